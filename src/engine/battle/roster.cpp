#include "umpire/battle/roster.h"

#include "../program/attribute_index.h"
#include "umpire/base/text.h"
#include "umpire/battle/turn_order.h"
#include "umpire/rules/commands.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace umpire {

bool isSetUp(const Json& command) {
    return ownCommand(verbOf(command)).setsUp;
}

bool isSetUp(const KeptJson& command) {
    return ownCommand(verbOf(command)).setsUp;
}

Json rosterEntry(const RulePack& rules, const Subject& subject) {
    Json entry{{"id", subject.id}, {"name", subject.name}};
    if (subject.kind == SubjectKind::Formation) {
        entry["side"] = subject.side;
        if (subject.parent != subject.side) {
            entry["parent"] = subject.parent;
        }
    } else if (!placeKey(subject.kind).empty()) {
        entry[placeKey(subject.kind)] = subject.parent;
    }
    for (const Attribute& attribute : rules.attributes) {
        if (attribute.of != subject.kind || attribute.rosterKey.empty()) {
            continue;
        }
        if (const Value& value = subject.value(attribute.id); !value.isNone()) {
            entry[attribute.rosterKey] = toJson(value);
        }
    }
    return entry;
}

namespace {

/// Takes out of an entry whom its attributes name, but for those that come along.
void dropStrangers(const RulePack& rules, SubjectKind kind, const std::unordered_set<Id>& wanted,
                   Json& entry) {
    const auto isStranger = [&wanted](const Json& id) { return !wanted.contains(id.get<Id>()); };
    for (const Attribute& attribute : rules.attributes) {
        const auto named = attribute.of == kind ? entry.find(attribute.rosterKey) : entry.end();
        if (named == entry.end()) {
            continue;
        }
        if (attribute.type.kind == Type::Kind::Subject && isStranger(*named)) {
            entry.erase(named);
        } else if (attribute.type.kind == Type::Kind::Subjects) {
            std::erase_if(named->get_ref<Json::array_t&>(), isStranger);
        }
    }
}

std::string ordinalEnding(long long number) {
    const long long last = number % 100;
    if (last >= 11 && last <= 13) {
        return "th";
    }
    static const std::array<std::string, 4> endings{"th", "st", "nd", "rd"};
    return endings[static_cast<std::size_t>(number % 10 < 4 ? number % 10 : 0)];
}

/// The numerals of battalions, as in "III/67th".
const std::array<std::string, 20>& romanNumerals() {
    static const std::array<std::string, 20> numerals{"I",    "II",  "III",  "IV",    "V",   "VI",   "VII",
                                                      "VIII", "IX",  "X",    "XI",    "XII", "XIII", "XIV",
                                                      "XV",   "XVI", "XVII", "XVIII", "XIX", "XX"};
    return numerals;
}

std::string withNextRoman(const std::string& name) {
    const std::string numeral = name.substr(0, name.find('/'));
    for (std::size_t i = 0; i + 1 < romanNumerals().size(); ++i) {
        if (romanNumerals()[i] == numeral) {
            return romanNumerals()[i + 1] + name.substr(numeral.size());
        }
    }
    return {};
}

std::string withNextLetter(const std::string& name) {
    const bool lettered = name.size() > 2 && name[0] >= 'A' && name[0] < 'Z' && name[1] == ' ';
    return lettered ? std::string(1, static_cast<char>(name[0] + 1)) + name.substr(1) : std::string();
}

std::string withNextNumber(const std::string& name) {
    std::size_t from = 0;
    while (from < name.size() && !isDigit(name[from])) {
        ++from;
    }
    std::size_t to = from;
    while (to < name.size() && isDigit(name[to])) {
        ++to;
    }
    long long number = 0;
    if (std::from_chars(name.data() + from, name.data() + to, number).ec != std::errc() ||
        number >= 1'000'000) {
        return {};
    }
    const std::string ending = name.substr(to, 2);
    const bool ordinal = ending == ordinalEnding(number);
    return name.substr(0, from) + std::to_string(number + 1) +
           (ordinal ? ordinalEnding(number + 1) : std::string()) + name.substr(to + (ordinal ? 2 : 0));
}

std::string successor(const std::string& name) {
    for (const auto& step : {withNextRoman, withNextLetter, withNextNumber}) {
        if (std::string next = step(name); !next.empty()) {
            return next;
        }
    }
    return name + " 2";
}

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
        FreeNames names;
        for (const Subject* other : scope.battle.all(subject.kind)) {
            names.take(other->name);
        }
        return commandOf(Verb::Amend,
                         {{"subjects", {subject.id}}, {"set", {{"name", names.next(subject.name)}}}});
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

Json rosterOf(const RulePack& rules, const Battle& battle, const Ids& subjects, Strangers strangers) {
    const Ids inOrder = battle.withAllBelow(subjects);
    const std::unordered_set<Id> wanted(inOrder.begin(), inOrder.end());
    Json roster = Json::object();
    for (const Id& id : inOrder) {
        const Subject* subject = battle.find(id);
        Json entry = rosterEntry(rules, *subject);
        entry.erase("side");
        if (strangers == Strangers::Dropped) {
            dropStrangers(rules, subject->kind, wanted, entry);
        }
        if (placeKey(subject->kind).empty()) {
            // It stands under nobody.
        } else if (!wanted.contains(subject->parent)) {
            entry.erase(placeKey(subject->kind));
        } else if (subject->kind == SubjectKind::Formation) {
            entry["parent"] = subject->parent;
        }
        roster[rosterList(subject->kind)].push_back(std::move(entry));
    }
    return roster;
}

std::optional<NeededStranger> neededStranger(const RulePack& rules, const Battle& battle,
                                             const Ids& subjects) {
    const Ids all = battle.withAllBelow(subjects);
    const std::unordered_set<Id> there(all.begin(), all.end());
    for (const Id& id : all) {
        const Subject& subject = *battle.find(id);
        for (const Attribute& attribute : rules.attributes) {
            const bool needs = attribute.of == subject.kind && attribute.required &&
                               attribute.type.kind == Type::Kind::Subject;
            const Id named = needs ? subject.value(attribute.id).text() : Id();
            if (!named.empty() && !there.contains(named)) {
                return NeededStranger{id, attribute.id, named};
            }
        }
    }
    return std::nullopt;
}

std::vector<Json> duplicates(const RulePack& rules, const Battle& battle, const Ids& subjects) {
    std::vector<Json> commands;
    const std::unordered_set<Id> wanted(subjects.begin(), subjects.end());
    for (const Id& id : subjects) {
        const Subject* subject = battle.find(id);
        const Ids above = subject ? battle.line(*subject) : Ids{};
        const bool carried =
            std::ranges::any_of(above, [&wanted](const Id& higher) { return wanted.contains(higher); });
        if (!subject || carried) {
            continue;
        }
        Json command = commandOf(Verb::Enlist, {{"after", id}, {"renumber", true}});
        if (!placeKey(subject->kind).empty()) {
            command["under"] = subject->parent;
        }
        command.update(rosterOf(rules, battle, {id}, Strangers::Kept));
        commands.push_back(std::move(command));
    }
    return commands;
}

Subject asEnlisted(const RulePack& rules, const Subject& subject) {
    Subject fresh = subject;
    fresh.values.clear();
    for (const Attribute& attribute : rules.attributes) {
        const Value& value = subject.value(attribute.id);
        if (attribute.of == subject.kind && !attribute.rosterKey.empty() && !value.isNone()) {
            fresh.values[attribute.id] = value;
        }
    }
    return fresh;
}

Battle emptyBattle(const RulePack& rules) {
    Battle battle;
    battle.rules = rules.id;
    battle.clock = {1, "", rules.phases.front().id, 0};
    battle.adopt(rules.layout);
    return battle;
}

std::string FreeNames::next(const std::string& name) {
    std::vector<std::string> passed;
    std::string next = name;
    while (m_taken.contains(next)) {
        passed.push_back(next);
        const auto later = m_later.find(next);
        next = later == m_later.end() ? successor(next) : later->second;
    }
    for (std::string& each : passed) {
        m_later.insert_or_assign(std::move(each), next);
    }
    return next;
}

Id FreeIds::idFor(const std::string& name, const Battle& battle) {
    const std::string stem = kebabOf(name);
    const auto id = [&stem](int number) { return number == 1 ? stem : stem + "-" + std::to_string(number); };
    const auto taken = [&battle](const Id& wanted) {
        return battle.find(wanted) || wanted == "turn" || wanted == "due";
    };
    int& number = m_numbers.try_emplace(stem, 0).first->second;
    while (taken(id(number + 1))) {
        ++number;
    }
    return id(number + 1);
}

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
