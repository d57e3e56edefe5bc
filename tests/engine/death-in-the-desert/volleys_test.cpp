// The to-hit table, cell by cell, and every line that moves its dice.

#include "fort.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace umpire::test::volleys_test {
namespace {

using namespace fort;

struct Weapon {
    const char* id;
    const char* firer;
    int hitsOn;
    int dice;
    int shortRange;
    int longRange;
};

const std::vector<Weapon>& weapons() {
    static const std::vector<Weapon> all{
        {"legion-rifle", "legion-squad", 6, 1, 12, 24},       {"pistol", "legion-squad", 8, 2, 5, 10},
        {"machine-gun", "machine-gun-section", 7, 4, 16, 32}, {"artillery", "cannon", 6, 1, 24, 48},
        {"bedouin-rifle", "bedouin-rifles", 8, 1, 8, 16},     {"spears", "bedouin-warriors", 9, 1, 2, 6},
        {"taureg-rifle", "taureg-rifles", 7, 1, 8, 16},       {"german-rifle", "german-squad", 6, 1, 12, 24},
        {"turcos-rifle", "turcos-squad", 7, 1, 10, 20}};
    return all;
}

std::string targetOf(const Weapon& weapon) {
    const std::string firer = weapon.firer;
    const bool arab = firer.starts_with("bedouin") || firer.starts_with("taureg");
    return arab ? "legion-squad" : "bedouin-warriors";
}

/// How many of the dice count when all show one face. What follows from hits is thrown by the program.
int hitsWith(const Weapon& weapon, int face, Json facts, const std::string& skill = "average") {
    Json battle = field();
    unitIn(battle, weapon.firer)["firing"] = skill;
    const auto session = at(Json::object(), battle);
    Json command = fire(weapon.firer, targetOf(weapon), facts);
    command["weapon"] = weapon.id;
    command["figures"] = 1;
    command["dice"] = std::vector<int>(static_cast<std::size_t>(weapon.dice), face);
    const Preview preview = session->preview(command);
    EXPECT_TRUE(preview.ok) << preview.refusal.message;
    EXPECT_FALSE(preview.steps.empty());
    return preview.steps.empty() ? -1 : static_cast<int>(preview.steps.front().total);
}

int expected(const Weapon& weapon, int face, int lines) {
    return face + lines >= weapon.hitsOn ? weapon.dice : 0;
}

TEST(DesertVolleys, EveryWeaponHitsFromItsNumberOn) {
    for (const Weapon& weapon : weapons()) {
        const bool spears = weapon.id == std::string("spears");
        for (int face = 1; face <= 10; ++face) {
            SCOPED_TRACE(std::string(weapon.id) + " " + std::to_string(face));
            EXPECT_EQ(hitsWith(weapon, face, Json::object()), expected(weapon, face, spears ? 1 : 0));
            EXPECT_EQ(hitsWith(weapon, face, {{"long-range", true}}), expected(weapon, face, -1));
        }
    }
}

TEST(DesertVolleys, RangesAreThoseOfTheTable) {
    const auto session = at();
    for (const Weapon& weapon : weapons()) {
        const Vocabulary* words = session->rules().vocabulary("weapon");
        ASSERT_TRUE(words);
        const auto word = std::find_if(words->words.begin(), words->words.end(),
                                       [&](const auto& each) { return each.id == weapon.id; });
        ASSERT_NE(word, words->words.end());
        EXPECT_EQ(word->traits.at("short-range").number(), weapon.shortRange) << weapon.id;
        EXPECT_EQ(word->traits.at("long-range").number(), weapon.longRange) << weapon.id;
    }
}

TEST(DesertVolleys, LinesMoveTheDice) {
    for (const Weapon& weapon : weapons()) {
        const int close = weapon.id == std::string("spears") ? 1 : 0;
        for (int face = 1; face <= 10; ++face) {
            SCOPED_TRACE(std::string(weapon.id) + " " + std::to_string(face));
            for (const char* fact : {"cover", "prone", "opportunity"}) {
                EXPECT_EQ(hitsWith(weapon, face, {{fact, true}}), expected(weapon, face, close - 1)) << fact;
            }
            EXPECT_EQ(hitsWith(weapon, face, {{"cover", true}, {"prone", true}, {"long-range", true}}),
                      expected(weapon, face, -3));
            EXPECT_EQ(hitsWith(weapon, face, Json::object(), "poor"), expected(weapon, face, close - 1));
            EXPECT_EQ(hitsWith(weapon, face, Json::object(), "great"), expected(weapon, face, close + 1));
        }
    }
}

Json linesOf(const Json& answer) {
    Json lines = Json::object();
    const Json step = stepOf(answer, "volley");
    for (const Json& line : step["modifiers"]) {
        lines[line["id"].get<std::string>()] = line["value"];
    }
    return lines;
}

TEST(DesertVolleys, HorsesCountOnBothSides) {
    const std::vector<int> six(6, 1);
    EXPECT_EQ(linesOf(play(*at(), fire("legion-cavalry", "bedouin-warriors"), six)),
              (Json{{"firer-mounted", -1}}));
    EXPECT_EQ(
        linesOf(play(*at(), fire("legion-cavalry", "bedouin-warriors", {{"firer-on-foot", true}}), six)),
        Json::object());
    EXPECT_EQ(linesOf(play(*at(), fire("legion-cavalry", "bedouin-cavalry"), six)),
              (Json{{"firer-mounted", -1}, {"target-mounted", 1}}));
    EXPECT_EQ(linesOf(play(*at(), fire("legion-squad", "bedouin-cavalry", {{"target-on-foot", true}}),
                           std::vector<int>(10, 1))),
              Json::object());
}

TEST(DesertVolleys, WhoHasNoHorseLeftIsOnFootForEverybody) {
    const std::vector<int> six(6, 1);
    const auto session = at();
    adjust(*session, "legion-cavalry", {{"unhorsed", 6}});
    EXPECT_EQ(linesOf(play(*session, fire("legion-cavalry", "bedouin-warriors"), six)), Json::object());
    const Json answer = play(*session, fire("bedouin-rifles", "legion-cavalry"), std::vector<int>(20, 8));
    EXPECT_EQ(linesOf(answer), Json::object());
    EXPECT_EQ(count(*session, "legion-cavalry", "hits"), 20);
    EXPECT_EQ(count(*session, "legion-cavalry", "mounted-hits"), 0);
    const auto mounted = at();
    adjust(*mounted, "legion-cavalry", {{"unhorsed", 5}});
    EXPECT_EQ(linesOf(play(*mounted, fire("bedouin-rifles", "legion-cavalry"), std::vector<int>(20, 1))),
              (Json{{"target-mounted", 1}}));
}

TEST(DesertVolleys, NobodyLeftFiresNoVolley) {
    const auto session = at();
    play(*session, fire("legion-squad", "bedouin-warriors"), std::vector<int>(10, 1));
    const int records = session->cursor();
    EXPECT_EQ(refusal(*session, fire("legion-squad", "bedouin-warriors")), "not-possible");
    EXPECT_EQ(session->cursor(), records);
    Json more = fire("legion-squad", "bedouin-warriors");
    more["figures"] = 2;
    EXPECT_EQ(stepOf(play(*session, more, {1, 1}), "volley")["dice"].size(), 2U) << "the umpire says so";
}

TEST(DesertVolleys, BeyondLongRangeIsWarnedOf) {
    const auto session = at();
    for (const char* firer : {"legion-squad", "machine-gun-section"}) {
        EXPECT_TRUE(session->preview(fire(firer, "bedouin-rifles", {{"long-range", true}})).warnings.empty());
        EXPECT_EQ(session->preview(fire(firer, "bedouin-rifles", {{"out-of-range", true}})).warnings.size(),
                  1U);
    }
}

TEST(DesertVolleys, TheSeriouslyWoundedFireAVolleyOfTheirOwn) {
    const auto session = at();
    adjust(*session, "legion-squad", {{"serious", 3}});
    Json command = fire("legion-squad", "bedouin-warriors");
    command["wounded"] = 3;
    const Json answer = play(*session, command, std::vector<int>(10, 5));
    EXPECT_EQ(stepOf(answer, "volley")["dice"].size(), 7U);
    EXPECT_EQ(stepOf(answer, "volley", 1)["dice"].size(), 3U);
    EXPECT_EQ(stepOf(answer, "volley", 1)["modifiers"],
              Json::parse(R"([{"id": "seriously-wounded", "value": -1}])"));
}

TEST(DesertVolleys, AThrowOfManyIsOneStep) {
    const auto session = at();
    EXPECT_EQ(firstThrow(*session, fire("bedouin-rifles", "legion-squad")), "20 d10");
    EXPECT_EQ(firstThrow(*session, fire("turcos-squad", "bedouin-rifles")), "12 d10");
    EXPECT_EQ(firstThrow(*session, fire("colonel", "bedouin-rifles")), "2 d10");
    EXPECT_EQ(firstThrow(*session, fire("machine-gun-section", "bedouin-rifles")), "4 d10");
}

} // namespace
} // namespace umpire::test::volleys_test
