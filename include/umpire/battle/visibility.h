#pragma once

#include "umpire/rules/rule_pack.h"
#include "umpire/state/battle.h"

#include <set>
#include <string>
#include <vector>

namespace umpire {

/// The battle as a side knows it: every card of others that it may not see lies where covered ones come from
/// (roles.json `cards.covered.from`), as if nothing had ever been done with it, and nothing that is seen
/// names it. Two battles that differ only in what the side may not see come to the same. Without covered
/// cards in the pack it is the battle itself.
Battle asSeenBy(const Id& side, const RulePack& rules, const Battle& battle);

/// Who looks at a battle whose cards do not all lie open: the umpire sees everything, a side its own hand,
/// everybody only what lies on the table for all.
struct Viewer {
    enum class Whose { Umpire, Side, Everybody };

    Whose whose = Whose::Umpire;
    Id side; ///< Side

    static Viewer ofUmpire() { return {}; }
    static Viewer of(const Id& side) { return {Whose::Side, side}; }
    static Viewer ofEverybody() { return {Whose::Everybody, {}}; }
};

/// How many cards of a side lie in a pile. Everybody may count them.
struct PileCount {
    Id side;
    Id pile; ///< word of the pack's attribute of piles
    std::string name;
    std::int64_t cards = 0;
    bool open = true; ///< those who look may see which they are
};

/// Whether this viewer may see which card a unit is. Units of packs without cards are seen by all.
bool sees(const RulePack& rules, const Battle& battle, const Subject& unit, const Viewer& viewer);
/// Whether this viewer may not know of a subject at all: a unit that the rules hide from players (roles.json
/// `hidden`), from all sides but its own; a card that he may not see; an officer of those, and a formation
/// with nothing but such units.
bool isHidden(const Id& subject, const RulePack& rules, const Battle& battle, const Viewer& viewer);
/// The battle as this viewer may know it: without all of whom he may not know and all that is owed by them,
/// without the orders of other sides and the places of those that are masked on the map, and without what the
/// umpire wrote. What stands in it may be shown to him. To the umpire it is the battle itself.
Battle seenBattle(const RulePack& rules, const Battle& battle, const Viewer& viewer);
/// Whether all cards have come to lie open for everybody, because the game is over. Never where the pack has
/// no end of secrets, or no cards.
bool secretsAreOver(const RulePack& rules, const Battle& battle);
/// The units that this viewer may not see.
std::set<Id> unseenBy(const Viewer& viewer, const RulePack& rules, const Battle& battle);
/// All piles of all sides in the order of the pack; none where the pack has no cards.
std::vector<PileCount> pilesOf(const RulePack& rules, const Battle& battle, const Viewer& viewer);

} // namespace umpire
