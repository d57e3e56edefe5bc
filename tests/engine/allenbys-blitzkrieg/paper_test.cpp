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

TEST(BlitzkriegPaper, ListsHexesAndRearSides) {
    const auto session = at();
    put(*session, {"t16"}, "0809");
    const std::string roster = paper(*session, "roster");
    EXPECT_NE(roster.find("0809"), std::string::npos) << roster;
    const std::string state = paper(*session, "state");
    EXPECT_NE(state.find("0809"), std::string::npos) << state;
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
