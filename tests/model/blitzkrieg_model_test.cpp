// The plain model of Allenby's Blitzkrieg against the rulebook's own sentences and examples.

#include "blitzkrieg_random.h"
#include "blitzkrieg_units.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

namespace umpire::test::blitzkrieg_model_test {
namespace {

using namespace umpire::blitzkrieg;

TEST(BlitzkriegMap, TheExampleOfConcentricAssault) {
    for (const Hex next : {1512, 1612, 1514})
        EXPECT_TRUE(adjacent(1513, next)) << next;
    EXPECT_FALSE(adjacent(1513, 1614));
    EXPECT_EQ(neighboursOf(101).size(), 2U);
    EXPECT_EQ(distance(801, 813), 12);
}

TEST(BlitzkriegMap, DistancesCountSteps) {
    for (int column = 1; column <= columns; ++column)
        for (const Hex next : neighboursOf(hexAt(column, 9))) {
            EXPECT_EQ(distance(hexAt(column, 9), next), 1);
            const auto back = neighboursOf(next);
            EXPECT_EQ(std::count(back.begin(), back.end(), hexAt(column, 9)), 1);
        }
}

TEST(BlitzkriegTables, OddsAreRoundedDownToAPrintedRatio) {
    CombatTable table;
    table.ratios = {{1, 2}, {1, 1}, {3, 2}, {2, 1}};
    EXPECT_EQ(table.columnOf(7, 15), std::nullopt);
    EXPECT_EQ(table.columnOf(8, 15), 0);
    EXPECT_EQ(table.columnOf(7, 5), 1);
    EXPECT_EQ(table.columnOf(3, 2), 2);
    EXPECT_EQ(table.columnOf(99, 2), 3);
    EXPECT_EQ(table.columnOf(1, 0), 3);
    EXPECT_EQ(table.shifted(3, 1), 3);
    EXPECT_EQ(table.shifted(1, -5), 0);
}

TEST(BlitzkriegUnits, DisruptedOnesThrow) {
    for (int die = 1; die <= 6; ++die) {
        EXPECT_EQ(worthOf(Rear::a, die), die % 2 == 0 ? 2 : 1);
        EXPECT_EQ(worthOf(Rear::b, die), die % 2 == 0 ? 1 : 0);
    }
}

/// A Turkish and a British unit next to each other, in a Group and a formation each.
Game twoUnits() {
    Game game;
    for (const Camp camp : {Camp::british, Camp::turkish}) {
        const int first = static_cast<int>(game.formations.size());
        game.formations.push_back({"command", camp, Level::command, -1});
        game.formations.push_back({"group", camp, Level::group, -1});
        game.formations.push_back({"formation", camp, Level::formation, first + 1});
        Unit unit;
        unit.id = camp == Camp::british ? "brit" : "turk";
        unit.camp = camp;
        unit.formation = first + 2;
        unit.counter = {4, 4, camp == Camp::turkish ? Rear::a : Rear::unknown};
        unit.hex = camp == Camp::british ? 1513 : 1512;
        game.units.push_back(unit);
    }
    game.phase = Phase::britishArmy;
    return game;
}

/// Shows always the same face.
class OneFace : public Dice {
  public:
    explicit OneFace(int face) : m_face(face) {}
    int roll(int) override { return m_face; }

