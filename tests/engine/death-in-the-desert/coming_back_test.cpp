// Reconstitution: the secret throw, the queue and the way back.

#include "fort.h"
#include "umpire/sheets/make_sheet.h"
#include "umpire/sheets/write_sheet.h"

#include <gtest/gtest.h>

namespace umpire::test::coming_back_test {
namespace {

using namespace fort;

/// The last man of a unit falls in melee.
void destroy(Session& session, const char* unit) {
    const int start = count(session, unit, "figures-start");
    adjust(session, unit, {{"lost", start - 1}});
    play(session, {{"do", "melee"}, {"a", {{"unit", "turcos-squad"}}}, {"b", {{"unit", unit}}}},
         {6, 6, 1, 1});
}

Json thrown() {
    return {{"do", "check"}, {"check", "reconstitution"}, {"side", "arabs"}};
}
Json back(const char* unit) {
    return {{"do", "return"}, {"unit", unit}, {"edge", "west"}};
}

TEST(DesertReconstitution, AOneCountsAsTwo) {
    for (int face = 1; face <= 6; ++face) {
        const auto session = at();
        destroy(*session, "bedouin-rifles");
        EXPECT_TRUE(owes(*session, "reconstitution", "arabs"));
        play(*session, thrown(), {face});
        EXPECT_EQ(count(*session, "arabs", "reconstitutions"), std::max(2, face));
        EXPECT_EQ(refusal(*session, thrown()), "not-possible"); // once a game
    }
}

TEST(DesertReconstitution, DestroyedInTurnTwoBackInTurnFour) {
    const auto session = at();
    endTurn(*session);
    destroy(*session, "taureg-warriors");
    play(*session, thrown(), {2});
    endTurn(*session);
    EXPECT_FALSE(owes(*session, "return", "taureg-warriors"));
    EXPECT_FALSE(session->preview(back("taureg-warriors")).warnings.empty());
    endTurn(*session);
    EXPECT_TRUE(owes(*session, "return", "taureg-warriors"));
    EXPECT_TRUE(session->preview(back("taureg-warriors")).warnings.empty());
    play(*session, back("taureg-warriors"));
    EXPECT_EQ(count(*session, "taureg-warriors", "figures"), 20);
    EXPECT_EQ(count(*session, "taureg-warriors", "ladders"), 3);
    EXPECT_TRUE(flag(*session, "taureg-warriors", "leader"));
    EXPECT_EQ(word(*session, "taureg-warriors", "state"), "steady");
    EXPECT_EQ(word(*session, "taureg-warriors", "edge"), "west");
    EXPECT_EQ(count(*session, "arabs", "reconstitutions"), 1);
}

TEST(DesertReconstitution, InTheOrderInWhichTheyWent) {
    const auto session = at();
    for (const char* unit : {"bedouin-rifles", "taureg-rifles", "taureg-warriors"}) {
        destroy(*session, unit);
    }
    play(*session, thrown(), {2});
    endTurn(*session);
    endTurn(*session);
    EXPECT_TRUE(owes(*session, "return", "bedouin-rifles"));
    EXPECT_TRUE(owes(*session, "return", "taureg-rifles"));
    EXPECT_FALSE(owes(*session, "return", "taureg-warriors")); // two of three may come
    EXPECT_FALSE(session->preview(back("taureg-rifles")).warnings.empty());
    play(*session, back("bedouin-rifles"));
    EXPECT_TRUE(session->preview(back("taureg-rifles")).warnings.empty());
    play(*session, back("taureg-rifles"));
    EXPECT_EQ(refusal(*session, back("taureg-warriors")), "not-possible");
}

TEST(DesertReconstitution, WhoLeftTheFieldMayComeBackFanaticsNever) {
    const auto session = at();
    adjust(*session, "bedouin-rifles", {{"lost", 12}, {"leader", false}});
    play(*session, {{"do", "check"}, {"check", "morale"}, {"unit", "bedouin-rifles"}}, {1});
    EXPECT_EQ(word(*session, "bedouin-rifles", "state"), "left");
    EXPECT_EQ(count(*session, "bedouin-rifles", "queue"), 1);
    destroy(*session, "bedouin-fanatics");
    play(*session, thrown(), {6});
    EXPECT_EQ(refusal(*session, back("bedouin-fanatics")), "not-possible");
    EXPECT_EQ(refusal(*session, back("taureg-rifles")), "not-possible"); // it is on the table
    play(*session, back("bedouin-rifles"));
    EXPECT_EQ(count(*session, "bedouin-rifles", "figures"), 20);
}

std::string sheetFor(const Session& session, const Id& sheet, sheets::Reader reader, const Id& side = {});

TEST(DesertReconstitution, WhoIsBackIsNotGoneAndItsDeadStayDead) {
    const auto session = at();
    destroy(*session, "bedouin-rifles");
    play(*session, thrown(), {2});
    EXPECT_NE(sheetFor(*session, "state", sheets::Reader::Umpire).find("Out of play"), std::string::npos);
    play(*session, back("bedouin-rifles"));
    const std::string state = sheetFor(*session, "state", sheets::Reader::Umpire);
    EXPECT_EQ(state.find("Out of play"), std::string::npos);
    EXPECT_EQ(state.find("destroyed or gone"), std::string::npos) << state;
    const std::string report = sheetFor(*session, "report", sheets::Reader::Umpire);
    EXPECT_EQ(report.find("fewer dead"), std::string::npos);
    EXPECT_EQ(count(*session, "bedouin-rifles", "lost-before"), 20);
    EXPECT_NE(report.find("dead before it came back"), std::string::npos) << report;
}

TEST(DesertReconstitution, ASidesCopyKeepsTheSecretWhoeverReadsIt) {
    const auto session = at();
    destroy(*session, "bedouin-rifles");
    play(*session, thrown(), {5});
    EXPECT_EQ(sheetFor(*session, "report", sheets::Reader::Umpire, "french").find("Reconstitution: Arabs, 5"),
              std::string::npos);
}

std::string sheetFor(const Session& session, const Id& sheet, sheets::Reader reader, const Id& side) {
    sheets::SheetWish wish;
    wish.sheet = sheet;
    wish.reader = reader;
    wish.side = side;
    return sheets::writeText({sheets::makeSheet({session.rules(), &session}, wish)}, 4000);
}

TEST(DesertReconstitution, TheThrowIsTheTribesSecretUntilItIsTold) {
    const auto session = at();
    destroy(*session, "bedouin-rifles");
    play(*session, thrown(), {5});
    const auto tells = [&](sheets::Reader reader, const Id& side = {}) {
        return sheetFor(*session, "report", reader, side).find("Reconstitution: Arabs, 5") !=
               std::string::npos;
    };
    EXPECT_TRUE(tells(sheets::Reader::Umpire));
    EXPECT_FALSE(tells(sheets::Reader::Players));
    EXPECT_FALSE(tells(sheets::Reader::Players, "french"));
    EXPECT_TRUE(tells(sheets::Reader::Players, "arabs"));
    play(*session, {{"do", "tell"}, {"side", "arabs"}});
    EXPECT_TRUE(tells(sheets::Reader::Players, "french"));
}

TEST(DesertReconstitution, TheFacesCountedDoNotTellTheThrow) {
    const auto session = at();
    destroy(*session, "bedouin-rifles");
    const auto dice = [&](sheets::Reader reader) {
        const std::string report = sheetFor(*session, "report", reader);
        const std::size_t from = report.find("The dice");
        return report.substr(from, report.find("To be noted") - from);
    };
    const std::string before = dice(sheets::Reader::Players);
    play(*session, thrown(), {5});
    EXPECT_EQ(dice(sheets::Reader::Players), before);
    EXPECT_NE(dice(sheets::Reader::Umpire), before);
}

TEST(DesertReconstitution, WhoMayComeBackTellsNobodyWhatWasThrown) {
    const auto session = at();
    destroy(*session, "bedouin-rifles");
    play(*session, thrown(), {5});
    endTurn(*session);
    endTurn(*session);
    ASSERT_TRUE(owes(*session, "return", "bedouin-rifles"));
    std::string owed;
    for (const Due& due : session->battle().due) {
        owed = due.check == "return" ? due.text : owed;
    }
    const auto tells = [&](sheets::Reader reader, const Id& side = {}) {
        return sheetFor(*session, "state", reader, side).find(owed) != std::string::npos;
    };
    EXPECT_TRUE(tells(sheets::Reader::Umpire));
    EXPECT_FALSE(tells(sheets::Reader::Players));
    EXPECT_FALSE(tells(sheets::Reader::Players, "french"));
    EXPECT_TRUE(tells(sheets::Reader::Players, "arabs"));
    play(*session, {{"do", "tell"}, {"side", "arabs"}});
    EXPECT_TRUE(tells(sheets::Reader::Players));
}

} // namespace
} // namespace umpire::test::coming_back_test
