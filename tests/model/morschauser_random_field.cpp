#include "morschauser_random.h"

namespace umpire::morschauser {

namespace {

bool onFoot(Type type) {
    return type == Type::lightInfantry || type == Type::infantry || type == Type::grenadiers;
}

Type randomType(Seeded& random, Mark mark) {
    static const std::vector<Type> printedInBoth = {Type::lightInfantry, Type::infantry,   Type::infantry,
                                                    Type::infantry,      Type::grenadiers, Type::lightCavalry,
                                                    Type::heavyCavalry,  Type::artillery};
    if (mark == Mark::two && random.chance(12))
        return Type::militia;
    return random.pick(printedInBoth);
}

Unit randomUnit(Seeded& random, Mark mark) {
    Unit unit;
    unit.type = randomType(random, mark);
    if (mark == Mark::two) {
        unit.guard = unit.type != Type::militia && random.chance(10);
        unit.poor = !unit.guard && onFoot(unit.type) && random.chance(10);
    }
    return unit;
}

void add(Battlefield& field, Unit unit, const std::string& name) {
    unit.command = static_cast<int>(field.commands.size()) - 1;
    unit.id = field.commands.back().id + "-" + name;
    unit.hits = originalHits(field.mark, unit);
    field.units.push_back(unit);
}

void addCommand(Seeded& random, Battlefield& field, int side, int number) {
    Command command;
    command.id = field.armyAt(side).id + "-" + std::to_string(number);
    command.side = side;
    field.commands.push_back(command);
    Unit leader;
    leader.type = Type::leader;
    add(field, leader, "leader");
    const int units = random.between(3, 6);
    for (int i = 1; i <= units; ++i)
        add(field, randomUnit(random, field.mark), std::to_string(i));
}

void addArmy(Seeded& random, Battlefield& field, int side, const std::string& id) {
    Army& army = field.armyAt(side);
    army.id = id;
    if (field.mark == Mark::two)
        army.leadership = random.between(-1, 1);
    const int commands = random.between(2, 4);
    for (int i = 1; i <= commands; ++i)
        addCommand(random, field, side, i);
}

} // namespace

Battlefield randomField(Seeded& random, Mark mark) {
    Battlefield field;
    field.mark = mark;
    if (random.chance(50)) {
        field.rulings.sixAsPrinted = mark == Mark::one && random.chance(60);
        field.rulings.shakenTwice = mark == Mark::two && random.chance(60);
    }
    addArmy(random, field, 0, "blue");
    addArmy(random, field, 1, "red");
    return field;
}

Battlefield randomField(Seeded& random) {
    return randomField(random, random.chance(50) ? Mark::one : Mark::two);
}

} // namespace umpire::morschauser
