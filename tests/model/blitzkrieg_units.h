#pragma once
/// What units of Allenby's Blitzkrieg are worth, where they reach and to whom they belong: for the files of
/// the model only.

#include "blitzkrieg_game.h"

namespace umpire::blitzkrieg {

Camp enemyOf(Camp camp);
/// It fights: no dummy, no air unit.
bool isReal(const Unit& unit);
/// Cavalry and the Armoured Car: they act in the British cavalry phase.
bool rides(const Unit& unit);
/// In play, and not away for the scenario (12.4).
bool takesPart(const Game& game, const Unit& unit);

/// The counter that plays in this scenario.
const Counter& counterOf(const Game& game, const Unit& unit);
std::optional<int> fullStrength(const Game& game, const Unit& unit);
/// What a disrupted unit is worth by an odd and an even die (7.3.1).
int worthOf(Rear rear, int die);

/// Units for which it holds.
template <class Wanted>
std::vector<int> unitsWhere(const Game& game, const Wanted& wanted) {
    std::vector<int> found;
    for (int i = 0; i < static_cast<int>(game.units.size()); ++i)
        if (wanted(game.unitAt(i)))
            found.push_back(i);
    return found;
}

/// On the map in that hex.
std::vector<int> unitsIn(const Game& game, Hex hex);
std::vector<int> unitsIn(const Game& game, Hex hex, Camp camp);
bool enemyIn(const Game& game, Hex hex, Camp camp);
bool realEnemyIn(const Game& game, Hex hex, Camp camp);
/// An enemy of `camp` exerts a zone of control there (4.1).
bool inEnemyZone(const Game& game, Hex hex, Camp camp);
/// The same of units that are no dummies.
bool inRealZone(const Game& game, Hex hex, Camp camp);
bool exertsZoneInto(const Game& game, const Unit& unit, Hex hex);

/// The Group it belongs to, or -1 at Command level.
int groupOf(const Game& game, const Unit& unit);
Level levelOf(const Game& game, const Unit& unit);
/// Not unrelated (3.0, 4.2): one formation, one Group's own level, or a formation and that level.
bool related(const Game& game, const Unit& a, const Unit& b);

/// Hexes that a path of at most so many steps comes to, for units of that camp.
std::set<Hex> reachOf(const Game& game, Hex from, int most, Camp camp, bool zonesStop);

bool operationsPhase(Phase phase);
bool bombardmentPhase(Phase phase);
/// Nobody's in the last phase.
std::optional<Camp> ownerOf(Phase phase);

/// All six hexes round it are enemy-held, in an enemy zone, or cannot be entered (9.2.1).
bool surrounded(const Game& game, Hex hex, Camp camp);
/// Units that retreated there in this phase.
int cameTo(const Game& game, Hex hex, Camp camp);
/// Where a unit may retreat to (9.3.1).
std::set<Hex> waysOut(const Game& game, const Unit& unit);

/// The first of those that nobody is stronger than (4.9), with `strengths` of each; `favourite` wins among
/// equals. -1 of nobody.
int strongestOf(const Game& game, const std::vector<int>& units, const std::vector<int>& strengths,
                int favourite);
/// Several are the strongest and the favourite is none of them: the owner has still to decide.
bool undecided(const Game& game, const std::vector<int>& units, const std::vector<int>& strengths,
               int favourite);

/// The strength limits of 4.4 hold for those that count in one hex.
bool withinLimits(const Game& game, const std::vector<int>& units, const std::vector<int>& strengths);

bool contains(const std::vector<int>& list, int item);

} // namespace umpire::blitzkrieg
