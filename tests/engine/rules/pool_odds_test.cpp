// The odds of dice thrown together: exact for any number of them, whatever the rules ask about them.

#include "small_pack.h"
#include "support/test_scale.h"
#include "umpire/worksheet/odds.h"
#include "umpire/worksheet/worksheet.h"

#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <random>

namespace umpire::test::pool_odds_test {
namespace {

const Json courage{{"do", "check"}, {"check", "courage"}, {"unit", "fox"}};

Session sessionWith(const SmallPack& pack) {
    const LoadedPack loaded = pack.load();
    for (const Issue& issue : loaded.issues) {
        ADD_FAILURE() << issue.line();
    }
    return Session(loaded.pack, nullptr, smallBattle());
}

/// A pack whose die has these faces and whose check throws so many of them.
SmallPack packOf(const Json& faces, const Json& count, const Json& check) {
    SmallPack pack;
    pack.file("dice")["dice"][0]["faces"] = faces;
    Json& checked = pack.file("checks")["checks"][0];
    checked.erase("symbols");
    checked["count"] = count;
    checked.update(check);
    return pack;
}

Json numbers(int sides) {
    Json faces = Json::array();
    for (int side = 1; side <= sides; ++side) {
        faces.push_back(side);
    }
    return faces;
}

/// How many ways of the dice are gone through for the odds of a command, each by deciding it.
int searchOutcomes(const Session& session, const Json& command, Odds& odds) {
    int ways = 0;
    odds = OddsQuestion(session, command).answer([&ways] {
        ++ways;
        return true;
    });
    EXPECT_TRUE(odds.ok) << odds.refusal.message;
    return ways;
}

double binomial(int dice, int hits, double chance) {
    return std::exp(std::lgamma(dice + 1) - std::lgamma(hits + 1) - std::lgamma(dice - hits + 1) +
                    hits * std::log(chance) + (dice - hits) * std::log(1 - chance));
}

TEST(OddsOfPools, OfFortyDiceAreThoseOfTheDiceThatCount) {
    const Session session = sessionWith(packOf(numbers(10), 40, {{"form", "pool"}, {"threshold", 8}}));
    Odds odds;
    EXPECT_EQ(searchOutcomes(session, courage, odds), 1) << "a last roll is not thrown";
    const RollOdds& roll = odds.rolls.at(0);
    ASSERT_EQ(roll.totals.size(), 41U);
    double stays = 0;
    for (const auto& [hits, chance] : roll.totals) {
        EXPECT_NEAR(chance, binomial(40, static_cast<int>(hits), 0.3), 1e-12) << hits;
        stays += hits > 2 ? chance : 0;
    }
    EXPECT_NEAR(roll.of("stays"), stays, 1e-12);
    const Json answer = oddsOf(session, courage).toJson();
    EXPECT_NEAR(answer["odds"][0]["totals"]["12"].get<double>(), binomial(40, 12, 0.3), 1e-12);
    const Json asked = worksheet(session, courage).toJson();
    EXPECT_EQ(asked["rolls"][0]["totals"], answer["odds"][0]["totals"]);
    EXPECT_EQ(asked["dice"].size(), 40U);
}

TEST(OddsOfPools, OfThirtyJamDiceAreThoseOfTheirSumAndAJam) {
    SmallPack pack = packOf({1, 1, 2, 2, 3, "jam"}, 30, {{"symbols", {{"jam", "stays"}}}});
    Json& bands = pack.file("checks")["checks"][0]["bands"];
    bands[0]["to"] = 54;
    bands[1]["from"] = 55;
    Odds odds;
    EXPECT_EQ(searchOutcomes(sessionWith(pack), courage, odds), 1);
    EXPECT_NEAR(odds.rolls.at(0).of("stays") + odds.rolls.at(0).of("runs"), 1, 1e-12);
    EXPECT_GT(odds.rolls.at(0).of("stays"), 1 - std::pow(5.0 / 6, 30));
}

TEST(OddsOfPools, OfAHundredDiceAreThoseOfTheirSum) {
    SmallPack pack = packOf(numbers(6), 100, Json::object());
    Json& bands = pack.file("checks")["checks"][0]["bands"];
    bands[0]["to"] = 349;
    bands[1] = {{"from", 350}, {"outcome", "stays"}};
    Odds odds;
    EXPECT_EQ(searchOutcomes(sessionWith(pack), courage, odds), 1);
    const RollOdds& roll = odds.rolls.at(0);
    double even = 0;
    for (const auto& [total, chance] : roll.totals) {
        even += total == 350 ? chance : 0;
    }
    EXPECT_NEAR(roll.of("stays"), 0.5 + even / 2, 1e-12) << "a hundred dice lie evenly about 350";
}

TEST(OddsOfPools, OfDiceOfWhichASymbolDecidesHaveNamesAndNoTotals) {
    SmallPack pack = packOf({1, 1, 2, 2, 3, "jam"}, 2, {{"symbols", {{"jam", "runs"}}}});
    pack.file("checks")["checks"][0]["bands"] = {{{"outcome", "stays"}}};
    const Session session = sessionWith(pack);
    const Json answer = oddsOf(session, courage).toJson()["odds"][0];
    EXPECT_NEAR(answer["outcomes"]["runs"].get<double>(), 11.0 / 36, 1e-12);
    EXPECT_FALSE(answer.contains("totals")) << dumpLine(answer);
    EXPECT_FALSE(worksheet(session, courage).toJson()["rolls"][0].contains("totals"));
}

/// Gives a pack a contest of its check.
void letFight(SmallPack& pack) {
    pack.file("checks")["contests"] = Json::parse(R"([{"id": "duel", "name": "Duel", "section": "2",
        "check": "courage", "cells": [
            {"own": ["stays", "runs"], "enemy": ["stays", "runs"], "when": {">": ["$total", "$enemy-total"]},
             "result": "wins", "own-effects": [], "enemy-effects": [{"set": "lost", "to": {"-": ["$enemy-total", "$total"]}}]},
            {"own": ["stays", "runs"], "enemy": ["stays", "runs"], "result": "draw"}]}])");
    pack.file("actions")["actions"] = Json::parse(R"([{"id": "duel", "name": "Duel", "fields": [
        {"id": "a", "kind": "subject", "party": "self"}, {"id": "b", "kind": "subject", "party": "other"}],
        "does": [{"contest": "duel"}]}])");
}

