// The schemas in rules/schema accept every file we ship and every battle the program saves, and reject what
// is misspelt, missing or of the wrong type.

#include "support/battles.h"
#include "umpire/storage/battle_schema.h"
#include "umpire/storage/collection.h"

#include "umpire/base/nlohmann.h"
#include <gtest/gtest.h>
#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validator.hpp>

#include <algorithm>
#include <fstream>
#include <functional>
#include <map>
#include <set>

namespace umpire::test::schema_test {
namespace {

namespace fs = std::filesystem;
using Plain = nlohmann::json;

const std::vector<std::string>& packParts() {
    static const std::vector<std::string> names{
        "dice",    "vocabulary", "attributes", "facts",  "checks",    "modifiers", "effects", "turn",
        "rulings", "actions",    "texts",      "roster", "templates", "balance",   "sheets",  "roles"};
    return names;
}

std::vector<std::string> schemaNames() {
    std::vector<std::string> names = packParts();
    names.insert(names.end(), {"pack", "changes", "battle", "collection"});
    return names;
}

Plain readJson(const fs::path& file) {
    std::ifstream stream(file, std::ios::binary);
    Plain json = Plain::parse(stream, nullptr, false);
    EXPECT_FALSE(json.is_discarded()) << file << " is no JSON";
    return json;
}

Plain schemaJson(const std::string& name) {
    return readJson(sourceFolder() / "rules/schema" / (name + ".schema.json"));
}

const valijson::Schema& schema(const std::string& name) {
    static std::map<std::string, valijson::Schema> schemas;
    const auto [found, fresh] = schemas.try_emplace(name);
    if (fresh) {
        const Plain json = schemaJson(name);
        valijson::SchemaParser().populateSchema(valijson::adapters::NlohmannJsonAdapter(json), found->second);
    }
    return found->second;
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
    const Json frame = Json::parse(schemaJson("battle").dump());
    const Plain made = Plain::parse(battleSchema(frame, rules).dump());
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
        R"({"do": "scenario", "set": {"title": "Romani", "turn-limit": 9, "first-side": "ottoman"}})",
        R"({"do": "strike", "subjects": ["pasha"]})"};
    for (const char* text : commands) {
        done(*session, Json::parse(text));
    }
    const Plain battle = Plain::parse(BattleFiles::write(*session));
    EXPECT_EQ(complaints("battle", battle), "");
    EXPECT_EQ(battle.at("history").at("roster-at"), 5);
    for (const char* event : {"\"station\"", "\"detail\"", "\"remove\"", "\"first-side\""}) {
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
    EXPECT_EQ(events,
              (std::set<std::string>{"add", "clock", "note", "owe", "prose", "ruling", "set", "settle"}));
    EXPECT_NE(battle.dump().find("\"amendments\""), std::string::npos);
    EXPECT_NE(battle.dump().find("\"draws\""), std::string::npos);
    for (const char* fate : {"\"taken-back\"", "\"waiting\""}) {
        EXPECT_NE(battle.at("history").at("stray-throws").dump().find(fate), std::string::npos) << fate;
    }
}

/// A small right document of each kind, with keys that the shipped files may lack.
const std::map<std::string, Plain>& rightDocuments() {
    static const auto* documents = new std::map<std::string, Plain>{
        {"pack", Plain::parse(R"({"$schema": "../schema/pack.schema.json", "format": "desert-umpire-rules",
            "version": 1, "id": "skirmish", "title": "Skirmish", "edition": "first", "source": "our club",
            "files": {"dice": "dice.json", "vocabulary": "v.json", "attributes": "a.json", "facts": "f.json",
            "checks": "c.json", "modifiers": "m.json", "effects": "e.json", "turn": "t.json",
            "rulings": "r.json", "actions": "ac.json", "texts": "tx.json"}})")},
        {"changes", Plain::parse(R"({"$schema": "../schema/changes.schema.json", "checks": [
            {"id": "near", "value": 2, "before": "far"}, {"id": "far", "remove": true},
            {"id": "melee", "replace": true, "after": [{"warn": "tired"}]}], "numbers": {"men": 3, "old": null},
            "mix": null})")},
        {"dice", Plain::parse(R"({"dice": [{"id": "star", "name": "star die", "faces": [-1, 0, "star"],
            "substitutes": [{"id": "d3", "faces": [-1, 0, "star"]}]}]})")},
        {"vocabulary", Plain::parse(R"({"vocabularies": [{"id": "type", "name": "Type",
            "traits": [{"id": "fast", "kind": "flag", "default": true},
                       {"id": "arm", "kind": "choice", "vocabulary": "arm"}],
            "words": [{"id": "foot", "name": "Foot", "short": "F", "text": "Walks.", "fast": false}]}]})")},
        {"attributes", Plain::parse(R"({"attributes": [
            {"id": "type", "of": "unit", "name": "Type", "kind": "choice", "vocabulary": "type",
             "roster": "type", "required": true},
            {"id": "men", "of": "unit", "name": "Men", "kind": "count", "roster": "men", "least": 1,
             "most": {"min": [9, {"*": [2, "$number.men"]}]}, "default": 3},
            {"id": "foe", "of": "unit", "name": "Foe", "kind": "subject", "subject": "unit", "shown": false},
            {"id": "alive", "of": "unit", "name": "Alive", "kind": "flag", "mark": true, "shown-if": true,
             "reported": false, "derived": {">": ["$self.men", 0]}, "adjusts": "men"}],
            "notes": [{"of": "unit", "when": {"not": "$self.alive"}, "text": "dead"}]})")},
        {"facts", Plain::parse(R"({"facts": [
            {"id": "near", "kind": "flag", "checks": ["morale"], "question": "Near?", "key": "N",
             "ticked": true, "ticked-if": {"all": ["$self.alive"]}, "asked-if": true, "default": false},
            {"id": "arms", "kind": "choices", "vocabulary": "arm", "of": "unit",
             "derived": {"each": "$fact.firers", "where": "$each.alive", "gives": "$each.arm"}},
            {"id": "firers", "kind": "subjects", "subject": "unit", "checks": ["morale"]}]})")},
        {"checks", Plain::parse(R"({"outcomes": [{"id": "holds", "name": "Holds", "text": "Stays.",
            "tone": "good", "of": "unit",
            "says": [{"when": true, "becomes": {"not": "$self.alive"}, "text": "dead"}]}], "checks": [
            {"id": "morale", "name": "Morale", "section": "C", "form": "banded", "subject": "unit",
             "die": "d8", "direct": true, "count": 2, "total": "$dice",
             "needs": [{"when": "$self.alive", "text": "dead"}], "warns": [],
             "drops": [{"when": true, "lines": "all", "only": ["near"], "except": ["far"]}],
             "bands": [{"to": 3, "outcome": "holds"}, {"from": 4, "outcome": "holds"}],
             "symbols": {"star": "holds"}, "says": [{"outcomes": ["holds"], "when": true, "becomes": true,
                                                "text": "stays"}],
             "effects": [{"outcomes": ["holds"], "effects": [{"do": "loses-one"}]}],
             "then": [{"check": "morale", "subject": "$other", "other": "$self", "when": false, "times": 2,
                       "facts": {"near": true}}]},
            {"id": "fire", "name": "Fire", "section": "F", "form": "pool", "die": "d6", "threshold": 5,
             "counts-low": false, "tables": [{"when": true, "bands": [{"outcome": "holds"}]}]},
            {"id": "luck", "name": "Luck", "section": "F", "form": "pool", "count": {"/": ["$self.men", 2]},
             "die": {"if": ["$self.alive", "d6", "$self.type.die"]}, "threshold": {"%": ["$turn", 3]},
             "total": {"abs": {"max": [1, {"min": "$units", "where": true, "of": "$each.men"}]}},
             "bands": [{"outcome": "holds"}]},
            {"id": "look", "name": "Look", "section": "F", "form": "stated", "choices": ["holds", "runs"],
             "needs": [], "effects": [{"effects": [{"say": "seen", "tone": "good"}, {"say": "seen"}]}]}],
            "tables": [{"id": "ranges", "name": "Ranges", "text": "See the card.", "rows": {"vocabulary": "arm"},
             "columns": {"name": "Band", "from": 1, "to": 3}, "kind": "count", "least": 0, "most": 48,
             "cells": {"bow": {"1": 6, "2": null}}},
             {"id": "moods", "name": "Moods", "rows": {"name": "Men", "from": 1, "to": 9}, "kind": "choice",
             "vocabulary": "mood", "cells": {"3": "bold"}}],
            "contests": [{"id": "melee", "name": "Melee", "section": "G", "check": "morale",
             "cells": [{"own": ["holds"], "enemy": ["holds"], "when": true, "result": "goes-on",
                        "names-own": true, "text": "on", "enemy-text": "on",
                        "says": [{"when": true, "text": "on"}], "enemy-says": [{"becomes": true, "text": "on"}],
                        "own-effects": [], "enemy-effects": []}],
             "after": [{"warn": "tired"}]}]})")},
        {"modifiers", Plain::parse(R"({"modifiers": [{"id": "near", "label": "Near", "section": "C",
            "checks": ["morale"], "when": {"in": ["$self.type", ["foot", "horse"]]},
            "value": {"if": [{"<=": ["$turn", 3]}, -1,
                      {"table": "ranges", "row": "$self.arm", "column": {"-": ["$self.men"]}}]}}]})")},
        {"effects", Plain::parse(R"({"routines": [{"id": "loses-one", "of": "unit", "effects": [
            {"when": {"some": "$fact.firers"}, "set": "men", "to": {"-": ["$self.men", 1]}},
            {"set": "foe", "to": null},
            {"for": "$self.officers", "effects": [
                {"due": "risk", "text": "at-risk", "group": "officers", "optional": true}]},
            {"warn": "tired"}, {"do": "other"}]}]})")},
        {"turn", Plain::parse(R"({"phases": [{"id": "moves", "name": "Moves", "short": "M"}], "moments": [
            {"at": "phase-end", "phase": "moves", "for-each": "unit", "when": "$self.alive",
             "effects": [{"do": "loses-one"}]},
            {"at": "half-turn-start", "for-each": "side", "text": "starts"}]})")},
        {"rulings", Plain::parse(R"({"rulings": [{"id": "s-near", "item": "9", "title": "Near",
            "advice": true, "readings": [{"id": "yes", "text": "Yes."}, {"id": "no", "text": "No."}]}]})")},
        {"actions", Plain::parse(R"({"actions": [{"id": "shoot", "name": "Shoot", "section": "F",
            "text": "{self.name} fires", "checks": ["morale"], "fields": [
            {"id": "unit", "kind": "subject", "subject": "unit", "party": "self", "optional": false},
            {"id": "how", "kind": "choice", "words": ["high", "low"], "needed-if": "$self.alive"},
            {"id": "dice-count", "kind": "count", "from": 1, "to": 3, "default": 2},
            {"id": "facts", "kind": "facts"}],
            "needs": [{"when": "$self.alive", "text": "dead"}],
            "warns": [{"when": "$self.alive", "text": "dead"}]}]})")},
        {"texts", Plain::parse(R"({"texts": {"dead": "{self.name} is dead."}, "numbers": {"men": 3}})")},
        {"balance", Plain::parse(R"({"measures": [{"id": "men", "name": "Men",
            "value": {"if": ["$self.alive", "$self.men", 0]}}], "mix": "quality", "strength": "men",
            "examples": [{"id": "shot-at", "name": "Shot at", "check": "morale",
            "facts": {"near": true, "arms": ["bow"], "count": 3, "how": "high"},
            "when": "$self.alive", "holding": ["holds"]}],
            "rehearsal": {"check": "weariness", "losses": "lost", "counts": "worn", "sets": "state",
            "table": "column", "when": true}})")},
        {"roles", Plain::parse(R"({"strength": {"start": "men-start", "now": "men", "given": "men-given",
            "step": {"one": "man", "many": "men"},
            "last": [{"shape": "diamond", "letter": "H", "legend": "head"},
                     {"shape": "square", "of": "gun", "letter": "G", "name": "gun"}],
            "formation": {"start": "men-start", "lost": ["lost"]}},
            "state": {"unit": {"by": "state", "how": "gone-as"}, "formation": {"by": "state", "unsaid": "fresh"},
                      "officer": {"by": "state", "out": "lost", "back": "back-in"}},
            "out-of-play": {"unit": {"not": "$self.alive"}, "officer": "$self.fell"}, "type": "arm",
            "orders": {"given": "order", "aim": "goal", "when": "$self.foot"},
            "hidden": "hidden", "number": "number", "forbidden": "forbids",
            "presence": {"there": "there", "turn": "comes"},
            "board": {"when": "$self.alone", "title": "Few", "text": "The few.", "none": "None."},
            "camps": {"by": "clan", "trait": "camp", "these": "clans"}, "copied": ["clan"],
            "keys": {"halt": "H"}, "deeds": "shot or moved",
            "formations": {"one": "troop", "many": "troops"},
            "length": {"sign": "'", "one": "foot", "many": "feet", "of": ["move"]},
            "abbreviations": [{"whole": "Company", "short": "Coy"}]})")},
        {"sheets", Plain::parse(R"({"heads": {"side": ["edge"], "formation": [], "officer": ["rank"]},
            "roster": ["type"], "card": ["type", "move"],
            "state-sheet": {"unit": ["state"], "officer": ["state"], "formation": [], "side": ["edge"]},
            "reference": {"parts": [
                {"id": "turn", "kind": "phases", "title": "Turn", "umpire-only": true, "footnote": "twice",
                 "adds": [{"to": "moves", "lead": "Moves", "text": "up to {number.men}", "when": true}]},
                {"id": "lines", "kind": "modifiers", "title": "Lines", "checks": ["morale"], "heads": ["M"],
                 "adds": [{"to": "near", "footnote": "twice"}]},
                {"id": "arms", "kind": "words", "title": "Arms", "vocabulary": "arm", "measure": "\"",
                 "columns": [{"trait": "reach", "head": "Reach"}],
                 "rows": [{"word": "bow", "cells": ["far"]}, {"name": "Sling", "cells": ["near"]}]},
                {"id": "weary", "kind": "grid", "title": "Weary", "checks": ["weariness"], "groups": "column",
                 "steps": "row", "marks": "worn"},
                {"id": "fight", "kind": "contest", "title": "Fight", "contest": "fight",
                 "texts": [{"lead": "Ties", "text": "again", "footnote": "twice"}]}],
                "footnotes": [{"id": "twice", "text": "Printed twice."}]}})")},
        {"roster", Plain::parse(R"({"checks": [
            {"id": "empty", "of": "side", "when": {"=": [{"count": "$self.units"}, 0]}, "text": "empty"},
            {"id": "small", "when": {"<": ["$self.men", 3]}, "text": "small",
             "fix": {"text": "fix", "set": {"men": {"max": [3, "$self.men"]}, "arm": null}}},
            {"id": "twin", "when": true, "text": "twin", "fix": {"text": "fix", "renumber": true}},
            {"id": "idle", "when": true, "text": "idle", "fix": {"text": "fix", "strike": true}},
            {"id": "alone", "when": true, "text": "alone", "fix": {"text": "fix", "enlist": {
                "formations": [{"name": "troop"}], "officers": [{"name": "head", "kind": "captain"}],
                "units": [{"name": "guns", "men": 3, "arm": "$self.arm", "fast": false}]}}}],
            "carry-over": {"leaves": "$self.gone", "set": {"men": "$self.left"}}})")},
        {"templates", Plain::parse(R"({"templates": [{"id": "troop", "name": "Troop", "text": "A few.",
            "formations": [{"id": "t", "name": "Troop", "kind": "troop"}, {"id": "u", "name": "U", "parent": "t"}],
            "officers": [{"id": "h", "name": "Head", "commands": "t"}],
            "units": [{"id": "a", "name": "A", "formation": "u", "men": 3, "fast": true}]},
            {"id": "one", "name": "One", "units": [{"id": "a", "name": "A", "men": 3}]}]})")},
        {"battle", Plain::parse(R"({"format": "desert-umpire-battle", "version": 1,
            "rules": "sand-sweat-and-camels", "rulings": {"s-nominus": "attack-only"}, "title": "Test",
            "tables": {"ranges": {"bow": {"3": 18}, "sling": 4}},
            "date": "1917-10-31", "notes": "", "turn-limit": 12, "first-side": "empire",
            "sides": [{"id": "empire", "name": "Empire", "edge": "south", "attacker": true}],
            "formations": [{"id": "div", "name": "Division", "kind": "division", "side": "empire"},
                {"id": "4lh", "name": "Brigade", "parent": "div", "composition": "auto"}],
            "officers": [{"id": "grant", "name": "Grant", "kind": "officer", "commands": "4lh"}],
            "units": [{"id": "12lh", "name": "12th", "formation": "4lh", "type": "cavalry",
                "nation": "anzac", "quality": "veteran", "elements": 4, "machine-gun": false,
                "order": "shes-mine", "objective": "", "secret": true, "number": 7,
                "arrives": 3}],
            "history": {"cursor": 1, "roster-at": 0, "records": [{"number": 1, "command": {"do": "next-phase"},
                "clock": {"turn": 1, "side": "empire", "phase": "normal-moves", "half-turn": 0},
                "when": "2017-10-31T16:30:00Z", "steps": [], "warnings": ["late"], "extra": {"melee": 1},
                "events": [{"event": "set", "subject": "12lh", "field": "lost", "from": null, "to": 1}],
                "rulings": ["s-nominus"]}]}})")},
        {"collection", Plain::parse(R"({"$schema": "collection.schema.json",
            "format": "desert-umpire-collection", "version": 1, "entries": [
            {"id": "4lh", "name": "4th Light Horse Brigade", "rules": "sand-sweat-and-camels",
             "formations": [{"id": "div", "name": "Division", "kind": "division"},
                 {"id": "4lh", "name": "Brigade", "parent": "div"}],
             "officers": [{"id": "grant", "name": "Grant", "commands": "4lh"}],
             "units": [{"id": "12lh", "name": "12th", "formation": "4lh", "elements": 4, "secret": true}]},
            {"id": "scouts", "name": "Scouts", "rules": "skirmish"}]})")}};
    return *documents;
}

