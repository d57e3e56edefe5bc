// Initiative and who has acted.

#include "fort.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace umpire::test::turns_test {
namespace {

using namespace fort;

const Json initiative{{"do", "initiative"}, {"a", "french"}, {"b", "arabs"}};

TEST(DesertTurns, TheHigherDieActsOrMakesTheEnemyAct) {
    const auto session = at();
    goTo(*session, "movement");
    const Json answer = play(*session, initiative, {4, 4, 3, 9});
    EXPECT_EQ(answer["initiative"]["by"], "arabs");
    EXPECT_TRUE(flag(*session, "arabs", "to-act"));
    EXPECT_EQ(refusal(*session, {{"do", "hand-over"}, {"side", "french"}}), "not-possible");
    play(*session, {{"do", "hand-over"}, {"side", "arabs"}});
    EXPECT_FALSE(flag(*session, "arabs", "to-act"));
    EXPECT_TRUE(flag(*session, "french", "to-act"));
    const Json grapple{{"do", "throw-grapple"}, {"unit", "bedouin-rifles"}};
    EXPECT_FALSE(session->preview(grapple).warnings.empty());
    play(*session, {{"do", "pass"}, {"unit", "colonel"}});
    EXPECT_TRUE(session->preview(grapple).warnings.empty()); // nobody is to act before the next throw
}

TEST(DesertTurns, ItIsThrownAgainUntilAllHaveActed) {
    const auto session = at();
    play(*session, initiative, {9, 3});
    EXPECT_FALSE(owes(*session, "initiative", "french"));
    std::vector<std::string> all;
    for (const Json& unit : field()["units"]) {
        all.push_back(unit["id"]);
    }
    for (const std::string& id : all) {
        EXPECT_FALSE(flag(*session, id, "acted"));
        play(*session, {{"do", "pass"}, {"unit", id}});
        EXPECT_TRUE(flag(*session, id, "acted"));
        EXPECT_EQ(owes(*session, "initiative", "french"), id != all.back());
        if (id != all.back()) {
            play(*session, initiative, {9, 3});
        }
    }
    endTurn(*session);
    EXPECT_FALSE(flag(*session, "colonel", "acted"));
    EXPECT_TRUE(owes(*session, "initiative", "french"));
}

TEST(DesertTurns, CommandsOfTheLegionMaySplitTheirAction) {
    const auto session = at();
    Json command = fire("legion-squad", "bedouin-warriors");
    command["figures"] = 4;
    play(*session, command, {1, 1, 1, 1});
    EXPECT_FALSE(flag(*session, "legion-squad", "acted"));
    EXPECT_EQ(count(*session, "legion-squad", "idle"), 6);
    goTo(*session, "movement");
    play(*session, {{"do", "move"}, {"unit", "legion-squad"}}, {1, 1});
    EXPECT_TRUE(flag(*session, "legion-squad", "acted"));
    goTo(*session, "fire");
    EXPECT_EQ(firstThrow(*session, fire("legion-squad", "bedouin-warriors")), "6 d10");
    // A tribe acts as one.
    const auto other = at();
    Json tribes = fire("bedouin-rifles", "turcos-squad");
    tribes["figures"] = 3;
    play(*other, tribes, {1, 1, 1});
    EXPECT_TRUE(flag(*other, "bedouin-rifles", "acted"));
}

TEST(DesertTurns, FireOfThoseWhoMovedIsSimultaneous) {
    const auto session = at();
    play(*session, {{"do", "move"}, {"unit", "bedouin-rifles"}}, {1, 1, 1});
    play(*session, {{"do", "move"}, {"unit", "turcos-squad"}}, {1, 1});
    goTo(*session, "fire");
    std::vector<int> volley(12, 1);
    volley[0] = volley[1] = 7;
    volley.insert(volley.end(), {1, 2, 3});
    play(*session, fire("turcos-squad", "bedouin-rifles"), volley);
    EXPECT_EQ(count(*session, "bedouin-rifles", "figures"), 18);
    EXPECT_EQ(firstThrow(*session, fire("bedouin-rifles", "turcos-squad")), "20 d10");
}

/// Who is struck falls before the next unit acts; those who fire at the same time do not wait for it.
TEST(DesertTurns, SavesComeBeforeTheNextAction) {
    const auto session = at();
    const auto urged = [&](const Json& command) {
        const auto texts = session->preview(command).warnings;
        return std::count(texts.begin(), texts.end(),
                          "Hits are still to be saved; that comes before the next action") == 1;
    };
    const std::vector<Json> next{fire("turcos-squad", "bedouin-warriors"),
                                 {{"do", "move"}, {"unit", "turcos-squad"}},
                                 {{"do", "reload"}, {"unit", "colonel"}},
                                 {{"do", "bash"}, {"unit", "bedouin-warriors"}, {"door", "gate"}}};
    Json shot = fire("taureg-rifles", "legion-squad");
    shot["figures"] = 1;
    for (const Json& command : next) {
        EXPECT_FALSE(urged(command));
    }
    play(*session, shot, {10});
    for (const Json& command : next) {
        EXPECT_TRUE(urged(command)) << dumpLine(command);
    }
    play(*session, {{"do", "take-hits"}, {"unit", "legion-squad"}}, {1, 1});
    EXPECT_FALSE(urged(next.front()));
    const auto later = at();
    goTo(*later, "fire");
    play(*later, shot, {10});
    EXPECT_TRUE(later->preview(fire("german-squad", "bedouin-warriors")).warnings.empty());
}

TEST(DesertTurns, OpportunityFireTakesNoActionButItsFire) {
    const auto session = at();
    goTo(*session, "movement");
    play(*session, {{"do", "charge"}, {"unit", "bedouin-warriors"}, {"target", "turcos-squad"}},
         {1, 1, 1, 1});
    const Json answer = play(*session, fire("turcos-squad", "bedouin-warriors", {{"opportunity", true}}),
                             std::vector<int>(12, 7));
    EXPECT_EQ(stepOf(answer, "volley")["outcome"], "missed"); // −1
    EXPECT_FALSE(flag(*session, "turcos-squad", "acted"));
    goTo(*session, "fire");
    EXPECT_FALSE(session->preview(fire("turcos-squad", "bedouin-warriors")).wanted);
}

} // namespace
} // namespace umpire::test::turns_test