const Json duel{{"do", "duel"}, {"a", "fox"}, {"b", "owl"}};

TEST(OddsOfPools, OfTwelveDiceAgainstTwelveAreWorkedOut) {
    SmallPack pack = packOf(numbers(6), 12, {{"form", "pool"}, {"threshold", 5}});
    letFight(pack);
    const Session session = sessionWith(pack);
    Odds odds;
    EXPECT_EQ(searchOutcomes(session, duel, odds), 1) << "neither of two rolls hangs on the other";
    ASSERT_EQ(odds.rolls.size(), 2U);
    EXPECT_NEAR(odds.rolls[1].totals.at(4).second, binomial(12, 4, 1.0 / 3), 1e-12);
}

TEST(OddsOfPools, OfAHundredDiceAddedUpAgainstAHundredAreWorkedOut) {
    SmallPack pack = packOf(numbers(6), 100, Json::object());
    letFight(pack);
    Odds odds;
    EXPECT_EQ(searchOutcomes(sessionWith(pack), duel, odds), 1);
    ASSERT_EQ(odds.rolls.size(), 2U);
    for (const RollOdds& roll : odds.rolls) {
        ASSERT_EQ(roll.totals.size(), 501U);
        EXPECT_EQ(roll.totals[100].second, roll.totals[400].second) << "200 comes up as often as 500";
        EXPECT_EQ(roll.reached, 1);
    }
}

