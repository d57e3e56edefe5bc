// What a game needs of a pack is declared by the game, and asked for when a pack is loaded.

#include "rules/pack_copy.h"
#include "support/battles.h"

#include <gtest/gtest.h>

#include <fstream>
#include <regex>
#include <sstream>

namespace umpire::test::module_needs_test {
namespace {

namespace fs = std::filesystem;

struct Renamed {
    const char* file;
    const char* from;
    const char* to;
    const char* problem;
};

const Renamed renamed[] = {
    {"checks.json", R"("id": "air-arrival")", R"("id": "air-arrivl")",
     R"(the game "sand-sweat-and-camels" needs the check "air-arrival", which is not there; is it "air-arrivl"? Then call that so again (at checks))"},
    {"actions.json", R"({ "id": "b", "kind": "party")", R"({ "id": "c", "kind": "party")",
     R"(the game "sand-sweat-and-camels" needs the field "b", which is not there; is it "a"? Then call that so again (at actions[3].fields))"},
    {"actions.json", R"({ "id": "plane", "kind": "subject")",
     R"({ "optional": true, "id": "plane", "kind": "subject")",
     R"(the game "sand-sweat-and-camels" cannot do without the field "plane"; remove "optional" (at actions[7].fields[0].optional))"},
    {"actions.json", R"("id": "dogfight")", R"("id": "dogfights")",
     R"(the game "sand-sweat-and-camels" needs the command "dogfight", which is not there; is it "dogfights"? Then call that so again (at actions))"},
    {"actions.json", R"("warns": [ { "when": "$self.crashed", "text": "warn-crashed-already" } ],)",
     R"("does": [ { "set": "crashed", "to": true } ],)",
     R"(the game "sand-sweat-and-camels" plays the command "crash-site" itself; remove this (at actions[7].does))"},
};

TEST(ModuleNeeds, WhatIsMissingIsNamedWithItsPlace) {
    for (const Renamed& change : renamed) {
        PackCopy pack;
        pack.replace(change.file, change.from, change.to);
        const std::vector<std::string> problems = pack.problems();
        EXPECT_TRUE(std::any_of(problems.begin(), problems.end(), [&](const std::string& line) {
            return line.starts_with(change.file) && line.find(change.problem) != std::string::npos;
        })) << testing::PrintToString(problems);
    }
}

/// What is of a kind that the rest of the pack agrees with, but not the game.
TEST(ModuleNeeds, AnAttributeOfAnotherKindIsNamed) {
    PackCopy pack;
    const auto kind = pack.replace("attributes.json", R"("name": "Goaded by", "kind": "subject")",
                                   "\"name\": \"Goaded by\", \"kind\": \u00ab\"subjects\"");
    pack.replace("effects.json", R"("set": "goaded-by", "to": "$other")",
                 R"("set": "goaded-by", "to": "$units")");
    ASSERT_EQ(kind.size(), 1U);
    const std::vector<std::string> problems = pack.problems();
    ASSERT_EQ(problems.size(), 1U) << testing::PrintToString(problems);
    EXPECT_EQ(problems.front().rfind(kind[0] + ": error: the game \"sand-sweat-and-camels\" needs the unit "
                                               "attribute \"goaded-by\" to be of the kind \"subject\"",
                                     0),
              0U)
        << problems.front();
}

TEST(ModuleNeeds, AGameThatIsNotThereIsNamed) {
    PackCopy pack;
    pack.replace("pack.json", R"("module": "sand-sweat-and-camels")", R"("module": "sand-sweat-and-camel")");
    EXPECT_EQ(pack.problems(),
              std::vector<std::string>{
                  "pack.json:6:13: error: there is no game \"sand-sweat-and-camel\"; did you mean "
                  "\"sand-sweat-and-camels\"?; this program plays sand-sweat-and-camels (at module)"});
}

TEST(ModuleNeeds, ACopyWithoutAGameIsToldWhatNobodyPlays) {
    PackCopy pack;
    pack.replace("pack.json", R"("id": "sand-sweat-and-camels",)", R"("id": "club-rules",)");
    pack.replace("pack.json", R"("module": "sand-sweat-and-camels",)", "");
    const std::vector<std::string> problems = pack.problems();
    ASSERT_EQ(problems.size(), 1U) << testing::PrintToString(problems);
    EXPECT_NE(problems.front().find("the command \"dogfight\" does nothing; say what it \"does\", or give it "
                                    "\"effects\" (at actions[6].id)"),
              std::string::npos)
        << problems.front();
}

/// Every name that a pack has of some kind.
std::set<std::string> namesOf(const RulePack& pack) {
    std::set<std::string> names;
    const auto add = [&names](const auto& entries) {
        for (const auto& entry : entries) {
            names.insert(entry.id);
        }
    };
    add(pack.checks);
    add(pack.contests);
    add(pack.attributes);
    add(pack.facts);
    add(pack.outcomes);
    add(pack.rulings);
    add(pack.phases);
    for (const auto& [id, effects] : pack.routines) {
        names.insert(id);
    }
    for (const auto& [id, text] : pack.texts) {
        names.insert(id);
    }
    for (const auto& [id, number] : pack.numbers) {
        names.insert(id);
    }
    return names;
}

std::set<std::string> declaredBy(const ModuleNeeds& needs) {
    std::set<std::string> names(needs.texts.begin(), needs.texts.end());
    names.insert(needs.contests.begin(), needs.contests.end());
    names.insert(needs.numbers.begin(), needs.numbers.end());
    names.insert(needs.optional.begin(), needs.optional.end());
    names.insert(needs.phases.begin(), needs.phases.end());
    const auto add = [&names](const auto& entries) {
        for (const auto& entry : entries) {
            names.insert(entry.id);
        }
    };
    add(needs.checks);
    add(needs.routines);
    add(needs.attributes);
    add(needs.facts);
    add(needs.rulings);
    add(needs.commands);
    for (const auto& roll : needs.checks) {
        names.insert(roll.outcomes.begin(), roll.outcomes.end());
    }
    for (const auto& attribute : needs.attributes) {
        names.insert(attribute.words.begin(), attribute.words.end());
        names.insert(attribute.traits.begin(), attribute.traits.end());
    }
    for (const auto& command : needs.commands) {
        for (const auto& field : command.fields) {
            names.insert(field.id);
        }
    }
    return names;
}

TEST(ModuleNeeds, AreDeclaredForEveryNameInTheProcedures) {
    for (const GameModule* game : allGames()) {
        const Id& id = game->needs.module;
        const auto rules = shippedRules().find(id).pack;
        ASSERT_TRUE(rules);
        const std::set<std::string> known = namesOf(*rules);
        const std::set<std::string> declared = declaredBy(game->needs);
        for (const auto& entry : fs::directory_iterator(sourceFolder() / "src/games" / id)) {
            std::ostringstream code;
            code << std::ifstream(entry.path()).rdbuf();
            const std::string text = code.str();
            const std::regex quoted("\"([a-z0-9]+(-[a-z0-9]+)*)\"");
            for (auto it = std::sregex_iterator(text.begin(), text.end(), quoted);
                 it != std::sregex_iterator(); ++it) {
                const std::string name = (*it)[1];
                EXPECT_TRUE(!known.contains(name) || declared.contains(name))
                    << entry.path() << " uses " << name << ", which needs.cpp does not declare";
            }
        }
    }
}

TEST(ModuleNeeds, NameEveryProcedureAndNoMore) {
    for (const GameModule* game : allGames()) {
        std::set<Id> declared;
        for (const auto& command : game->needs.commands) {
            if (command.played) {
                declared.insert(command.id);
            }
        }
        std::set<Id> played;
        for (const auto& [id, procedure] : game->actions) {
            played.insert(id);
        }
        EXPECT_EQ(declared, played);
    }
}

} // namespace
} // namespace umpire::test::module_needs_test