TEST(Schema, AcceptsASmallRightDocumentOfEachKind) {
    for (const std::string& name : schemaNames()) {
        ASSERT_TRUE(rightDocuments().contains(name)) << name;
        EXPECT_EQ(complaints(name, rightDocuments().at(name)), "");
    }
}

/// A change that spoils the right document, as JSON Patch writes it.
struct Wrong {
    const char* schema;
    const char* what;
    const char* patch;
};

constexpr Wrong wrongDocuments[] = {
    {"pack", "misspelt key", R"([{"op": "move", "from": "/title", "path": "/titel"}])"},
    {"changes", "wrong type", R"([{"op": "replace", "path": "/checks/1/remove", "value": "yes"}])"},
    {"changes", "misspelt key", R"([{"op": "replace", "path": "/checks/0/id", "value": "Near by"}])"},
    {"changes", "no place", R"([{"op": "replace", "path": "/checks/0/before", "value": 1}])"},
    {"changes", "no entry", R"([{"op": "add", "path": "/checks/-", "value": 7}])"},
    {"changes", "missing key", R"([{"op": "add", "path": "/limit", "value": 1.5}])"},
    {"pack", "extends nobody", R"([{"op": "add", "path": "/extends", "value": ""}])"},
    {"pack", "house rules of nobody", R"([{"op": "add", "path": "/house-rules", "value": true}])"},
    {"pack", "wrong type", R"([{"op": "replace", "path": "/version", "value": "1"}])"},
    {"pack", "missing key", R"([{"op": "remove", "path": "/files/texts"}])"},
    {"pack", "file elsewhere", R"([{"op": "replace", "path": "/files/dice", "value": "../dice.json"}])"},
    {"dice", "misspelt key", R"([{"op": "move", "from": "/dice/0/substitutes", "path": "/dice/0/subst"}])"},
    {"dice", "wrong type", R"([{"op": "replace", "path": "/dice/0/faces/0", "value": 1.5}])"},
    {"dice", "missing key", R"([{"op": "remove", "path": "/dice/0/faces"}])"},
    {"vocabulary", "misspelt key",
     R"([{"op": "move", "from": "/vocabularies/0/traits", "path": "/vocabularies/0/trait"}])"},
    {"vocabulary", "wrong type",
     R"([{"op": "replace", "path": "/vocabularies/0/words/0/fast", "value": [true]}])"},
    {"vocabulary", "missing key", R"([{"op": "remove", "path": "/vocabularies/0/traits/1/vocabulary"}])"},
    {"attributes", "misspelt key",
     R"([{"op": "move", "from": "/attributes/1/least", "path": "/attributes/1/leats"}])"},
    {"attributes", "wrong type", R"([{"op": "replace", "path": "/attributes/0/required", "value": "yes"}])"},
    {"attributes", "missing key", R"([{"op": "remove", "path": "/attributes/0/vocabulary"}])"},
    {"attributes", "key that cannot apply",
     R"([{"op": "add", "path": "/attributes/3/default", "value": true}])"},
    {"facts", "misspelt key", R"([{"op": "move", "from": "/facts/0/ticked", "path": "/facts/0/tickd"}])"},
    {"facts", "wrong type", R"([{"op": "replace", "path": "/facts/0/checks", "value": "morale"}])"},
    {"facts", "missing key", R"([{"op": "remove", "path": "/facts/0/kind"}])"},
    {"facts", "operator without its partner", R"([{"op": "remove", "path": "/facts/1/derived/gives"}])"},
    {"checks", "misspelt key", R"([{"op": "move", "from": "/checks/0/then", "path": "/checks/0/than"}])"},
    {"checks", "wrong type", R"([{"op": "replace", "path": "/checks/0/bands/0/to", "value": "3"}])"},
    {"checks", "missing key", R"([{"op": "remove", "path": "/contests/0/cells/0/result"}])"},
    {"checks", "stated check with a die", R"([{"op": "add", "path": "/checks/3/die", "value": "d6"}])"},
    {"checks", "stated check without choices", R"([{"op": "remove", "path": "/checks/3/choices"}])"},
    {"checks", "choices of a roll", R"([{"op": "add", "path": "/checks/2/choices", "value": ["a", "b"]}])"},
    {"checks", "die that is a number", R"([{"op": "replace", "path": "/checks/2/die", "value": 6}])"},
    {"checks", "tone of nothing said", R"([{"op": "remove", "path": "/checks/3/effects/0/effects/0/say"}])"},
    {"checks", "table without rows", R"([{"op": "remove", "path": "/tables/0/rows"}])"},
    {"checks", "axis of words and numbers", R"([{"op": "add", "path": "/tables/0/rows/from", "value": 1}])"},
    {"checks", "limit of words", R"([{"op": "add", "path": "/tables/1/most", "value": 1}])"},
    {"checks", "least of no list", R"([{"op": "remove", "path": "/checks/2/total/abs/max/1/of"}])"},
    {"modifiers", "column of no table", R"([{"op": "remove", "path": "/modifiers/0/value/if/2/table"}])"},
    {"checks", "pool without threshold", R"([{"op": "remove", "path": "/checks/1/threshold"}])"},
    {"checks", "bands and tables", R"([{"op": "add", "path": "/checks/0/tables", "value": []}])"},
    {"modifiers", "misspelt key",
     R"([{"op": "move", "from": "/modifiers/0/when", "path": "/modifiers/0/wen"}])"},
    {"modifiers", "wrong type", R"([{"op": "replace", "path": "/modifiers/0/value", "value": 0.5}])"},
    {"modifiers", "missing key", R"([{"op": "remove", "path": "/modifiers/0/checks"}])"},
    {"modifiers", "unknown operator",
     R"([{"op": "replace", "path": "/modifiers/0/when", "value": {"al": []}}])"},
    {"modifiers", "two operators",
     R"([{"op": "replace", "path": "/modifiers/0/when", "value": {"all": [true], "any": [true]}}])"},
    {"modifiers", "no operator", R"([{"op": "replace", "path": "/modifiers/0/when", "value": {}}])"},
    {"modifiers", "too few operands", R"([{"op": "remove", "path": "/modifiers/0/value/if/2"}])"},
    {"modifiers", "broken reference",
     R"([{"op": "replace", "path": "/modifiers/0/when", "value": "$self."}])"},
    {"effects", "misspelt key",
     R"([{"op": "move", "from": "/routines/0/effects/4/do", "path": "/routines/0/effects/4/dos"}])"},
    {"effects", "wrong type", R"([{"op": "replace", "path": "/routines/0/effects", "value": {"do": "a"}}])"},
    {"effects", "missing key", R"([{"op": "remove", "path": "/routines/0/effects/0/to"}])"},
    {"effects", "two verbs", R"([{"op": "add", "path": "/routines/0/effects/4/warn", "value": "tired"}])"},
    {"turn", "misspelt key",
     R"([{"op": "move", "from": "/moments/0/for-each", "path": "/moments/0/foreach"}])"},
    {"turn", "wrong type", R"([{"op": "replace", "path": "/phases/0", "value": "moves"}])"},
    {"turn", "missing key", R"([{"op": "remove", "path": "/moments/0/phase"}])"},
    {"turn", "nothing happens", R"([{"op": "remove", "path": "/moments/1/text"}])"},
    {"rulings", "misspelt key",
     R"([{"op": "move", "from": "/rulings/0/advice", "path": "/rulings/0/advise"}])"},
    {"rulings", "wrong type", R"([{"op": "replace", "path": "/rulings/0/item", "value": 9}])"},
    {"rulings", "missing key", R"([{"op": "remove", "path": "/rulings/0/readings/0/text"}])"},
    {"rulings", "one reading", R"([{"op": "remove", "path": "/rulings/0/readings/1"}])"},
    {"actions", "misspelt key", R"([{"op": "move", "from": "/actions/0/warns", "path": "/actions/0/warn"}])"},
    {"actions", "wrong type", R"([{"op": "replace", "path": "/actions/0/fields/2/to", "value": true}])"},
    {"actions", "missing key", R"([{"op": "remove", "path": "/actions/0/fields/1/words"}])"},
    {"actions", "the program's own", R"([{"op": "replace", "path": "/actions/0/id", "value": "undo"}])"},
    {"texts", "misspelt key", R"([{"op": "move", "from": "/numbers", "path": "/number"}])"},
    {"texts", "wrong type", R"([{"op": "replace", "path": "/numbers/men", "value": "3"}])"},
    {"texts", "missing key", R"([{"op": "remove", "path": "/texts"}])"},
    {"texts", "no id", R"([{"op": "move", "from": "/texts/dead", "path": "/texts/Dead One"}])"},
    {"balance", "misspelt key",
     R"([{"op": "move", "from": "/rehearsal/table", "path": "/rehearsal/tabel"}])"},
    {"balance", "wrong type", R"([{"op": "replace", "path": "/examples/0/holding", "value": "holds"}])"},
    {"balance", "missing key", R"([{"op": "remove", "path": "/strength"}])"},
    {"balance", "fact that is no value",
     R"([{"op": "replace", "path": "/examples/0/facts/near", "value": {}}])"},
    {"balance", "nothing holds", R"([{"op": "remove", "path": "/examples/0/holding/0"}])"},
    {"roles", "misspelt key", R"([{"op": "move", "from": "/strength/last", "path": "/strength/lsat"}])"},
    {"roles", "wrong type", R"([{"op": "replace", "path": "/copied", "value": "clan"}])"},
    {"roles", "missing key", R"([{"op": "remove", "path": "/strength/now"}])"},
    {"roles", "an unknown shape",
     R"([{"op": "replace", "path": "/strength/last/0/shape", "value": "ring"}])"},
    {"roles", "no word", R"([{"op": "replace", "path": "/formations/many", "value": ""}])"},
    {"roles", "a state of a side", R"([{"op": "move", "from": "/state/unit", "path": "/state/side"}])"},
    {"sheets", "misspelt key", R"([{"op": "move", "from": "/card", "path": "/cards"}])"},
    {"sheets", "wrong type", R"([{"op": "replace", "path": "/roster", "value": "type"}])"},
    {"sheets", "missing key", R"([{"op": "remove", "path": "/reference/parts"}])"},
    {"sheets", "unknown kind", R"([{"op": "replace", "path": "/reference/parts/0/kind", "value": "phase"}])"},
    {"sheets", "an addition of nothing",
     R"([{"op": "remove", "path": "/reference/parts/1/adds/0/footnote"}])"},
    {"sheets", "a row without a name", R"([{"op": "remove", "path": "/reference/parts/2/rows/1/name"}])"},
    {"sheets", "no subject",
     R"([{"op": "move", "from": "/state-sheet/unit", "path": "/state-sheet/units"}])"},
    {"sheets", "the same twice", R"([{"op": "add", "path": "/card/-", "value": "type"}])"},
    {"roster", "misspelt key", R"([{"op": "move", "from": "/checks/1/fix", "path": "/checks/1/fixes"}])"},
    {"roster", "wrong type", R"([{"op": "replace", "path": "/checks/0/text", "value": 3}])"},
    {"roster", "missing key", R"([{"op": "remove", "path": "/checks/0/when"}])"},
    {"roster", "a fix without a way", R"([{"op": "remove", "path": "/checks/1/fix/set"}])"},
    {"roster", "a fix with two ways", R"([{"op": "add", "path": "/checks/1/fix/strike", "value": true}])"},
    {"roster", "a fix that sets nothing", R"([{"op": "replace", "path": "/checks/1/fix/set", "value": {}}])"},
    {"roster", "an entry with a place",
     R"([{"op": "add", "path": "/checks/4/fix/enlist/units/0/formation", "value": "troop"}])"},
    {"templates", "misspelt key",
     R"([{"op": "move", "from": "/templates/0/officers", "path": "/templates/0/officer"}])"},
    {"templates", "wrong type", R"([{"op": "replace", "path": "/templates/0/units/0/men", "value": [3]}])"},
    {"templates", "missing key", R"([{"op": "remove", "path": "/templates/0/units/0/id"}])"},
    {"templates", "nothing to add", R"([{"op": "remove", "path": "/templates/1/units"}])"},
    {"battle", "unknown edge", R"([{"op": "replace", "path": "/sides/0/edge", "value": "up"}])"},
    {"battle", "limit too far", R"([{"op": "replace", "path": "/turn-limit", "value": 1001}])"},
    {"battle", "number below one", R"([{"op": "replace", "path": "/units/0/number", "value": 0}])"},
    {"battle", "misspelt key",
     R"([{"op": "move", "from": "/units/0/elements", "path": "/units/0/element"}])"},
    {"battle", "wrong type", R"([{"op": "replace", "path": "/units/0/elements", "value": "4"}])"},
    {"battle", "missing key", R"([{"op": "remove", "path": "/officers/0/commands"}])"},
    {"battle", "unknown word", R"([{"op": "replace", "path": "/units/0/type", "value": "cavlary"}])"},
    {"battle", "neither side nor parent", R"([{"op": "remove", "path": "/formations/1/parent"}])"},
    {"battle", "misspelt key of an event",
     R"([{"op": "move", "from": "/history/records/0/events/0/to", "path": "/history/records/0/events/0/too"}])"},
    {"battle", "unknown event",
     R"([{"op": "replace", "path": "/history/records/0/events/0/event", "value": "sat"}])"},
    {"battle", "stray throw without its record",
     R"([{"op": "add", "path": "/history/stray-throws", "value": [{"fate": "taken-back", "generator": "pcg32",
         "seed": 1, "dice": [{"die": "d8", "face": 2, "at": 0}], "when": "", "after": 0}]}])"},
    {"battle", "stray throw without dice",
     R"([{"op": "add", "path": "/history/stray-throws", "value": [{"fate": "waiting", "generator": "pcg32",
         "seed": 1, "dice": [], "when": "", "after": 0}]}])"},
    {"collection", "misspelt key",
     R"([{"op": "move", "from": "/entries/0/units", "path": "/entries/0/unit"}])"},
    {"collection", "wrong type",
     R"([{"op": "replace", "path": "/entries/0/units/0/elements", "value": [4]}])"},
    {"collection", "missing key", R"([{"op": "remove", "path": "/entries/0/rules"}])"},
    {"collection", "a side", R"([{"op": "add", "path": "/entries/0/formations/0/side", "value": "empire"}])"},
    {"collection", "a place in another key",
     R"([{"op": "move", "from": "/entries/0/units/0/formation", "path": "/entries/0/units/0/parent"}])"},
};

