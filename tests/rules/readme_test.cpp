// rules/README.md names everything a pack may say.

#include "../../src/engine/rules/expression_parser.h"
#include "rules/house_pack.h"
#include "rules/pack_copy.h"
#include "support/battles.h"
#include "umpire/rules/fingerprint.h"
#include "umpire/rules/written_expressions.h"
#include "umpire/storage/house_file.h"

#include <gtest/gtest.h>

#include <fstream>
#include <regex>
#include <set>
#include <sstream>

namespace umpire::test::readme_test {
namespace {

std::string contentOf(const std::filesystem::path& file) {
    std::ostringstream content;
    content << std::ifstream(file, std::ios::binary).rdbuf();
    return content.str();
}

std::string readme() {
    return contentOf(sourceFolder() / "rules/README.md");
}

/// Code stands between backticks, alone or with more: `key`, `"key": VALUE`, { "key": ... }.
bool documents(const std::string& text, const std::string& word) {
    for (const std::string& form :
         {"`" + word + "`", "\"" + word + "\"", "`" + word + " ", "`$" + word + "`"}) {
        if (text.find(form) != std::string::npos) {
            return true;
        }
    }
    return false;
}

/// The names of all properties a schema knows, at any depth.
void collectKeys(const Json& schema, std::set<std::string>& keys) {
    if (schema.is_object() && schema.contains("properties") && schema["properties"].is_object()) {
        for (const auto& [key, value] : schema["properties"].items()) {
            keys.insert(key);
        }
    }
    if (schema.is_structured()) {
        for (const auto& item : schema.items()) {
            collectKeys(item.value(), keys);
        }
    }
}

TEST(RulesReadme, NamesEveryKeyOfEveryFile) {
    const std::string text = readme();
    for (const char* part :
         {"pack", "dice", "vocabulary", "attributes", "facts", "checks", "modifiers", "effects", "turn",
          "rulings", "actions", "texts", "roster", "templates", "balance", "sheets", "roles", "map"}) {
        std::set<std::string> keys;
        collectKeys(
            Json::parse(contentOf(sourceFolder() / "rules/schema" / (part + std::string(".schema.json")))),
            keys);
        EXPECT_FALSE(keys.empty()) << part;
        for (const std::string& key : keys) {
            EXPECT_TRUE(documents(text, key)) << part << ".json: " << key;
        }
    }
}

/// What the reader answers to a key nobody knows lists the keys it knows, whatever the schemas say.
TEST(RulesReadme, NamesEveryKeyTheReaderOffers) {
    const std::string text = readme();
    const std::pair<const char*, const char*> objects[] = {
        {"pack.json", "{\n  \"$schema\""},
        {"dice.json", "{ \"id\": \"d8\""},
        {"vocabulary.json", "\"traits\": ["},
        {"attributes.json", "{ \"id\": \"type\""},
        {"facts.json", "{ \"id\": \"officer-within-9\""},
        {"modifiers.json", "{ \"id\": \"officer-lost\""},
        {"checks.json", "\"id\": \"morale\","},
        {"checks.json", "{ \"to\": 1,"},
        {"checks.json", "\"own\": ["},
        {"checks.json", "\"check\": \"vehicle-hit\","},
        {"turn.json", "\"at\": "},
        {"rulings.json", "{ \"id\": \"s-offboth\""},
        {"actions.json", "\"id\": \"shoot\","},
        {"actions.json", "{ \"id\": \"unit\","},
        {"balance.json", "\"measures\": ["},
        {"balance.json", "\"id\": \"charged\","},
        {"balance.json", "\"check\": \"knackered\","},
        {"roster.json", "\"id\": \"no-order\","},
        {"roster.json", "{ \"text\": \"fix-gun\""},
        {"roster.json", "\"carry-over\": {"},
        {"templates.json", "\"id\": \"air-wing\","},
        {"roles.json", "{\n  \"$schema\""},
        {"roles.json", "\"strength\": {"},
        {"roles.json", "{ \"shape\": "},
        {"roles.json", "\"formation\": { \"start\""},
        {"roles.json", "\"state\": {"},
        {"roles.json", "\"officer\": { \"by\""},
        {"roles.json", "{ \"given\": "},
        {"roles.json", "\"presence\": { "},
        {"roles.json", "\"board\": {"},
        {"roles.json", "\"camps\": { "},
        {"roles.json", "\"out-of-play\": { "},
        {"roles.json", "{ \"whole\": "},
        {"sheets.json", "\"heads\": { "},
        {"sheets.json", "\"id\": \"half-turn-in-phases\", "},
        {"sheets.json", "{ \"to\": "},
        {"sheets.json", "{ \"trait\": "}};
    for (const auto& [file, from] : objects) {
        PackCopy pack;
        const std::string start = from;
        const auto brace = start.find('{');
        const std::string strange = "\"zzzzzzzzzzzzzz\": 1, ";
        pack.replace(file, start,
                     brace == std::string::npos
                         ? strange + start
                         : start.substr(0, brace + 1) + strange + start.substr(brace + 1));
        const std::vector<std::string> problems = pack.problems();
        ASSERT_EQ(problems.size(), 1U) << file << ' ' << from;
        const auto list = problems[0].find("; there are ");
        ASSERT_NE(list, std::string::npos) << problems[0];
        std::string words = problems[0].substr(list + 12, problems[0].find(" (at ") - list - 12);
        words = words.replace(words.rfind(" and "), 5, ", ");
        std::istringstream keys(words);
        for (std::string key; std::getline(keys, key, ',');) {
            key = key.substr(key.find_first_not_of(' '));
            EXPECT_TRUE(documents(text, key)) << file << ": " << key;
        }
    }
}

TEST(RulesReadme, ShowsExpressionsWrittenOutAndAsObjects) {
    static const std::regex row(R"(\n\| `([^`\n]+)` \| `(\{[^`\n]+\})` \|)");
    const std::string text = readme();
    int count = 0;
    for (auto it = std::sregex_iterator(text.begin(), text.end(), row); it != std::sregex_iterator(); ++it) {
        const std::string written = (*it)[1];
        if (!isFormula(written)) {
            continue;
        }
        const Json object = Json::parse((*it)[2].str());
        const auto read = parseFormula(written, {1, 1});
        ASSERT_TRUE(std::holds_alternative<JsonNode>(read)) << written;
        EXPECT_EQ(canonicalLine(std::get<JsonNode>(read).toJson()), canonicalLine(object));
        EXPECT_EQ(printFormula(object), written);
        ++count;
    }
    EXPECT_GE(count, 15);
}

TEST(RulesReadme, NamesEveryOperatorWithAnExample) {
    PackCopy pack;
    pack.replace("modifiers.json", "\"when\": \"$fact.counts-officer-lost\"", "\"when\": { \"zzzzzzz\": 1 }");
    const std::vector<std::string> problems = pack.problems();
    ASSERT_EQ(problems.size(), 1U);
    const auto list = problems[0].find("; there are ");
    ASSERT_NE(list, std::string::npos) << problems[0];
    std::string words = problems[0].substr(list + 12, problems[0].find(" (at ") - list - 12);
    words = words.replace(words.rfind(" and "), 5, ", ");
    std::istringstream operators(words);
    const std::string text = readme();
    int count = 0;
    for (std::string word; operators >> word; ++count) {
        word = word.back() == ',' ? word.substr(0, word.size() - 1) : word;
        EXPECT_NE(text.find("{ \"" + word + "\": "), std::string::npos) << "no example of " << word;
    }
    EXPECT_EQ(count, 38);
}

TEST(RulesReadme, NamesEveryReferenceAndPlace) {
    const std::string text = readme();
    for (const char* reference : {"$self",
                                  "$other",
                                  "$each",
                                  "$fact.ID",
                                  "$stated.ID",
                                  "$ruling.ID",
                                  "$number.ID",
                                  "$symbols.SYMBOL",
                                  "$turn",
                                  "$half-turn",
                                  "$phase",
                                  "$active-side",
                                  "$sides",
                                  "$formations",
                                  "$officers",
                                  "$units",
                                  "formations",
                                  "$check",
                                  "$dice",
                                  "$dice-count",
                                  "$modifiers",
                                  "$total",
                                  "$outcome",
                                  "$enemy-total",
                                  "$enemy-outcome",
                                  "$result",
                                  "id",
                                  "name",
                                  "side",
                                  "formation",
                                  "parent",
                                  "commands",
                                  "officers",
                                  "units",
                                  "{self.name}",
                                  "{turn}",
                                  "{dice}",
                                  "{modifiers}",
                                  "{total}",
                                  "{outcome}",
                                  "{enemy-outcome}",
                                  "$highest",
                                  "$lowest",
                                  "$successes",
                                  "$faces.N",
                                  "{faces}",
                                  "{highest}",
                                  "{lowest}",
                                  "{successes}",
                                  "{dice-count}",
                                  "{enemy-total}",
                                  "$phase-side",
                                  "$acting",
                                  "$first-side",
                                  "$last-side",
                                  "$things",
                                  "$places",
                                  "$as.NAME"}) {
        EXPECT_NE(text.find("`" + std::string(reference) + "`"), std::string::npos) << reference;
    }
}

/// The blocks of JSON in a section, each with the file it is meant for: the one named last before it.
std::vector<std::pair<std::string, std::string>> blocksOf(const std::string& heading) {
    const std::string text = readme();
    const auto start = text.find(heading);
    const std::string section = text.substr(start, text.find("\n## ", start + 1) - start);
    static const std::regex pattern("([a-z]+)\\.json`|```json\n([^`]*)```");
    std::vector<std::pair<std::string, std::string>> blocks;
    std::string file;
    for (std::sregex_iterator at(section.begin(), section.end(), pattern), end; at != end; ++at) {
        if ((*at)[1].matched) {
            file = at->str(1);
        } else {
            blocks.emplace_back(file, at->str(2));
        }
    }
    return blocks;
}

TEST(RulesReadme, ItsFirstPackIsARealOne) {
    const auto blocks = blocksOf("# Rule packs");
    ASSERT_EQ(blocks.size(), 2U);
    HousePacks packs;
    for (const auto& [file, content] : blocks) {
        packs.writeFile(file + ".json", content);
    }
    EXPECT_EQ(packs.problems(), std::vector<std::string>());
    const auto rules = packs.load().pack;
    const auto shipped = shippedRules().load("sand-sweat-and-camels").pack;
    ASSERT_TRUE(rules && shipped);
    EXPECT_EQ(differencesFrom(*shipped, *rules),
              std::vector<std::string>{R"(modifiers.json: "green-troops": "value" is -2, was -1)"});
}

TEST(RulesReadme, ItsHouseRulesAreRealOnes) {
    const auto types = blocksOf("## Packs that extend others");
    ASSERT_EQ(types.size(), 1U);
    HousePacks faster;
    faster.write(types[0].first, types[0].second);
    EXPECT_EQ(faster.problems(), std::vector<std::string>());
    const auto rules = blocksOf("## Four house rules");
    ASSERT_EQ(rules.size(), 6U);
    HousePacks packs;
    for (const std::size_t i : {1U, 2U, 3U, 4U}) {
        packs.write(rules[i].first, rules[i].second);
    }
    Json texts = Json::parse(rules[5].second);
    texts.update(Json::parse(rules[0].second));
    packs.write("texts", texts.dump());
    EXPECT_EQ(packs.problems(), std::vector<std::string>());
}

TEST(RulesReadme, ItsSharedFileIsARealOne) {
    const auto blocks = blocksOf("## House rules without an editor");
    ASSERT_EQ(blocks.size(), 1U);
    Issues issues;
    HousePacks packs;
    for (const auto& [file, text] : readHouseFile(blocks[0].second, "README.md", issues)) {
        packs.writeFile(file, text);
    }
    EXPECT_TRUE(issues.empty());
    EXPECT_EQ(packs.problems(), std::vector<std::string>());
    const auto rules = packs.load().pack;
    ASSERT_TRUE(rules);
    EXPECT_EQ(rules->number("officer-range"), 12);
}

/// The examples of the README are what it says they are.
TEST(RulesReadme, ItsMessageIsARealOne) {
    PackCopy pack;
    const std::string text = readme();
    EXPECT_NE(text.find("umpire validate our-club"), std::string::npos);
    const auto places =
        pack.replace("modifiers.json", "\"$fact.enemies-within-8\"", "\u00ab\"$fact.enemies-within-9\"");
    ASSERT_EQ(places.size(), 1U);
    EXPECT_EQ(pack.problems(),
              std::vector<std::string>{places[0] + ": error: unknown fact \"enemies-within-9\"; did you mean "
                                                   "\"enemies-within-8\"? (at modifiers[2].value.-[0])"});
    EXPECT_NE(text.find("error: unknown fact \""), std::string::npos);
}

} // namespace
} // namespace umpire::test::readme_test
