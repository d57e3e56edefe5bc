// Each mistake in a pack that extends another gives exactly its message, at the place that says it.

#include "rules/house_pack.h"
#include "rules/pack_copy.h"
#include "support/battles.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <ostream>
#include <sstream>

namespace umpire::test::bad_extensions_test {
namespace {

struct BadExtension {
    std::string name;
    std::string part;
    std::string content;               ///< « marks where each problem is reported
    std::vector<std::string> messages; ///< one for each «: "error: ..."
};

void PrintTo(const BadExtension& bad, std::ostream* out) {
    *out << bad.part << ": " << bad.content;
}

std::vector<BadExtension> badExtensions() {
    return {
        {"UnknownFact",
         "modifiers",
         "{ \"modifiers\": [\n  { \"id\": \"green-troops\", \"when\": «\"$fact.in-covr\" } ] }",
         {"error: unknown fact \"in-covr\"; did you mean \"in-cover\"? (at modifiers[0].when)"}},
        {"UnknownKey",
         "modifiers",
         R"({ "modifiers": [ { "id": "green-troops", «"valeu": -2 } ] })",
         {"error: unknown key \"valeu\"; did you mean \"value\"? (at modifiers[0].valeu)"}},
        {"MisspeltEntry",
         "modifiers",
         R"({ "modifiers": [ «««{ "id": "green-trops", "value": -2 } ] })",
         {"error: the key \"label\" is missing; this entry is new: did you mean \"green-troops\" of "
          "\"sand-sweat-and-camels\"? (at modifiers[0])",
          "error: the key \"section\" is missing; this entry is new: did you mean \"green-troops\" of "
          "\"sand-sweat-and-camels\"? (at modifiers[0])",
          "error: nobody can reach this modifier: it names no check; add \"checks\"; this entry is new: did "
          "you mean \"green-troops\" of "
          "\"sand-sweat-and-camels\"? (at modifiers[0])"}},
        {"RemovesNothing",
         "modifiers",
         R"({ "modifiers": [ { "id": «"green-trops", "remove": true } ] })",
         {"error: there is no \"green-trops\" in \"sand-sweat-and-camels\" to be removed; did you mean "
          "\"green-troops\"? (at modifiers[0].id)"}},
        {"RemovesAndChanges",
         "modifiers",
         R"({ "modifiers": [ { "id": "anzac", "remove": true, "value": «2 } ] })",
         {"error: \"anzac\" is removed, and nothing else can be said of it (at modifiers[0].value)"}},
        {"ReplacesNothing",
         "rulings",
         R"({ "rulings": [ { "id": «"s-nominu", "replace": true, "item": "1", "title": "T", "readings": [
             { "id": "a", "text": "A" }, { "id": "b", "text": "B" } ] } ] })",
         {"error: there is no \"s-nominu\" in \"sand-sweat-and-camels\" to be replaced; did you mean "
          "\"s-nominus\"? (at rulings[0].id)"}},
        {"RemoveIsNoFlag",
         "modifiers",
         R"({ "modifiers": [ { "id": "anzac", "remove": «"yes", "value": 2 } ] })",
         {"error: found the text \"yes\" where true or false is expected (at modifiers[0].remove)"}},
        {"BeforeNothing",
         "modifiers",
         R"({ "modifiers": [ { "id": "anzac", "before": «"oficer-lost" } ] })",
         {"error: there is no \"oficer-lost\" in this list to stand before or after; did you mean "
          "\"officer-lost\"? (at modifiers[0].before)"}},
        {"BeforeItself",
         "modifiers",
         R"({ "modifiers": [ { "id": "anzac", "after": «"anzac" } ] })",
         {"error: \"anzac\" cannot stand before or after itself (at modifiers[0].after)"}},
        {"BeforeAndAfter",
         "modifiers",
         R"({ "modifiers": [ { "id": "anzac", "before": "shelled", "after": «"supported" } ] })",
         {"error: \"anzac\" cannot stand before one and after another; give one of the two (at "
          "modifiers[0].after)"}},
        {"GivenTwice",
         "modifiers",
         R"({ "modifiers": [ { "id": "anzac", "value": 2 }, { "id": «"anzac", "label": "Anzac" } ] })",
         {"error: \"anzac\" is given twice in this list; say all of it in one entry (at modifiers[1].id)"}},
        {"NothingToTakeAway",
         "texts",
         R"({ "numbers": { "oficer-range": «null } })",
         {"error: there is no \"oficer-range\" in \"sand-sweat-and-camels\" to be taken away; did you mean "
          "\"officer-range\"? (at numbers.oficer-range)"}},
        {"TheSameAlready",
         "modifiers",
         R"({ "modifiers": [ { "id": "green-troops", "value": «-1 } ] })",
         {"warning: \"value\" of \"green-troops\" is so in \"sand-sweat-and-camels\" already; this changes "
          "nothing (at modifiers[0].value)"}},
        {"TheSameWrittenOut",
         "modifiers",
         R"({ "modifiers": [ { "id": "already-spittin", "when": "«$self.state = spittin-the-dummy" } ] })",
         {"warning: \"when\" of \"already-spittin\" is so in \"sand-sweat-and-camels\" already; this changes "
          "nothing (at modifiers[0].when)"}},
        {"HalfAnExpression",
         "modifiers",
         R"({ "modifiers": [ { "id": "already-spittin", "when": "$self.state = «" } ] })",
         {"error: expected a value, found the end (at modifiers[0].when)"}},
        {"AMisspeltFactInAnExpression",
         "modifiers",
         R"({ "modifiers": [ { "id": "already-spittin", "when": "$self.lost > 1 or «$fact.in-covr" } ] })",
         {"error: unknown fact \"in-covr\"; did you mean \"in-cover\"? (at modifiers[0].when)"}},
        {"SaysNothing",
         "modifiers",
         R"({ "modifiers": [ { "id": «"green-troops" } ] })",
         {"warning: nothing is said of \"green-troops\"; this changes nothing (at modifiers[0].id)"}},
        {"WhoseAttribute",
         "attributes",
         R"({ "attributes": [ { "id": «"state", "name": "Mood" } ] })",
         {"error: there are several entries \"state\" in \"sand-sweat-and-camels\"; say with \"of\" whose is "
          "meant (at attributes[0].id)"}},
        {"WrongBand",
         "checks",
         R"({ "checks": [ { "id": "morale", "bands": [ { "to": 1, "outcome": "lets-bugger-off" },
             «{ "from": 3, "to": 4, "outcome": "stick-it-up-em" },
             { "from": 5, "outcome": "mad-as-a-cut-snake" } ] } ] })",
         {"error: a gap: no band holds 2; start this band at 2 (at checks[0].bands[1])"}},
        {"AKeyThatIsNeeded",
         "modifiers",
         R"({ "modifiers": [ «{ "id": "green-troops", "label": null } ] })",
         {"error: the key \"label\" is missing (at modifiers[0])"}},
    };
}

