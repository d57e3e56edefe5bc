#include "umpire/battle/roster.h"

#include <algorithm>

namespace umpire {

namespace {

Scope scopeOf(const RulePack& rules, const Battle& battle, const Id& subject) {
    return {rules, battle, subject, {}, nullptr, nullptr, nullptr, {}};
}

/// Entries of a fix with their names filled in.
Json filledRoster(const Json& lists, const Scope& scope) {
    Json filled = Json::object();
    for (const auto& [list, entries] : lists.items()) {
        for (Json entry : entries) {
            entry["name"] = fillText(scope.rules.text(entry.value("name", "")), scope);
            filled[list].push_back(std::move(entry));
        }
    }
    return filled;
}

Json setCommand(const RosterFix& fix, const Subject& subject, const Scope& scope) {
    Json set = Json::object();
    for (const auto& [id, expression] : fix.set) {
        const Attribute* attribute = scope.rules.attribute(subject.kind, id);
        set[attribute->rosterKey] = toJson(evaluate(expression, scope));
    }
    return {{"do", "amend"}, {"subjects", {subject.id}}, {"set", std::move(set)}};
}

Json commandOf(const RosterFix& fix, const Subject& subject, const Scope& scope) {
    if (fix.strikes) {
        return {{"do", "strike"}, {"subjects", {subject.id}}};
    }
    if (fix.renumbers) {
        std::set<std::string> names;
        for (const Subject* other : scope.battle.all(subject.kind)) {
            names.insert(other->name);
        }
        return {
            {"do", "amend"}, {"subjects", {subject.id}}, {"set", {{"name", nextName(subject.name, names)}}}};
    }
    if (!fix.set.empty()) {
        return setCommand(fix, subject, scope);
    }
    Json command{{"do", "enlist"}};
    const bool place = subject.kind == SubjectKind::Side || subject.kind == SubjectKind::Formation;
    command["under"] = place ? subject.id : subject.parent;
    command.update(filledRoster(fix.enlists, scope));
    return command;
}

/// Sides, each with its formations, officers and units below it, as the tree shows them.
void addBelow(const Battle& battle, const Id& above, std::vector<const Subject*>& tree) {
    for (const SubjectKind kind : {SubjectKind::Officer, SubjectKind::Unit, SubjectKind::Formation}) {
        for (const Subject* subject : battle.all(kind)) {
            if (subject->parent == above) {
                tree.push_back(subject);
                if (kind == SubjectKind::Formation && tree.size() <= battle.all().size()) {
                    addBelow(battle, subject->id, tree);
                }
            }
        }
    }
}

} // namespace

std::vector<Finding> inspectRoster(const RulePack& rules, const Battle& battle) {
    std::vector<const Subject*> tree;
    for (const Subject* side : battle.all(SubjectKind::Side)) {
        tree.push_back(side);
        addBelow(battle, side->id, tree);
    }
    std::vector<Finding> findings;
    for (const Subject* subject : tree) {
        const Scope scope = scopeOf(rules, battle, subject->id);
        for (const RosterCheck& check : rules.rosterChecks) {
            if (check.of != subject->kind || !evaluate(check.when, scope).flag()) {
                continue;
            }
            Finding finding{check.id, subject->id, fillText(rules.text(check.text), scope), "", {}};
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
    for (const Subject* subject : battle.all()) {
        const Scope scope = scopeOf(rules, battle, subject->id);
        const bool unit = subject->kind == SubjectKind::Unit;
        if (unit && rules.carryOver.leaves && evaluate(*rules.carryOver.leaves, scope).flag()) {
            continue;
        }
        Subject fresh = asEnlisted(rules, *subject);
        for (const auto& [attribute, expression] : rules.carryOver.set) {
            if (unit) {
                fresh.values[attribute] = evaluate(expression, scope);
            }
        }
        next.add(std::move(fresh));
    }
    for (const Subject* subject : next.all()) {
        giveDefaults(rules, next, Id(subject->id));
    }
    const Ids order = next.sideOrder();
    next.clock.side = order.empty() ? Id() : order.front();
    return next;
}

} // namespace umpire
