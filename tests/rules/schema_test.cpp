// The schemas in rules/schema accept every file we ship and every battle the program saves, and reject what
// is misspelt, missing or of the wrong type.

#include "schema_documents.h"
#include "support/battles.h"
#include "umpire/base/file.h"
#include "umpire/base/json_text.h"
#include "umpire/base/key_table.h"
#include "umpire/storage/battle_schema.h"
#include "umpire/storage/collection.h"

#include "umpire/base/nlohmann.h"
#include <gtest/gtest.h>
#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/validator.hpp>

#include <algorithm>
#include <functional>
#include <map>
#include <set>

namespace umpire::test::schema_test {
namespace {

namespace fs = std::filesystem;
using Plain = nlohmann::json;

const std::vector<std::string>& packParts() {
    static const std::vector<std::string> names{"dice",      "vocabulary", "attributes", "facts",   "checks",
                                                "modifiers", "effects",    "turn",       "rulings", "actions",
                                                "texts",     "roster",     "templates",  "balance", "sheets",
                                                "roles",     "map"};
    return names;
}

std::vector<std::string> schemaNames() {
    std::vector<std::string> names = packParts();
    names.insert(names.end(), {"pack", "changes", "battle", "collection", "language"});
    return names;
}

std::string complaints(const std::string& name, const valijson::Schema& schema, const Plain& document) {
    valijson::ValidationResults results;
    valijson::Validator validator;
    if (validator.validate(schema, valijson::adapters::NlohmannJsonAdapter(document), &results)) {
        return {};
    }
    std::string text = "not as " + name + ".schema.json says:\n";
    for (const auto& error : results) {
        for (const std::string& step : error.context) {
            text += step;
        }
        text += ": " + error.description + '\n';
    }
    return text;
}

/// What a schema says against a document; empty when the document is right.
std::string complaints(const std::string& name, const Plain& document) {
    return complaints(name, schema(name), document);
}

/// What the schema that is made for the battles of a pack says.
std::string complaintsOfBattle(const RulePack& rules, const Plain& battle) {
    const Plain made = Plain::parse(battleSchema(rules).dump());
    valijson::Schema schema;
    valijson::SchemaParser().populateSchema(valijson::adapters::NlohmannJsonAdapter(made), schema);
    return complaints("battle", schema, battle);
}

std::vector<fs::path> shippedPacks() {
    std::vector<fs::path> packs;
    for (const auto& entry : fs::directory_iterator(sourceFolder() / "rules")) {
        if (fs::exists(entry.path() / "pack.json")) {
            packs.push_back(entry.path());
        }
    }
    return packs;
}

TEST(Schema, AcceptsEveryFileOfEveryPack) {
    EXPECT_FALSE(shippedPacks().empty());
    for (const fs::path& pack : shippedPacks()) {
        const Plain manifest = readJson(pack / "pack.json");
        EXPECT_EQ(complaints("pack", manifest), "") << pack;
        for (const auto& [part, file] : manifest.at("files").items()) {
            const std::string shape = manifest.contains("extends") ? "changes" : part;
            EXPECT_EQ(complaints(shape, readJson(pack / file.get<std::string>())), "") << pack << ' ' << part;
        }
    }
}

/// Each by the schema of its own rules; the one that lies beside the packs is of the first game's battles.
TEST(Schema, AcceptsEveryExampleBattle) {
    std::set<std::string> games;
    for (const auto& entry : fs::directory_iterator(sourceFolder() / "resources/battles")) {
        if (!entry.path().string().ends_with(".battle.json")) {
            continue;
        }
        const Plain battle = readJson(entry.path());
        const auto game = battle.at("rules").get<std::string>();
        const LoadedPack loaded = shippedRules().load(game);
        ASSERT_TRUE(loaded.pack) << entry.path();
        EXPECT_EQ(complaintsOfBattle(*loaded.pack, battle), "") << entry.path();
        if (game == "sand-sweat-and-camels") {
            EXPECT_EQ(complaints("battle", battle), "") << entry.path();
        }
        games.insert(game);
    }
    EXPECT_EQ(games.size(), shippedPacks().size()) << "every game has an example";
}

Plain savedBattle() {
    Json battle = plainBattle();
    addUnit(battle, "12lh", "brigade", "cavalry", "anzac", 4, {{"machine-gun", true}, {"secret", true}});
    addUnit(battle, "48r", "regiment", "infantry", "turkish", 5, {{"objective", "the wells"}});
    addUnit(battle, "tank", "brigade", "tank", "british", 1);
    battle["objectives"] = {{{"id", "wells"}, {"name", "The wells"}, {"worth", 3}}};
    const auto session = sessionOf(battle);
    const char* commands[] = {
        R"({"do": "next-phase"})",
        R"({"do": "check", "check": "tank-move", "unit": "tank"})",
        R"({"do": "undo"})",
        R"({"do": "check", "check": "tank-move", "unit": "tank"})",
        R"({"do": "next-phase"})",
        R"({"do": "shoot", "unit": "12lh", "target": "48r", "facts": {"officers-within-3": ["pasha"]}, "dice": [4]})",
        R"({"do": "waive", "due": "owed", "reason": "he was away"})",
        R"({"do": "ruling", "ruling": "s-nominus", "reading": "attack-only"})",
        R"({"do": "note", "record": 4, "text": "a good volley", "bookmark": true})",
        R"({"do": "note", "subject": "12lh", "text": "out of water"})",
        R"({"do": "time", "seconds": 60})",
        R"({"do": "objective", "objective": "wells", "holder": "empire"})",
        R"({"do": "prose", "passage": "turn-1", "text": "They rode at the trenches."})",
        R"({"do": "adjust", "subject": "48r", "set": {"lost": 2}, "reason": "counted again"})",
        R"({"do": "correct", "record": 4, "facts": {"in-cover": true}, "dice": [8], "reason": "in cover"})",
        R"({"do": "check", "check": "air-support", "side": "empire", "dice": [2, 3]})",
        R"({"do": "end-turn"})",
        R"({"do": "undo"})"};
    for (const char* text : commands) {
        Json command = Json::parse(text);
        if (command.contains("due")) {
            EXPECT_FALSE(session->battle().due.empty());
            command["due"] = session->battle().due.front().id;
        }
        done(*session, command);
    }
    RandomDice dice(1917);
    session->throwDie(*session->rules().die("d8"), dice);
    return Plain::parse(BattleFiles::write(*session));
}

/// A battle set up by commands: with the events that only they give.
TEST(Schema, AcceptsABattleThatHasBeenSetUp) {
    const auto session = sessionOf(plainBattle());
    const char* commands[] = {
        R"({"do": "enlist", "under": "brigade", "units": [{"name": "Foot", "type": "infantry", "nation": "british",
            "elements": 4, "number": 7, "arrives": 2, "secret": true}]})",
        R"({"do": "amend", "subjects": ["empire"], "set": {"edge": "south", "attacker": true, "name": "EEF"}})",
        R"({"do": "regroup", "subjects": ["foot"], "under": "regiment"})",
        R"({"do": "scenario", "set": {"title": "Romani", "turn-limit": 9, "first-side": "ottoman",
            "turn-minutes": 20, "objectives": [{"name": "The wells", "holder": "empire"}]}})",
        R"({"do": "strike", "subjects": ["pasha"]})"};
    for (const char* text : commands) {
        done(*session, Json::parse(text));
    }
    const Plain battle = Plain::parse(BattleFiles::write(*session));
    EXPECT_EQ(complaints("battle", battle), "");
    EXPECT_EQ(battle.at("history").at("roster-at"), 5);
    for (const char* event :
         {"\"station\"", "\"detail\"", "\"remove\"", "\"first-side\"", "\"objectives\""}) {
        EXPECT_NE(battle.dump().find(event), std::string::npos) << event;
    }
    done(*session, {{"do", "strike"}, {"subjects", {"empire", "ottoman"}}});
    EXPECT_EQ(complaints("battle", Plain::parse(BattleFiles::write(*session))), "") << "no side is left";
}

