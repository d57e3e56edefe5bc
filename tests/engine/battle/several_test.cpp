// Commands without dice for many at once: all or nothing, one record, one undo.

#include "support/field.h"
#include "umpire/battle/record_audit.h"
#include "umpire/sheets/record_text.h"
#include "umpire/worksheet/odds.h"

#include <gtest/gtest.h>

namespace umpire::test::several_test {
namespace {

std::unique_ptr<Session> brigade() {
    return Field()
        .ours("first", "cavalry", "anzac", 4)
        .ours("second", "cavalry", "anzac", 4)
        .ours("guns", "artillery", "british", 2)
        .theirs("48r", "infantry", "turkish", 5)
        .open();
}

Json several(const Json& commands) {
    return {{"do", "several"}, {"commands", commands}};
}

Json dismounted(const Ids& units) {
    Json commands = Json::array();
    for (const Id& unit : units) {
        commands.push_back({{"do", "dismount"}, {"unit", unit}});
    }
    return several(commands);
}

std::string words(Session& session, const Json& command) {
    RandomDice dice(1);
    const Answer answer = session.execute(command, dice);
    EXPECT_FALSE(answer.ok);
    return answer.refusal.code + ": " + answer.refusal.message;
}

TEST(Several, AreOneRecordAndOneUndo) {
    const auto session = brigade();
    const Battle before = session->battle();
    const Json answer = done(*session, dismounted({"first", "second"}));
    EXPECT_EQ(answer["record"], 1);
    EXPECT_EQ(answer["changes"]["first"]["mounted"], false);
    EXPECT_EQ(answer["changes"]["second"]["mounted"], false);
    EXPECT_EQ(session->cursor(), 1);
    done(*session, {{"do", "undo"}});
    EXPECT_EQ(shown(*session, "first", "mounted"), true);
    EXPECT_EQ(shown(*session, "second", "mounted"), true);
    EXPECT_FALSE(session->canUndo());
    done(*session, {{"do", "redo"}});
    EXPECT_EQ(shown(*session, "second", "mounted"), false);
}

TEST(Several, ComeToWhatTheirCommandsComeToOneByOne) {
    const auto together = brigade();
    done(*together, dismounted({"first", "second"}));
    const auto apart = brigade();
    done(*apart, {{"do", "dismount"}, {"unit", "first"}});
    done(*apart, {{"do", "dismount"}, {"unit", "second"}});
    EXPECT_TRUE(together->battle() == apart->battle());
}

TEST(Several, MayBeOfManyKinds) {
    const auto session = brigade();
    done(*session,
         several({{{"do", "limber"}, {"unit", "guns"}},
                  {{"do", "give-order"}, {"unit", "first"}, {"order", "shes-mine"}},
                  {{"do", "adjust"}, {"subject", "second"}, {"set", {{"state", "spittin-the-dummy"}}}}}));
    EXPECT_EQ(shown(*session, "guns", "limbered"), true);
    EXPECT_EQ(shown(*session, "first", "order"), "shes-mine");
    EXPECT_EQ(shown(*session, "second", "state"), "spittin-the-dummy");
    EXPECT_EQ(session->cursor(), 1);
}

TEST(Several, SeeWhatThoseBeforeThemDid) {
    const auto session = brigade();
    done(*session, {{"do", "note"}, {"subject", "first"}, {"text", "tired"}});
    EXPECT_EQ(words(*session, several({{{"do", "adjust"}, {"subject", "first"}, {"set", {{"state", "gone"}}}},
                                       {{"do", "dismount"}, {"unit", "first"}}}))
                  .substr(0, 35),
              "not-possible: command 2 (dismount):");
    EXPECT_EQ(shown(*session, "first", "state"), "steady") << "all or nothing";
}

TEST(Several, TellWhichOfThemIsRefused) {
    const auto session = brigade();
    EXPECT_EQ(words(*session, dismounted({"first", "nobody"})).substr(0, 33),
              "unknown-id: command 2 (dismount):");
    EXPECT_EQ(session->cursor(), 0);
}

TEST(Several, NeedNoDice) {
    const auto session = brigade();
    const Json shot{{"do", "shoot"}, {"unit", "first"}, {"target", "48r"}};
    const std::string why =
        "not-possible: command 2 (shoot): it needs dice or a result that the umpire states, "
        "so it is done by itself";
    const Json commands{{{"do", "dismount"}, {"unit", "second"}}, shot};
    EXPECT_EQ(words(*session, several(commands)), why);
    EXPECT_EQ(shown(*session, "second", "mounted"), true);
    Json given = several(commands);
    given["dice"] = {4};
    EXPECT_EQ(words(*session, given), why);
    Json within = shot;
    within["dice"] = {4};
    EXPECT_EQ(refusal(*session, several({within})), "bad-value");
    EXPECT_TRUE(session->strayThrows().empty());
}

/// Who asks before the dice fall hears what the umpire would hear.
TEST(Several, ThatNeedDiceHaveNoOdds) {
    const auto session = brigade();
    const Json shot{{"do", "shoot"}, {"unit", "first"}, {"target", "48r"}};
    for (const Json& commands :
         {Json{{{"do", "dismount"}, {"unit", "second"}}, shot}, Json{shot, shot}, Json::array({shot})}) {
        const Json command = several(commands);
        const std::string why = words(*session, command);
        const auto told = [](const Refusal& refusal) { return refusal.code + ": " + refusal.message; };
        const Preview preview = session->preview(command);
        EXPECT_FALSE(preview.ok);
        EXPECT_EQ(told(preview.refusal), why);
        const Odds odds = oddsOf(*session, command);
        EXPECT_FALSE(odds.ok);
        EXPECT_EQ(told(odds.refusal), why);
        const Odds asked = OddsQuestion(*session, command).answer();
        EXPECT_FALSE(asked.ok);
        EXPECT_EQ(told(asked.refusal), why);
        PhysicalDice none({});
        EXPECT_EQ(told(session->execute(command, none).refusal), why);
    }
    EXPECT_TRUE(oddsOf(*session, dismounted({"first", "second"})).ok);
}

TEST(Several, LeaveAloneWhatIsDoneByItself) {
    const auto session = brigade();
    for (const char* verb :
         {"next-phase", "end-turn", "undo", "redo", "reset", "correct", "show", "enlist", "scenario",
          "several", "draw", "ruling", "fill", "waive", "catch-up", "note", "time", "prose"}) {
        EXPECT_EQ(words(*session, several({{{"do", "limber"}, {"unit", "guns"}}, {{"do", verb}}})),
                  "bad-value: command 2 (" + std::string(verb) + "): \"" + verb +
                      "\" is done by itself, not among several; send it alone, before or after them");
    }
    EXPECT_EQ(session->cursor(), 0);
}

TEST(Several, AreAListOfCommands) {
    const auto session = brigade();
    for (const Json& none : {Json(), Json(3), Json::array(), Json::object(), Json::array({3}),
                             Json::array({{{"unit", "first"}}}), Json::array({{{"do", 3}}})}) {
        EXPECT_EQ(refusal(*session, several(none)), "bad-value") << none;
    }
    EXPECT_EQ(refusal(*session, several({{{"do", "fly"}}})), "unknown-command");
    EXPECT_EQ(refusal(*session, {{"do", "several"}, {"command", {{{"do", "dismount"}, {"unit", "first"}}}}}),
              "bad-value");
    Json many = Json::array();
    for (int i = 0; i < 1001; ++i) {
        many.push_back({{"do", "dismount"}, {"unit", "first"}});
    }
    EXPECT_EQ(refusal(*session, several(many)), "bad-value");
}

TEST(Several, AreSavedAndPlayAnewAsTheyWere) {
    const auto session = brigade();
    done(*session, dismounted({"first", "second"}));
    const LoadedBattle again = battleFiles().parse(BattleFiles::write(*session), "again");
    ASSERT_TRUE(again.session);
    EXPECT_TRUE(again.session->battle() == session->battle());
    EXPECT_EQ(BattleFiles::write(*again.session), BattleFiles::write(*session));
    EXPECT_TRUE(auditRecords(*session).problems.empty());
}

TEST(Several, AreCorrectedWhole) {
    const auto session = brigade();
    done(*session, dismounted({"first", "second"}));
    done(*session, {{"do", "correct"},
                    {"record", 1},
                    {"commands", {{{"do", "dismount"}, {"unit", "first"}}}},
                    {"reason", "one only"}});
    EXPECT_EQ(shown(*session, "first", "mounted"), false);
    EXPECT_EQ(shown(*session, "second", "mounted"), true);
}

TEST(Several, AreToldInASentence) {
    const auto session = brigade();
    done(*session, dismounted({"first", "second"}));
    done(*session, several({{{"do", "limber"}, {"unit", "guns"}}, {{"do", "mount"}, {"unit", "first"}}}));
    const sheets::RecordText words(*session);
    EXPECT_EQ(words.who(session->records()[0]), "Dismount: first and second");
    EXPECT_EQ(words.who(session->records()[1]), "2 commands at once");
}

TEST(Several, SetByHandAreNamedByTheCheckOfTheRecord) {
    const auto session = brigade();
    Json commands = Json::array();
    for (const char* unit : {"first", "second"}) {
        commands.push_back({{"do", "adjust"}, {"subject", unit}, {"set", {{"state", "steady"}}}});
    }
    done(*session, several(commands));
    const std::vector<std::string> remarks = auditRecords(*session).remarks;
    EXPECT_TRUE(std::find(remarks.begin(), remarks.end(), "record 1 puts first and second right by hand") !=
                remarks.end())
        << remarks.size();
}

} // namespace
} // namespace umpire::test::several_test