class BadExtensions : public testing::TestWithParam<BadExtension> {};

TEST_P(BadExtensions, GiveTheirMessageAndNoOther) {
    const BadExtension& bad = GetParam();
    HousePacks packs;
    const std::vector<std::string> places = packs.write(bad.part, bad.content);
    std::vector<std::string> expected;
    for (std::size_t i = 0; i < bad.messages.size(); ++i) {
        ASSERT_LT(i, places.size());
        expected.push_back(places[i] + ": " + bad.messages[i]);
    }
    EXPECT_EQ(packs.problems(), expected);
    const bool wrong = bad.messages[0].starts_with("error");
    EXPECT_EQ(packs.load().pack == nullptr, wrong);
}

std::string nameOf(const testing::TestParamInfo<BadExtension>& info) {
    return info.param.name;
}

INSTANTIATE_TEST_SUITE_P(Extension, BadExtensions, testing::ValuesIn(badExtensions()), nameOf);

/// "sand-sweat-and-camels/modifiers.json:16:24" for what stands behind a text of a shipped file.
std::string shippedPlace(const std::string& file, const std::string& before) {
    std::ostringstream content;
    content << std::ifstream(sourceFolder() / "rules/sand-sweat-and-camels" / file).rdbuf();
    const std::string text = content.str();
    const auto at = text.find(before);
    EXPECT_NE(at, std::string::npos) << before;
    const auto line = std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n') + 1;
    return "sand-sweat-and-camels/" + file + ":" + std::to_string(line) + ":";
}

