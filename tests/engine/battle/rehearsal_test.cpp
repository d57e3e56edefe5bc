// What brigades come to as they lose, against the Knackered table worked out by hand.

#include "support/field.h"
#include "umpire/battle/balance.h"
#include "umpire/battle/decide.h"
#include "umpire/program/evaluation_watch.h"

#include <gtest/gtest.h>

#include <map>
#include <numeric>

namespace umpire::test::rehearsal_test {
namespace {

constexpr double exact = 1e-12;
constexpr std::int64_t all = 1000;

const char* const none = "none";
const char* const bonza = "bonza";
const char* const mullets = "stunned-mullets";
const char* const walkabout = "goin-walkabout";
const char* const off = "buggering-off";

using Chances = std::map<Id, double>;

Rehearsal rehearsed(const Session& session, const Id& formation = "regiment", std::int64_t most = all) {
    auto rehearsal = rehearse(session.rules(), session.module(), session.battle(), formation, most);
    EXPECT_TRUE(rehearsal) << formation;
    return rehearsal.value_or(Rehearsal{});
}

void expectChances(const Rehearsal& rehearsal, const std::vector<double>& found, const Chances& expected) {
    ASSERT_EQ(found.size(), rehearsal.states.size());
    for (std::size_t i = 0; i < found.size(); ++i) {
        const auto chance = expected.find(rehearsal.states[i]);
        EXPECT_NEAR(found[i], chance == expected.end() ? 0 : chance->second, exact) << rehearsal.states[i];
    }
}

void expectOnce(const Rehearsal& rehearsal, std::size_t losses, const Chances& expected) {
    SCOPED_TRACE("once, after " + std::to_string(losses));
    ASSERT_LT(losses, rehearsal.points.size());
    expectChances(rehearsal, rehearsal.points[losses].once, expected);
}

void expectEach(const Rehearsal& rehearsal, std::size_t losses, const Chances& expected) {
    SCOPED_TRACE("each, after " + std::to_string(losses));
    ASSERT_LT(losses, rehearsal.points.size());
    expectChances(rehearsal, rehearsal.points[losses].each, expected);
}

/// Ten elements of mixed quality: tests from 2, the second row from 4, the third from 7.
Field tenMixed() {
    return Field().theirs("one", "infantry", "turkish", 5).theirs("two", "infantry", "turkish", 5);
}

TEST(RehearsalOnce, IsOneThrowOnTheRowOfThatLoss) {
    const Rehearsal rehearsal = rehearsed(*tenMixed().open());
    EXPECT_EQ(rehearsal.states, (std::vector<Id>{none, bonza, mullets, walkabout, off}));
    EXPECT_EQ(rehearsal.whole, 10);
    ASSERT_EQ(rehearsal.points.size(), 11U);
    for (const std::size_t losses : {0, 1}) {
        expectOnce(rehearsal, losses, {{none, 1}});
    }
    for (const std::size_t losses : {2, 3}) {
        expectOnce(rehearsal, losses, {{mullets, 5 / 8.0}, {bonza, 3 / 8.0}});
    }
    for (const std::size_t losses : {4, 5, 6}) {
        expectOnce(rehearsal, losses, {{walkabout, 5 / 8.0}, {mullets, 3 / 8.0}});
    }
    for (const std::size_t losses : {7, 8, 9, 10}) {
        expectOnce(rehearsal, losses, {{off, 5 / 8.0}, {walkabout, 3 / 8.0}});
    }
}

TEST(RehearsalOnce, FollowsTheColumn) {
    const auto veterans = Field().theirs("ten", "infantry", "turkish", 10, {{"quality", "veteran"}}).open();
    expectOnce(rehearsed(*veterans), 4, {{walkabout, 2 / 8.0}, {mullets, 3 / 8.0}, {bonza, 3 / 8.0}});
    const auto recruits = Field().theirs("ten", "infantry", "turkish", 10, {{"quality", "militia"}}).open();
    expectOnce(rehearsed(*recruits), 4, {{off, 5 / 8.0}, {walkabout, 3 / 8.0}});
    expectOnce(rehearsed(*recruits), 7, {{off, 1}});
}

TEST(RehearsalEach, NewestResultReplacesTheLast) {
    const Rehearsal rehearsal = rehearsed(*tenMixed().open());
    expectEach(rehearsal, 1, {{none, 1}});
    expectEach(rehearsal, 3, {{mullets, 5 / 8.0}, {bonza, 3 / 8.0}});
    expectEach(rehearsal, 6, {{walkabout, 5 / 8.0}, {mullets, 3 / 8.0}});
}

TEST(RehearsalEach, BuggeringOffIsFinal) {
    const Rehearsal rehearsal = rehearsed(*tenMixed().open());
    double stays = 1;
    for (std::size_t losses = 7; losses <= 10; ++losses) {
        stays *= 3 / 8.0;
        expectEach(rehearsal, losses, {{walkabout, stays}, {off, 1 - stays}});
    }
}

TEST(RehearsalEach, FollowsTheRulingThatNothingGetsBetter) {
    const Rehearsal rehearsal = rehearsed(*tenMixed().ruling("s-knratchet", "worsen-only").open());
    expectEach(rehearsal, 2, {{mullets, 5 / 8.0}, {bonza, 3 / 8.0}});
    expectEach(rehearsal, 3, {{mullets, 55 / 64.0}, {bonza, 9 / 64.0}});
    expectEach(rehearsal, 4, {{walkabout, 5 / 8.0}, {mullets, 3 / 8.0}});
    expectEach(rehearsal, 6, {{walkabout, 485 / 512.0}, {mullets, 27 / 512.0}});
    expectOnce(rehearsal, 6, {{walkabout, 5 / 8.0}, {mullets, 3 / 8.0}});
}

TEST(Rehearsals, StartFromTheStateOfNow) {
    const auto session = tenMixed().ruling("s-knratchet", "worsen-only").open();
    adjusted(*session, "one", {{"lost", 3}});
    adjusted(*session, "regiment", {{"state", walkabout}});
    const Rehearsal rehearsal = rehearsed(*session);
    ASSERT_EQ(rehearsal.points.size(), 8U) << "seven are left";
    EXPECT_EQ(rehearsal.points[0].counted, 3);
    expectOnce(rehearsal, 0, {{walkabout, 1}});
    expectOnce(rehearsal, 1, {{walkabout, 1}});
    expectOnce(rehearsal, 4, {{off, 5 / 8.0}, {walkabout, 3 / 8.0}});
    expectEach(rehearsal, 5, {{off, 55 / 64.0}, {walkabout, 9 / 64.0}});
}

TEST(Rehearsals, NothingFollowsAFinalResult) {
    const auto session = tenMixed().open();
    adjusted(*session, "one", {{"lost", 4}});
    adjusted(*session, "regiment", {{"state", off}});
    const Rehearsal rehearsal = rehearsed(*session);
    for (std::size_t losses = 0; losses < rehearsal.points.size(); ++losses) {
        expectOnce(rehearsal, losses, {{off, 1}});
        expectEach(rehearsal, losses, {{off, 1}});
    }
}

TEST(Rehearsals, UnitsThatSpitCountAlready) {
    const auto session = tenMixed().open();
    adjusted(*session, "one", {{"state", "spittin-the-dummy"}});
    const Rehearsal rehearsal = rehearsed(*session);
    expectOnce(rehearsal, 0, {{none, 1}});
    EXPECT_EQ(rehearsal.points[1].counted, 5) << "what it loses was counted while it spat";
    EXPECT_EQ(rehearsal.points[6].counted, 6);
    expectOnce(rehearsal, 1, {{walkabout, 5 / 8.0}, {mullets, 3 / 8.0}});
}

TEST(Rehearsals, LoneModelsLoseNothing) {
    const auto session =
        Field().theirs("sniper", "sniper", "turkish", 1).theirs("four", "infantry", "turkish", 4).open();
    const Rehearsal rehearsal = rehearsed(*session);
    EXPECT_EQ(rehearsal.points.size(), 5U);
    EXPECT_EQ(rehearsal.points[4].counted, 4);
}

TEST(Rehearsals, EndWhereTheyAreTold) {
    const auto session = tenMixed().open();
    const Rehearsal rehearsal = rehearsed(*session, "regiment", 3);
    ASSERT_EQ(rehearsal.points.size(), 4U);
    EXPECT_EQ(rehearsal.points[3].losses, 3);
    EXPECT_EQ(rehearsed(*session, "regiment", 0).points.size(), 1U);
    EXPECT_EQ(rehearsed(*session, "brigade").points.size(), 1U) << "it has no units";
}

TEST(Rehearsals, AreOfBrigadesOnly) {
    const auto session = exampleBattle("beersheba-1917");
    for (const char* other : {"dmc", "empire", "12lhr", "grant", "nobody"}) {
        EXPECT_FALSE(rehearse(session->rules(), session->module(), session->battle(), other, all)) << other;
    }
}

TEST(Rehearsals, ChancesAlwaysSumToOne) {
    for (const char* reading : {"replace", "worsen-only"}) {
        auto session = exampleBattle("beersheba-1917");
        done(*session, {{"do", "ruling"}, {"ruling", "s-knratchet"}, {"reading", reading}});
        const Battle before = session->battle();
        for (const char* brigade : {"nzmr", "4lh", "181bde", "67r", "48r", "3cav"}) {
            const Rehearsal rehearsal = rehearsed(*session, brigade);
            EXPECT_EQ(rehearsal.points.size(), static_cast<std::size_t>(rehearsal.whole) + 1) << brigade;
            for (const Rehearsal::Point& point : rehearsal.points) {
                for (const auto* chances : {&point.once, &point.each}) {
                    EXPECT_NEAR(std::accumulate(chances->begin(), chances->end(), 0.0), 1, exact) << brigade;
                }
            }
        }
        EXPECT_TRUE(session->battle() == before);
    }
}

/// The plainest way to a rehearsal: every test carried out on every battle that may have come about.
class CarriedOut {
  public:
    CarriedOut(const Session& session, Id formation)
        : m_session(session), m_formation(std::move(formation)),
          m_command(checkCommand(session.rules(), "knackered", m_formation)) {
        m_battles.emplace_back(session.battle(), 1);
    }

