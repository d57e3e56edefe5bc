#include "morschauser_random.h"

namespace umpire::morschauser {

namespace {

int anyUnit(Seeded& random, const Battlefield& field) {
    return random.between(0, static_cast<int>(field.units.size()) - 1);
}

int anyCommand(Seeded& random, const Battlefield& field) {
    return random.between(0, static_cast<int>(field.commands.size()) - 1);
}

void spoilFight(Seeded& random, const Battlefield& field, Order& order) {
    if (random.chance(50))
        order.unit = anyUnit(random, field);
    else
        order.target = anyUnit(random, field);
}

void spoilShot(Seeded& random, const Battlefield& field, Order& order) {
    const int kind = random.between(1, 4);
    if (kind == 1)
        order.aim.inStream = true;
    else if (kind == 2)
        order.aim.rangeHalfBoxes = random.between(7, 40);
    else
        spoilFight(random, field, order);
}

/// A unit of the command that nobody can rally: its leader, or who is removed.
int hopelessOf(Seeded& random, const Battlefield& field, int command) {
    std::vector<int> units;
    for (int i = 0; i < static_cast<int>(field.units.size()); ++i)
        if (field.unitAt(i).command == command && (field.removed(i) || field.unitAt(i).type == Type::leader))
            units.push_back(i);
    return random.pick(units);
}

/// Another try of a leader of the active side who has rallied this turn; `otherwise` where there is none.
Order secondRally(Seeded& random, const Battlefield& field, const Order& otherwise) {
    for (int i = 0; i < static_cast<int>(field.commands.size()); ++i)
        if (field.commandAt(i).rallied) {
            Order order;
            order.verb = Verb::rally;
            order.command = i;
            order.unit = anyUnit(random, field);
            return order;
        }
    return otherwise;
}

void spoilRally(Seeded& random, const Battlefield& field, Order& order) {
    const int kind = random.between(1, 4);
    if (kind == 1)
        order.leaderHalfBoxes = random.between(12, 24);
    else if (kind == 2)
        order.unit = anyUnit(random, field);
    else if (kind == 3)
        order.unit = hopelessOf(random, field, order.command);
    else
        order.command = anyCommand(random, field);
}

/// What never fits once the battle has begun, or before.
Order untimely(Seeded& random, const Battlefield& field) {
    Order order;
    order.verb = field.first ? Verb::rollFirst : Verb::nextTurn;
    if (random.chance(50)) {
        order.verb = Verb::rollQuality;
        order.command = anyCommand(random, field);
    } else if (!field.first && random.chance(50)) {
        order.verb = random.chance(50) ? Verb::shoot : Verb::melee;
        order.unit = 1;
        order.target = static_cast<int>(field.units.size()) - 1;
    }
    return order;
}

} // namespace

Order withFault(Seeded& random, const Battlefield& field, Order order) {
    order.dice.clear();
    if (random.chance(10))
        return secondRally(random, field, order);
    switch (order.verb) {
    case Verb::shoot:
        spoilShot(random, field, order);
        return order;
    case Verb::melee:
        spoilFight(random, field, order);
        return order;
    case Verb::rally:
        spoilRally(random, field, order);
        return order;
    case Verb::move:
        order.unit = anyUnit(random, field);
        order.march.leaderHalfBoxes.reset();
        return order;
    default:
        return untimely(random, field);
    }
}

} // namespace umpire::morschauser
