// What the sides fight for: listed by the scenario, held in play.

#include "support/field.h"
#include "umpire/battle/record_audit.h"
#include "umpire/sheets/record_text.h"
#include "umpire/state/objectives.h"

#include <gtest/gtest.h>

namespace umpire::test::objectives_test {
namespace {

Json threeObjectives() {
    return Json::parse(R"([{"id": "wells", "name": "The wells", "worth": 3, "holder": "ottoman"},
                           {"id": "bridge", "name": "The bridge", "worth": 2},
                           {"id": "hill", "name": "Tel el Saba"}])");
}

Json fileWith(const Json& objectives) {
    Json battle = plainBattle();
    addUnit(battle, "foot", "brigade", "infantry", "british", 5);
    addUnit(battle, "48r", "regiment", "infantry", "turkish", 5);
    battle["objectives"] = objectives;
    return battle;
}

Json hold(const Id& objective, const Json& holder) {
    return {{"do", "objective"}, {"objective", objective}, {"holder", holder}};
}

Json points(const Session& session) {
    return session.show("objectives")["points"];
}

TEST(Objectives, StandInTheFile) {
    const auto session = sessionOf(fileWith(threeObjectives()));
    ASSERT_EQ(session->battle().objectives.size(), 3U);
    EXPECT_EQ(session->battle().objectives[0], (Objective{"wells", "The wells", 3, "ottoman"}));
    EXPECT_EQ(session->battle().objectives[2], (Objective{"hill", "Tel el Saba", 1, ""}));
    EXPECT_EQ(points(*session), (Json{{"empire", 0}, {"ottoman", 3}}));
    const std::string written = BattleFiles::write(*session);
    EXPECT_EQ(Json::parse(written)["objectives"][0],
              (Json{{"id", "wells"}, {"name", "The wells"}, {"worth", 3}, {"holder", "ottoman"}}));
    EXPECT_EQ(BattleFiles::write(*sessionOf(written)), written);
}

TEST(Objectives, AreNotInFilesWithoutThem) {
    const auto session = sessionOf(plainBattle());
    const Json file = Json::parse(BattleFiles::write(*session));
    EXPECT_FALSE(file.contains("objectives"));
    EXPECT_FALSE(file.contains("turn-minutes"));
    EXPECT_TRUE(holdingsOf(session->battle()).empty());
    EXPECT_FALSE(session->show("turn").contains("points"));
    EXPECT_EQ(session->show("objectives"),
              (Json{{"id", "objectives"}, {"objectives", Json::array()}, {"points", Json::object()}}));
}

TEST(Objectives, AreHeldByOneSideOrNobody) {
    const auto session = sessionOf(fileWith(threeObjectives()));
    EXPECT_EQ(done(*session, hold("bridge", "empire"))["changes"],
              (Json{{"objectives", {{"bridge", "empire"}}}}));
    EXPECT_EQ(points(*session), (Json{{"empire", 2}, {"ottoman", 3}}));
    EXPECT_EQ(done(*session, hold("wells", nullptr))["changes"],
              (Json{{"objectives", {{"wells", nullptr}}}}));
    EXPECT_EQ(points(*session), (Json{{"empire", 2}, {"ottoman", 0}}));
    EXPECT_EQ(session->show("turn")["points"], points(*session));
    const Json answer = done(*session, {{"do", "undo"}});
    EXPECT_EQ(answer["changes"], (Json{{"objectives", {{"wells", "ottoman"}}}}));
    EXPECT_EQ(points(*session), (Json{{"empire", 2}, {"ottoman", 3}}));
}

TEST(Objectives, HeldAlreadyAreWarnedOf) {
    const auto session = sessionOf(fileWith(threeObjectives()));
    EXPECT_TRUE(warns(done(*session, hold("wells", "ottoman")), "Ottoman held The wells before"));
    EXPECT_TRUE(warns(done(*session, hold("hill", "")), "Nobody held Tel el Saba before"));
}

TEST(Objectives, AreCorrectedLikeEverythingElse) {
    const auto session = sessionOf(fileWith(threeObjectives()));
    done(*session, hold("bridge", "empire"));
    done(*session, shoot("foot", "48r", {1}));
    done(*session, {{"do", "correct"}, {"record", 1}, {"objective", "hill"}});
    EXPECT_EQ(session->battle().objective("bridge")->holder, "");
    EXPECT_EQ(session->battle().objective("hill")->holder, "empire");
    done(*session, {{"do", "undo"}});
    EXPECT_EQ(session->battle().objective("bridge")->holder, "empire");
    EXPECT_TRUE(auditRecords(*session).problems.empty());
}

TEST(Objectives, AreSavedAndTakenBackWithTheGame) {
    const auto session = sessionOf(fileWith(threeObjectives()));
    done(*session, hold("bridge", "empire"));
    const auto loaded = sessionOf(BattleFiles::write(*session));
    EXPECT_TRUE(loaded->battle() == session->battle());
    EXPECT_EQ(Json::parse(BattleFiles::write(*session))["objectives"][1].contains("holder"), false)
        << "the lists show the battle as it was set up";
    done(*session, {{"do", "reset"}});
    EXPECT_EQ(session->battle().objective("bridge")->holder, "");
    EXPECT_EQ(session->battle().objective("wells")->holder, "ottoman");
    EXPECT_EQ(session->battle().objectives.size(), 3U);
}

/// A list tells who holds what now. Whoever renames one in play does not give it away for the next game.
TEST(Objectives, OfAListSentInPlayAreResetToWhoHeldThemBefore) {
    const auto session = sessionOf(fileWith(threeObjectives()));
    done(*session, {{"do", "next-phase"}});
    done(*session, hold("wells", "empire"));
    done(*session, hold("bridge", "ottoman"));
    const Json list =
        Json::parse(R"([{"id": "wells", "name": "The old wells", "worth": 3, "holder": "empire"},
                                      {"id": "bridge", "name": "The bridge", "worth": 2, "holder": "ottoman"},
                                      {"id": "hill", "name": "Tel el Saba", "holder": "empire"},
                                      {"id": "tower", "name": "The tower", "holder": "empire"}])");
    done(*session, {{"do", "scenario"}, {"set", {{"objectives", list}}}});
    EXPECT_EQ(session->battle().objective("wells")->holder, "empire");
    done(*session, {{"do", "reset"}});
    EXPECT_EQ(session->battle().objective("wells")->name, "The old wells");
    EXPECT_EQ(session->battle().objective("wells")->holder, "ottoman");
    EXPECT_EQ(session->battle().objective("bridge")->holder, "");
    EXPECT_EQ(session->battle().objective("hill")->holder, "empire") << "the list says so";
    EXPECT_EQ(session->battle().objective("tower")->holder, "empire");
}

