// Two roll against each other: each its own check, by how much, and the odds of what both come to.

#include "../battle/carried_out.h"
#include "small_game.h"
#include "support/test_scale.h"
#include "umpire/worksheet/worksheet.h"

#include <gtest/gtest.h>

namespace umpire::test::contests_test {
namespace {

const Json duel{{"do", "duel"}, {"unit", "fox"}, {"target", "owl"}};

/// Fox attacks with one check, owl defends with another; who wins by two takes one more from the loser.
SmallPack duelPack() {
    SmallPack pack;
    Json& checks = pack.file("checks");
    checks["outcomes"] = Json::parse(R"([{"id": "stays", "name": "Stays"}, {"id": "runs", "name": "Runs"},
        {"id": "cut", "name": "Cut"}, {"id": "parry", "name": "Parry"}])");
    checks["checks"].push_back(
        Json::parse(R"({"id": "attack", "name": "Attack", "section": "2", "form": "banded",
        "subject": "unit", "die": "d6", "symbols": {"star": "cut"}, "bands": [{"outcome": "cut"}]})"));
    checks["checks"].push_back(
        Json::parse(R"({"id": "defence", "name": "Defence", "section": "2", "form": "pool",
        "subject": "unit", "die": "d6", "count": 2, "threshold": 4, "symbols": {"star": "parry"}, "total": "$dice",
        "bands": [{"outcome": "parry"}]})"));
    checks["contests"].push_back(Json::parse(R"({"id": "duel", "name": "Duel", "section": "2",
        "own": "attack", "enemy": "defence", "results": {"hit": "Is hit"}, "cells": [
          {"own": ["cut"], "enemy": ["parry"], "when": {">=": ["$margin", 2]}, "result": "hit", "names-own": true, "text": "ahead",
           "enemy-effects": [{"set": "lost", "to": {"-": ["$self.lost", "$margin"]}}]},
          {"own": ["cut"], "enemy": ["parry"], "when": {">": ["$margin", 0]}, "result": "touched-lightly"},
          {"own": ["cut"], "enemy": ["parry"], "result": "missed"}]})"));
    pack.file("texts")["texts"]["ahead"] = "{self.name} is ahead by {margin}.";
    pack.file("facts")["facts"][0]["checks"] = {"courage", "attack", "defence"};
    pack.file("modifiers")["modifiers"][0]["checks"] = {"courage", "attack", "defence"};
    pack.file("actions")["actions"].push_back(Json::parse(R"({"id": "duel", "name": "Duel", "section": "2",
        "checks": ["attack", "defence"], "fields": [
          {"id": "unit", "kind": "subject", "subject": "unit", "party": "self"},
          {"id": "target", "kind": "subject", "subject": "unit", "party": "other"},
          {"id": "facts", "kind": "facts"}],
        "does": [{"contest": "duel"}]})"));
    return pack;
}

TEST(Contest, OfTwoChecksHasTheOddsOfEveryWay) {
    const auto game = smallGame(duelPack());
    for (const bool near : {false, true}) {
        Json command = duel;
        command["facts"]["near"] = near;
        const Odds odds = oddsOf(*game, command);
        ASSERT_TRUE(odds.ok) << odds.refusal.message;
        ASSERT_EQ(odds.contests.size(), 1U);
        EXPECT_EQ(odds.contests.front().contest, "duel");
        expectRolls(odds, CarriedOut(*game, command));
    }
}

TEST(Contest, OfMorePairsOfThrowsThanAreWorkedOutHasNoOdds) {
    for (const int dice : {100, 450}) {
        SmallPack pack = duelPack();
        Json& checks = pack.file("checks")["checks"];
        for (std::size_t roll : {checks.size() - 2, checks.size() - 1}) {
            checks[roll]["count"] = dice;
            checks[roll].erase("symbols");
        }
        const Odds odds = oddsOf(*smallGame(pack), duel);
        EXPECT_EQ(odds.refusal.message,
                  dice == 100 ? ""
                              : "the dice can fall in more than 50000 ways; their odds are not worked out");
    }
}

TEST(Contest, OfMixedDiceThatGoOnHasTheOddsOfEveryWay) {
    SmallPack pack = duelPack();
    pack.file("dice")["dice"].push_back({{"id", "coin"}, {"name", "Coin"}, {"faces", {1, 3}}});
    for (Json& check : pack.file("checks")["checks"]) {
        if (check["id"] == "attack") {
            check["more-dice"] = {{{"die", "coin"}}};
            check["throws-again"] = {{"dice", "any"}, {"most", 1}};
        } else if (check["id"] == "defence") {
            check["count"] = 1;
            check["explodes-at-most"] = 1;
            check["throws-again"] = {{"dice", "failed"}, {"when", "$fact.near"}};
        }
    }
    const auto game = smallGame(pack);
    for (const bool near : {false, true}) {
        Json command = duel;
        command["facts"]["near"] = near;
        expectRolls(oddsOf(*game, command), CarriedOut(*game, command));
    }
}

/// Not with dice that are thrown already, either.
TEST(Contest, HasTheOddsOfWhatIsStillToBeThrown) {
    const auto game = smallGame(duelPack());
    Json command = duel;
    command["dice"] = {5};
    const Worksheet sheet = worksheet(*game, command);
    ASSERT_EQ(sheet.rolls.size(), 2U);
    ASSERT_TRUE(sheet.rolls[1].contest);
    EXPECT_GT(sheet.rolls[1].contest->results[0].second,
              oddsOf(*game, duel).contests.front().results[0].second)
        << "a five is a good throw";
    EXPECT_EQ(sheet.rolls[1].contest->results[0].first, (ContestResult{"hit", "fox"}));
    const Contest& contest = *game->rules().contest("duel");
    EXPECT_EQ(contest.nameOf("hit"), "Is hit");
    EXPECT_EQ(contest.nameOf("touched-lightly"), "Touched lightly") << "by its id";
}

TEST(Contest, TellsWhatAnAnswerWouldMakeOfIt) {
    const auto game = smallGame(duelPack());
    const Odds odds = oddsOf(*game, duel);
    Json answered = duel;
    answered["facts"]["near"] = true;
    const Odds other = oddsOf(*game, answered);
    ASSERT_FALSE(odds.contestOtherwise.empty());
    EXPECT_EQ(odds.contestOtherwise.front().fact, "near");
    EXPECT_EQ(odds.contestOtherwise.front().results, other.contests.front().results);
    const Worksheet sheet = worksheet(*game, duel);
    for (const WorksheetRoll& roll : sheet.rolls) {
        ASSERT_EQ(roll.questions.size(), 1U) << roll.check;
        EXPECT_EQ(roll.questions[0].otherwiseResults, other.contests.front().results) << roll.check;
    }
    const Json told = odds.toJson();
    EXPECT_EQ(told["contests"][0]["own"], "fox");
    EXPECT_EQ(told["contests"][0]["results"][0]["by"], "fox");
    EXPECT_EQ(told["contests"][0]["if"][0]["fact"], "near");
    EXPECT_EQ(sheet.toJson()["rolls"][1]["contest"], "duel");
}

TEST(Contest, TakesWhatTheMarginSays) {
    const auto game = smallGame(duelPack());
    Json command = duel;
    command["dice"] = {5, 1, 1};
    const Json answer = done(*game, command);
    EXPECT_EQ(game->battle().find("owl")->value("lost").number(), 3);
    EXPECT_EQ(answer["steps"][0]["text"], "Fox is ahead by 3.");
}

/// Who rolls the own check stands on the own side of a cell, though both checks may come to the same.
TEST(Contest, OfTwoChecksIsReadOneWayRound) {
    SmallPack pack = duelPack();
    Json& checks = pack.file("checks");
    checks["outcomes"].erase(3);
    for (Json& check : checks["checks"]) {
        if (check["id"] == "defence") {
            check["symbols"]["star"] = "cut";
            check["bands"] = {{{"outcome", "cut"}}};
        }
    }
    for (Json& cell : checks["contests"][0]["cells"]) {
        cell["enemy"] = {"cut"};
    }
    const auto game = smallGame(pack);
    Json command = duel;
    command["dice"] = {1, 5, 5};
    EXPECT_EQ(done(*game, command)["duel"]["result"], "missed") << "it is not the owl that attacks";
    command["dice"] = {5, 1, 2};
    EXPECT_EQ(done(*game, command)["duel"]["result"], "hit");
}

TEST(Contest, IsToldOfOneAndOfMany) {
    SmallPack pack = duelPack();
    pack.file("texts")["texts"]["ahead"] = "Ahead by {margin} {margin|point|points}.";
    pack.file("checks")["contests"][0]["cells"][1]["text"] = "ahead";
    const auto game = smallGame(pack);
    Json command = duel;
    command["dice"] = {4, 1, 2};
    EXPECT_EQ(done(*game, command)["steps"][0]["text"], "Ahead by 1 point.");
    command["dice"] = {5, 1, 2};
    EXPECT_EQ(done(*game, command)["steps"][0]["text"], "Ahead by 2 points.");
}

/// The own check's outcomes against the enemy's, in sheets and where the pack is judged.
TEST(Contest, OfTwoChecksNeedsACellForEachPair) {
    SmallPack pack = duelPack();
    pack.file("checks")["contests"][0]["cells"].erase(2);
    EXPECT_EQ(pack.problems(),
              std::vector<std::string>{"checks.json: error: no cell without a condition holds cut against "
                                       "parry; add one (at contests[0].cells)"});
    SmallPack named = duelPack();
    named.file("checks")["contests"][0]["results"]["hitt"] = "Hit";
    EXPECT_EQ(named.problems(), std::vector<std::string>{
                                    "checks.json: error: no cell of the contest has the result \"hitt\"; did "
                                    "you mean \"hit\"? (at contests[0].results.hitt)"});
    SmallPack both = duelPack();
    both.file("checks")["contests"][0]["check"] = "attack";
    EXPECT_EQ(both.problems(), std::vector<std::string>{
                                   "checks.json: error: a contest has one check for both, or with \"own\" "
                                   "and \"enemy\" one for each; leave one of them out (at "
                                   "contests[0].check)"});
    SmallPack one = duelPack();
    one.file("checks")["contests"][0].erase("enemy");
    EXPECT_EQ(one.problems().front(), "checks.json: error: the key \"enemy\" is missing (at contests[0])");
}

/// The same check of the same unit is rolled alone where the first roll fails, and in a contest where not.
TEST(Contest, IsToldApartFromTheSameCheckAlone) {
    SmallPack pack = duelPack();
    Json& action = pack.file("actions")["actions"][0];
    action["checks"] = {"courage", "attack", "defence"};
    action["does"] = Json::parse(R"([{"roll": "courage"},
        {"when": {"=": ["$outcome", "runs"]}, "does": [{"roll": "defence", "subject": "$other"}]},
        {"when": {"=": ["$outcome", "stays"]}, "does": [{"contest": "duel"}]}])");
    ASSERT_EQ(pack.problems(), std::vector<std::string>{});
    const auto game = smallGame(pack);
    const Odds odds = oddsOf(*game, duel);
    ASSERT_TRUE(odds.ok) << odds.refusal.message;
    ASSERT_EQ(odds.contests.size(), 1U);
    const auto bare = smallGame(duelPack());
    EXPECT_EQ(odds.contests.front().results, oddsOf(*bare, duel).contests.front().results)
        << "as if nothing had been thrown before";
}

TEST(Contest, IsThrownByBothOrStatedOfBoth) {
    SmallPack pack = duelPack();
    Json& defence = pack.file("checks")["checks"][2];
    defence = Json::parse(R"({"id": "defence", "name": "Defence", "section": "2", "form": "stated",
        "subject": "unit", "choices": ["parry", "runs"]})");
    EXPECT_EQ(pack.problems().front(),
              "checks.json: error: both checks of a contest are thrown, or both are stated, and both count "
              "halves, or neither does (at contests[0].enemy)");
}

} // namespace
} // namespace umpire::test::contests_test
