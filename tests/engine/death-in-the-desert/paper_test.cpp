// What paper says of a fort: the report, the state sheet and the ready reference.

#include "fort.h"
#include "umpire/sheets/make_sheet.h"
#include "umpire/sheets/write_sheet.h"

#include <gtest/gtest.h>

namespace umpire::test::desert_paper_test {
namespace {

using namespace fort;

std::string paper(const Session& session, const Id& sheet) {
    sheets::SheetWish wish;
    wish.sheet = sheet;
    return sheets::writeText({sheets::makeSheet({session.rules(), &session}, wish)}, 4000);
}

/// Between two heads.
std::string part(const std::string& text, const std::string& from, const std::string& to) {
    const std::size_t begin = text.find(from);
    return begin == std::string::npos ? std::string() : text.substr(begin, text.find(to, begin) - begin);
}

TEST(DesertPaper, SaysWhatCostNoDiceAndCountsWithoutGluing) {
    const auto session = at();
    adjust(*session, "legion-squad", {{"hits", 1}});
    play(*session, {{"do", "take-hits"}, {"unit", "legion-squad"}}, {3, 2});
    play(*session, {{"do", "place-ladder"}, {"unit", "bedouin-rifles"}});
    const std::string report = paper(*session, "report");
    EXPECT_EQ(report.find("throws :"), std::string::npos);
    EXPECT_NE(report.find("ladders carried 1"), std::string::npos) << report;
    EXPECT_NE(report.find("1 lightly wounded this turn"), std::string::npos) << report;
}

TEST(DesertPaper, HasABoxForEverybodyWhoJoined) {
    const auto session = at();
    play(*session, {{"do", "man-gun"}, {"unit", "machine-gun-section"}, {"from", "legion-squad"}});
    ASSERT_EQ(count(*session, "machine-gun-section", "figures"), 3);
    const std::string state = paper(*session, "state");
    EXPECT_NE(state.find("[ ][ ][ ]  Steady"), std::string::npos) << state;
    EXPECT_EQ(state.find("][x]"), std::string::npos) << "who was sent is not dead";
}

TEST(DesertPaper, PrintsTheReadingsInForce) {
    const auto says = [](const Json& rulings, const char* words) {
        return paper(*at(rulings), "ready-reference").find(words) != std::string::npos;
    };
    EXPECT_TRUE(says(Json::object(), "of 10 a D10; 12 figures: D10."));
    EXPECT_TRUE(says({{"s-moraledie", "d20"}}, "of 10 a D10; 12 figures: D20."));
    EXPECT_TRUE(says(Json::object(), "The defender throws anew against each."));
    EXPECT_FALSE(says({{"s-defender", "roll-stands"}}, "The defender throws anew against each."));
    EXPECT_TRUE(says({{"s-defender", "roll-stands"}}, "What the defender threw against the first stands"));
}

TEST(DesertPaper, ListsWhatTheRulingsLetCount) {
    for (const char* reading : {"rating", "every-roll"}) {
        const auto session = at({{"s-qualmod", reading}});
        const std::string reference = paper(*session, "ready-reference");
        const bool everyRoll = std::string(reading) == "every-roll";
        const auto names = [&](const char* from, const char* to) {
            return part(reference, from, to).find("Legionnaires") != std::string::npos;
        };
        EXPECT_EQ(names("Fire: added to each die", "After the volley"), everyRoll) << reference;
        EXPECT_EQ(names("Melee: 2D6", "Quality, on"), everyRoll) << reference;
        EXPECT_EQ(names("Quality, on", "Morale of the tribes"), !everyRoll) << reference;
    }
}

} // namespace
} // namespace umpire::test::desert_paper_test
