// Packs whose files are no files, or lie elsewhere.

#include "rules/pack_copy.h"
#include "support/battles.h"
#include "umpire/battle/balance.h"
#include "umpire/games/games.h"
#include "umpire/worksheet/odds.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <sys/stat.h>

namespace umpire::test::hostile_pack_test {
namespace {

TEST(HostilePack, ALinkOutOfItsFolderIsNotRead) {
    PackCopy pack;
    const TemporaryFolder elsewhere;
    const std::filesystem::path target = elsewhere.write("dice.json", pack.read("dice.json"));
    pack.remove("dice.json");
    std::filesystem::create_symlink(target, pack.folder() / "dice.json");
    ASSERT_FALSE(pack.problems().empty());
    EXPECT_EQ(pack.problems().front(),
              "dice.json: error: this file is a link that leads out of the folder of the "
              "pack; put the file itself there");
    EXPECT_FALSE(pack.load().pack);
}

TEST(HostilePack, ALinkWithinItsFolderIsRead) {
    PackCopy pack;
    std::filesystem::rename(pack.folder() / "dice.json", pack.folder() / "our-dice.json");
    std::filesystem::create_symlink("our-dice.json", pack.folder() / "dice.json");
    EXPECT_EQ(pack.problems(), std::vector<std::string>());
}

TEST(HostilePack, APipeOrAFolderForAFileDoesNotHang) {
    PackCopy pack;
    pack.remove("dice.json");
    ASSERT_EQ(::mkfifo((pack.folder() / "dice.json").c_str(), 0600), 0);
    EXPECT_EQ(pack.problems().front(), "dice.json: error: this file cannot be read: it is no ordinary file");
    pack.remove("dice.json");
    std::filesystem::create_directory(pack.folder() / "dice.json");
    EXPECT_EQ(pack.problems().front(), "dice.json: error: this file cannot be read: it is no ordinary file");
}

/// A morale check with one more modifier, worth this expression.
std::int64_t worth(const std::string& expression) {
    PackCopy pack;
    pack.replace("modifiers.json", "\"modifiers\": [",
                 R"("modifiers": [
    { "id": "much", "label": "Much", "section": "x", "checks": ["morale"], "when": true, "value": )" +
                     expression + " },");
    Json battle = plainBattle();
    addUnit(battle, "unit", "brigade", "infantry", "british", 4);
    LoadedBattle loaded =
        BattleFiles(PackSearchPath({}), findGame).parse(battle.dump(), "battle", pack.folder().string());
    EXPECT_TRUE(loaded.session) << (loaded.issues.empty() ? "" : loaded.issues.front().line());
    const Json answer =
        done(*loaded.session, {{"do", "check"}, {"check", "morale"}, {"unit", "unit"}, {"dice", {4}}});
    for (const Json& line : answer["steps"][0]["modifiers"]) {
        if (line["id"] == Json("much")) {
            return line["value"].get<std::int64_t>();
        }
    }
    return 0;
}

TEST(HostilePack, NumbersDoNotRunOver) {
    const std::string most = "2147483647";
    EXPECT_EQ(worth("{\"*\": [" + most + ", " + most + ", " + most + ", " + most + "]}"), 2147483647);
    EXPECT_EQ(worth("{\"-\": [0, " + most + ", " + most + "]}"), -2147483647);
    EXPECT_EQ(worth("{\"+\": [" + most + ", 1, -1]}"), 2147483646);
}

/// What a check answers with one more modifier, worth this expression.
Answer answerWith(const std::string& expression) {
    PackCopy pack;
    pack.replace("modifiers.json", "\"modifiers\": [",
                 R"("modifiers": [
    { "id": "much", "label": "Much", "section": "x", "checks": ["morale"], "when": true, "value": )" +
                     expression + " },");
    const LoadedBattle loaded =
        BattleFiles(PackSearchPath({}), findGame)
            .load(sourceFolder() / "resources/battles/beersheba-1917.battle.json", pack.folder().string());
    EXPECT_TRUE(loaded.session);
    PhysicalDice none({});
    return loaded.session->execute(
        Json{{"do", "check"}, {"check", "morale"}, {"unit", "12lhr"}, {"dice", {4}}}, none);
}

/// All units, and for each of them a list, and for each item of that one again ...
std::string nestedLists(const std::string& inner) {
    std::string nested = "true";
    for (int i = 0; i < 6; ++i) {
        const std::string list = i == 5 ? "$units" : inner;
        nested = R"({"some": ")" + list + R"(", "where": {"all": [)" + nested + R"(, {"=": ["$turn", 0]}]}})";
    }
    return nested;
}

TEST(HostilePack, ListsWithinListsAreGivenUpWithTheirPlace) {
    const Answer answer = answerWith(R"({"if": [)" + nestedLists("$each.side.units") + ", 1, 2]}");
    EXPECT_FALSE(answer.ok);
    EXPECT_EQ(answer.refusal.code, "not-possible");
    EXPECT_EQ(answer.refusal.message.rfind("the rules ask too much: modifiers.json:", 0), 0U)
        << answer.refusal.message;
    EXPECT_NE(answer.refusal.message.find("(modifiers[0].value"), std::string::npos)
        << answer.refusal.message;
    EXPECT_TRUE(answerWith(R"({"count": "$units", "where": {"some": "$units"}})").ok);
}

TEST(HostilePack, ListsThatAreTheSameForEveryItemAreGoneThroughOnce) {
    EXPECT_TRUE(answerWith(R"({"if": [)" + nestedLists("$units") + ", 1, 2]}").ok);
}

TEST(HostilePack, AThousandDiceAreThrownAndTheirOddsAreWorkedOut) {
    PackCopy pack;
    pack.replace("checks.json", "\"count\": \"$fact.jam-dice\"",
                 R"("count": {"*": ["$fact.jam-dice", 1000000]})");
    Json battle = plainBattle();
    addUnit(battle, "car", "brigade", "armoured-car", "british", 1);
    addUnit(battle, "target", "regiment", "infantry", "turkish", 4);
    const LoadedBattle loaded =
        BattleFiles(PackSearchPath({}), findGame).parse(battle.dump(), "battle", pack.folder().string());
    ASSERT_TRUE(loaded.session);
    const Json command{{"do", "shoot"}, {"unit", "car"}, {"target", "target"}};
    const Odds odds = oddsOf(*loaded.session, command);
    EXPECT_TRUE(odds.ok) << odds.refusal.message;
    EXPECT_LE(odds.decisions, 4 * (1 + static_cast<int>(odds.otherwise.size())));
    EXPECT_FALSE(
        balanceOf(loaded.session->rules(), loaded.session->module(), loaded.session->battle()).rows.empty());
    RandomDice dice(1917);
    const Json answer = loaded.session->execute(command, dice).toJson();
    EXPECT_EQ(answer["steps"][0]["dice"].size(), 1000U) << "no more in one throw, as rules/README says";
}

/// As many derived attributes as asked for, each read from the next or from the one before; what is wrong.
std::vector<std::string> chainOfAttributes(int many, int step) {
    PackCopy pack;
    std::string entries;
    for (int i = 0; i < many; ++i) {
        const int next = i + step;
        const std::string from = next < 0 || next >= many ? "lost" : "c" + std::to_string(next);
        entries += R"({"id": "c)" + std::to_string(i) +
                   R"(", "of": "unit", "name": "C", "kind": "count", "derived": {"+": ["$self.)" + from +
                   "\", 1]}},\n";
    }
    pack.replace("attributes.json", "\"attributes\": [\n", "\"attributes\": [\n" + entries);
    return pack.problems();
}

TEST(HostilePack, ALongChainOfDerivedAttributesIsRefusedWithItsPlace) {
    EXPECT_EQ(chainOfAttributes(60, 1), std::vector<std::string>());
    const std::string told = "error: this leads through more than 64 others, one after the other; make the "
                             "chain shorter (at attributes[";
    for (const int step : {1, -1}) {
        const std::vector<std::string> problems = chainOfAttributes(20000, step);
        ASSERT_EQ(problems.size(), 1) << problems.front();
        EXPECT_NE(problems.front().find(told), std::string::npos) << problems.front();
    }
}

TEST(HostilePack, ALongChainOfRoutinesIsRefusedWithItsPlace) {
    constexpr int many = 20000;
    PackCopy pack;
    std::string entries;
    for (int i = 0; i < many; ++i) {
        const std::string next = i + 1 < many ? "r" + std::to_string(i + 1) : "goes";
        entries += R"({"id": "r)" + std::to_string(i) + R"(", "effects": [{"do": ")" + next + "\"}]},\n";
    }
    pack.replace("effects.json", "\"routines\": [\n", "\"routines\": [\n" + entries);
    EXPECT_EQ(pack.problems(), (std::vector<std::string>{
                                   "effects.json:4:25: error: this leads through more than 64 others, one "
                                   "after the other; make the chain shorter (at routines[0].effects)"}));
}

} // namespace
} // namespace umpire::test::hostile_pack_test
