// Odds before the dice, against enumeration by hand.

#include "fort.h"
#include "umpire/worksheet/odds.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <map>

namespace umpire::test::odds_of_volleys_test {
namespace {

using namespace fort;

RollOdds oddsOfCheck(const Session& session, const Json& command, const std::string& check) {
    const Odds odds = oddsOf(session, command);
    EXPECT_TRUE(odds.ok) << odds.refusal.message;
    for (const RollOdds& roll : odds.rolls) {
        if (roll.check == check) {
            return roll;
        }
    }
    ADD_FAILURE() << "no " << check;
    return {};
}

double shareOf(const RollOdds& roll, std::int64_t total) {
    for (const auto& [each, share] : roll.totals) {
        if (each == total) {
            return share;
        }
    }
    return 0;
}

double binomial(int n, int k, double p) {
    double ways = 1;
    for (int i = 0; i < k; ++i) {
        ways = ways * (n - i) / (i + 1);
    }
    return ways * std::pow(p, k) * std::pow(1 - p, n - k);
}

TEST(DesertOdds, HitsOfAVolleyAreBinomial) {
    const auto session = at();
    const RollOdds twenty =
        oddsOfCheck(*session, fire("bedouin-rifles", "legion-squad", {{"cover", true}}), "volley");
    for (int hits = 0; hits <= 20; ++hits) {
        EXPECT_NEAR(shareOf(twenty, hits), binomial(20, hits, 0.2), 1e-12) << hits;
    }
    const RollOdds ten = oddsOfCheck(*session, fire("legion-squad", "bedouin-rifles"), "volley");
    for (int hits = 0; hits <= 10; ++hits) {
        EXPECT_NEAR(shareOf(ten, hits), binomial(10, hits, 0.5), 1e-12) << hits;
    }
}

TEST(DesertOdds, AMachineGunJamsOnThreeTensOfFour) {
    const RollOdds burst = oddsOfCheck(*at(), fire("machine-gun-section", "bedouin-rifles"), "burst");
    EXPECT_NEAR(burst.of("jams"), 4 * 0.001 * 0.9, 1e-15);
    EXPECT_NEAR(burst.of("breaks"), 0.0001, 1e-15);
    EXPECT_NEAR(burst.of("missed"), std::pow(0.6, 4), 1e-15);
    EXPECT_NEAR(shareOf(burst, 4), std::pow(0.4, 4), 1e-15);
}

/// The dead of a volley, every spread and every save counted out.
std::map<int, double> deadByHand(int hits) {
    std::map<int, double> dead;
    int spreads = 1;
    int saves = 1;
    for (int i = 0; i < hits; ++i) {
        spreads *= 6;
        saves *= 10;
    }
    for (int spread = 0; spread < spreads; ++spread) {
        for (int save = 0; save < saves; ++save) {
            std::array<int, 6> serious{};
            std::array<bool, 6> killed{};
            for (int i = 0, s = spread, d = save; i < hits; ++i, s /= 6, d /= 10) {
                const int face = d % 10 + 1;
                const auto man = static_cast<std::size_t>(s % 6);
                serious.at(man) += face >= 4 && face <= 6 ? 1 : 0;
                killed.at(man) = killed.at(man) || face >= 7 || serious.at(man) == 2;
            }
            int count = 0;
            for (const bool each : killed) {
                count += each ? 1 : 0;
            }
            dead[count] += 1.0 / spreads / saves;
        }
    }
    return dead;
}

TEST(DesertOdds, TheDeadOfAVolleyAfterAllSaves) {
    for (int hits = 1; hits <= 3; ++hits) {
        const auto session = at();
        adjust(*session, "legion-squad", {{"hits", hits}});
        const RollOdds toll = oddsOfCheck(*session, {{"do", "take-hits"}, {"unit", "legion-squad"}}, "toll");
        for (const auto& [dead, share] : deadByHand(hits)) {
            EXPECT_NEAR(shareOf(toll, dead), share, 1e-9) << hits << ' ' << dead;
        }
    }
}

TEST(DesertOdds, ATribesChanceToStandNowAndAfterFurtherLosses) {
    const auto session = at();
    adjust(*session, "bedouin-rifles", {{"lost", 5}});
    for (int more = 0; more <= 14; ++more) {
        const Json command{{"do", "check"},
                           {"check", "morale"},
                           {"unit", "bedouin-rifles"},
                           {"facts", {{"further-losses", more}}}};
        const double stands = oddsOfCheck(*session, command, "morale").of("stands");
        EXPECT_NEAR(stands, std::min(1.0, (20 - (5 + more) + 2) / 20.0), 1e-12) << more;
    }
}

TEST(DesertOdds, ARoundOfMelee) {
    std::map<int, int> sums;
    for (int a = 1; a <= 6; ++a) {
        for (int b = 1; b <= 6; ++b) {
            ++sums[a + b];
        }
    }
    const RollOdds melee = oddsOfCheck(
        *at(), {{"do", "melee"}, {"a", {{"unit", "taureg-warriors"}}}, {"b", {{"unit", "legion-squad"}}}},
        "melee");
    for (const auto& [total, ways] : sums) {
        EXPECT_NEAR(shareOf(melee, total), ways / 36.0, 1e-12) << total;
    }
}

} // namespace
} // namespace umpire::test::odds_of_volleys_test
