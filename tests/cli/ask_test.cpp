// `umpire ask`, seen from outside.

#include "program.h"
#include "support/battles.h"

#include <gtest/gtest.h>

namespace umpire::test::ask_test {
namespace {

TEST(Ask, AnswersEachDraftInALineAndChangesNothing) {
    const std::string file = exampleFile("beersheba-1917");
    Conversation umpire({"ask", file});
    const Json first = umpire.ask(Json{{"do", "shoot"}, {"unit", "12lhr"}});
    EXPECT_EQ(first["ok"], Json(true));
    EXPECT_EQ(first["complete"], Json(false));
    EXPECT_EQ(first["open"][0]["field"], Json("target"));
    EXPECT_FALSE(first["offers"].empty());
    const Json shot{{"do", "shoot"}, {"unit", "12lhr"}, {"target", "ii-48"}};
    const Json aimed = umpire.ask(shot);
    EXPECT_EQ(aimed["open"], Json::array());
    EXPECT_EQ(aimed["rolls"][0]["check"], Json("morale"));
    EXPECT_EQ(aimed["dice"][0]["die"], Json("d8"));
    Json thrown = shot;
    thrown["dice"] = {5};
    EXPECT_EQ(umpire.ask(thrown)["complete"], Json(true));
    EXPECT_EQ(umpire.ask(shot), aimed) << "nothing was carried out";
    EXPECT_EQ(umpire.finish(), 0);
}

TEST(Ask, SaysWhatOddsSays) {
    const std::string file = exampleFile("beersheba-1917");
    const std::string shot = "{\"do\":\"shoot\",\"unit\":\"12lhr\",\"target\":\"ii-48\"}\n";
    const Json asked = Json::parse(umpireRun({"ask", file}, shot).lines().at(0));
    const Json odds = Json::parse(umpireRun({"odds", file}, shot).lines().at(0));
    ASSERT_EQ(asked["rolls"].size(), odds["odds"].size());
    EXPECT_EQ(asked["rolls"][0]["odds"], odds["odds"][0]["outcomes"]);
    for (const Json& question : asked["rolls"][0]["questions"]) {
        if (question["kind"] == "flag") {
            EXPECT_EQ(question["otherwise"], odds["if"][question["id"].get<std::string>()]) << question;
        }
    }
}

/// A command that does not state them means them false, and is told so.
TEST(Ask, NamesWhatAWindowTicksBeforehand) {
    const std::string file = exampleFile("beersheba-1917");
    Json charge{{"do", "charge"}, {"unit", "12lhr"}, {"target", "i-67"}};
    Conversation ask({"ask", file});
    for (const Json& question : ask.ask(charge)["rolls"][0]["questions"]) {
        EXPECT_EQ(question.contains("usually"), question["id"] == "supported") << question;
    }
    EXPECT_EQ(ask.finish(), 0);
    Conversation odds({"odds", file});
    EXPECT_EQ(odds.ask(charge)["unticked"], Json::array({"supported"}));
    charge["facts"]["supported"] = true;
    EXPECT_FALSE(odds.ask(charge).contains("unticked"));
    EXPECT_EQ(odds.finish(), 0);
}

TEST(Ask, RefusesWhatIsNoDraft) {
    const Finished run = umpireRun({"ask", exampleFile("beersheba-1917")}, "{\"do\":\n{\"do\":\"dance\"}\n");
    EXPECT_EQ(run.status, 1);
    ASSERT_EQ(run.lines().size(), 2U);
    EXPECT_EQ(Json::parse(run.lines()[0])["error"]["code"], Json("bad-json"));
    EXPECT_EQ(Json::parse(run.lines()[1])["error"]["code"], Json("unknown-command"));
    EXPECT_EQ(umpireRun({"ask", "nowhere.battle.json"}).status, 3);
}

TEST(Odds, OfATotalAgainstACoveredOne) {
    const std::string file = exampleFile("palestine-1918");
    const Finished run = umpireRun({"odds", file, "--for", "british"}, "");
    EXPECT_EQ(run.status, 0);
    EXPECT_EQ(
        Json::parse(run.lines().at(0)),
        (Json{{"ok", true},
              {"hidden", {{"count", 0}, {"from", 0}, {"beats", 0.0}, {"equal", 1.0}, {"loses", 0.0}}}}));
    EXPECT_EQ(umpireRun({"odds", file, "--for", "germans"}, "").status, 2);
    EXPECT_EQ(umpireRun({"odds", exampleFile("beersheba-1917"), "--for", "empire"}, "").status, 1);
}

} // namespace
} // namespace umpire::test::ask_test
