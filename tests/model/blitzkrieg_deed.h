#pragma once
/// An order while it is played: for the files of the model only.

#include "blitzkrieg_units.h"

namespace umpire::blitzkrieg {

struct Deed {
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
void disrupt(const Deed& deed, Unit& unit);
void removeDummy(Unit& unit);
void act(Game& game, Unit& unit, Doing doing);
/// The units of a hex, or the attackers, suffer a result.
struct Struck {
    std::vector<int> units;
    std::vector<int> strengths;
    int favourite = -1;
    bool concentric = false;
};
void suffer(const Deed& deed, const Struck& struck, Result result);
/// The enemy's dummies in a hex go.
void removeDummies(Game& game, Hex hex, Camp camp);
/// A new attack: what is lost is counted from nothing.
void beginAttack(Game& game);

// Orders, one each

void scramble(const Deed& deed);
void flyTo(const Deed& deed);
void bombard(const Deed& deed);
void fallBack(const Deed& deed);
void chooseGroup(const Deed& deed);
void straggle(const Deed& deed);
void move(const Deed& deed);
void combat(const Deed& deed);
void retreat(const Deed& deed);
void advance(const Deed& deed);
void placeFragment(const Deed& deed);
void formGarrisons(const Deed& deed);
void placeGarrison(const Deed& deed);
void recover(const Deed& deed);
void secondRecovery(const Deed& deed);
void nextPhase(Game& game);

/// Disrupted units that a headquarters can rally now.
std::vector<int> helpedBy(const Game& game, const Unit& staff);
int fragmentsOnMap(const Game& game);

} // namespace umpire::blitzkrieg