/// The only problem there is, by the beginning and the rest of its line.
void expectOne(const HousePacks& packs, const std::string& place, const std::string& text) {
    const std::vector<std::string> problems = packs.problems();
    ASSERT_EQ(problems.size(), 1U) << (problems.size() > 1 ? problems[1] : "");
    EXPECT_TRUE(problems[0].starts_with(place)) << problems[0];
    EXPECT_NE(problems[0].find(text), std::string::npos) << problems[0];
}

TEST(BadExtension, WhatIsRemovedIsNamedWhereItIsMissed) {
    HousePacks packs;
    const auto by = packs.write("texts", R"({ "texts": { "announce-mad": «null } })");
    expectOne(packs, shippedPlace("turn.json", "\"announce-mad\""),
              "error: since " + by[0] +
                  " removes \"announce-mad\" of \"texts\": unknown text "
                  "\"announce-mad\"");
}

TEST(BadExtension, AFactThatIsRemovedIsNamedWhereItIsMissed) {
    HousePacks packs;
    const auto by = packs.write(
        "facts", R"({ "facts": [ { "id": «"friends-buggering-off-within-18", "remove": true } ] })");
    const std::vector<std::string> problems = packs.problems();
    ASSERT_FALSE(problems.empty());
    EXPECT_TRUE(problems[0].starts_with(
        shippedPlace("modifiers.json", "\"when\": \"$fact.friends-buggering-off-within-18\"")))
        << problems[0];
    for (const std::string& problem : problems) {
        EXPECT_NE(problem.find("since " + by[0] + " removes \"friends-buggering-off-within-18\": "),
                  std::string::npos)
            << problem;
    }
}

TEST(BadExtension, WhatIsLeftUnusedIsTheWorkOfWhatRemovedItsUse) {
    HousePacks packs;
    const auto by = packs.write("modifiers",
                                R"({ "modifiers": [ { "id": «"friends-buggering-off", "remove": true } ] })");
    expectOne(packs, shippedPlace("facts.json", "{ \"id\": \"friends-buggering-off-within-18\""),
              "since " + by[0] + " removes \"friends-buggering-off\": ");
}

TEST(BadExtension, AChangeThatSpoilsSomethingInheritedIsNamed) {
    HousePacks packs;
    const auto by = packs.write(
        "dice", R"({ "dice": [ { "id": "jam", "substitutes": [], "faces": «[1, 1, 2, 2, 3, 3] } ] })");
    const std::vector<std::string> problems = packs.problems();
    ASSERT_FALSE(problems.empty());
    for (const std::string& problem : problems) {
        EXPECT_TRUE(problem.find("since " + by[0] + " changes") != std::string::npos ||
                    problem.find(" changes \"substitutes\" of \"jam\"") != std::string::npos)
            << problem;
    }
}

class Manifest : public testing::Test {
  protected:
    /// The places of « in a pack.json with these lines more.
    std::vector<std::string> put(const std::string& more) {
        return packs.writeFile("pack.json", "{ \"format\": \"desert-umpire-rules\", \"version\": 1,\n"
                                            "\"id\": \"our-club\", \"title\": \"Ours\",\n" +
                                                more + " }");
    }
    HousePacks packs;
};