TEST(Objectives, ThatAStruckSideDidNotHoldAreResetToWhoHeldThemBefore) {
    const auto session = sessionOf(fileWith(threeObjectives()));
    done(*session, {{"do", "next-phase"}});
    done(*session, hold("bridge", "empire"));
    done(*session, {{"do", "strike"}, {"subjects", {"ottoman"}}});
    done(*session, {{"do", "reset"}});
    EXPECT_EQ(session->battle().objective("bridge")->holder, "");
    EXPECT_EQ(session->battle().objective("wells")->holder, "") << "who held them is gone";
}

TEST(Objectives, AreListedByTheScenario) {
    const auto session = sessionOf(plainBattle());
    done(*session,
         {{"do", "scenario"},
          {"set", {{"objectives", {{{"name", "The wells"}, {"worth", 5}}, {{"name", "The wells"}}}}}}});
    ASSERT_EQ(session->battle().objectives.size(), 2U);
    EXPECT_EQ(session->battle().objectives[0].id, "the-wells");
    EXPECT_EQ(session->battle().objectives[1].id, "the-wells-2");
    EXPECT_EQ(session->setUpRecords(), 1) << "it sets up the battle";
    EXPECT_EQ(sheets::RecordText(*session).who(session->records()[0]), "2 objectives, worth 6 in all");
    const auto loaded = sessionOf(BattleFiles::write(*session));
    EXPECT_TRUE(loaded->battle() == session->battle());
    done(*session, {{"do", "scenario"}, {"set", {{"objectives", nullptr}}}});
    EXPECT_TRUE(session->battle().objectives.empty());
    done(*session, {{"do", "undo"}});
    EXPECT_EQ(session->battle().objectives.size(), 2U);
}

TEST(Objectives, OfAScenarioAreRefusedWhereTheyMeanNothing) {
    const auto session = sessionOf(plainBattle());
    for (const char* list :
         {"3", "[3]", "[{}]", R"([{"name": " "}])", R"([{"name": 3}])", R"([{"name": "a", "worth": -1}])",
          R"([{"name": "a", "worth": 1001}])", R"([{"name": "a", "worth": "1"}])",
          R"([{"name": "a", "holder": "nobody"}])", R"([{"name": "a", "id": "A b"}])",
          R"([{"name": "a", "id": "x"}, {"name": "b", "id": "x"}])", R"([{"name": "a", "wort": 1}])"}) {
        const std::string code =
            refusal(*session, {{"do", "scenario"}, {"set", {{"objectives", Json::parse(list)}}}});
        EXPECT_TRUE(code == "bad-value" || code == "unknown-id") << list << ' ' << code;
    }
    Json many = Json::array();
    for (int i = 0; i < 101; ++i) {
        many.push_back({{"name", "hill"}});
    }
    EXPECT_EQ(refusal(*session, {{"do", "scenario"}, {"set", {{"objectives", many}}}}), "bad-value");
}

TEST(Objectives, ThatNobodyKnowsAreNotHeld) {
    const auto session = sessionOf(fileWith(threeObjectives()));
    EXPECT_EQ(refusal(*session, hold("well", "empire")), "unknown-id");
    EXPECT_EQ(refusal(*session, hold("wells", "foot")), "unknown-id");
    EXPECT_EQ(refusal(*session, {{"do", "objective"}, {"objective", "wells"}}), "bad-value");
    EXPECT_EQ(refusal(*sessionOf(plainBattle()), hold("wells", "empire")), "unknown-id");
}

TEST(Objectives, OfASideThatIsStruckOffAreNobodys) {
    const auto session = sessionOf(fileWith(threeObjectives()));
    done(*session, {{"do", "strike"}, {"subjects", {"ottoman"}}});
    EXPECT_EQ(session->battle().objective("wells")->holder, "");
    const auto loaded = sessionOf(BattleFiles::write(*session));
    EXPECT_TRUE(loaded->battle() == session->battle());
    EXPECT_TRUE(auditRecords(*loaded).problems.empty());
    done(*loaded, {{"do", "undo"}});
    EXPECT_EQ(loaded->battle().objective("wells")->holder, "ottoman");
}

TEST(Objectives, AreToldInTheRecord) {
    const auto session = sessionOf(fileWith(threeObjectives()));
    done(*session, hold("bridge", "empire"));
    const sheets::RecordText words(*session);
    EXPECT_EQ(words.who(session->records()[0]), "Objective: The bridge");
    EXPECT_EQ(words.follows(session->records()[0]), "The bridge held by Empire");
}

} // namespace
} // namespace umpire::test::objectives_test
