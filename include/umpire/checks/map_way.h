#pragma once

#include "umpire/checks/scope.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace umpire {

/// A way on the map, as far as what is filled in tells.
struct MapWay {
    Ids places;             ///< from where the unit stands to where it goes; empty: the rules allow none
    std::int64_t cost = 0;  ///< of entering them
    bool costKnown = false; ///< of all of them
    std::int64_t points = 0;
    bool pointsKnown = false; ///< what the unit may spend

    int steps() const { return static_cast<int>(places.size()) - 1; }
    /// Whether that is enough; a step costs one where nobody knows better.
    bool isWithin() const { return (costKnown ? cost : steps()) <= points; }
};

/// Whether battles of these rules are shown on a map: there is one, and units have places on it.
bool hasMap(const RulePack& rules);

/// Where a unit stands; "" nowhere.
std::string placeOf(const RulePack& rules, const Battle& battle, const Id& unit);

/// The cheapest way for units that stand together, with what the slowest of them may spend. Nothing where
/// the pack tells no ways, or nobody stands anywhere.
std::optional<MapWay> wayOf(const RulePack& rules, const Battle& battle, const Ids& units,
                            const std::string& place);

/// A place within reach, and what the way there costs.
struct MapReach {
    std::string place;
    std::int64_t cost = 0;
};

/// Where units that stand together get with what the slowest of them may spend; nowhere while that is not
/// known, or the pack tells no ways.
std::vector<MapReach> reachOf(const RulePack& rules, const Battle& battle, const Ids& units);

/// What the way of a move costs that the fields of its action tell, where the pack has it written into one of
/// them. Nothing where that cannot be reckoned, or is not to be.
std::optional<std::int64_t> spentOnWay(const RulePack& rules, const Battle& battle, const Action& action,
                                       const Facts& fields);

} // namespace umpire
