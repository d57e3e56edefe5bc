#include "morschauser_battle.h"

#include <algorithm>

namespace umpire::morschauser {

namespace {

bool allShaken(const Battlefield& field, int side) {
    return std::all_of(field.commands.begin(), field.commands.end(),
                       [&](const Command& each) { return each.side != side || each.shaken; });
}

void testArmy(Battlefield& field, int side, Outcome& outcome) {
    Army& army = field.armyAt(side);
    if (!allShaken(field, side))
        return;
    army.conceded = true;
    outcome.conceded.push_back(side);
}

void testCommand(Battlefield& field, int index, Outcome& outcome) {
    Command& command = field.commandAt(index);
    if (command.shaken || !commandShaken(field.mark, field.originalUnits(index), field.removedUnits(index)))
        return;
    command.shaken = true;
    outcome.retreat.push_back(index);
    testArmy(field, command.side, outcome);
}

/// Only takes the hits: morale waits until both sides of a melee have theirs.
void suffer(Battlefield& field, int unit, int hits, Outcome& outcome) {
    Unit& target = field.unitAt(unit);
    target.hits = std::max(0, target.hits - hits);
    if (target.hits == 0)
        outcome.removed.push_back(unit);
}

void testMorale(Battlefield& field, Outcome& outcome) {
    for (const int unit : outcome.removed)
        testCommand(field, field.unitAt(unit).command, outcome);
}

void countFireHit(Battlefield& field, int unit, Outcome& outcome) {
    Unit& target = field.unitAt(unit);
    ++target.fireHits;
    if (field.mark == Mark::two && target.fireHits == fireHitsToFallBack && target.hits > 0)
        outcome.fallBack.push_back(unit);
}

void shoot(Battlefield& field, const Order& order, Outcome& outcome) {
    Unit& shooter = field.unitAt(order.unit);
    const Type type = handledAs(shooter);
    outcome.ammunition = shootingAt(field.mark, type, order.aim.rangeHalfBoxes).value().ammunition;
    outcome.needed = neededFace(field.mark, type, order.aim, field.shaken(order.unit), field.rulings).value();
    outcome.hit = order.dice.front() >= outcome.needed;
    shooter.shot = true;
    if (!outcome.hit)
        return;
    suffer(field, order.target, 1, outcome);
    countFireHit(field, order.target, outcome);
    testMorale(field, outcome);
}

void fallBackIfBeaten(const Battlefield& field, const Order& order, Outcome& outcome) {
    if (field.mark == Mark::one || outcome.unitSuffers == outcome.targetSuffers)
        return;
    const int loser = outcome.unitSuffers > outcome.targetSuffers ? order.unit : order.target;
    if (!field.removed(loser))
        outcome.fallBack.push_back(loser);
}

void melee(Battlefield& field, const Order& order, Outcome& outcome) {
    const Unit& attacker = field.unitAt(order.unit);
    const Unit& defender = field.unitAt(order.target);
    outcome.unitValue = attackerValue(field.mark, handledAs(attacker), order.unitFront, order.ground,
                                      field.shaken(order.unit), field.rulings);
    outcome.targetValue = defenderValue(field.mark, handledAs(defender), order.targetFront,
                                        field.shaken(order.target), field.rulings);
    const auto theirs = order.dice.begin() + attacker.hits;
    outcome.targetSuffers = meleeHits({order.dice.begin(), theirs}, outcome.unitValue);
    outcome.unitSuffers = meleeHits({theirs, order.dice.end()}, outcome.targetValue);
    suffer(field, order.unit, outcome.unitSuffers, outcome);
    suffer(field, order.target, outcome.targetSuffers, outcome);
    fallBackIfBeaten(field, order, outcome);
    testMorale(field, outcome);
}

void rally(Battlefield& field, const Order& order, Outcome& outcome) {
    Command& command = field.commandAt(order.command);
    Unit& unit = field.unitAt(order.unit);
    const int gain = rallyGain(field.mark, command.quality, order.dice.front(), field.rulings);
    outcome.regained = std::min(gain, originalHits(field.mark, unit) - unit.hits);
    unit.hits += outcome.regained;
    command.rallied = true;
}

void rollQuality(Battlefield& field, const Order& order, Outcome& outcome) {
    Command& command = field.commandAt(order.command);
    const Army& army = field.armyAt(command.side);
    command.quality = qualityOf(order.dice.front(), army.leadership);
    command.qualityRolled = true;
    outcome.quality = command.quality;
}

void move(Battlefield& field, const Order& order, Outcome& outcome) {
    March march = order.march;
    march.shaken = field.shaken(order.unit);
    outcome.allowanceQuarterBoxes =
        allowanceQuarterBoxes(field.mark, handledAs(field.unitAt(order.unit)), march);
    outcome.costHalfBoxes = costHalfBoxes(field.mark, order.path);
    outcome.fits = fits(outcome.costHalfBoxes, outcome.allowanceQuarterBoxes);
    outcome.movesAgain = field.unitAt(order.unit).moved;
    field.unitAt(order.unit).moved = true;
}

void nextTurn(Battlefield& field) {
    ++field.playerTurn;
    field.inMelees = false;
    for (Unit& unit : field.units) {
        unit.shot = false;
        unit.moved = false;
        unit.fireHits = 0;
    }
    for (Command& command : field.commands)
        command.rallied = false;
}

/// Pairs up to the last one are ties, the last one is none.
bool goodPairs(const std::vector<int>& dice) {
    if (dice.empty() || dice.size() % 2 == 1)
        return false;
    for (std::size_t i = 0; i < dice.size(); i += 2)
        if ((dice[i] == dice[i + 1]) == (i + 2 == dice.size()))
            return false;
    return true;
}

bool goodDice(const Battlefield& field, const Order& order) {
    const auto onDie = [](int face) { return face >= 1 && face <= 6; };
    if (!std::all_of(order.dice.begin(), order.dice.end(), onDie))
        return false;
    if (order.verb == Verb::rollFirst)
        return goodPairs(order.dice);
    return order.dice.size() == static_cast<std::size_t>(diceOf(field, order));
}

bool outOfPhase(const Battlefield& field, const Order& order) {
    if (order.verb == Verb::melee)
        return !field.inMelees;
    return field.inMelees && (order.verb == Verb::move || order.verb == Verb::shoot);
}

void nextPhase(Battlefield& field) {
    if (field.inMelees)
        return nextTurn(field);
    field.inMelees = true;
}

void change(Battlefield& field, const Order& order, Outcome& outcome) {
    outcome.outOfPhase = outOfPhase(field, order);
    switch (order.verb) {
    case Verb::rollFirst:
        field.first = order.dice[order.dice.size() - 2] > order.dice.back() ? 0 : 1;
        return;
    case Verb::rollQuality:
        return rollQuality(field, order, outcome);
    case Verb::move:
        return move(field, order, outcome);
    case Verb::shoot:
        return shoot(field, order, outcome);
    case Verb::melee:
        return melee(field, order, outcome);
    case Verb::rally:
        return rally(field, order, outcome);
    case Verb::nextPhase:
        return nextPhase(field);
    case Verb::nextTurn:
        return nextTurn(field);
    }
}

} // namespace

int diceOf(const Battlefield& field, const Order& order) {
    switch (order.verb) {
    case Verb::rollFirst:
        return 2;
    case Verb::melee:
        return field.unitAt(order.unit).hits + field.unitAt(order.target).hits;
    case Verb::rollQuality:
    case Verb::shoot:
    case Verb::rally:
        return 1;
    case Verb::move:
    case Verb::nextPhase:
    case Verb::nextTurn:
        return 0;
    }
    return 0;
}

Outcome play(Battlefield& field, const Order& order) {
    Outcome outcome;
    outcome.refusal = refusalOf(field, order);
    if (outcome.refusal == Refusal::none && !goodDice(field, order))
        outcome.refusal = Refusal::badDice;
    if (outcome.refusal == Refusal::none)
        change(field, order, outcome);
    return outcome;
}

} // namespace umpire::morschauser
