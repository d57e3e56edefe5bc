// The umpire's own words for passages of the report.

#include "support/field.h"

#include <gtest/gtest.h>

namespace umpire::test::prose_test {
namespace {

std::unique_ptr<Session> smallBattle() {
    return Field().ours("foot", "infantry", "british", 5).theirs("48r", "infantry", "turkish", 5).open();
}

Json prose(const Json& passage, const Json& text) {
    return {{"do", "prose"}, {"passage", passage}, {"text", text}};
}

TEST(Prose, IsKeptByPassage) {
    const auto session = smallBattle();
    const Json answer = done(*session, prose("turn-12", "Dust rose."));
    done(*session, prose("opening", "Dawn."));
    EXPECT_EQ(session->battle().prose,
              (std::map<Id, std::string>{{"opening", "Dawn."}, {"turn-12", "Dust rose."}}));
    EXPECT_EQ(answer["changes"], Json::object());
    done(*session, prose("turn-12", ""));
    EXPECT_EQ(session->battle().prose, (std::map<Id, std::string>{{"opening", "Dawn."}}));
}

TEST(Prose, IsUndoneAndRedone) {
    const auto session = smallBattle();
    done(*session, prose("closing", "Dusk."));
    done(*session, prose("closing", "Night."));
    done(*session, {{"do", "undo"}});
    EXPECT_EQ(session->battle().prose.at("closing"), "Dusk.");
    done(*session, {{"do", "undo"}});
    EXPECT_TRUE(session->battle().prose.empty());
    done(*session, {{"do", "redo"}});
    EXPECT_EQ(session->battle().prose.at("closing"), "Dusk.");
}

TEST(Prose, IsSavedWithTheBattle) {
    const auto session = smallBattle();
    done(*session, prose("turn-1", "\"Dust\"\n<b>rose</b> – é"));
    done(*session, prose("turn-1", "Sand."));
    done(*session, {{"do", "undo"}});
    const LoadedBattle again = battleFiles().parse(BattleFiles::write(*session), "again");
    ASSERT_TRUE(again.session);
    EXPECT_EQ(again.session->battle().prose.at("turn-1"), "\"Dust\"\n<b>rose</b> – é");
    EXPECT_TRUE(again.session->canRedo());
}

TEST(Prose, SurvivesACorrectionOfWhatWasBefore) {
    const auto session = smallBattle();
    done(*session, shoot("foot", "48r", {1}));
    done(*session, prose("turn-1", "Dust rose."));
    done(*session, {{"do", "correct"}, {"record", 1}, {"dice", {8}}});
    EXPECT_EQ(session->battle().prose.at("turn-1"), "Dust rose.");
}

TEST(Prose, GoesWithWhatWasPlayed) {
    const auto session = smallBattle();
    done(*session, prose("turn-1", "Dust rose."));
    done(*session, {{"do", "reset"}});
    EXPECT_TRUE(session->battle().prose.empty());
    done(*session, {{"do", "undo"}});
    EXPECT_EQ(session->battle().prose.size(), 1U);
}

TEST(Prose, KnowsThePassagesOfAReport) {
    const auto session = smallBattle();
    for (const char* passage :
         {"", "turn", "turn-", "turn-0", "turn-01", "turn-x", "turn-1 ", "turn-12345678", "Opening"}) {
        EXPECT_EQ(refusal(*session, prose(passage, "x")), "bad-value") << passage;
    }
    EXPECT_EQ(refusal(*session, prose(3, "x")), "bad-value");
    EXPECT_EQ(refusal(*session, prose("turn-1", 3)), "bad-value");
    EXPECT_EQ(refusal(*session, {{"do", "prose"}, {"passage", "turn-1"}}), "bad-value");
    EXPECT_EQ(session->cursor(), 0);
}

TEST(Prose, OfBlanksIsNone) {
    const auto session = smallBattle();
    done(*session, prose("turn-1", "Dust rose."));
    done(*session, prose("turn-1", " \n\t"));
    EXPECT_TRUE(session->battle().prose.empty());
}

TEST(Prose, ForATurnNotPlayedIsWarnedOf) {
    const auto session = smallBattle();
    EXPECT_TRUE(warns(done(*session, prose("turn-2", "Dust.")), "has not come to turn 2"));
    EXPECT_FALSE(warns(done(*session, prose("turn-1", "Dust.")), "has not come"));
}

TEST(Prose, HasAnEnd) {
    const auto session = smallBattle();
    done(*session, prose("turn-1", std::string(100'000, 'x')));
    PhysicalDice none({});
    const Answer answer = session->execute(prose("turn-1", std::string(100'001, 'x')), none);
    EXPECT_EQ(answer.refusal.message, "the words for \"turn-1\" are 100001 bytes long; 100000 are the most");
}

} // namespace
} // namespace umpire::test::prose_test
