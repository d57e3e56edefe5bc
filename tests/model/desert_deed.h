#pragma once
/// An order while it is played: for the files of the model only.

#include "desert_battle.h"

namespace umpire::desert {

struct Deed {
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
void act(const Deed& deed, int figures);
/// Who has fired or charges does not fire (again) this turn.
void spendFire(Unit& unit, int figures);
/// One figure spends its action and its fire.
void oneMan(const Deed& deed);

// Ratings

void rateFiring(const Deed& deed, Unit& unit);
void rateFighting(const Deed& deed, Unit& unit);

// Hits

/// Arabs and others without saves are struck at once.
void strike(const Deed& deed, Unit& target, int hits, bool mounted);
/// Hits that wait, as those of one volley.
void keepVolley(std::vector<int>& volleys, int hits);
/// Throws for horses or riders; gives the hits on riders.
int hitsOnRiders(const Deed& deed, Unit& target, int hits);

// Orders, one each

void fire(const Deed& deed);
void takeHits(const Deed& deed);
void melee(const Deed& deed);
void march(const Deed& deed);
void carry(const Deed& deed);
void pushLadder(const Deed& deed);
void climb(const Deed& deed);
void scale(const Deed& deed);
void cutRope(const Deed& deed);
void bash(const Deed& deed);
void manGun(const Deed& deed);
void diceForInitiative(const Deed& deed);
void testMorale(const Deed& deed);
void rollReserve(const Deed& deed);
void comeBack(const Deed& deed);
void nextPhase(Battlefield& field);
void endTurn(Battlefield& field);

} // namespace umpire::desert
