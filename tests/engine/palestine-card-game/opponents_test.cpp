// A side that nobody plays: its commands are legal, and the better player's are the better ones.

#include "cards.h"
#include "umpire/worksheet/suggestion.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

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
std::unique_ptr<Session> gamePlayed(const Id& best, std::uint64_t seed) {
    auto session = at();
    RandomDice dice(seed);
    const auto over = [&] { return flag(*session, "british", "won") || flag(*session, "turkish", "won"); };
    for (std::uint64_t commands = 0; !over() && commands < 3000;) {
        bool any = false;
        for (const Id side : {"british", "turkish"}) {
            const auto command =
                over() ? std::nullopt : suggestion(*session, {side, side == best, seed * 10000 + ++commands});
            if (command) {
                const Answer answer = session->execute(*command, dice);
                EXPECT_TRUE(answer.ok) << dumpLine(*command) << answer.refusal.message;
                EXPECT_TRUE(answer.warnings.empty()) << dumpLine(*command) << answer.warnings.front();
                any = true;
            }
        }
        if (!any) {
            done(*session, {{"do", "next-phase"}});
        }
    }
    EXPECT_TRUE(over());
    return session;
}

/// Gives who won.
Id playGame(const Id& best, std::uint64_t seed) {
    return flag(*gamePlayed(best, seed), "british", "won") ? "british" : "turkish";
}

/// The battles that each side won, by what was counted; every line adds up to its total.
std::map<std::string, int> battlesWonIn(const Session& session) {
    std::map<std::string, int> won;
    for (const Record& record : session.records()) {
        if (record.command.value("do", "") != "count-up") {
            continue;
        }
        std::map<std::string, double> totals;
        for (const Json& step : record.steps) {
            double sum = 0;
            for (const Json& line : step["modifiers"]) {
                sum += line["value"].get<double>();
            }
            EXPECT_EQ(step["total"].get<double>(), sum) << step.dump();
            totals[step["subject"].get<std::string>()] = sum;
        }
        ++won[totals["british"] >= totals["turkish"] ? "british" : "turkish"];
    }
    return won;
}

/// Two opponents play game after game until thirty points are won.
TEST(CardOpponents, PlayToThirtyPoints) {
    int points = 0;
    for (std::uint64_t seed = 31; points < 30 && seed < 60; ++seed) {
        const auto session = gamePlayed(seed % 2 == 0 ? "british" : "turkish", seed);
        std::map<std::string, int> won = battlesWonIn(*session);
        for (const char* side : {"british", "turkish"}) {
            EXPECT_EQ(count(*session, side, "vp"), won[side]) << "seed " << seed << ", " << side;
            points += won[side];
        }
        const bool lawrence = lies(*session, "lawrence-of-arabia") == "casualty";
        EXPECT_EQ(flag(*session, "turkish", "won"), won["turkish"] == 3 || (lawrence && won["british"] < 5));
        EXPECT_EQ(flag(*session, "british", "won"), won["british"] == 5);
    }
    EXPECT_GE(points, 30);
}

TEST(CardOpponents, PlayAGameToItsEnd) {
    playGame("british", 11);
}

/// Forty games, ten at a time.
class CardOpponentsAgainstChance : public testing::TestWithParam<std::uint64_t> {};

/// The better player nearly always wins, whichever side it plays.
TEST_P(CardOpponentsAgainstChance, WinWhenTheyLookAhead) {
    int won = 0;
    for (std::uint64_t seed = GetParam(); seed < GetParam() + 5; ++seed) {
        won += playGame("british", seed) == "british" ? 1 : 0;
        won += playGame("turkish", seed) == "turkish" ? 1 : 0;
    }
    EXPECT_GE(won, 9) << "of 10";
}

INSTANTIATE_TEST_SUITE_P(Tens, CardOpponentsAgainstChance, testing::Values(1, 6, 11, 16));

