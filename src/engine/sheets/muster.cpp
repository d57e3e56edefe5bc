#include "muster.h"

#include <algorithm>

namespace umpire::sheets {

namespace {

bool onlyHiddenBelow(const Battle& battle, const Id& formation, const std::set<Id>& hidden) {
    bool any = false;
    for (const Id& id : battle.withAllBelow(formation)) {
        if (battle.find(id)->kind == SubjectKind::Unit) {
            any = true;
            if (!hidden.contains(id)) {
                return false;
            }
        }
    }
    return any;
}

/// Formations of which nothing else is left in any battle that knows them, and the officers in these.
void addEmptied(std::initializer_list<const Battle*> battles, std::set<Id>& hidden) {
    std::set<Id> emptied;
    std::set<Id> others;
    for (const Battle* battle : battles) {
        for (const Subject* formation : battle->all(SubjectKind::Formation)) {
            (onlyHiddenBelow(*battle, formation->id, hidden) ? emptied : others).insert(formation->id);
        }
    }
    std::erase_if(emptied, [&others](const Id& id) { return others.contains(id); });
    hidden.insert(emptied.begin(), emptied.end());
    for (const Battle* battle : battles) {
        for (const Subject* officer : battle->all(SubjectKind::Officer)) {
            if (emptied.contains(officer->parent)) {
                hidden.insert(officer->id);
            }
        }
    }
}

Muster musterOf(const Battle& battle, const Subject& head, const std::set<Id>& hidden) {
    Muster muster{&head, {}, {}, false};
    for (const Subject* officer : battle.all(SubjectKind::Officer)) {
        if (officer->parent == head.id) {
            muster.officers.push_back(officer);
        }
    }
    for (const Subject* unit : battle.all(SubjectKind::Unit)) {
        const bool hides = hidden.contains(unit->id);
        if (unit->parent == head.id && !hides) {
            muster.units.push_back(unit);
        }
        muster.veiled = muster.veiled || (unit->parent == head.id && hides);
    }
    const Ids below = battle.withAllBelow(head.id);
    muster.veiled = muster.veiled || std::any_of(below.begin(), below.end(),
                                                 [&hidden](const Id& id) { return hidden.contains(id); });
    return muster;
}

void addFormations(const Battle& battle, const Subject& above, const std::set<Id>& hidden,
                   std::vector<Muster>& musters) {
    for (const Id& id : battle.formationsOf(above)) {
        if (!onlyHiddenBelow(battle, id, hidden)) {
            musters.push_back(musterOf(battle, *battle.find(id), hidden));
            addFormations(battle, *battle.find(id), hidden, musters);
        }
    }
}

} // namespace

Viewer eyesOf(const SheetWish& wish) {
    return wish.reader == Reader::Umpire ? Viewer::ofUmpire()
           : wish.side.empty()           ? Viewer::ofEverybody()
                                         : Viewer::of(wish.side);
}

std::set<Id> hiddenFrom(const SheetWish& wish, const RulePack& rules,
                        std::initializer_list<const Battle*> battles) {
    std::set<Id> hidden;
    if (wish.reader == Reader::Umpire) {
        return hidden;
    }
    for (const Battle* battle : battles) {
        hidden.merge(unseenBy(eyesOf(wish), rules, *battle));
        const BattleText words(rules, *battle);
        for (const Subject* unit : battle->all(SubjectKind::Unit)) {
            if (words.isSecret(*unit)) {
                hidden.insert(unit->id);
            }
        }
    }
    if (!hidden.empty()) {
        addEmptied(battles, hidden);
    }
    return hidden;
}

std::vector<Muster> mustersOf(const Battle& battle, const Id& side, const std::set<Id>& hidden) {
    std::vector<Muster> musters;
    const Subject* head = battle.find(side);
    if (!head) {
        return musters;
    }
    Muster own = musterOf(battle, *head, hidden);
    if (!own.officers.empty() || !own.units.empty()) {
        musters.push_back(std::move(own));
    }
    addFormations(battle, *head, hidden, musters);
    return musters;
}

std::vector<const Subject*> sidesOf(const Battle& battle, const SheetWish& wish) {
    std::vector<const Subject*> sides = battle.all(SubjectKind::Side);
    std::erase_if(sides,
                  [&wish](const Subject* side) { return !wish.side.empty() && side->id != wish.side; });
    return sides;
}

} // namespace umpire::sheets
