#include "umpire/battle/roster.h"
#include "umpire/battle/turn_order.h"
#include "umpire/rules/commands.h"
#include "umpire/rules/roster_keys.h"

#include "../program/attribute_index.h"

#include <algorithm>

namespace umpire {

namespace {

Scope scopeOf(const RulePack& rules, const Battle& battle, const Id& subject) {
    return {rules, battle, subject};
}

/// The keys of an entry, with what they come to.
Json filledKeys(const RosterSet& set, SubjectKind kind, const Scope& scope) {
    Json keys = Json::object();
    for (const auto& [id, expression] : set) {
        keys[scope.rules.attribute(kind, id)->rosterKey] = toJson(evaluate(expression, scope));
    }
    return keys;
}

Json filledEntry(const RosterFix::Entry& entry, const Scope& scope) {
    Json filled{{"name", fillText(scope.rules.text(entry.name), scope)}};
    filled.update(filledKeys(entry.set, entry.kind, scope));
    return filled;
}

Json commandOf(const RosterFix& fix, const Subject& subject, const Scope& scope) {
    if (fix.strikes) {
        return commandOf(Verb::Strike, {{"subjects", {subject.id}}});
    }
    if (fix.renumbers) {
        std::set<std::string> names;
        for (const Subject* other : scope.battle.all(subject.kind)) {
            names.insert(other->name);
        }
        return commandOf(Verb::Amend,
                         {{"subjects", {subject.id}}, {"set", {{"name", nextName(subject.name, names)}}}});
    }
    if (!fix.set.empty()) {
        return commandOf(Verb::Amend,
                         {{"subjects", {subject.id}}, {"set", filledKeys(fix.set, subject.kind, scope)}});
    }
    Json command = commandOf(Verb::Enlist);
    const bool place = subject.kind == SubjectKind::Side || subject.kind == SubjectKind::Formation;
    command["under"] = place ? subject.id : subject.parent;
    for (const RosterFix::Entry& entry : fix.enlists) {
        command[rosterList(entry.kind)].push_back(filledEntry(entry, scope));
    }
    return command;
}

/// The roster key of what is taken of the subject itself, "" for anything else.
std::string keyTaken(const RulePack& rules, SubjectKind kind, const Expression& part) {
    if (part.op != Expression::Op::Of || part.operands.front().op != Expression::Op::Self) {
        return {};
    }
    const Attribute* attribute = rules.attribute(kind, part.word);
    return part.word == placeKey(kind) ? part.word : attribute ? attribute->rosterKey : std::string();
}

bool saysNothing(const Expression& part) {
    const Json value = part.op == Expression::Op::Literal ? toJson(part.literal) : Json(true);
    return value.is_null() || value == "" || value == 0;
}

/// Where the umpire mends what a check finds: in what its fix sets, else in what it finds empty, else in the
/// last that it looks at.
std::string mendingKey(const RulePack& rules, const RosterCheck& check) {
    if (check.fix) {
        const RosterSet& set = check.fix->set;
        return check.fix->renumbers ? "name"
               : set.empty()        ? std::string()
                                    : rules.attribute(check.of, set.front().first)->rosterKey;
    }
    std::string empty;
    std::string last;
    visit(check.when, [&](const Expression& part) {
        const std::string key = keyTaken(rules, check.of, part);
        last = key.empty() ? last : key;
        if (empty.empty() && part.op == Expression::Op::Equal && saysNothing(part.operands.back())) {
            empty = keyTaken(rules, check.of, part.operands.front());
        }
    });
    return empty.empty() ? last : empty;
}

/// Sides, each with its formations, officers and units below it, as the tree shows them.
void addBelow(const Battle& battle, Symbol above, std::vector<const Subject*>& tree) {
    for (const SubjectKind kind : {SubjectKind::Officer, SubjectKind::Unit, SubjectKind::Formation}) {
        for (const Symbol subject : battle.symbolsBelow(above, kind)) {
            tree.push_back(battle.find(subject));
            if (kind == SubjectKind::Formation && tree.size() <= battle.count()) {
                addBelow(battle, subject, tree);
            }
        }
    }
}

void carry(Value value, const Id& attribute, Subject& subject) {
    if (value.isNone()) {
        subject.values.erase(attribute);
    } else {
        subject.values[attribute] = std::move(value);
    }
}

} // namespace

std::vector<Finding> inspectRoster(const RulePack& rules, const Battle& battle) {
    std::vector<const Subject*> tree;
    for (const Subject* side : battle.all(SubjectKind::Side)) {
        tree.push_back(side);
        addBelow(battle, side->symbol, tree);
    }
    const std::vector<const Subject*> things = battle.all(SubjectKind::Thing);
    tree.insert(tree.end(), things.begin(), things.end());
    std::vector<Finding> findings;
    const AttributeIndex index(battle);
    for (const Subject* subject : tree) {
        const Scope scope = scopeOf(rules, battle, subject->id);
        for (const RosterCheck& check : rules.rosterChecks) {
            if (check.of != subject->kind || !evaluate(check.when, scope).flag()) {
                continue;
            }
            Finding finding{
                check.id, subject->id, fillText(rules.text(check.text), scope), mendingKey(rules, check),
                "",       {}};
            if (check.fix) {
                finding.fix = fillText(rules.text(check.fix->text), scope);
                finding.command = commandOf(*check.fix, *subject, scope);
            }
            findings.push_back(std::move(finding));
        }
    }
    return findings;
}

Battle carriedForward(const RulePack& rules, const Battle& battle) {
    Battle next = emptyBattle(rules);
    for (const std::string& detail : Battle::details()) {
        next.setDetail(detail, battle.detail(detail));
    }
    next.rulings = battle.rulings;
    next.adopt(rules.layout);
    for (const Subject* subject : battle.all()) {
        const Scope scope = scopeOf(rules, battle, subject->id);
        const bool unit = subject->kind == SubjectKind::Unit;
        if (unit && rules.carryOver.leaves && evaluate(*rules.carryOver.leaves, scope).flag()) {
            continue;
        }
        Subject fresh = asEnlisted(rules, *subject);
        for (const auto& [attribute, expression] : rules.carryOver.set) {
            if (unit) {
                carry(evaluate(expression, scope), attribute, fresh);
            }
        }
        next.add(std::move(fresh));
    }
    for (const Subject* subject : next.all()) {
        giveDefaults(rules, next, Id(subject->id));
    }
    next.clock = openingClock(rules, next);
    return next;
}

} // namespace umpire
