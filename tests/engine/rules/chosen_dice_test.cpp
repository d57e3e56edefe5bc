// A check whose die an expression names.

#include "small_pack.h"
#include "umpire/battle/dice_statistics.h"
#include "umpire/battle/session.h"
#include "umpire/rules/sheet_text.h"
#include "umpire/worksheet/worksheet.h"

#include <gtest/gtest.h>

namespace umpire::test::chosen_dice_test {
namespace {

using Lines = std::vector<std::string>;

/// Riders throw a D6, walkers a D3.
SmallPack twoDice(const Json& die) {
    SmallPack pack;
    pack.file("dice")["dice"].push_back({{"id", "d3"}, {"name", "D3"}, {"faces", {1, 2, 3}}});
    Json& sort = pack.file("vocabulary")["vocabularies"][0];
    sort["traits"].push_back({{"id", "nerve"}, {"kind", "choice"}, {"vocabulary", "die"}});
    sort["words"][0]["nerve"] = "d6";
    sort["words"][1]["nerve"] = "d3";
    pack.file("checks")["checks"][0]["die"] = die;
    return pack;
}

Json check(const Id& unit) {
    return {{"do", "check"}, {"check", "courage"}, {"unit", unit}};
}

TEST(ChosenDice, AreThoseOfWhoTakesTheCheck) {
    const LoadedPack loaded = twoDice("$self.sort.nerve").load();
    ASSERT_NE(loaded.pack, nullptr);
    Session session(loaded.pack, nullptr, smallBattle());
    EXPECT_EQ(worksheet(session, check("fox")).wanted->die, "d6");
    EXPECT_EQ(worksheet(session, check("hen")).wanted->die, "d3");
    EXPECT_EQ(worksheet(session, check("hen")).dice.at(0).faces.size(), 3U);
    Json given = check("hen");
    given["dice"] = {4};
    RandomDice dice(1);
    EXPECT_EQ(session.execute(given, dice).refusal.message,
              "Courage of The hen: the D3 shows 1, 2 or 3, not 4");
    given["dice"] = {3};
    ASSERT_TRUE(session.execute(given, dice).ok);
    const Record& record = session.records().back();
    EXPECT_EQ(record.steps.at(0)["explained"]["die"], "d3");
    const auto tallies = tallyDice(session.records(), 1, session.rules(), session.battle(), DiceOrigin::All);
    ASSERT_EQ(tallies.size(), 1U);
    EXPECT_EQ(tallies[0].die, "d3");
}

TEST(ChosenDice, AreAllNamedOnSheets) {
    const LoadedPack loaded = twoDice("$self.sort.nerve").load();
    ASSERT_NE(loaded.pack, nullptr);
    EXPECT_EQ(diceText(*loaded.pack, loaded.pack->checks[0]), "D6 or D3");
    const LoadedPack either = twoDice(Json::parse(R"({"if": ["$fact.near", "d3", "d6"]})")).load();
    ASSERT_NE(either.pack, nullptr);
    EXPECT_EQ(diceText(*either.pack, either.pack->checks[0]), "D3 or D6");
}

TEST(ChosenDice, OfNobodyAreRefused) {
    SmallPack pack = twoDice("$self.sort.nerve");
    pack.file("vocabulary")["vocabularies"][0]["words"][1].erase("nerve");
    pack.file("checks")["checks"][0]["die"] =
        Json::parse(R"({"if": ["$fact.near", "d3", "$self.sort.nerve"]})");
    const LoadedPack loaded = pack.load();
    ASSERT_NE(loaded.pack, nullptr);
    Session session(loaded.pack, nullptr, smallBattle());
    RandomDice dice(1);
    EXPECT_EQ(session.execute(check("hen"), dice).refusal.message,
              "Courage: the rules name no die for The hen");
}

TEST(ChosenDice, MustBeDiceOfThePack) {
    EXPECT_EQ(twoDice(Json::parse(R"({"if": ["$fact.near", "d4", "$self.sort.nerve"]})")).problems(),
              Lines{"checks.json: error: \"d4\" is no die; did you mean \"d6\"? (at checks[0].die)"});
    EXPECT_EQ(twoDice("$self.sort.usual-mood").problems(),
              (Lines{"checks.json: error: \"bold\" is no die; there are d6 and d3 (at checks[0].die)"}));
    EXPECT_EQ(twoDice("$self.name").problems(),
              Lines{"checks.json: error: this can be any word; take a choice whose words are dice "
                    "(\"vocabulary\": \"die\") (at checks[0].die)"});
    EXPECT_EQ(twoDice("$self.lost").problems(),
              Lines{"checks.json: error: \"$self.lost\" gives a number where a word is expected (at "
                    "checks[0].die)"});
}

TEST(ChosenDice, TextsTakeTheTotalAndTheFacesFromTheirStep) {
    SmallPack pack = twoDice("$self.sort.nerve");
    Json& check0 = pack.file("checks")["checks"][0];
    check0["count"] = 3;
    check0["form"] = "pool";
    check0["threshold"] = 2;
    check0["says"] = {{{"text", "said"}}};
    check0["effects"] = {{{"effects", {{{"warn", "warned"}}, {{"due", "nerve"}, {"text", "owed"}}}}}};
    check0["then"] = {{{"check", "nerve"}, {"subject", "$self"}}};
    Json nerve = check0;
    nerve.update({{"id", "nerve"}, {"count", 1}, {"effects", {{{"effects", {{{"warn", "warned"}}}}}}}});
    nerve.erase("then");
    pack.file("checks")["checks"].push_back(nerve);
    Json& texts = pack.file("texts")["texts"];
    texts["said"] = "{faces}: {successes} of {dice-count} count, highest {highest}, lowest {lowest}";
    texts["warned"] = "total {total}, dice {dice}";
    texts["owed"] = "owed for {total}";
    const LoadedPack loaded = pack.load();
    ASSERT_NE(loaded.pack, nullptr) << loaded.issues.front().line();
    Session session(loaded.pack, nullptr, smallBattle());
    Json command = check("hen");
    command["dice"] = {3, 1, 2, 1};
    RandomDice dice(1);
    const Answer answer = session.execute(command, dice);
    ASSERT_TRUE(answer.ok) << answer.refusal.message;
    EXPECT_EQ(answer.steps[0]["text"], "3, 1, 2: 2 of 3 count, highest 3, lowest 1");
    EXPECT_EQ(answer.steps[1]["text"], "1: 0 of 1 count, highest 1, lowest 1");
    EXPECT_EQ(answer.warnings, (Lines{"total 2, dice 6", "total 0, dice 1"}));
}

} // namespace
} // namespace umpire::test::chosen_dice_test
