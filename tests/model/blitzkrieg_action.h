#pragma once
/// An order while it is played: for the files of the model only.

#include "blitzkrieg_units.h"

namespace umpire::blitzkrieg {

struct TurnAction {
    Game& game;
    const Order& order;
    Dice& dice;
    Outcome& outcome;

    Unit& self() const { return game.unitAt(order.unit); }
    Unit& target() const { return game.unitAt(order.target); }
    /// Who acts: those named together with the unit, then it.
    std::vector<int> party() const;
    /// Throws and reports.
    int thrown(const std::string& check, const std::string& subject, int faces) const;
    void warn(Warning warning) const { outcome.warnings.insert(warning); }
};

// What happens to units

void eliminate(Game& game, Unit& unit);
void disrupt(const TurnAction& deed, Unit& unit);
void removeDummy(Unit& unit);
void act(Game& game, Unit& unit, Doing doing);
/// The units of a hex, or the attackers, suffer a result.
struct Struck {
    std::vector<int> units;
    std::vector<int> strengths;
    int favourite = -1;
    bool concentric = false;
};
void suffer(const TurnAction& deed, const Struck& struck, Result result);
/// The enemy's dummies in a hex go.
void removeDummies(Game& game, Hex hex, Camp camp);
/// A new attack: what is lost is counted from nothing.
void beginAttack(Game& game);

// Orders, one each

void scramble(const TurnAction& deed);
void flyTo(const TurnAction& deed);
void bombard(const TurnAction& deed);
void fallBack(const TurnAction& deed);
void chooseGroup(const TurnAction& deed);
void straggle(const TurnAction& deed);
void move(const TurnAction& deed);
void combat(const TurnAction& deed);
void retreat(const TurnAction& deed);
void advance(const TurnAction& deed);
void placeFragment(const TurnAction& deed);
void formGarrisons(const TurnAction& deed);
void placeGarrison(const TurnAction& deed);
void recover(const TurnAction& deed);
void secondRecovery(const TurnAction& deed);
void nextPhase(Game& game);

/// Disrupted units that a headquarters can rally now.
std::vector<int> helpedBy(const Game& game, const Unit& staff);
int fragmentsOnMap(const Game& game);

} // namespace umpire::blitzkrieg
