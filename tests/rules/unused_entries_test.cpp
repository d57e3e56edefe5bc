// What a pack has and never uses is worth a word; it plays all the same.

#include "rules/pack_copy.h"

#include <gtest/gtest.h>

namespace umpire::test::unused_entries_test {
namespace {

struct Unused {
    const char* file;
    const char* from;
    const char* to;
    const char* warning;
};

const Unused unused[] = {
    {"texts.json", R"("texts": {)", R"("texts": { "never-shown": "Nobody reads this",)",
     R"(warning: the text "never-shown" is never used; let a rule show it, or remove it (at texts.never-shown))"},
    {"texts.json", R"("numbers": {)", R"("numbers": { "never-counted": 3,)",
     R"(warning: the number "never-counted" is never used; count with it or show it in a text, or remove it (at numbers.never-counted))"},
    {"checks.json", R"("outcomes": [)", R"("outcomes": [ { "id": "never-comes", "name": "Never" },)",
     R"(warning: the outcome "never-comes" is never used; let a check come to it, or remove it (at outcomes[0].id))"},
    {"checks.json", R"("checks": [)",
     R"("checks": [ { "id": "never-rolled", "name": "Never", "section": "A", "form": "banded", "die": "d8", "bands": [ { "outcome": "gettin-a-bit-hot" } ] },)",
     R"(warning: the check "never-rolled" is never used; let an action roll it, let it fall due, or make it "direct", or remove it (at checks[0].id))"},
    {"checks.json", R"("contests": [)",
     R"("contests": [ { "id": "never-fought", "name": "Never", "section": "A", "check": "melee", "cells": [ { "own": ["lets-bugger-off", "spittin-the-dummy", "gettin-a-bit-hot", "stick-it-up-em", "mad-as-a-cut-snake"], "enemy": ["lets-bugger-off", "spittin-the-dummy", "gettin-a-bit-hot", "stick-it-up-em", "mad-as-a-cut-snake"], "result": "x" } ] },)",
     R"(warning: the contest "never-fought" is never used; let an action come to it, or remove it (at contests[0].id))"},
    {"effects.json", R"("routines": [)", R"("routines": [ { "id": "never-done", "effects": [] },)",
     R"(warning: the routine "never-done" is never used; let an effect do it, or remove it (at routines[0].id))"},
    {"attributes.json", R"("attributes": [)",
     R"("attributes": [ { "id": "thirst", "of": "unit", "kind": "count", "name": "Thirst" },)",
     R"(warning: the attribute "thirst" is never used; read it in a rule or show it in a text, or remove it (at attributes[0].id))"},
    {"dice.json", R"("faces": [1, 1, 2, 2, 3, "jam"])", R"("faces": [1, 1, 2, 2, 3, "skull", "jam"])",
     R"(warning: no check knows the face "skull", which counts as 0; give it an outcome in "symbols" of a check that throws the die, or remove it (at dice[1].faces))"},
    {"actions.json", R"("words": ["bombing", "strafing"])", R"("words": ["bombing", "strafeing"])",
     R"(warning: the vocabulary "fire" has no word "strafeing", so no rule can ask for it; did you mean "strafing"? (at actions[0].fields[2].words))"},
};

TEST(UnusedEntries, AreWarnedOfWithTheirPlace) {
    for (const Unused& change : unused) {
        PackCopy pack;
        pack.replace(change.file, change.from, change.to);
        const std::vector<std::string> problems = pack.problems();
        ASSERT_EQ(problems.size(), 1U) << testing::PrintToString(problems);
        EXPECT_TRUE(problems[0].starts_with(change.file)) << problems[0];
        EXPECT_TRUE(problems[0].ends_with(change.warning)) << problems[0];
        EXPECT_TRUE(pack.load().pack) << "it plays";
    }
}

TEST(UnusedEntries, AreFewInTheShippedPack) {
    EXPECT_EQ(PackCopy().problems(), std::vector<std::string>());
}

TEST(HouseRuleSlips, AreToldInPeoplesWords) {
    const std::vector<std::array<std::string, 4>> slips{
        {"modifiers.json", R"("when": "$self.raw", "value": -1)", R"("when": "self.raw", "value": -1)",
         R"(the text "self.raw" gives a word where a yes or no is expected; a reference starts with $: did you mean "$self.raw"?)"},
        {"modifiers.json", R"("when": "$self.raw", "value": -1)", R"("when": "$self.raw", "value": -1.5)",
         "found the number -1.5 where a whole number is expected; write it without a fraction"},
        {"modifiers.json", R"("when": "$self.raw", "value": -1)", R"("when": "$self.raw" "value": -1)",
         "this is not JSON: a comma is missing before this"},
        {"vocabulary.json", R"("tone": "good")", R"("tone": "goood")",
         R"(the tone "goood" is none of plain, good, caution, alarm and flight; did you mean "good"?)"},
    };
    for (const auto& [file, from, to, message] : slips) {
        PackCopy pack;
        pack.replace(file, from, to);
        const std::vector<std::string> problems = pack.problems();
        ASSERT_EQ(problems.size(), 1U) << testing::PrintToString(problems);
        EXPECT_NE(problems[0].find(message), std::string::npos) << problems[0];
    }
}

} // namespace
} // namespace umpire::test::unused_entries_test
