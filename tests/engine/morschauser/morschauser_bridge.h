#pragma once
/// The plain model's battles and orders under Morschauser's rules in the words of the engine and its packs,
/// so that both can be asked the same. Where their forms differ, it is here:
///  - The umpire sees ranges and distances: the engine is told "out of range", "grape", "far from its
///  leader",
///    and never how many boxes.
///  - Mark 1 asks nothing about cover, Guard, poor troops, quality and morale, and has no words for them.
///  - The engine knows half boxes: a quarter box of an allowance is left out, as no move costs quarters.

#include "morschauser_battle.h"

#include "support/battles.h"

namespace umpire::test {

/// The id of a mark's pack.
std::string packOf(morschauser::Mark mark);

/// Two armies, "blue" and "red": each has commands ("blue-1") of a leader ("blue-1-leader") and so many units
/// of Infantry ("blue-1-1"). Blue moves first.
morschauser::Battlefield evenField(morschauser::Mark mark, int units, int commands = 1);

/// The unit of that id.
int unitOf(const morschauser::Battlefield& field, const std::string& id);
/// Its hits at its start are those of its type and kind.
void makeFresh(morschauser::Battlefield& field, int unit);

/// The battle file of the armies as they begin.
Json battleFileOf(const morschauser::Battlefield& field);

/// A session in which everything stands as in the field: hits, Shaken, quality, who moves first. What lasts
/// for a turn only is not taken over. Never null: throws where the battle does not load.
std::unique_ptr<Session> standingAs(const morschauser::Battlefield& field);

/// The order with its dice; without dice where it has none, so that the program throws them.
Json commandOf(const morschauser::Battlefield& field, const morschauser::Order& order);

morschauser::Order shotAt(int unit, int target, std::vector<int> dice = {});
morschauser::Order attackOn(int unit, int target, std::vector<int> dice = {});

/// How many half boxes an allowance comes to.
int halfBoxes(int quarterBoxes);

/// "mark 1: Infantry uphill".
std::string titleOf(morschauser::Mark mark, const std::string& name);

} // namespace umpire::test