/// What is suggested to the British where these Turkish cards are unseen, the first of them laid, then some
/// in the hand, the others in the deck.
std::vector<Json> suggestedWith(const std::vector<std::string>& hidden, std::size_t laid, const Piles& open) {
    std::vector<Json> suggested;
    for (std::size_t turn = 0; turn < hidden.size(); ++turn) {
        Piles piles = open;
        for (std::size_t i = 0; i < hidden.size(); ++i) {
            piles[i < laid       ? "chosen"
                  : i < laid + 3 ? "hand"
                                 : "deck"]
                .push_back(hidden[(i + turn) % hidden.size()]);
        }
        const auto session = at(piles);
        goTo(*session, laid > 0 ? "order-of-battle" : "air");
        suggested.push_back(suggestion(*session, {"british", true, 5}).value_or(Json()));
    }
    return suggested;
}

const std::vector<std::string> hiddenCards{"kemal",  "turkish-infantry-1", "turkish-air-force",
                                           "towns",  "bedouins",           "rail-cuts",
                                           "tiller", "supply-wagons-1",    "turkish-artillery-1"};

TEST(CardOpponents, KnowNothingOfCoveredCards) {
    const auto suggested = suggestedWith(hiddenCards, 3,
                                         {{"hand",
                                           {"british-infantry-1", "british-infantry-2", "roads-1",
                                            "general-allenby", "forage", "rualla-tribe"}}});
    EXPECT_EQ(suggested.front()["do"], "commit");
    for (const Json& each : suggested) {
        EXPECT_EQ(each, suggested.front());
    }
}

TEST(CardOpponents, KnowNothingOfTheOtherHand) {
    const auto suggested = suggestedWith(hiddenCards, 0,
                                         {{"hand", {"royal-air-force-1", "forage"}},
                                          {"field",
                                           {"british-infantry-1", "engineer", "roads-1", "turkish-infantry-2",
                                            "rail-lines-1", "german-machineguns"}}});
    EXPECT_EQ(suggested.front()["do"], "air-strike");
    for (const Json& each : suggested) {
        EXPECT_EQ(each, suggested.front());
    }
}

/// A leader counts nothing alone; together with the card that he leads he does.
TEST(CardOpponents, LayLeadersWhoAreAttachedAfterwards) {
    const auto session = at({{"hand", {"general-allenby", "british-infantry-1", "forage"}},
                             {"chosen", {"turkish-infantry-1", "turkish-infantry-2"}}});
    goTo(*session, "order-of-battle");
    const auto laid = suggestion(*session, {"british", true});
    ASSERT_TRUE(laid);
    EXPECT_EQ((*laid)["cards"].size(), 2U) << dumpLine(*laid);
    done(*session, *laid);
    goTo(*session, "air");
    EXPECT_EQ(suggestion(*session, {"british", true}),
              (Json{{"do", "attach"}, {"leader", "general-allenby"}, {"card", "british-infantry-1"}}));
}

TEST(CardOpponents, ExchangeWhatIsOfNoUse) {
    const auto session =
        at({{"hand",
             {"british-infantry-1", "british-infantry-2", "roads-1", "general-allenby", "forage", "dysentery",
              "escort-prisoners", "british-artillery-1", "british-artillery-2", "british-infantry-3"}}});
    goTo(*session, "reserve");
    const auto exchanged = suggestion(*session, {"british", true});
    ASSERT_TRUE(exchanged);
    EXPECT_EQ((*exchanged)["do"], "exchange");
    const auto cards = (*exchanged)["cards"].get<std::set<std::string>>();
    EXPECT_TRUE(cards.contains("forage") && cards.contains("dysentery") && cards.contains("escort-prisoners"))
        << dumpLine(*exchanged);
    EXPECT_FALSE(cards.contains("british-infantry-1")) << dumpLine(*exchanged);
}

} // namespace
} // namespace umpire::test::cards_opponents_test
