#include "umpire/battle/visibility.h"

#include "effects.h"
#include "umpire/checks/scope.h"

#include <algorithm>

namespace umpire {

namespace {

/// Whether all cards lie open: there are none, the umpire looks, or the game is over.
bool allOpen(const RulePack& rules, const Battle& battle, const Viewer& viewer) {
    const PackRoles::Cards& cards = rules.roles.cards;
    return cards.pile.empty() || viewer.whose == Viewer::Whose::Umpire || secretsAreOver(rules, battle);
}

bool isOpen(const PackRoles::Cards& cards, const Id& pile, const Id& side, const Viewer& viewer) {
    const auto covered = std::ranges::find(cards.piles, pile, &PackRoles::Pile::id);
    return covered == cards.piles.end() || covered->open ||
           (covered->owner && viewer.whose == Viewer::Whose::Side && viewer.side == side);
}

Id pileOf(const RulePack& rules, const Subject& unit) {
    return unit.value(rules.roles.cards.pile).text();
}

bool isHiddenUnit(const Subject& unit, const RulePack& rules, const Battle& battle, const Viewer& viewer) {
    if (!sees(rules, battle, unit, viewer)) {
        return true;
    }
    const bool own = viewer.whose == Viewer::Whose::Side && viewer.side == unit.side;
    return !own && !rules.roles.secret.empty() &&
           attributeValue(unit.id, rules.roles.secret, Scope{rules, battle, unit.id}).flag();
}

/// A formation that has units, and none that may be seen, would give them away; so would its officers.
bool isHiddenFormation(const Id& formation, const RulePack& rules, const Battle& battle,
                       const Viewer& viewer) {
    bool any = false;
    for (const Id& below : battle.withAllBelow(formation)) {
        const Subject* subject = battle.find(below);
        if (subject && subject->kind == SubjectKind::Unit) {
            any = true;
            if (!isHiddenUnit(*subject, rules, battle, viewer)) {
                return false;
            }
        }
    }
    return any;
}

/// Takes one subject's attributes that name somebody unseen out of a battle.
void loosen(const Subject& subject, const std::set<Id>& unseen, const RulePack& rules, Battle& battle) {
    const Symbol id = subject.symbol;
    for (const Attribute& attribute : rules.attributes) {
        if (attribute.of != subject.kind || attribute.derived || !attribute.type.namesSubjects()) {
            continue;
        }
        const Value value = battle.find(id)->value(attribute.id);
        if (Value seen = withoutThose(value, unseen); seen != value) {
            battle.set(id, Symbol(attribute.id), std::move(seen));
        }
    }
}

/// What the umpire wrote is for nobody else.
void forgetWritten(Battle& battle) {
    battle.notes.clear();
    battle.recordNotes = std::map<int, RecordNote>();
    battle.prose = std::map<Id, std::string>();
    battle.remarks = std::map<NotedOn, std::string>();
}

/// Orders are known to those who gave them only.
void forgetOrders(const RulePack& rules, const Viewer& viewer, Battle& battle) {
    for (const Id& attribute : {rules.roles.orders.order, rules.roles.orders.objective}) {
        for (const Symbol unit :
             attribute.empty() ? std::vector<Symbol>{} : battle.holdersOf(SubjectKind::Unit, attribute)) {
            if (viewer.whose != Viewer::Whose::Side || battle.find(unit)->side != viewer.side) {
                battle.set(unit, Symbol(attribute), Value());
            }
        }
    }
}

/// Of those on the map of whom others see only that somebody is there they do not know where each stands.
void forgetPlaces(const RulePack& rules, const Battle& whole, const Viewer& viewer, Battle& battle) {
    const PackRoles::Map& map = rules.roles.map;
    const Attribute* place = map.masked ? rules.attribute(SubjectKind::Unit, map.unit) : nullptr;
    for (const Attribute& attribute : place ? rules.attributes : std::vector<Attribute>{}) {
        if (attribute.of != SubjectKind::Unit || attribute.derived ||
            attribute.type.vocabulary != place->type.vocabulary) {
            continue;
        }
        for (const Symbol unit : battle.holdersOf(SubjectKind::Unit, attribute.id)) {
            const Subject& subject = *whole.find(unit);
            const bool own = viewer.whose == Viewer::Whose::Side && subject.side == viewer.side;
            if (!own && holds(map.masked, Scope{rules, whole, subject.id})) {
                battle.set(unit, Symbol(attribute.id), Value());
            }
        }
    }
}

/// A unit as nobody has seen it.
void coverUp(const Id& id, const RulePack& rules, Battle& battle) {
    for (const Attribute& attribute : rules.attributes) {
        if (attribute.of == SubjectKind::Unit && !attribute.derived && attribute.rosterKey.empty()) {
            battle.set(id, attribute.id,
                       attribute.fallback ? evaluate(*attribute.fallback, Scope{rules, battle, Somebody(id)})
                                          : Value());
        }
    }
    battle.set(id, rules.roles.cards.pile, rules.roles.cards.covered.from);
}

} // namespace

bool sees(const RulePack& rules, const Battle& battle, const Subject& unit, const Viewer& viewer) {
    return unit.kind != SubjectKind::Unit || allOpen(rules, battle, viewer) ||
           isOpen(rules.roles.cards, pileOf(rules, unit), unit.side, viewer);
}

bool secretsAreOver(const RulePack& rules, const Battle& battle) {
    const PackRoles::Cards& cards = rules.roles.cards;
    return cards.over && holds(cards.over, Scope{rules, battle});
}

std::set<Id> unseenBy(const Viewer& viewer, const RulePack& rules, const Battle& battle) {
    std::set<Id> unseen;
    if (allOpen(rules, battle, viewer)) {
        return unseen;
    }
    for (const Subject* unit : battle.all(SubjectKind::Unit)) {
        if (!isOpen(rules.roles.cards, pileOf(rules, *unit), unit->side, viewer)) {
            unseen.insert(unit->id);
        }
    }
    return unseen;
}

std::vector<PileCount> pilesOf(const RulePack& rules, const Battle& battle, const Viewer& viewer) {
    std::vector<PileCount> piles;
    const Attribute* pile = rules.attribute(SubjectKind::Unit, rules.roles.cards.pile);
    const Vocabulary* words = pile ? rules.vocabulary(pile->type.vocabulary) : nullptr;
    if (!words) {
        return piles;
    }
    const bool open = allOpen(rules, battle, viewer);
    for (const Subject* side : battle.all(SubjectKind::Side)) {
        for (const Word& word : words->words) {
            piles.push_back({side->id, word.id, word.name, 0,
                             open || isOpen(rules.roles.cards, word.id, side->id, viewer)});
            for (const Subject* unit : battle.all(SubjectKind::Unit)) {
                piles.back().cards += unit->side == side->id && pileOf(rules, *unit) == word.id;
            }
        }
    }
    return piles;
}

bool isHidden(const Id& subject, const RulePack& rules, const Battle& battle, const Viewer& viewer) {
    const Subject* known = battle.find(subject);
    if (!known || viewer.whose == Viewer::Whose::Umpire ||
        (rules.roles.secret.empty() && rules.roles.cards.pile.empty())) {
        return false;
    }
    switch (known->kind) {
    case SubjectKind::Unit:
        return isHiddenUnit(*known, rules, battle, viewer);
    case SubjectKind::Officer:
        return isHidden(known->parent, rules, battle, viewer);
    case SubjectKind::Formation:
        return isHiddenFormation(subject, rules, battle, viewer);
    case SubjectKind::Side:
    case SubjectKind::Thing:
        return false;
    }
    return false;
}

Battle seenBattle(const RulePack& rules, const Battle& battle, const Viewer& viewer) {
    Battle seen = battle;
    if (viewer.whose == Viewer::Whose::Umpire) {
        return seen;
    }
    std::vector<const Subject*> subjects = battle.all();
    std::set<Id> unseen;
    for (const Subject* subject : subjects) {
        if (isHidden(subject->id, rules, battle, viewer)) {
            unseen.insert(subject->id);
        }
    }
    std::erase_if(subjects, [&unseen](const Subject* each) { return unseen.contains(each->id); });
    for (const Subject* subject : unseen.empty() ? std::vector<const Subject*>{} : subjects) {
        loosen(*subject, unseen, rules, seen);
    }
    std::ranges::for_each(unseen, [&seen](const Id& id) { seen.remove(id); });
    std::vector<Due> due = seen.due;
    std::erase_if(due, [&unseen](const Due& each) {
        return unseen.contains(each.subject) || namesAny(each.command, unseen);
    });
    seen.due = std::move(due);
    forgetWritten(seen);
    forgetOrders(rules, viewer, seen);
    forgetPlaces(rules, battle, viewer, seen);
    return seen;
}

Battle asSeenBy(const Id& side, const RulePack& rules, const Battle& battle) {
    if (rules.roles.cards.covered.pile.empty()) {
        return battle;
    }
    const std::set<Id> unseen = unseenBy(Viewer::of(side), rules, battle);
    Battle seen = battle;
    for (const Symbol unit : battle.symbolsOf(SubjectKind::Unit)) {
        const Id& id = unit.text();
        if (battle.find(unit)->side == side) {
            continue;
        }
        if (unseen.contains(id)) {
            coverUp(id, rules, seen);
        } else {
            loosen(*battle.find(unit), unseen, rules, seen);
        }
    }
    return seen;
}

} // namespace umpire
