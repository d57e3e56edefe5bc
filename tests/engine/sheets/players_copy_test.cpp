// What players may not learn from their copies.

#include "sheet_reading.h"
#include "support/field.h"

#include <gtest/gtest.h>

namespace umpire::test::players_copy_test {
namespace {

using sheets::Reader;

/// "48th Regiment" is hidden, "2nd 48th Regiment" is not.
std::unique_ptr<Session> smallBattle() {
    return Field()
        .ours("12lh", "cavalry", "anzac", 4, {{"name", "12th Light Horse"}})
        .theirs("48r", "infantry", "turkish", 5, {{"name", "48th Regiment"}, {"secret", true}})
        .theirs("2nd", "infantry", "turkish", 5, {{"name", "2nd 48th Regiment"}})
        .open();
}

std::string players(const Session& session, const Id& sheet) {
    return written(sheetOf(session, sheet, Reader::Players));
}

std::string withoutTheOther(std::string text) {
    const std::string other = "2nd 48th Regiment";
    for (std::size_t at = text.find(other); at != std::string::npos; at = text.find(other)) {
        text.erase(at, other.size());
    }
    return text;
}

TEST(PlayersCopy, SaysNothingOfACorrectionOfAHiddenUnit) {
    const auto session = smallBattle();
    done(*session, shoot("12lh", "48r", {1}));
    done(*session, {{"do", "correct"}, {"record", 1}, {"dice", {8}}, {"reason", "cocked"}});
    EXPECT_TRUE(holds(written(sheetOf(*session, "report")), "put right: cocked"));
    EXPECT_FALSE(holds(players(*session, "report"), "put right"));
}

TEST(PlayersCopy, DropsLinesOfTheUmpireThatNameAHiddenUnit) {
    const auto session = smallBattle();
    done(*session, shoot("12lh", "2nd", {8}));
    done(*session, {{"do", "prose"},
                    {"passage", "turn-1"},
                    {"text", "The 48th Regiment crept up.\nThe 2nd 48th Regiment stood."}});
    const std::string text = players(*session, "report");
    EXPECT_FALSE(holds(text, "crept up")) << text;
    EXPECT_TRUE(holds(text, "The 2nd 48th Regiment stood.")) << text;
    EXPECT_FALSE(holds(withoutTheOther(text), "48th Regiment")) << text;
}

TEST(PlayersCopy, LeavesOutNotesAndReasonsButNotTheStar) {
    const auto session = smallBattle();
    done(*session, shoot("12lh", "2nd", {1}));
    done(*session, {{"do", "note"}, {"record", 1}, {"text", "Lucky."}, {"bookmark", true}});
    done(*session, {{"do", "adjust"}, {"subject", "12lh"}, {"set", {{"lost", 1}}}, {"reason", "thirst"}});
    done(*session, {{"do", "correct"}, {"record", 1}, {"dice", {8}}, {"reason", "cocked"}});
    const std::string umpire = written(sheetOf(*session, "report"));
    const std::string text = players(*session, "report");
    for (const char* own : {"Lucky.", "thirst", "cocked"}) {
        EXPECT_TRUE(holds(umpire, own)) << umpire;
        EXPECT_FALSE(holds(text, own)) << text;
    }
    EXPECT_TRUE(holds(text, "★ 12th Light Horse fires on")) << text;
    EXPECT_TRUE(holds(text, "was put right")) << text;
}

TEST(PlayersCopy, CountsNoFormationOfWhichAPartIsHidden) {
    const auto session = smallBattle();
    done(*session, {{"do", "end-turn"}});
    adjusted(*session, "2nd", {{"lost", 4}});
    done(*session, {{"do", "end-turn"}});
    EXPECT_TRUE(holds(written(sheetOf(*session, "state")), "4 of 10 elements"));
    const std::string text = players(*session, "state");
    const std::string check = session->rules().check(session->battle().due.at(0).check)->name;
    EXPECT_TRUE(holds(text, "Regiment: " + check)) << text;
    EXPECT_FALSE(holds(text, "of 10")) << text;
}

TEST(PlayersCopy, HidesOfficersAndFormationsWithNothingElse) {
    const auto session = smallBattle();
    done(*session, {{"do", "amend"}, {"subjects", {"2nd"}}, {"set", {{"secret", true}}}});
    adjusted(*session, "colonel", {{"state", "lost"}, {"returns-turn", 3}});
    adjusted(*session, "regiment", {{"state", "bonza"}});
    for (const char* sheet : {"report", "state", "roster"}) {
        EXPECT_TRUE(holds(written(sheetOf(*session, sheet)), "Colonel")) << sheet;
        const std::string text = players(*session, sheet);
        EXPECT_FALSE(holds(text, "Colonel")) << text;
        EXPECT_FALSE(holds(text, "Regiment")) << text;
    }
}

} // namespace
} // namespace umpire::test::players_copy_test
