// The packs we ship are without a problem, and nothing in them is idle.

#include "../../src/engine/rules/expression_parser.h"
#include "../../src/engine/rules/reading/pack_files.h"
#include "support/battles.h"
#include "umpire/games/games.h"
#include "umpire/rules/localized_pack.h"
#include "umpire/rules/written_expressions.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>

namespace umpire::test::shipped_packs_test {
namespace {

namespace fs = std::filesystem;

std::string contentOf(const fs::path& file) {
    std::ostringstream content;
    content << std::ifstream(file, std::ios::binary).rdbuf();
    return content.str();
}

/// All files of a folder with that ending, one after the other.
std::string allOf(const fs::path& folder, const std::string& ending) {
    std::string result;
    std::error_code none;
    for (const auto& entry : fs::directory_iterator(folder, none)) {
        if (entry.path().extension() == ending) {
            result += contentOf(entry.path());
        }
    }
    return result;
}

bool mentions(const std::string& text, const std::string& word) {
    return text.find("\"" + word + "\"") != std::string::npos;
}

class ShippedPack : public testing::TestWithParam<std::string> {
  protected:
    fs::path folder() const { return sourceFolder() / "rules" / GetParam(); }
    /// Its folder, and those of the packs that it builds on.
    std::vector<fs::path> folders() const {
        std::vector<fs::path> all{folder()};
        const auto next = [&] {
            return Json::parse(contentOf(all.back() / "pack.json")).value("extends", "");
        };
        for (std::string name = next(); !name.empty(); name = next()) {
            all.push_back(sourceFolder() / "rules" / name);
        }
        return all;
    }
    /// What stands in its files, and in those that it builds on.
    std::string files() const {
        std::string result;
        for (const fs::path& each : folders()) {
            result += allOf(each, ".json");
        }
        return result;
    }
    /// The C++ of the game, where it has any.
    std::string module() const { return allOf(sourceFolder() / "src/games" / GetParam(), ".cpp"); }
};

TEST_P(ShippedPack, LoadsWithoutAnyIssue) {
    const LoadedPack loaded = loadPack(folder());
    for (const Issue& issue : loaded.issues) {
        ADD_FAILURE() << issue.line();
    }
    ASSERT_NE(loaded.pack, nullptr);
    EXPECT_EQ(loaded.pack->id, GetParam());
}

TEST_P(ShippedPack, SaysTheSameWrittenOut) {
    const ReadTexts pack = readTexts(folder(), {}, gameNeeds(), {sourceFolder() / "rules"});
    int objects = 0;
    for (const auto& [part, document] : pack.parts) {
        JsonNode root = document->root().copied();
        eachExpression(root, part + ".json", [&](const JsonNode& node) {
            const Json object = node.toJson();
            const auto text = printFormula(object);
            ASSERT_TRUE(text) << object;
            if (object.is_object()) {
                const auto read = parseFormula(*text, {1, 1});
                ASSERT_TRUE(std::holds_alternative<JsonNode>(read)) << *text;
                EXPECT_EQ(canonicalLine(std::get<JsonNode>(read).toJson()), canonicalLine(object)) << *text;
                ++objects;
            }
        });
    }
    EXPECT_GT(objects, 40);
    EXPECT_GT(writtenExpressions(*pack.loaded.pack).size(), static_cast<std::size_t>(objects));
}

TEST_P(ShippedPack, UsesEveryTextRoutineAndNumberItHas) {
    const LoadedPack loaded = loadPack(folder());
    ASSERT_NE(loaded.pack, nullptr);
    const std::string pack = files();
    const std::string code = module();
    const auto expectUsed = [&](const std::string& what, const std::string& id, const std::string& use) {
        EXPECT_TRUE(pack.find(use) != std::string::npos || mentions(code, id))
            << "the " << what << " " << id << " is never used";
    };
    for (const auto& [id, text] : loaded.pack->texts) {
        const std::regex used("\"(text|else|enemy-text|warn|say|name|head)\": *\"" + id + "\"");
        EXPECT_TRUE(std::regex_search(pack, used) || mentions(code, id))
            << "the text " << id << " is never used";
    }
    for (const auto& [id, effects] : loaded.pack->routines) {
        expectUsed("routine", id, "\"do\": \"" + id + "\"");
    }
    for (const auto& [id, number] : loaded.pack->numbers) {
        expectUsed("number", id, "number." + id);
    }
}

TEST_P(ShippedPack, UsesEveryRulingThatIsMoreThanAdvice) {
    const LoadedPack loaded = loadPack(folder());
    ASSERT_NE(loaded.pack, nullptr);
    const std::string pack = files();
    const std::string code = module();
    for (const Ruling& ruling : loaded.pack->rulings) {
        EXPECT_TRUE(ruling.advice || pack.find("$ruling." + ruling.id) != std::string::npos ||
                    mentions(code, ruling.id))
            << "the ruling " << ruling.id << " changes nothing";
    }
}

TEST_P(ShippedPack, HoldsEveryNameItsProceduresUse) {
    const LoadedPack loaded = loadPack(folder());
    ASSERT_NE(loaded.pack, nullptr);
    const RulePack& pack = *loaded.pack;
    const std::string code = module();
    const std::regex call("(text|routine|check|contest|outcome)\\(\"([a-z0-9-]+)\"");
    for (auto it = std::sregex_iterator(code.begin(), code.end(), call); it != std::sregex_iterator(); ++it) {
        const std::string kind = (*it)[1];
        const std::string id = (*it)[2];
        const bool known = kind == "text"      ? pack.texts.contains(id)
                           : kind == "routine" ? pack.routine(id) != nullptr
                           : kind == "check"   ? pack.check(id) != nullptr
                           : kind == "contest" ? pack.contest(id) != nullptr
                                               : pack.outcome(id) != nullptr;
        EXPECT_TRUE(known) << "the procedures use the " << kind << " " << id << ", which the pack lacks";
    }
}

TEST_P(ShippedPack, EveryCommandDoesSomething) {
    const LoadedPack loaded = loadPack(folder(), gameNeeds());
    ASSERT_NE(loaded.pack, nullptr);
    const GameModule* game = findGame(loaded.pack->module);
    for (const Action& action : loaded.pack->actions) {
        EXPECT_TRUE((game && game->actions.contains(action.id)) || !action.does.empty() ||
                    !action.effects.empty())
            << action.id;
    }
}

TEST_P(ShippedPack, EveryQuestionReachesAModifierOrAnotherRule) {
    const LoadedPack loaded = loadPack(folder());
    ASSERT_NE(loaded.pack, nullptr);
    std::set<Id> asked;
    for (const Modifier& modifier : loaded.pack->modifiers) {
        asked.insert(modifier.asks.begin(), modifier.asks.end());
    }
    std::string effects;
    for (const fs::path& each : folders()) {
        for (const char* file : {"checks.json", "effects.json", "actions.json"}) {
            effects += contentOf(each / file);
        }
    }
    for (const Fact& fact : loaded.pack->facts) {
        EXPECT_TRUE(!fact.asked || asked.contains(fact.id) ||
                    effects.find("$fact." + fact.id) != std::string::npos)
            << fact.id;
    }
}

std::string nameOf(const testing::TestParamInfo<std::string>& info) {
    std::string name = info.param;
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
}

INSTANTIATE_TEST_SUITE_P(Rules, ShippedPack, testing::ValuesIn(shippedRules().names()), nameOf);

TEST(ShippedPacks, AreThere) {
    const std::vector<std::string> names = shippedRules().names();
    for (const char* name : {"sand-sweat-and-camels", "morschauser-mark-1", "morschauser-mark-2"}) {
        EXPECT_TRUE(std::count(names.begin(), names.end(), name)) << name;
    }
}

/// The questions behind a line are found through derived facts, so that a window can tell which ticks a line
/// hangs on.
TEST(ShippedPacks, ModifiersKnowTheirQuestions) {
    const LoadedPack loaded = shippedRules().load("sand-sweat-and-camels");
    ASSERT_NE(loaded.pack, nullptr);
    const auto asks = [&](const char* modifier) { return loaded.pack->modifier(modifier)->asks; };
    EXPECT_EQ(asks("supported"), (std::vector<Id>{"supported", "both-in-village"}));
    EXPECT_EQ(asks("in-cover"),
              (std::vector<Id>{"in-cover", "uphill", "linear-obstacle", "both-in-village"}));
    EXPECT_EQ(asks("arab-enemies-near"), std::vector<Id>{"enemies-within-8"});
    EXPECT_EQ(asks("officer-lost"), std::vector<Id>{"no-minus-modifiers"});
    EXPECT_EQ(asks("anzac"), std::vector<Id>{});
}

} // namespace
} // namespace umpire::test::shipped_packs_test
