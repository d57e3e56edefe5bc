// The balance of a battle against sums and chances worked out by hand, and against the odds of play.

#include "support/field.h"
#include "umpire/battle/balance.h"
#include "umpire/worksheet/odds.h"

#include <gtest/gtest.h>

#include <numeric>

namespace umpire::test::balance_test {
namespace {

constexpr double exact = 1e-12;

BalanceReading sheetOf(const Session& session) {
    return balanceOf(session.rules(), session.module(), session.battle());
}

template <typename Entries>
std::size_t placeOf(const Entries& entries, const Id& id) {
    const auto found =
        std::find_if(entries.begin(), entries.end(), [&id](const auto& entry) { return entry.id == id; });
    EXPECT_NE(found, entries.end()) << id;
    return static_cast<std::size_t>(found - entries.begin());
}

BalanceReading::Row row(const BalanceReading& sheet, const Id& subject) {
    for (const BalanceReading::Row& row : sheet.rows) {
        if (row.subject == subject) {
            return row;
        }
    }
    ADD_FAILURE() << "no row of " << subject;
    return {};
}

/// A measure of a row.
std::int64_t measured(const Session& session, const Id& subject, const Id& measure) {
    const std::size_t place = placeOf(session.rules().balance.measures, measure);
    return row(sheetOf(session), subject).measures.at(place);
}

/// The chance that a unit or the units of a row hold; -1 for none.
double held(const Session& session, const Id& subject, const Id& example) {
    const std::size_t place = placeOf(session.rules().balance.examples, example);
    const BalanceReading sheet = sheetOf(session);
    for (const BalanceReading::UnitRow& unit : sheet.units) {
        if (unit.unit == subject) {
            return unit.holds.at(place).value_or(-1);
        }
    }
    return row(sheet, subject).holds.at(place).value_or(-1);
}

std::unique_ptr<Session> smallField() {
    Field field;
    field.ours("horse", "cavalry", "anzac", 4, {{"machine-gun", true}})
        .ours("battery", "artillery", "british", 2)
        .ours("sniper", "sniper", "british", 1)
        .ours("car", "armoured-car", "british", 1)
        .theirs("battalion", "infantry", "turkish", 6)
        .theirs("recruits", "infantry", "turkish", 2, {{"quality", "green"}})
        .theirs("teams", "machine-guns", "german", 2);
    Json battle = field.json();
    battle["formations"].push_back({{"id", "wing"}, {"name", "Wing"}, {"parent", "brigade"}});
    addUnit(battle, "foot", "wing", "infantry", "british", 5);
    return sessionOf(battle);
}

/// Against each enemy that may be met, by its strength, as the odds of the command have it.
TEST(BalanceOfContests, IsTheMeanOfTheMeleesWithEveryEnemy) {
    const auto session = smallField();
    const std::size_t place = placeOf(session->rules().balance.examples, "melee-in-the-open");
    const BalanceReading sheet = sheetOf(*session);
    const BalanceReading::UnitRow& horse = sheet.units.front();
    ASSERT_EQ(horse.unit, "horse");
    double wins = 0;
    double loses = 0;
    double weight = 0;
    for (const auto& [enemy, strength] : {std::pair("battalion", 6), {"recruits", 2}, {"teams", 2}}) {
        const Json facts{{"supported", true}, {"charging", false}};
        const Odds odds = oddsOf(*session, {{"do", "melee"},
                                            {"a", {{"unit", "horse"}, {"facts", facts}}},
                                            {"b", {{"unit", enemy}, {"facts", facts}}}});
        ASSERT_EQ(odds.contests.size(), 1U) << odds.refusal.message;
        for (const auto& [result, chance] : odds.contests.front().results) {
            const bool good = (result.by == "horse") != (result.result == "recoil");
            wins += result.by.empty() || !good ? 0 : strength * chance;
            loses += result.by.empty() || good ? 0 : strength * chance;
        }
        weight += strength;
    }
    ASSERT_TRUE(horse.holds.at(place) && horse.loses.at(place));
    EXPECT_NEAR(*horse.holds[place], wins / weight, exact);
    EXPECT_NEAR(*horse.loses[place], loses / weight, exact);
    EXPECT_GT(*horse.holds[place], 0.3);
    EXPECT_TRUE(row(sheet, "ottoman").loses.at(place));
    EXPECT_FALSE(sheet.units.front().loses.front()) << "a check is held, not lost";
}

TEST(BalanceRows, StandInTheOrderOfTheTree) {
    std::vector<std::pair<Id, int>> rows;
    for (const BalanceReading::Row& row : sheetOf(*smallField()).rows) {
        rows.emplace_back(row.subject, row.depth);
    }
    EXPECT_EQ(rows, (std::vector<std::pair<Id, int>>{
                        {"empire", 0}, {"brigade", 1}, {"wing", 2}, {"ottoman", 0}, {"regiment", 1}}));
}

TEST(BalanceRows, SumTheUnitsOfAllFormationsBelow) {
    const auto session = smallField();
    EXPECT_EQ(measured(*session, "wing", "elements"), 5);
    EXPECT_EQ(measured(*session, "brigade", "elements"), 4 + 2 + 1 + 5) << "a sniper is no element of it";
    EXPECT_EQ(measured(*session, "empire", "elements"), 12);
    EXPECT_EQ(measured(*session, "ottoman", "elements"), 10);
    EXPECT_EQ(measured(*session, "empire", "unit-count"), 5);
    EXPECT_EQ(measured(*session, "empire", "guns"), 2);
    EXPECT_EQ(measured(*session, "empire", "machine-guns"), 1);
    EXPECT_EQ(measured(*session, "ottoman", "machine-guns"), 2);
    EXPECT_EQ(measured(*session, "empire", "cars-and-tanks"), 1);
    EXPECT_EQ(measured(*session, "wing", "cars-and-tanks"), 0);
}

TEST(BalanceRows, CountWhatIsLeft) {
    const auto session = smallField();
    adjusted(*session, "horse", {{"lost", 3}});
    EXPECT_EQ(measured(*session, "brigade", "elements"), 9);
    EXPECT_EQ(measured(*session, "brigade", "machine-guns"), 0) << "the gun is the last but one to go";
    adjusted(*session, "battery", {{"lost", 2}, {"state", "gone"}, {"gone-as", "destroyed"}});
    EXPECT_EQ(measured(*session, "brigade", "unit-count"), 4);
    EXPECT_EQ(measured(*session, "brigade", "guns"), 0);
}

TEST(BalanceRows, MixIsByStrength) {
    using Share = BalanceReading::Share;
    const BalanceReading sheet = sheetOf(*smallField());
    EXPECT_EQ(row(sheet, "regiment").mix,
              (std::vector<Share>{{"veteran", 2, 2 / 10.0}, {"mixed", 6, 6 / 10.0}, {"green", 2, 2 / 10.0}}));
    EXPECT_EQ(row(sheet, "wing").mix, (std::vector<Share>{{"mixed", 5, 1}}));
}

TEST(BalanceRows, MarksTellHowManyLossesReachThem) {
    using Mark = BalanceReading::Mark;
    const auto session = Field().theirs("ten", "infantry", "turkish", 10).open();
    EXPECT_EQ(row(sheetOf(*session), "regiment").marks,
              (std::vector<Mark>{{20, false, 2}, {40, false, 4}, {60, true, 7}}));
    adjusted(*session, "ten", {{"lost", 3}});
    EXPECT_EQ(row(sheetOf(*session), "regiment").marks,
              (std::vector<Mark>{{20, false, 0}, {40, false, 1}, {60, true, 4}}));
}

TEST(BalanceRows, OnlyThoseThatTireHaveMarks) {
    const BalanceReading sheet = sheetOf(*exampleBattle("beersheba-1917"));
    EXPECT_TRUE(row(sheet, "4lh").tires);
    for (const char* other : {"dmc", "empire"}) {
        EXPECT_FALSE(row(sheet, other).tires) << other;
        EXPECT_TRUE(row(sheet, other).marks.empty()) << other;
        EXPECT_EQ(row(sheet, other).column, "") << other;
    }
}

TEST(BalanceRows, AnEmptyFormationHasNothing) {
    const BalanceReading::Row empty = row(sheetOf(*Field().open()), "brigade");
    EXPECT_EQ(empty.strength, 0);
    EXPECT_TRUE(empty.mix.empty());
    EXPECT_TRUE(empty.marks.empty());
    for (const auto& chance : empty.holds) {
        EXPECT_FALSE(chance);
    }
}

TEST(BalanceChances, AreThoseOfTheTable) {
    const auto session = smallField();
    EXPECT_NEAR(held(*session, "battalion", "rifles-in-the-open"), 4 / 8.0, exact) << "supported: 5 and up";
    EXPECT_NEAR(held(*session, "recruits", "rifles-in-the-open"), 3 / 8.0, exact) << "green: 6 and up";
    EXPECT_NEAR(held(*session, "horse", "rifles-in-the-open"), 6 / 8.0, exact) << "ANZAC, gun: 3 and up";
    EXPECT_NEAR(held(*session, "battalion", "shelled-in-the-open"), 3 / 8.0, exact);
    EXPECT_NEAR(held(*session, "horse", "charged"), 7 / 8.0, exact);
    adjusted(*session, "battalion", {{"lost", 2}});
    EXPECT_NEAR(held(*session, "battalion", "charged"), 3 / 8.0, exact);
}

TEST(BalanceChances, OfARowAreWeighedByStrength) {
    const auto session = smallField();
    EXPECT_NEAR(held(*session, "regiment", "charged"), (6 * 5 / 8.0 + 2 * 4 / 8.0 + 2 * 5 / 8.0) / 10, exact);
    EXPECT_NEAR(held(*session, "brigade", "charged"), (4 * 7 / 8.0 + 7 * 5 / 8.0) / 11, exact)
        << "the car takes no such check";
}

TEST(BalanceChances, ThereAreNoneWhereNoCheckIsTaken) {
    const auto session = smallField();
    for (const char* unit : {"sniper", "car"}) {
        EXPECT_EQ(held(*session, unit, "charged"), -1) << unit;
    }
    adjusted(*session, "horse", {{"lost", 4}, {"state", "gone"}, {"gone-as", "destroyed"}});
    EXPECT_EQ(held(*session, "horse", "rifles-in-the-open"), -1);
    EXPECT_NEAR(held(*session, "brigade", "rifles-in-the-open"), 4 / 8.0, exact);
}

TEST(BalanceChances, AreTheOddsOfPlay) {
    const auto session = exampleBattle("beersheba-1917");
    const Balance& balance = session->rules().balance;
    int compared = 0;
    for (const BalanceReading::UnitRow& unit : sheetOf(*session).units) {
        for (std::size_t i = 0; i < balance.examples.size(); ++i) {
            if (!unit.holds[i] || !balance.examples[i].contest.empty()) {
                continue;
            }
            Json command = checkCommand(session->rules(), balance.examples[i].check, unit.unit);
            command["facts"] = balance.examples[i].facts;
            const Odds odds = oddsOf(*session, command);
            ASSERT_TRUE(odds.ok) << odds.refusal.message;
            double sum = 0;
            for (const Id& outcome : balance.examples[i].holding) {
                sum += odds.rolls.front().of(outcome);
            }
            EXPECT_EQ(*unit.holds[i], sum) << unit.unit;
            ++compared;
        }
    }
    EXPECT_EQ(compared, 45 * 3) << "all but three observers, a sniper and two planes";
}

struct Known {
    const char* subject;
    std::vector<std::int64_t> measures; ///< units, elements, guns, machine guns, cars and tanks
};

TEST(Balance, OfBeersheba) {
    const auto session = exampleBattle("beersheba-1917");
    const BalanceReading sheet = sheetOf(*session);
    for (const Known& known : {Known{"empire", {27, 106, 11, 6, 0}}, Known{"ottoman", {24, 73, 9, 9, 0}},
                               Known{"anzacmd", {11, 47, 4, 3, 0}}, Known{"48r", {6, 19, 2, 2, 0}}}) {
        EXPECT_EQ(row(sheet, known.subject).measures, known.measures) << known.subject;
    }
    EXPECT_EQ(row(sheet, "nzmr").column, "veteran");
    EXPECT_EQ(row(sheet, "67r").column, "mixed") << "its guns are no green troops";
    EXPECT_GT(held(*session, "empire", "charged"), held(*session, "ottoman", "charged"));
}

TEST(Balance, ChangesNothing) {
    const auto session = exampleBattle("beersheba-1917");
    const Battle before = session->battle();
    sheetOf(*session);
    EXPECT_TRUE(session->battle() == before);
}

} // namespace
} // namespace umpire::test::balance_test