TEST(Schema, AcceptsACollectionThatHasBeenSaved) {
    const LoadedCollection loaded = parseCollection(rightDocuments().at("collection").dump(), "own.json");
    ASSERT_TRUE(loaded.issues.empty()) << loaded.issues.front().line();
    EXPECT_EQ(complaints("collection", Plain::parse(writeCollection(loaded.collection))), "");
}

TEST(Schema, RejectsWrongDocuments) {
    for (const Wrong& wrong : wrongDocuments) {
        const Plain document = rightDocuments().at(wrong.schema).patch(Plain::parse(wrong.patch));
        EXPECT_NE(complaints(wrong.schema, document), "") << wrong.schema << ": " << wrong.what;
    }
}

TEST(Schema, EveryKindOfFileHasWrongDocuments) {
    for (const std::string& name : schemaNames()) {
        for (const std::string what : {"misspelt key", "wrong type", "missing key"}) {
            EXPECT_TRUE(
                std::any_of(std::begin(wrongDocuments), std::end(wrongDocuments),
                            [&](const Wrong& wrong) { return wrong.schema == name && wrong.what == what; }))
                << name << ": " << what;
        }
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

/// An editor needs no network, and a definition that several schemas copy is the same in all.
TEST(Schema, StandsAloneAndAgreesWithTheOthers) {
    std::map<std::string, Plain> definitions;
    for (const std::string& name : schemaNames()) {
        const Plain json = schemaJson(name);
        walk(json, name, [](const Plain& node, const std::string& where) {
            if (const auto reference = node.find("$ref"); reference != node.end()) {
                EXPECT_TRUE(reference->get<std::string>().starts_with("#/definitions/")) << where;
            }
        });
        const Plain own = json.value("definitions", Plain::object());
        for (const auto& [key, definition] : own.items()) {
            EXPECT_EQ(definitions.try_emplace(key, definition).first->second, definition)
                << name << ' ' << key;
        }
    }
}

} // namespace
} // namespace umpire::test::schema_test
