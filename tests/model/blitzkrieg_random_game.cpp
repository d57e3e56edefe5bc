#include "blitzkrieg_random.h"

#include <algorithm>

namespace umpire::blitzkrieg {

int RandomThrows::roll(int faces) {
    m_thrown.push_back(m_random.between(1, faces));
    return m_thrown.back();
}

namespace {

constexpr int openEnded = 1000000;

Hex randomHex(Seeded& random, int fromRow, int toRow) {
    const int column = random.between(8, 13);
    return hexAt(column, random.between(fromRow, toRow));
}

Rulings randomRulings(Seeded& random) {
    const auto either = [&] { return random.chance(50); };
    Rulings rulings;
    rulings.anyTurkLeft = either();
    rulings.hqOnlyDisrupted = either();
    rulings.wholeGroup = either();
    rulings.statusFirst = either();
    rulings.bombardmentToo = either();
    rulings.strongerTurks = random.chance(30);
    rulings.weakerBritish = random.chance(30);
    rulings.sweptAtZero = either();
    rulings.hexesOnly = either();
    return rulings;
}

Result randomResult(Seeded& random, const std::vector<Result>& results) {
    return random.chance(25) ? Result::none : random.pick(results);
}

Result bombardmentResult(Seeded& random) {
    return randomResult(random, {Result::d, Result::d, Result::e, Result::all});
}

Result defenderResult(Seeded& random) {
    return randomResult(
        random, {Result::d, Result::e, Result::all, Result::r, Result::r, Result::dAndR, Result::eAndR});
}

Result attackerResult(Seeded& random) {
    return randomResult(random, {Result::none, Result::none, Result::d, Result::e, Result::all});
}

AirTable randomAirTable(Seeded& random) {
    AirTable table;
    for (int face = 1; face <= 6; ++face)
        table.counts.push_back({random.between(0, 5), random.between(0, 3)});
    return table;
}

std::vector<Band> randomBands(Seeded& random, int first) {
    std::vector<Band> bands;
    for (int from = first; bands.size() < 3; from = bands.back().to + 1)
        bands.push_back({from, from + random.between(0, 2)});
    bands.push_back({bands.back().to + 1, openEnded});
    return bands;
}

BombardmentTable randomBombardments(Seeded& random) {
    BombardmentTable table;
    table.strengths = randomBands(random, random.between(1, 2));
    table.totals = randomBands(random, random.between(2, 3));
    for (std::size_t row = 0; row < table.strengths.size(); ++row) {
        table.cells.emplace_back();
        for (std::size_t column = 0; column < table.totals.size(); ++column)
            table.cells.back().push_back(bombardmentResult(random));
    }
    return table;
}

CombatTable randomCombats(Seeded& random) {
    static const std::vector<std::pair<int, int>> ratios = {{1, 3}, {1, 2}, {2, 3}, {1, 1},
                                                            {3, 2}, {2, 1}, {3, 1}, {5, 1}};
    CombatTable table;
    for (const auto& ratio : ratios)
        if (random.chance(65))
            table.ratios.push_back(ratio);
    for (std::size_t face = 0; face < 6; ++face)
        for (std::size_t i = 0; i < table.ratios.size(); ++i) {
            table.defender.at(face).push_back(defenderResult(random));
            table.attacker.at(face).push_back(attackerResult(random));
        }
    return table;
}

Tables randomTables(Seeded& random) {
    Tables tables;
    if (random.chance(80))
        tables.air = randomAirTable(random);
    if (random.chance(85))
        tables.bombardment = randomBombardments(random);
    if (random.chance(85))
        tables.combat = randomCombats(random);
    return tables;
}

Terrain randomTerrain(Seeded& random) {
    static const std::vector<Ground> grounds = {Ground::trench, Ground::impassable, Ground::water,
                                                Ground::offTheMap};
    static const std::vector<Edge> edges = {Edge::bridge, Edge::river, Edge::river, Edge::water};
    Terrain terrain;
    for (int i = random.between(0, 8); i > 0; --i)
        terrain.grounds[randomHex(random, 5, 13)] = random.pick(grounds);
    for (int i = random.between(0, 20); i > 0; --i) {
        const Hex hex = randomHex(random, 6, 12);
        const Hex next = random.pick(neighboursOf(hex));
        terrain.edges[std::minmax(hex, next)] = random.pick(edges);
    }
    return terrain;
}

int addFormation(Game& game, const std::string& id, Camp camp, Level level, int parent = -1) {
    Formation formation;
    formation.id = id;
    formation.camp = camp;
    formation.level = level;
    formation.parent = parent;
    game.formations.push_back(formation);
    return static_cast<int>(game.formations.size()) - 1;
}

Rear randomRear(Seeded& random) {
    static const std::vector<Rear> rears = {Rear::a, Rear::a, Rear::b, Rear::b, Rear::blank};
    return random.chance(4) ? Rear::unknown : random.pick(rears);
}

Counter randomCounter(Seeded& random, const Unit& unit) {
    Counter counter;
    if (!unit.isDummy() && !random.chance(2))
        counter.combat = random.between(unit.arm == Arm::headquarters ? 0 : 1, 5);
    if (unit.arm != Arm::aircraft)
        counter.movement = random.between(1, 4);
    if (unit.camp == Camp::turkish && unit.arm != Arm::aircraft)
        counter.rear = randomRear(random);
    return counter;
}

void addUnit(Seeded& random, Game& game, int formation, Arm arm) {
    Unit unit;
    unit.id = "u" + std::to_string(game.units.size() + 1);
    unit.formation = formation;
    unit.camp = game.formationAt(formation).camp;
    unit.arm = arm;
    unit.counter = randomCounter(random, unit);
    const bool plain = !unit.isDummy() && arm != Arm::aircraft && arm != Arm::garrison;
    if (plain && random.chance(25))
        unit.counterpart = Counter{random.between(1, 6), random.between(1, 5), Rear::unknown};
    if (unit.counterpart && unit.camp == Camp::turkish)
        unit.counterpart->rear = random.chance(50) ? Rear::a : Rear::b;
    unit.french = unit.camp == Camp::british && plain && random.chance(6);
    if (arm != Arm::aircraft && !random.chance(3))
        unit.hex = unit.camp == Camp::turkish ? randomHex(random, 6, 9) : randomHex(random, 9, 11);
    if (unit.hex != 0 && !game.terrain.isLand(unit.hex))
        unit.hex = 0;
    game.units.push_back(unit);
}

/// The two sides may not share a hex.
void clearShared(Game& game) {
    for (Unit& unit : game.units)
        for (const Unit& other : game.units)
            if (unit.camp == Camp::british && other.camp == Camp::turkish && unit.hex == other.hex)
                unit.hex = 0;
}

Arm randomArm(Seeded& random) {
    static const std::vector<Arm> arms = {Arm::infantry, Arm::infantry, Arm::cavalry, Arm::cavalry,
                                          Arm::artillery};
    return random.pick(arms);
}

/// Half of them stand together.
void addStack(Seeded& random, Game& game, int formation, int least, int most) {
    const bool together = random.chance(50);
    const std::size_t first = game.units.size();
    for (int i = random.between(least, most); i > 0; --i) {
        addUnit(random, game, formation, randomArm(random));
        if (together)
            game.units.back().hex = game.units.at(first).hex;
    }
}

void addBritish(Seeded& random, Game& game) {
    const Camp camp = Camp::british;
    const int command = addFormation(game, "bcmd", camp, Level::command);
    for (int i = random.between(0, 4); i > 0; --i)
        addUnit(random, game, command, Arm::aircraft);
    addUnit(random, game, command, Arm::dummy);
    addUnit(random, game, command, Arm::dummyCavalry);
    const int corps = addFormation(game, "corps", camp, Level::group);
    addUnit(random, game, corps, Arm::headquarters);
    addUnit(random, game, corps, Arm::artillery);
    addUnit(random, game, corps, Arm::armouredCar);
    for (const char* id : {"d54", "d60"})
        addStack(random, game, addFormation(game, id, camp, Level::formation, corps), 1, 3);
}

void addTurks(Seeded& random, Game& game) {
    const Camp camp = Camp::turkish;
    const int command = addFormation(game, "tcmd", camp, Level::command);
    for (const Arm arm : {Arm::headquarters, Arm::german, Arm::german, Arm::garrison, Arm::aircraft})
        if (random.chance(60))
            addUnit(random, game, command, arm);
    for (const char* id : {"t7", "t8"}) {
        const int army = addFormation(game, id, camp, Level::group);
        addUnit(random, game, army, Arm::headquarters);
        addStack(random, game, army, 0, 1);
        const int corps = addFormation(game, std::string(id) + "a", camp, Level::formation, army);
        addUnit(random, game, corps, Arm::headquarters);
        addStack(random, game, corps, 1, 3);
    }
}

void addTowns(Seeded& random, Game& game) {
    const int count = random.between(0, 4);
    for (int i = 1; i <= count; ++i)
        game.towns.push_back({"town" + std::to_string(i), randomHex(random, 7, 11), random.chance(60)});
}

} // namespace

int randomHaste(Seeded& random) {
    return random.chance(20) ? 60 : 22;
}

Game randomGame(Seeded& random) {
    Game game;
    game.rulings = randomRulings(random);
    game.tables = randomTables(random);
    game.terrain = randomTerrain(random);
    addBritish(random, game);
    addTurks(random, game);
    clearShared(game);
    addTowns(random, game);
    game.sideOf(Camp::british).garrisonStrength = 1;
    game.sideOf(Camp::turkish).fragmentStrength = random.between(1, 2);
    game.sideOf(Camp::turkish).fragmentRear = random.chance(70) ? Rear::blank : Rear::b;
    return game;
}

} // namespace umpire::blitzkrieg
