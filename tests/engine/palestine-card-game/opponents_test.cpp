// A side that nobody plays: its commands are legal, and the better player's are the better ones.

#include "cards.h"
#include "umpire/worksheet/suggestion.h"

#include <gtest/gtest.h>

namespace umpire::test::cards_opponents_test {
namespace {

using namespace cards;

TEST(CardOpponents, FillTheirHandsFirst) {
    const auto session = at();
    done(*session, {{"do", "fill-hand"},
                    {"side", "turkish"},
                    {"dice",
                     {"kemal", "tiller", "turkish air", "turkish inf", "turkish inf", "bedouins",
                      "rail lines", "rail cuts", "mountains", "amman"}}});
    EXPECT_EQ(suggestion(*session, {"british", true}), (Json{{"do", "fill-hand"}, {"side", "british"}}));
}

TEST(CardOpponents, StrikeWhatHurtsMost) {
    const auto session =
        at({{"field", {"british-artillery-1", "turkish-infantry-1", "amman-division", "bedouins", "kemal"}}});
    goTo(*session, "artillery");
    // It destroys 3, disrupts 4 (of which half is 2), destroys 1.
    EXPECT_EQ(
        suggestion(*session, {"british", true}),
        (Json{{"do", "artillery-strike"}, {"gun", "british-artillery-1"}, {"target", "amman-division"}}));
}

TEST(CardOpponents, PassWhereNothingIsToBeWon) {
    const auto session = at({{"hand", {"royal-air-force-1"}}});
    goTo(*session, "air");
    EXPECT_EQ(suggestion(*session, {"british", true}), (Json{{"do", "pass"}, {"side", "british"}}));
    done(*session, {{"do", "pass"}, {"side", "british"}});
    EXPECT_EQ(suggestion(*session, {"british", true}), std::nullopt);
}

/// Both sides are played by the program until somebody has won, without a warning.
void playGame(bool britishBest, std::uint64_t seed) {
    const auto session = at();
    RandomDice dice(seed);
    int commands = 0;
    const auto over = [&] { return flag(*session, "british", "won") || flag(*session, "turkish", "won"); };
    while (!over() && ++commands < 3000) {
        bool any = false;
        for (const Id side : {"british", "turkish"}) {
            const auto command = over() ? std::nullopt
                                        : suggestion(*session, {side, (side == "british") == britishBest,
                                                                seed + static_cast<std::uint64_t>(commands)});
            if (command) {
                const Answer answer = session->execute(*command, dice);
                ASSERT_TRUE(answer.ok) << dumpLine(*command) << answer.refusal.message;
                EXPECT_TRUE(answer.warnings.empty()) << dumpLine(*command) << answer.warnings.front();
                any = true;
            }
        }
        if (!any) {
            done(*session, {{"do", "next-phase"}});
        }
    }
    EXPECT_TRUE(over()) << commands;
}

TEST(CardOpponents, PlayAGameToItsEnd) {
    playGame(true, 11);
}

} // namespace
} // namespace umpire::test::cards_opponents_test
