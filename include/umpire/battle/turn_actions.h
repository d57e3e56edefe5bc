#pragma once

#include "umpire/rules/rule_pack.h"
#include "umpire/state/battle.h"

#include <string>
#include <vector>

namespace umpire {

/// Something a subject has done in this phase or half-turn, as the pack calls it: "Shot", "Fought".
struct TurnAction {
    Id id; ///< of the attribute that remembers it
    std::string name;
    bool operator==(const TurnAction&) const = default;
};

/// What a subject has done, as far as the record knows, in the order of the pack. What nobody entered, such
/// as a plain move, is not among it. Nothing for an unknown subject.
std::vector<TurnAction> turnActionsOf(const RulePack& rules, const Battle& battle, const Id& subject);

/// A bond that stands between two subjects, such as a charge that is declared and not yet fought.
struct Tie {
    Id id; ///< of the attribute of `from` that names `to`
    Id from;
    Id to;
    std::string name;
    bool operator==(const Tie&) const = default;
};

/// Every bond that stands, in the order of the battle.
std::vector<Tie> tiesOf(const RulePack& rules, const Battle& battle);

} // namespace umpire