TEST_F(Manifest, ABaseThatIsNotThereIsTold) {
    const auto at = put(R"("extends": «"sand-sweat-and-camel")");
    EXPECT_EQ(packs.problems(),
              std::vector<std::string>{at[0] + ": error: there are no rules called \"sand-sweat-and-camel\" "
                                               "beside this pack or where packs are looked for; did you mean "
                                               "\"sand-sweat-and-camels\"? (at extends)"});
}

TEST_F(Manifest, AFolderThatIsNotThereIsTold) {
    const auto at = put(R"("extends": «"../nowhere/")");
    EXPECT_EQ(packs.problems(), std::vector<std::string>{
                                    at[0] + ": error: there is no rule pack in the folder \"../nowhere/\", "
                                            "seen from this one (at extends)"});
}

TEST_F(Manifest, APathOfTheDiskIsRefused) {
    const auto at = put(R"("extends": «"/etc")");
    EXPECT_EQ(packs.problems(), std::vector<std::string>{
                                    at[0] + ": error: \"/etc\" is neither the id of a pack nor a folder "
                                            "seen from this one, such as \"../rules-of-ours\" (at extends)"});
}

TEST_F(Manifest, ExtendsIsAText) {
    const auto at = put(R"("extends": «7)");
    EXPECT_EQ(packs.problems(),
              std::vector<std::string>{at[0] + ": error: found the number 7 where a text is "
                                               "expected (at extends)"});
}

TEST_F(Manifest, HouseRulesNeedABase) {
    HousePacks alone;
    PackCopy pack;
    const auto at =
        pack.replace("pack.json", "\"version\": 1,", "\"version\": 1, \"house-rules\": \u00abtrue,");
    EXPECT_EQ(pack.problems(), std::vector<std::string>{
                                   at[0] + ": error: \"house-rules\" has no effect here: the pack extends "
                                           "no other; remove it (at house-rules)"});
}

TEST(BadExtension, ACircleIsTold) {
    HousePacks packs("first", "second");
    packs.add("second", "third");
    packs.add("third", "first");
    const std::vector<std::string> problems = packs.problems();
    ASSERT_EQ(problems.size(), 3U);
    EXPECT_EQ(problems[0].substr(0, problems[0].find(':')), "third/pack.json");
    EXPECT_NE(problems[2].find("error: packs extend each other in a circle: \"third\" extends \"first\", "
                               "\"first\" extends \"second\", \"second\" extends \"third\" (at extends)"),
              std::string::npos)
        << problems[2];
}

TEST(BadExtension, ErrorsOfTheBaseAreToldAsItsOwn) {
    HousePacks packs("base");
    const auto wrong =
        packs.write("modifiers", R"({ "modifiers": [ { "id": "green-troops", "value": «"x" } ] })");
    packs.add("our-club", "base");
    packs.write("modifiers", R"({ "modifiers": [ { "id": "anzac", "value": 2 } ] })");
    const std::vector<std::string> problems = packs.problems();
    ASSERT_EQ(problems.size(), 2U);
    EXPECT_NE(problems[0].find("our-club/pack.json:"), std::string::npos) << problems[0];
    EXPECT_NE(problems[0].find(": error: the pack \"base\" in \""), std::string::npos) << problems[0];
    EXPECT_NE(problems[0].find("has errors; put it in order first (at extends)"), std::string::npos);
    EXPECT_TRUE(problems[1].starts_with(wrong[0] + ": error: ")) << problems[1];
}

TEST(BadExtension, AnotherFormatOfTheBaseIsToldAtIt) {
    HousePacks packs("base");
    const auto at = packs.writeFile("pack.json", R"({ "format": "desert-umpire-rules", "version": «2,
        "id": "base", "title": "Base", "extends": "sand-sweat-and-camels" })");
    packs.add("our-club", "base");
    const std::vector<std::string> problems = packs.problems();
    ASSERT_EQ(problems.size(), 2U);
    EXPECT_EQ(problems[1], at[0] + ": error: found version 2, but this program reads packs of version 1 (at "
                                   "version)");
}

} // namespace
} // namespace umpire::test::bad_extensions_test