TEST(Schema, AcceptsABattleThatHasBeenPlayed) {
    const Plain battle = savedBattle();
    EXPECT_EQ(complaints("battle", battle), "");
    std::set<std::string> events;
    for (const Plain& record : battle.at("history").at("records")) {
        for (const Plain& event : record.at("events")) {
            events.insert(event.at("event"));
        }
    }
    EXPECT_EQ(events, (std::set<std::string>{"add", "clock", "hold", "note", "owe", "prose", "remark",
                                             "ruling", "set", "settle", "time"}));
    EXPECT_NE(battle.dump().find("\"amendments\""), std::string::npos);
    EXPECT_NE(battle.dump().find("\"draws\""), std::string::npos);
    for (const char* fate : {"\"taken-back\"", "\"waiting\""}) {
        EXPECT_NE(battle.at("history").at("stray-throws").dump().find(fate), std::string::npos) << fate;
    }
}

TEST(Schema, AcceptsASmallRightDocumentOfEachKind) {
    for (const std::string& name : schemaNames()) {
        ASSERT_TRUE(rightDocuments().contains(name)) << name;
        EXPECT_EQ(complaints(name, rightDocuments().at(name)), "");
    }
}

TEST(Schema, AcceptsACollectionThatHasBeenSaved) {
    const LoadedCollection loaded = parseCollection(rightDocuments().at("collection").dump(), "own.json");
    ASSERT_TRUE(loaded.issues.empty()) << loaded.issues.front().line();
    EXPECT_EQ(complaints("collection", Plain::parse(writeCollection(loaded.collection))), "");
}

