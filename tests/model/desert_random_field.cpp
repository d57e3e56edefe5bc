#include "desert_random.h"

namespace umpire::desert {

namespace {

const std::vector<Kind>& garrison() {
    static const std::vector<Kind> kinds = {Kind::legionSquad,   Kind::legionSquad, Kind::machineGunSection,
                                            Kind::legionCavalry, Kind::cannon,      Kind::colonel,
                                            Kind::turcosSquad,   Kind::germanSquad};
    return kinds;
}

const std::vector<Kind>& tribes() {
    static const std::vector<Kind> kinds = {
        Kind::bedouinRifles, Kind::bedouinWarriors, Kind::fanatics,      Kind::bedouinCavalry,
        Kind::tauregRifles,  Kind::tauregWarriors,  Kind::tauregCavalry, Kind::sheik};
    return kinds;
}

std::optional<Quality> randomRating(Seeded& random) {
    static const std::vector<Quality> all = {Quality::poor, Quality::average, Quality::great};
    return random.chance(10) ? std::optional(random.pick(all)) : std::nullopt;
}

void addUnit(Seeded& random, Battlefield& field, int side, Kind kind) {
    Unit unit;
    unit.id = field.armyAt(side).id + "-" + std::to_string(field.units.size());
    unit.side = side;
    unit.kind = kind;
    unit.start = unit.row().figures;
    if (random.chance(20) && unit.start > 1)
        unit.start = random.between(1, unit.start);
    unit.leader = unit.row().leader;
    unit.ladders = unit.row().ladders;
    unit.firing = randomRating(random);
    unit.fighting = randomRating(random);
    field.units.push_back(unit);
}

void addArmy(Seeded& random, Battlefield& field, int side, const std::vector<Kind>& kinds) {
    const int units = random.between(3, 5);
    for (int i = 0; i < units; ++i)
        addUnit(random, field, side, random.pick(kinds));
}

Rulings randomRulings(Seeded& random) {
    Rulings rulings;
    if (random.chance(40))
        return rulings;
    static const std::vector<TwelveDie> dice = {TwelveDie::d10, TwelveDie::d12, TwelveDie::d20};
    rulings.qualityBonus = random.chance(50) ? QualityBonus::onEveryRoll : QualityBonus::onRating;
    rulings.twelveDie = random.pick(dice);
    rulings.gunDice = random.chance(50) ? GunDice::one : GunDice::crew;
    rulings.officerCheck = random.chance(50) ? OfficerCheck::perHit : OfficerCheck::perVolley;
    rulings.defender = random.chance(50) ? Defender::rollStands : Defender::newRoll;
    return rulings;
}

void addDoors(Seeded& random, Battlefield& field) {
    const int doors = random.between(1, 3);
    for (int i = 0; i < doors; ++i)
        field.doors.push_back({"door-" + std::to_string(i), random.chance(30), random.chance(50), false});
}

} // namespace

RandomThrows::RandomThrows(Seeded& random) : m_random(random) {
    const int kind = random.between(1, 100);
    m_high = kind <= 10 ? 75 : 0;
    m_low = kind > 92 ? 70 : 0;
}

int RandomThrows::roll(int faces) {
    int face = m_random.between(1, faces);
    if (m_random.chance(m_high))
        face = faces;
    else if (m_random.chance(m_low))
        face = 1;
    m_thrown.push_back(face);
    return face;
}

Battlefield randomField(Seeded& random) {
    Battlefield field;
    field.armies[0].id = "fort";
    field.armies[1].id = "tribes";
    field.rulings = randomRulings(random);
    addArmy(random, field, 0, random.chance(8) ? tribes() : garrison());
    addArmy(random, field, 1, tribes());
    addDoors(random, field);
    return field;
}

} // namespace umpire::desert
