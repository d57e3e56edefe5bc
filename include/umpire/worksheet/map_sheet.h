#pragma once

#include "umpire/base/json.h"
#include "umpire/battle/session.h"
#include "umpire/checks/map_way.h"
#include "umpire/rules/pack_roles.h"
#include "umpire/state/battle.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
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
    Ids from;         ///< where that comes from: who stands round, whom it reaches
    std::string says; ///< what comes of it, in a sentence; or ""
};

/// The places where something is or of which the ground is told, by number.
std::vector<MapPlace> placesInUse(const RulePack& rules, const Battle& battle);

/// The borders of which something is told, by name, but for what all the rest of them are.
std::vector<MapBorder> bordersInUse(const RulePack& rules, const Battle& battle);

/// What is shown round a unit that stands somewhere; none for others. `target`: whom it aims at, or "".
std::vector<MapLayer> layersOf(const RulePack& rules, const Battle& battle, const Id& unit,
                               const Id& target = {});

/// The layers that can be shown of all units at once, and the places of each side.
struct MapEverywhere {
    std::string name;
    std::vector<std::pair<Id, Ids>> sides;
};
std::vector<MapEverywhere> layersEverywhere(const RulePack& rules, const Battle& battle);

/// What stands on the counter of a unit, as the pack has it; "" for nothing.
std::string printedOn(const RulePack& rules, const Battle& battle, const Id& unit);

/// The units that are still to be set up on the map.
Ids toSetUp(const Session& session);

/// The units that are nowhere on the map and may be put there in the course of play, such as planes in the
/// air.
Ids toAppear(const Session& session);

/// Whether players see only that somebody of a side stands where this unit does.
bool isMasked(const RulePack& rules, const Battle& battle, const Id& unit);

/// The command that takes units to a place: the action that the pack names, else a change of where they
/// stand; of several at once where the action takes one alone. Null of nobody.
Json moveCommand(const RulePack& rules, const Ids& units, const std::string& place);

/// The same by what the rules have least to say against of all actions that take the first of them there now:
/// its retreat, its advance, its setting up. Who cannot go along stays where he is.
Json placeCommand(const Session& session, const Ids& units, const std::string& place);

/// The command by which all who may go into what they attacked do so, from the first of them; null when
/// nobody may.
Json advanceCommand(const Session& session);

} // namespace umpire
