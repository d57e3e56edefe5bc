#include "umpire/battle/visibility.h"

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
    const auto covered = std::find_if(cards.piles.begin(), cards.piles.end(),
                                      [&pile](const PackRoles::Pile& each) { return each.id == pile; });
    return covered == cards.piles.end() || covered->open ||
           (covered->owner && viewer.whose == Viewer::Whose::Side && viewer.side == side);
}

Id pileOf(const RulePack& rules, const Subject& unit) {
    return unit.value(rules.roles.cards.pile).text();
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

} // namespace umpire