/// A burst of jam dice that the second check counts, if none jams.
SmallPack burst(int dice) {
    SmallPack pack = packOf({1, 1, 2, 2, 3, "jam"}, dice, {{"symbols", {{"jam", "runs"}}}});
    Json nerve = pack.file("checks")["checks"][0];
    nerve.update({{"id", "nerve"}, {"name", "Nerve"}, {"direct", false}, {"count", 1}});
    pack.file("checks")["checks"][0]["then"] = {{{"check", "nerve"},
                                                 {"subject", "$self"},
                                                 {"when", {{"=", {"$symbols.jam", 0}}}},
                                                 {"facts", {{"hits", "$dice"}}}}};
    pack.file("checks")["checks"].push_back(nerve);
    pack.file("facts")["facts"].push_back(
        {{"id", "hits"}, {"kind", "count"}, {"checks", {"courage", "nerve"}}});
    pack.file("facts")["facts"][0]["checks"].push_back("nerve");
    pack.file("modifiers")["modifiers"].push_back({{"id", "hits"},
                                                   {"label", "Hits"},
                                                   {"section", "1"},
                                                   {"checks", {"nerve"}},
                                                   {"value", {{"-", {2 * dice, "$fact.hits"}}}}});
    pack.file("modifiers")["modifiers"][0]["checks"] = {"nerve"};
    return pack;
}

TEST(OddsOfPools, OfWhatFollowsAreWorkedOutForEachSumWithoutDecidingItForEach) {
    for (const int dice : {2, 30}) {
        const Session session = sessionWith(burst(dice));
        Odds odds;
        EXPECT_LE(searchOutcomes(session, courage, odds), 3)
            << "with and without a jam, and by the first outcome";
        ASSERT_EQ(odds.rolls.size(), 2U);
        EXPECT_NEAR(odds.rolls[1].reached, std::pow(5.0 / 6, dice), 1e-12);
        const Odds asked = oddsOf(session, courage);
        EXPECT_LE(asked.decisions, 6) << "and the same with the other answer";
        ASSERT_EQ(asked.otherwise.size(), 1U);
        EXPECT_NE(asked.otherwise[0].second, odds.rolls[1].outcomes);
        Json near = courage;
        near["facts"]["near"] = true;
        EXPECT_EQ(oddsOf(session, near).rolls.at(1).outcomes, asked.otherwise[0].second);
    }
}

TEST(OddsOfPools, OfADieAloneHaveNoTotals) {
    Odds odds;
    EXPECT_EQ(searchOutcomes(sessionWith(SmallPack()), courage, odds), 1);
    EXPECT_TRUE(odds.rolls.at(0).totals.empty());
    EXPECT_FALSE(odds.toJson()["odds"][0].contains("totals"));
}

/// Odds counted one ordered throw after the other, each die by each of its sides.
struct Counted {
    double reached = 0;
    std::map<Id, double> outcomes;
    std::map<std::int64_t, double> totals;
};
using Tree = std::map<Id, Counted>; ///< by check, each made at most once

void count(const Session& session, const Json& dice, double weight, Tree& tree) {
    Json command = courage;
    command["dice"] = dice;
    const Preview preview = session.preview(command);
    ASSERT_TRUE(preview.ok) << preview.refusal.message << command;
    if (!preview.wanted) {
        for (const Step& step : preview.steps) {
            Counted& roll = tree[step.check];
            roll.reached += weight;
            roll.outcomes[step.outcome] += weight;
            roll.totals[step.total] += weight;
        }
        return;
    }
    const std::vector<Face>& faces = session.rules().die(preview.wanted->die)->faces;
    for (const Face& face : faces) {
        Json longer = dice;
        longer.push_back(toJson(face));
        count(session, longer, weight / static_cast<double>(faces.size()), tree);
    }
}

/// Makes packs of one check and one that may follow it, which ask this and that about the dice.
class Maker {
  public:
    explicit Maker(unsigned seed) : m_random(seed) {}

