#pragma once

#include "umpire/base/json.h"
#include "umpire/rules/pack_roles.h"
#include "umpire/state/battle.h"

#include <string>
#include <vector>

namespace umpire {

/// What stands at one place of the map.
struct MapPlace {
    std::string place; ///< its printed number: "0812"
    Ids units;         ///< in play, in the order of the roster
    Ids things;
    std::string ground; ///< the word for what lies there; "" while nobody filled it in
};

/// A border of which something is told: a river, a bridge.
struct MapBorder {
    std::string border; ///< "0812-0813"
    std::string word;   ///< of the vocabulary of its table
};

/// Places shown round a unit, as the pack has it: its zone of control, the ways out of where it stands.
struct MapLayer {
    std::string name;
    Ids places;
};

/// Whether battles of these rules are shown on a map: there is one, and units have places on it.
bool hasMap(const RulePack& rules);

/// The places where something is or of which the ground is told, by number.
std::vector<MapPlace> placesInUse(const RulePack& rules, const Battle& battle);

/// The borders of which something is told, by name, but for what all the rest of them are.
std::vector<MapBorder> bordersInUse(const RulePack& rules, const Battle& battle);

/// Where a unit stands; "" nowhere.
std::string placeOf(const RulePack& rules, const Battle& battle, const Id& unit);

/// What is shown round a unit that stands somewhere; none for others.
std::vector<MapLayer> layersOf(const RulePack& rules, const Battle& battle, const Id& unit);

/// The command that takes units to a place: the action that the pack names, else a change of where they
/// stand; of several at once where the action takes one alone. Null of nobody.
Json moveCommand(const RulePack& rules, const Ids& units, const std::string& place);

} // namespace umpire