    /// After one loss more and its test.
    Chances next() {
        std::vector<std::pair<Battle, double>> after;
        for (auto& [battle, chance] : m_battles) {
            loseOne(battle);
            test(battle, chance, after);
        }
        m_battles = std::move(after);
        Chances chances;
        for (const auto& [battle, chance] : m_battles) {
            chances[battle.find(m_formation)->value("state").text()] += chance;
        }
        return chances;
    }

  private:
    void loseOne(Battle& battle) const {
        for (const Id& unit : battle.unitsOf(*battle.find(m_formation))) {
            const Scope scope{m_session.rules(), battle, unit};
            // Units of no strength, such as a lone sniper, lose nothing.
            if (attributeValue(unit, "elements", scope).number() > 0 &&
                attributeValue(unit, "type", scope).text() != "sniper") {
                battle.set(unit, "lost", battle.find(unit)->value("lost").number() + 1);
                return;
            }
        }
    }

    void test(const Battle& battle, double chance, std::vector<std::pair<Battle, double>>& after) const {
        std::vector<std::pair<Battle, double>> tested;
        EnumeratedDice dice;
        try {
            do {
                Resolution resolution(m_session.rules(), battle, dice);
                decide(m_command, resolution, m_session.module());
                tested.emplace_back(resolution.battle(), chance * dice.probability());
            } while (dice.advance());
        } catch (const Refused&) {
            tested = {{battle, chance}};
        }
        for (auto& [each, share] : tested) {
            const auto known = std::find_if(after.begin(), after.end(), [&each = each](const auto& other) {
                return other.first == each;
            });
            if (known == after.end()) {
                after.emplace_back(std::move(each), share);
            } else {
                known->second += share;
            }
        }
    }

    const Session& m_session;
    Id m_formation;
    Json m_command;
    std::vector<std::pair<Battle, double>> m_battles;
};

TEST(Rehearsals, AreThoseOfCarryingOutEveryTest) {
    for (const char* reading : {"replace", "worsen-only"}) {
        auto session = exampleBattle("beersheba-1917");
        done(*session, {{"do", "ruling"}, {"ruling", "s-knratchet"}, {"reading", reading}});
        for (const char* brigade : {"4lh", "67r"}) {
            SCOPED_TRACE(std::string(brigade) + ' ' + reading);
            const Rehearsal rehearsal = rehearsed(*session, brigade);
            CarriedOut carriedOut(*session, brigade);
            for (std::size_t losses = 1; losses < rehearsal.points.size(); ++losses) {
                expectEach(rehearsal, losses, carriedOut.next());
            }
        }
    }
}

} // namespace
} // namespace umpire::test::rehearsal_test