    SmallPack make() {
        SmallPack pack;
        pack.file("dice")["dice"][0]["faces"] = pick({{1, 2, 3}, {1, 1, 2, "star"}, {0, 2, "star"}, {-1, 3}});
        m_symbols = pack.file("dice")["dice"][0]["faces"].back() == "star";
        m_facts = pack.file("dice")["dice"][0]["faces"].front();
        Json nerve = pack.file("checks")["checks"][0];
        nerve.update({{"id", "nerve"}, {"name", "Nerve"}, {"direct", false}});
        form(nerve, 2);
        Json& first = pack.file("checks")["checks"][0];
        form(first, 3);
        first["effects"] = {{{"effects", {{{"set", "lost"}, {"to", asked(first)}}, {{"do", "grow"}}}}}};
        first["then"] = {{{"check", "nerve"},
                          {"subject", "$self"},
                          {"when", {{below(2) == 0 ? ">" : "<=", {asked(first), below(4)}}}},
                          {"facts", {{"near", {{">", {asked(first), 1}}}}}}}};
        pack.file("effects")["routines"].push_back(
            {{"id", "grow"},
             {"effects", {{{"when", {{">", {asked(first), 1}}}}, {"set", "size"}, {"to", 9}}}}});
        pack.file("modifiers")["modifiers"].push_back({{"id", "worn"},
                                                       {"label", "Worn"},
                                                       {"section", "1"},
                                                       {"checks", {"nerve"}},
                                                       {"value", {{"-", {"$self.size", "$self.lost"}}}}});
        pack.file("facts")["facts"][0]["checks"].push_back("nerve");
        pack.file("checks")["checks"].push_back(nerve);
        return pack;
    }

    /// The same, where dice of two kinds are thrown, some again, and some bring more.
    SmallPack makeLonger() {
        SmallPack pack = make();
        pack.file("dice")["dice"].push_back({{"id", "coin"}, {"name", "Coin"}, {"faces", {1, 3}}});
        for (Json& check : pack.file("checks")["checks"]) {
            check["count"] = 1 + below(2);
            if (check["id"] == "nerve" && below(3) > 0) {
                continue; // two that go on take too long to count
            }
            if (below(2) == 0) {
                check["more-dice"] = {{{"die", "coin"}, {"count", below(2) + 1}}};
                if (check["form"] == "pool" && below(2) == 0) {
                    check["more-dice"][0]["threshold"] = 2;
                }
            }
            if (below(2) == 0) {
                check["explodes-at-most"] = check["count"] == 1 ? 1 + below(2) : 1;
            }
            if (below(2) == 0) {
                check["throws-again"] = {{"dice", check["form"] == "pool" ? "failed" : "lowest"}};
                if (below(2) == 0) {
                    check["throws-again"] = {{"dice", "any"}, {"most", below(3)}};
                } else if (below(2) == 0) {
                    check["throws-again"]["when"] = "$fact.near";
                }
            }
        }
        pack.file("checks")["checks"][0]["more-dice"] = {{{"die", "coin"}}};
        return pack;
    }

  private:
    int below(int bound) { return static_cast<int>(m_random() % static_cast<unsigned>(bound)); }
    Json pick(const std::vector<Json>& list) {
        return list[static_cast<std::size_t>(below(static_cast<int>(list.size())))];
    }

    void form(Json& check, int mostDice) {
        check.erase("symbols");
        check["count"] = 1 + below(mostDice);
        check["form"] = pick({"banded", "pool"});
        if (check["form"] == "pool") {
            check["threshold"] = below(4);
            check["counts-low"] = below(3) == 0;
        }
        if (below(2) == 0) {
            check["total"] = asked(check, false);
        }
        if (m_symbols && below(2) == 0) {
            check["symbols"] = {{"star", "stays"}};
        }
        const int edge = below(4);
        check["bands"] = {{{"to", edge}, {"outcome", "runs"}}, {{"from", edge + 1}, {"outcome", "stays"}}};
    }