TEST(Schema, RejectsWrongDocuments) {
    for (const WrongDocument& wrong : wrongDocuments()) {
        const Plain document = rightDocuments().at(wrong.schema).patch(Plain::parse(wrong.patch));
        EXPECT_NE(complaints(wrong.schema, document), "") << wrong.schema << ": " << wrong.what;
    }
}

/// Calls `visit` with every object of a schema that may hold keywords, and where it stands.
void walk(const Plain& node, const std::string& where,
          const std::function<void(const Plain&, const std::string&)>& visit) {
    if (node.is_object()) {
        visit(node, where);
    }
    if (node.is_structured()) {
        for (const auto& [key, value] : node.items()) {
            walk(value, where + '/' + key, visit);
        }
    }
}

TEST(Schema, DescribesEveryProperty) {
    for (const std::string& name : schemaNames()) {
        walk(schemaJson(name), name, [](const Plain& node, const std::string& where) {
            const auto properties = node.find("properties");
            if (properties == node.end() || !node.contains("additionalProperties")) {
                return;
            }
            for (const auto& [key, property] : properties->items()) {
                EXPECT_NE(property.value("description", ""), "") << where << ": " << key;
            }
        });
    }
}

/// An editor needs no network: a definition stands in the same file, or in the one that all share.
TEST(Schema, RefersToDefinitionsThatAreThere) {
    const Plain common = schemaJson("common").at("definitions");
    for (const std::string& name : KeyTable::ofFiles().files()) {
        const Plain json = schemaJson(name);
        const Plain own = json.value("definitions", Plain::object());
        walk(json, name, [&](const Plain& node, const std::string& where) {
            if (const auto reference = node.find("$ref"); reference != node.end()) {
                const auto path = reference->get<std::string>();
                const auto hash = path.find("#/definitions/");
                ASSERT_NE(hash, std::string::npos) << where;
                const Plain& there = hash == 0 ? own : common;
                EXPECT_TRUE(hash == 0 || path.starts_with("common.schema.json#")) << where;
                EXPECT_TRUE(there.contains(path.substr(hash + 14))) << where << ": " << path;
            }
        });
    }
}

TEST(Schema, IsWrittenFromTheTableOfKeys) {
    for (const std::string& name : KeyTable::ofFiles().files()) {
        const auto written = readFile(sourceFolder() / "rules/schema" / (name + ".schema.json"));
        ASSERT_TRUE(written) << name;
        EXPECT_EQ(*written, jsonPage(KeyTable::ofFiles().schema(name)) + '\n')
            << "run umpire schema --write rules";
    }
    const auto page = readFile(sourceFolder() / "rules/README.md");
    ASSERT_TRUE(page);
    EXPECT_EQ(*page, KeyTable::ofFiles().withTables(*page)) << "run umpire schema --write rules";
    const std::string mark = "<!-- keys: ";
    int tables = 0;
    for (auto at = page->find(mark); at != std::string::npos; at = page->find(mark, at + 1), ++tables) {
        const auto from = at + mark.size();
        const std::string name = page->substr(from, page->find(" -->", from) - from);
        EXPECT_NE(KeyTable::ofFiles().shape(name), nullptr) << name << " would never be written";
    }
    EXPECT_GT(tables, 20);
}

} // namespace
} // namespace umpire::test::schema_test
