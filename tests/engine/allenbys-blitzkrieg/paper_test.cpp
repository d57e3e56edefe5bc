// What paper says, and the exact odds.

#include "hills.h"
#include "umpire/sheets/make_sheet.h"
#include "umpire/sheets/write_sheet.h"
#include "umpire/worksheet/worksheet.h"

#include <gtest/gtest.h>

namespace umpire::test::blitzkrieg_paper_test {
namespace {

using namespace hills;

std::string paper(const Session& session, const Id& sheet) {
    sheets::SheetWish wish;
    wish.sheet = sheet;
    return sheets::writeText({sheets::makeSheet({session.rules(), &session}, wish)}, 4000);
}

TEST(BlitzkriegPaper, NamesTheReadingsInForce) {
    for (const bool literal : {false, true}) {
        const auto session = at({{"s-minus7", literal ? "any-left" : "none-eliminated"}});
        const std::string reference = paper(*session, "ready-reference");
        EXPECT_EQ(reference.find("with a Turk left") != std::string::npos, literal);
        EXPECT_EQ(reference.find("without a Turk eliminated") != std::string::npos, !literal);
        EXPECT_NE(reference.find("Bombardment"), std::string::npos);
    }
}

/// A battle whose tables are filled in prints them; one whose are blank does not.
TEST(BlitzkriegPaper, PrintsTheTablesThatAreFilledIn) {
    Json battle = field();
    battle["tables"]["ground"] = {{"*", "land"}, {"0101", "water"}, {"0102", "water"}};
    const auto session = at(Json::object(), battle);
    const std::string reference = paper(*session, "ready-reference");
    for (const char* part : {"Combat: the defenders", "Combat: the attackers", "4+", "E R",
                             "All water: 0101, 0102", "Land: all others"}) {
        EXPECT_NE(reference.find(part), std::string::npos) << part << "\n" << reference;
    }
    EXPECT_EQ(reference.find("Hexsides"), std::string::npos);
    battle.erase("tables");
    const auto blank = at(Json::object(), battle);
    EXPECT_EQ(paper(*blank, "ready-reference").find("Combat: the defenders"), std::string::npos);
}

TEST(BlitzkriegPaper, ListsHexesAndRearSides) {
    const auto session = at();
    put(*session, {"t16"}, "0809");
    const std::string roster = paper(*session, "roster");
    EXPECT_NE(roster.find("0809"), std::string::npos) << roster;
    const std::string state = paper(*session, "state");
    EXPECT_NE(state.find("0809"), std::string::npos) << state;
}

std::size_t timesIn(const std::string& text, const std::string& part) {
    std::size_t times = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) {
        ++times;
    }
    return times;
}

TEST(BlitzkriegPaper, TellsAHexOnceOnTheRoster) {
    const auto session = at();
    begin(*session, "british-army-1");
    put(*session, {"t16"}, "0809");
    EXPECT_EQ(timesIn(paper(*session, "roster"), "0809"), 1U);
}

/// What is needed to go on: who acted, which Group had its phase, and what the Turk has tallied.
TEST(BlitzkriegPaper, TellsOnTheStateSheetWhoActedAndWhatIsTallied) {
    const auto session = at();
    adjust(*session, "british", {{"tally", 12}});
    begin(*session, "turkish-1", "moves-first", "t8");
    put(*session, {"t16"}, "0809");
    play(*session, march("t16", "0808"));
    const std::string state = paper(*session, "state");
    EXPECT_NE(state.find("12 disruptions"), std::string::npos) << state;
    EXPECT_NE(state.find("0808, has had its action of the phase"), std::string::npos) << state;
    EXPECT_NE(state.find("has had its phase"), std::string::npos) << state;
}

/// Where somebody aims is for the rules alone.
TEST(BlitzkriegPaper, LeavesOutOfTheReportWhatOnlyAdvises) {
    const auto session = at();
    put(*session, {"t16"}, "0809");
    put(*session, {"a54"}, "0808");
    begin(*session, "british-army-1");
    play(*session, attack("a54", "t16"), {1});
    const std::string report = paper(*session, "report");
    EXPECT_EQ(report.find("a54: 0809"), std::string::npos) << report;
    EXPECT_EQ(report.find("d54: attacks"), std::string::npos) << report;
}

double chance(const Worksheet& sheet, const std::string& check, const std::string& outcome) {
    for (const auto& roll : sheet.rolls) {
        for (const auto& each : roll.odds) {
            if (roll.check == check && each.outcome == outcome) {
                return each.chance;
            }
        }
    }
    return 0;
}

TEST(BlitzkriegOdds, OfRecoveryAreExact) {
    const auto session = at();
    disrupt(*session, "t16");
    disrupt(*session, "t19");
    EXPECT_DOUBLE_EQ(chance(worksheet(*session, {{"do", "check"}, {"check", "recover"}, {"unit", "t16"}}),
                            "recover", "recovers"),
                     3.0 / 6);
    EXPECT_DOUBLE_EQ(chance(worksheet(*session, {{"do", "check"}, {"check", "recover"}, {"unit", "t19"}}),
                            "recover", "recovers"),
                     2.0 / 6);
}

TEST(BlitzkriegOdds, OfBombardmentAndCombatAreReadOffTheTables) {
    const auto session = at();
    put(*session, {"guns", "a54"}, "0810");
    put(*session, {"t16"}, "0809");
    EXPECT_DOUBLE_EQ(chance(worksheet(*session, bombard("guns", "t16")), "bombard", "d"), 2.0 / 6);
    begin(*session, "british-army-1");
    EXPECT_DOUBLE_EQ(chance(worksheet(*session, attack("a54", "t16")), "combat", "d"), 1.0 / 6);
    disrupt(*session, "t16"); // 3 against 1 or 2
    EXPECT_DOUBLE_EQ(chance(worksheet(*session, attack("a54", "t16")), "combat", "star"),
                     2.0 / 6 / 2 + 1.0 / 6 / 2);
}

} // namespace
} // namespace umpire::test::blitzkrieg_paper_test