    /// Something about the dice.
    Json asked(const Json& check, bool judged = true) {
        const Json face = "$faces." + m_facts.dump();
        std::vector<Json> list{"$dice",
                               "$highest",
                               "$lowest",
                               face,
                               {{"-", {"$highest", "$lowest"}}},
                               {{"*", {face, "$dice-count"}}},
                               {{"%", {"$dice", 2}}}};
        if (judged) {
            list.insert(list.end(), {"$total", {{"if", {{{"=", {"$outcome", "stays"}}}, 2, 0}}}});
        }
        if (check["form"] == "pool") {
            list.insert(list.end(), {"$successes", {{"max", {"$successes", face}}}});
        }
        if (m_symbols) {
            list.insert(list.end(), {"$symbols.star", "$faces.star"});
        }
        return pick(list);
    }

    std::mt19937 m_random;
    bool m_symbols = false;
    Json m_facts;
};

/// Gives how many rolls there are.
std::size_t expectOddsOfEveryThrow(const Session& session, const Json& given, std::uint32_t seed) {
    Tree tree;
    count(session, given, 1, tree);
    Json command = courage;
    if (!given.empty()) {
        command["dice"] = given;
    }
    const Odds odds = OddsQuestion(session, command).answer({});
    EXPECT_TRUE(odds.ok) << seed << odds.refusal.message;
    EXPECT_EQ(odds.rolls.size(), tree.size()) << seed;
    for (const RollOdds& roll : odds.rolls) {
        const Counted& counted = tree[roll.check];
        EXPECT_NEAR(roll.reached, counted.reached, 1e-12) << seed;
        for (const auto& [outcome, chance] : counted.outcomes) {
            EXPECT_NEAR(roll.of(outcome), chance / counted.reached, 1e-12) << seed << outcome;
        }
        const Check& check = *session.rules().check(roll.check);
        const bool decidedBySymbol = check.form == Check::Form::Banded && !check.symbols.empty();
        EXPECT_EQ(roll.totals.size(), decidedBySymbol ? 0 : counted.totals.size()) << seed;
        for (const auto& [total, chance] : roll.totals) {
            EXPECT_NEAR(chance, counted.totals.at(total) / counted.reached, 1e-12) << seed << ' ' << total;
        }
    }
    return odds.rolls.size();
}

TEST(OddsOfPools, AreThoseOfEveryOrderedThrowWhateverIsAsked) {
    int followed = 0;
    const int pools = scaled(1000);
    for (int number = 0; number < pools; ++number) {
        const std::uint32_t seed = testSeed32(number);
        const Session session = sessionWith(Maker(seed).make());
        followed += expectOddsOfEveryThrow(session, Json::array(), seed) > 1 ? 1 : 0;
        ASSERT_FALSE(HasFailure()) << seed;
    }
    EXPECT_GT(followed, pools / 3);
}

/// Before the first die, and behind each that is thrown.
TEST(OddsOfPools, AreThoseOfEveryThrowOfMixedDiceThatGoOn) {
    const int pools = scaled(80);
    for (int number = 0; number < pools; ++number) {
        const std::uint32_t seed = testSeed32(number);
        const Session session = sessionWith(Maker(seed).makeLonger());
        std::mt19937 random(seed);
        Json command = courage;
        command["dice"] = Json::array();
        for (Preview preview = session.preview(command); preview.wanted; preview = session.preview(command)) {
            expectOddsOfEveryThrow(session, command["dice"], seed);
            ASSERT_FALSE(HasFailure()) << seed << command;
            const std::vector<Face>& faces = session.rules().die(preview.wanted->die)->faces;
            command["dice"].push_back(toJson(faces[random() % faces.size()]));
        }
    }
}

} // namespace
} // namespace umpire::test::pool_odds_test
