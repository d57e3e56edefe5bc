// Dice of several kinds in one throw, dice that bring one more, and dice that are thrown again, as a script
// plays them.

#include "small_game.h"
#include "umpire/battle/record_audit.h"
#include "umpire/battle/record_json.h"
#include "umpire/sheets/record_text.h"
#include "umpire/worksheet/worksheet.h"

#include <gtest/gtest.h>

namespace umpire::test::dice_forms_test {
namespace {

const Json courage{{"do", "check"}, {"check", "courage"}, {"unit", "fox"}};

Json with(const Json& dice, Json command = courage) {
    command["dice"] = dice;
    return command;
}

Answer played(Session& session, const Json& command) {
    RandomDice dice(7);
    return session.execute(command, dice);
}

/// D6 and D8; a total of 7 and more stays.
SmallPack packOf(const Json& check) {
    SmallPack pack;
    pack.file("dice")["dice"] = {{{"id", "d6"}, {"name", "D6"}, {"faces", {1, 2, 3, 4, 5, 6}}},
                                 {{"id", "d8"}, {"name", "D8"}, {"faces", {1, 2, 3, 4, 5, 6, 7, 8}}}};
    Json& checked = pack.file("checks")["checks"][0];
    checked.erase("symbols");
    checked["bands"] = {{{"to", 6}, {"outcome", "runs"}}, {{"from", 7}, {"outcome", "stays"}}};
    checked.update(check);
    if (!checked.contains("more-dice")) {
        pack.file("dice")["dice"].erase(1);
    }
    return pack;
}

TEST(MixedDice, AreAddedUpAndAskedForTogether) {
    const auto game = smallGame(packOf({{"more-dice", {{{"die", "d8"}}}}}));
    const Worksheet sheet = worksheet(*game, courage);
    ASSERT_EQ(sheet.dice.size(), 2U);
    EXPECT_EQ(sheet.dice[0].die, "d6");
    EXPECT_EQ(sheet.dice[1].die, "d8");
    EXPECT_EQ(sheet.dice[1].faces.size(), 8U);
    EXPECT_NEAR(sheet.rolls.at(0).odds.at(1).chance, 33.0 / 48, 1e-12);
    EXPECT_EQ(worksheet(*game, with({6})).wanted->die, "d8") << "the next die";
    EXPECT_EQ(played(*game, with({8, 2})).refusal.message,
              "Courage of Fox: the D6 shows 1, 2, 3, 4, 5 or 6, not 8");
    const Json answer = done(*game, with({2, 8}));
    EXPECT_EQ(answer["steps"][0]["total"], 10);
    EXPECT_EQ(answer["steps"][0]["dice"], Json({2, 8}));
    const Json& explained = game->records().back().steps.at(0);
    EXPECT_EQ(dieOf(explained, 0), "d6");
    EXPECT_EQ(dieOf(explained, 1), "d8");
}

TEST(MixedDice, OfAPoolHaveAThresholdOfTheirOwn) {
    const auto game = smallGame(
        packOf({{"form", "pool"},
                {"count", 2},
                {"threshold", 5},
                {"more-dice", {{{"die", "d8"}, {"count", 2}, {"threshold", 8}}}},
                {"bands", {{{"to", 2}, {"outcome", "runs"}}, {{"from", 3}, {"outcome", "stays"}}}}}));
    EXPECT_EQ(done(*game, with({5, 4, 7, 8}))["steps"][0]["total"], 2);
    EXPECT_EQ(done(*game, with({5, 6, 8, 1}))["steps"][0]["outcome"], "stays");
}

TEST(ExplodingDice, BringOneMoreUntilTheLimitThatIsTold) {
    const auto game = smallGame(packOf({{"explodes-at-most", 2}}));
    EXPECT_NEAR(worksheet(*game, courage).rolls.at(0).odds.at(1).chance, 1.0 / 6, 1e-12);
    const Worksheet six = worksheet(*game, with({6}));
    EXPECT_FALSE(six.complete) << "a six brings one more";
    EXPECT_EQ(six.wanted->die, "d6");
    EXPECT_EQ(six.rolls.at(0).odds.at(1).chance, 1);
    EXPECT_EQ(done(*game, with({6, 3}))["steps"][0]["total"], 9);
    EXPECT_FALSE(played(*game, with({6})).ok) << "too few";
    const Json three = done(*game, with({6, 6, 6}));
    EXPECT_EQ(three["steps"][0]["total"], 18);
    EXPECT_EQ(three["warnings"],
              Json({"Courage of Fox: 1 die more would follow, but none does after 2 in a row"}));
    EXPECT_TRUE(done(*game, with({6, 6, 5}))["warnings"].empty());
}

TEST(ThrownAgain, CountsOnlyWhatShowsThen) {
    const auto game = smallGame(packOf({{"count", 2}, {"throws-again", {{"dice", "lowest"}}}}));
    const Json answer = done(*game, with({1, 6, 1}));
    EXPECT_EQ(answer["steps"][0]["dice"], Json({1, 6, 1}));
    EXPECT_EQ(answer["steps"][0]["kept"], Json({6, 1}));
    EXPECT_EQ(answer["steps"][0]["total"], 7);
    EXPECT_EQ(sheets::RecordText::faces(game->rules(), answer["steps"][0]), "1, 6 and 1 (1 thrown again)");
    EXPECT_EQ(done(*game, with({1, 1, 2, 3}))["steps"][0]["total"], 5);
}

/// The player says how many of those that failed; the umpire may ask once the first dice lie.
TEST(ThrownAgain, MayBePickedByThePlayer) {
    SmallPack pack =
        packOf({{"form", "pool"},
                {"count", 3},
                {"threshold", 4},
                {"throws-again", {{"dice", "failed"}, {"most", "$fact.again"}}},
                {"bands", {{{"to", 2}, {"outcome", "runs"}}, {{"from", 3}, {"outcome", "stays"}}}}});
    pack.file("facts")["facts"].push_back({{"id", "again"},
                                           {"kind", "count"},
                                           {"question", "How many dice does he throw again?"},
                                           {"checks", {"courage"}}});
    const auto game = smallGame(pack);
    EXPECT_NEAR(worksheet(*game, courage).rolls.at(0).odds.at(1).chance, 1.0 / 8, 1e-12);
    Json two = courage;
    two["facts"]["again"] = 2;
    const Worksheet thrown = worksheet(*game, with({1, 5, 2}, two));
    EXPECT_EQ(thrown.wanted->count, 2);
    EXPECT_NEAR(thrown.rolls.at(0).odds.at(1).chance, 1.0 / 4, 1e-12);
    EXPECT_TRUE(worksheet(*game, with({1, 5, 2})).complete) << "nobody picks any";
    const Json answer = done(*game, with({1, 5, 2, 4, 6}, two));
    EXPECT_EQ(answer["steps"][0]["total"], 3);
    EXPECT_EQ(answer["steps"][0]["kept"], Json({5, 4, 6}));
}

TEST(LongThrows, AreReplayedUndoneAndAudited) {
    const auto game = smallGame(packOf({{"count", 2},
                                        {"more-dice", {{{"die", "d8"}}}},
                                        {"throws-again", {{"dice", "lowest"}}},
                                        {"explodes-at-most", 3}}));
    RandomDice dice(7);
    for (int i = 0; i < 40; ++i) {
        const Answer answer = game->execute(courage, dice);
        ASSERT_TRUE(answer.ok) << answer.refusal.message;
    }
    const RecordAudit audit = auditRecords(*game);
    EXPECT_TRUE(audit.problems.empty()) << auditLines(*game, audit).front();
}

TEST(LongThrows, AreRefusedWhereTheyMeanNothing) {
    EXPECT_EQ(packOf({{"throws-again", {{"dice", "failed"}}}}).problems(),
              std::vector<std::string>{"checks.json: error: only the dice of a pool count or not; take "
                                       "\"lowest\" or \"any\" in a banded check (at "
                                       "checks[0].throws-again.dice)"});
    EXPECT_EQ(packOf({{"throws-again", {{"dice", "any"}}}}).problems(),
              std::vector<std::string>{"checks.json: error: all dice again would be another throw; say with "
                                       "\"most\" how many of them (at checks[0].throws-again.dice)"});
    EXPECT_EQ(
        packOf({{"more-dice", {{{"die", "d8"}, {"threshold", 3}}}}}).problems(),
        std::vector<std::string>{"checks.json: error: \"threshold\" belongs to a pool, but this check is "
                                 "banded; remove it (at checks[0].more-dice[0].threshold)"});
}

} // namespace
} // namespace umpire::test::dice_forms_test
