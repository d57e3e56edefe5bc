#pragma once
/// An order while it is played: for the files of the model only.

#include "desert_battle.h"

namespace umpire::desert {

struct TurnAction {
    Battlefield& field;
    const Order& order;
    Dice& dice;
    std::vector<Roll>& rolls;

    Unit& self() const { return field.unitAt(order.unit); }
    Unit& other() const { return field.unitAt(order.target); }
    Roll& report(Roll roll) const {
        rolls.push_back(std::move(roll));
        return rolls.back();
    }
    /// Throws for `subject`, reports, and gives the faces.
    std::vector<int> thrown(const std::string& check, const std::string& subject, int count, int faces) const;
};

using Lines = std::map<std::string, int>;

/// Keeps a line that counts.
void addLine(Lines& lines, const std::string& id, int value);
int sumOf(const Lines& lines);

// What happens to units

/// So many figures die, as far as there are so many; gives how many did.
int lose(Battlefield& field, Unit& unit, int figures);
/// Wounded, riders on foot and figures over the wall are never more than there are figures.
void trimWounded(Unit& unit);
/// A unit without figures is gone, or waits for a crew.
void fallIfEmpty(Battlefield& field, Unit& unit);
/// Destroyed or left: it takes its place in the queue.
void takeOff(Battlefield& field, Unit& unit, State state);

// Actions

/// The figures that an order names, or all that have an action left.
int actingFigures(const Battlefield& field, const Order& order);
void act(const TurnAction& deed, int figures);
/// Who has fired or charges does not fire (again) this turn.
void spendFire(Unit& unit, int figures);
/// One figure spends its action and its fire.
void oneMan(const TurnAction& deed);

// Ratings

void rateFiring(const TurnAction& deed, Unit& unit);
void rateFighting(const TurnAction& deed, Unit& unit);

// Hits

/// Arabs and others without saves are struck at once.
void strike(const TurnAction& deed, Unit& target, int hits, bool mounted);
/// Hits that wait, as those of one volley.
void keepVolley(std::vector<int>& volleys, int hits);
/// Throws for horses or riders; gives the hits on riders.
int hitsOnRiders(const TurnAction& deed, Unit& target, int hits);

// Orders, one each

void fire(const TurnAction& deed);
void takeHits(const TurnAction& deed);
void melee(const TurnAction& deed);
void march(const TurnAction& deed);
void carry(const TurnAction& deed);
void pushLadder(const TurnAction& deed);
void climb(const TurnAction& deed);
void scale(const TurnAction& deed);
void cutRope(const TurnAction& deed);
void bash(const TurnAction& deed);
void manGun(const TurnAction& deed);
void diceForInitiative(const TurnAction& deed);
void testMorale(const TurnAction& deed);
void rollReserve(const TurnAction& deed);
void comeBack(const TurnAction& deed);
void nextPhase(Battlefield& field);
void endTurn(Battlefield& field);

} // namespace umpire::desert
