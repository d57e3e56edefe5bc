#include "umpire/battle/roster.h"
#include "umpire/rules/commands.h"

#include <algorithm>
#include <unordered_set>

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

Json rosterOf(const RulePack& rules, const Battle& battle, const Ids& subjects) {
    const Ids inOrder = battle.withAllBelow(subjects);
    const std::unordered_set<Id> wanted(inOrder.begin(), inOrder.end());
    Json roster = Json::object();
    for (const Id& id : inOrder) {
        const Subject* subject = battle.find(id);
        Json entry = rosterEntry(rules, *subject);
        entry.erase("side");
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

std::vector<Json> duplicates(const RulePack& rules, const Battle& battle, const Ids& subjects) {
    std::vector<Json> commands;
    const std::unordered_set<Id> wanted(subjects.begin(), subjects.end());
    for (const Id& id : subjects) {
        const Subject* subject = battle.find(id);
        const Ids above = subject ? battle.line(*subject) : Ids{};
        const bool carried = std::any_of(above.begin(), above.end(),
                                         [&wanted](const Id& higher) { return wanted.contains(higher); });
        if (!subject || carried) {
            continue;
        }
        Json command = commandOf(Verb::Enlist, {{"after", id}, {"renumber", true}});
        if (!placeKey(subject->kind).empty()) {
            command["under"] = subject->parent;
        }
        command.update(rosterOf(rules, battle, {id}));
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

} // namespace umpire