  private:
    int m_face;
};

Game played(Game game, const Order& order, int face = 1) {
    OneFace dice(face);
    EXPECT_EQ(play(game, order, dice).refusal, Refusal::none);
    return game;
}

Order attackWith(Result stated) {
    Order order;
    order.verb = Verb::combat;
    order.unit = 0;
    order.target = 1;
    order.stated = stated;
    return order;
}

TEST(BlitzkriegCasualties, TurksAreFlippedAndThenEliminated) {
    const Game once = played(twoUnits(), attackWith(Result::d));
    EXPECT_TRUE(once.unitAt(1).disrupted());
    const Game twice = played(once, attackWith(Result::d));
    EXPECT_EQ(twice.unitAt(1).status, Status::eliminated);
    EXPECT_EQ(twice.sideOf(Camp::turkish).fragmentsDue, 1);
    EXPECT_EQ(twice.sideOf(Camp::turkish).fragmentRow, 11);
    Game blank = twoUnits();
    blank.unitAt(1).counter.rear = Rear::blank;
    EXPECT_EQ(played(blank, attackWith(Result::d)).unitAt(1).status, Status::eliminated);
}

TEST(BlitzkriegCasualties, BritishDisruptionsAreTallied) {
    Game game = twoUnits();
    game.phase = Phase::firstGroup;
    Order order = attackWith(Result::d);
    order.unit = 1;
    order.target = 0;
    game = played(game, order);
    EXPECT_EQ(game.sideOf(Camp::british).tally, 1);
    EXPECT_EQ(game.unitAt(0).status, Status::undisrupted);
}

TEST(BlitzkriegRetreats, WhoHasNoWayIsEliminated) {
    Game game = twoUnits();
    for (const Hex next : neighboursOf(1512))
        game.terrain.grounds[next] = Ground::water;
    EXPECT_EQ(played(game, attackWith(Result::r)).unitAt(1).status, Status::eliminated);
    game.terrain.grounds.erase(1511);
    const Game left = played(game, attackWith(Result::r));
    EXPECT_TRUE(left.unitAt(1).mustRetreat);
    EXPECT_EQ(waysOut(left, left.unitAt(1)), std::set<Hex>{1511});
}

/// The phases left of a turn, and the next one's beginning.
Game atTurnsEnd(Game game) {
    Order order;
    const int turn = game.turn;
    while (game.turn == turn)
        game = played(game, order);
    return game;
}

TEST(BlitzkriegVictory, SevenPointsGoInIdleTurns) {
    Game game = twoUnits();
    EXPECT_EQ(atTurnsEnd(game).sideOf(Camp::british).vp, -7);
    const Game fought = played(game, attackWith(Result::all));
    EXPECT_EQ(atTurnsEnd(fought).sideOf(Camp::british).vp, 0);
    game.rulings.anyTurkLeft = true;
    game.sideOf(Camp::turkish).lostThisTurn = true;
    EXPECT_EQ(atTurnsEnd(game).sideOf(Camp::british).vp, -7);
}

TEST(BlitzkriegVictory, TownsDecideAtOnce) {
    Game game = twoUnits();
    game.towns = {{"a", 1513, true}};
    EXPECT_EQ(atTurnsEnd(game).sideOf(Camp::british).victory, Victory::major);
    game.towns = {{"a", 1505, true}, {"b", 1507, true}};
    EXPECT_FALSE(over(atTurnsEnd(game)));
    game.turn = 6;
    EXPECT_EQ(atTurnsEnd(game).sideOf(Camp::turkish).victory, Victory::major);
}

TEST(BlitzkriegVictory, EveryFifthDisruptionIsAUnit) {
    Game game = twoUnits();
    game.turn = 7;
    game.sideOf(Camp::british).tally = 9;
    game.sideOf(Camp::turkish).lostThisTurn = true;
    EXPECT_EQ(atTurnsEnd(game).sideOf(Camp::turkish).vp, 1);
    EXPECT_EQ(atTurnsEnd(game).sideOf(Camp::turkish).victory, Victory::minor);
    game.sideOf(Camp::british).tally = 4;
    EXPECT_EQ(atTurnsEnd(game).sideOf(Camp::british).victory, Victory::draw);
}

TEST(BlitzkriegRandom, AllIsPlayedAndRefusalsChangeNothing) {
    std::map<std::string, int> seen;
    for (std::uint64_t seed = 1; seed <= 300; ++seed) {
        Seeded random(seed);
        Game game = randomGame(random);
        const int haste = randomHaste(random);
        RandomThrows dice(random);
        for (int i = 0; i < 150 && !over(game); ++i) {
            const Order order = randomOrder(random, game, haste);
            const std::string before = show(game);
            const Outcome outcome = play(game, order, dice);
            ++seen[outcome.refusal == Refusal::none ? nameOf(order.verb) : "refused"];
            for (const Roll& roll : outcome.rolls)
                ++seen[roll.check + " " + roll.outcome];
            if (outcome.refusal != Refusal::none) {
                EXPECT_EQ(show(game), before);
            }
            EXPECT_LE(
                unitsWhere(game, [](const Unit& unit) { return unit.arm == Arm::fragment && unit.onMap(); })
                    .size(),
                9U);
        }
    }
    for (int verb = 0; verb <= static_cast<int>(Verb::nextPhase); ++verb)
        EXPECT_GT(seen[nameOf(static_cast<Verb>(verb))], 10) << nameOf(static_cast<Verb>(verb));
    for (const char* event : {"combat e-r", "combat star", "bombard star", "recover recovers", "refused"})
        EXPECT_GT(seen[event], 20) << event;
}

} // namespace
} // namespace umpire::test::blitzkrieg_model_test
