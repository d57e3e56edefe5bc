#include "small_pack.h"

#include <gtest/gtest.h>

#include <regex>

namespace umpire::test {

namespace {

const char* const smallFiles = R"({
"pack": {
  "format": "desert-umpire-rules", "version": 1, "id": "small", "title": "Small", "edition": "1", "source": "ours",
  "files": { "dice": "dice.json", "vocabulary": "vocabulary.json", "attributes": "attributes.json",
             "facts": "facts.json", "checks": "checks.json", "modifiers": "modifiers.json",
             "effects": "effects.json", "turn": "turn.json", "rulings": "rulings.json",
             "actions": "actions.json", "texts": "texts.json" }
},
"dice": { "dice": [ { "id": "d6", "name": "D6", "faces": [1, 2, 3, 4, 5, "star"] } ] },
"vocabulary": { "vocabularies": [
  { "id": "sort", "name": "Sort",
    "traits": [ { "id": "quick", "kind": "flag" }, { "id": "pace", "kind": "count", "default": 4 },
                { "id": "cry", "kind": "text" }, { "id": "usual-mood", "kind": "choice", "vocabulary": "mood" } ],
    "words": [ { "id": "rider", "name": "Rider", "quick": true, "pace": 6, "cry": "ho", "usual-mood": "bold" },
               { "id": "walker", "name": "Walker" } ] },
  { "id": "mood", "name": "Mood", "words": [ { "id": "bold", "name": "Bold" }, { "id": "shy", "name": "Shy" } ] } ] },
"attributes": { "attributes": [
  { "id": "sort", "of": "unit", "name": "Sort", "kind": "choice", "vocabulary": "sort", "roster": "sort", "required": true },
  { "id": "size", "of": "unit", "name": "Size", "kind": "count", "roster": "size", "default": 4 },
  { "id": "lost", "of": "unit", "name": "Lost", "kind": "count", "default": 0 },
  { "id": "mood", "of": "unit", "name": "Mood", "kind": "choice", "vocabulary": "mood", "default": "$self.sort.usual-mood" },
  { "id": "left", "of": "unit", "name": "Left", "kind": "count", "derived": { "-": ["$self.size", "$self.lost"] } },
  { "id": "prey", "of": "unit", "name": "Prey", "kind": "subject", "subject": "unit" },
  { "id": "proud", "of": "formation", "name": "Proud", "kind": "flag" },
  { "id": "shaken", "of": "officer", "name": "Shaken", "kind": "flag" } ] },
"facts": { "facts": [
  { "id": "near", "kind": "flag", "question": "Is the enemy near?", "key": "N", "checks": ["courage"] },
  { "id": "watchers", "kind": "subjects", "checks": ["courage"] },
  { "id": "moods", "kind": "choices", "vocabulary": "mood", "checks": ["courage"] } ] },
"checks": {
  "outcomes": [ { "id": "stays", "name": "Stays", "text": "{self.name} stays." }, { "id": "runs", "name": "Runs" } ],
  "checks": [ { "id": "courage", "name": "Courage", "section": "1", "form": "banded", "subject": "unit", "die": "d6",
                "symbols": { "star": "stays" },
                "bands": [ { "to": 2, "outcome": "runs" }, { "from": 3, "outcome": "stays" } ],
                "direct": true } ],
  "contests": [] },
"modifiers": { "modifiers": [
  { "id": "near", "label": "Enemy near", "section": "1", "checks": ["courage"], "when": "$fact.near", "value": -1 },
  { "id": "watched", "label": "Watched", "section": "1", "checks": ["courage"],
    "when": { "all": [ { "some": "$fact.watchers" }, { "some": "$fact.moods" } ] }, "value": 1 } ] },
"effects": { "routines": [ { "id": "loses-one", "effects": [ { "set": "lost", "to": { "+": ["$self.lost", 1] } } ] } ] },
"turn": { "phases": [ { "id": "dawn", "name": "Dawn" }, { "id": "dusk", "name": "Dusk" } ], "moments": [] },
"rulings": { "rulings": [ { "id": "weather", "item": "1", "title": "Weather",
  "readings": [ { "id": "dry", "text": "No rain." }, { "id": "wet", "text": "Rain." } ] } ] },
"actions": { "actions": [] },
"texts": { "numbers": { "limit": 3 }, "texts": { "hello": "Hello, {self.name}" } }
})";

Subject subject(const char* id, SubjectKind kind, const char* parent, const char* side) {
    Subject result;
    result.id = id;
    result.kind = kind;
    result.name = std::string("The ") + id;
    result.parent = parent;
    result.side = side;
    return result;
}

} // namespace

SmallPack::SmallPack() {
    const Json all = Json::parse(smallFiles);
    for (const auto& [part, content] : all.items()) {
        m_files[part] = content;
    }
}

LoadedPack SmallPack::load() const {
    for (const auto& [part, content] : m_files) {
        m_folder->write(part + ".json", content.dump(1));
    }
    return loadPack(m_folder->path());
}

std::vector<std::string> SmallPack::problems() const {
    std::vector<std::string> lines;
    for (const Issue& issue : load().issues) {
        const std::string line = issue.line().substr(m_folder->path().string().size() + 1);
        lines.push_back(std::regex_replace(line, std::regex("json:[0-9]+:[0-9]+:"), "json:"));
    }
    return lines;
}

void SmallPack::probe(const std::string& kind, const Json& expression, const Json& more) {
    Json fact{{"id", "probe"}, {"kind", kind}};
    fact.update(more);
    fact["derived"] = expression;
    file("facts")["facts"].push_back(std::move(fact));
    file("modifiers")["modifiers"].push_back({{"id", "probe"},
                                              {"label", "Probe {fact.probe}"},
                                              {"section", "1"},
                                              {"checks", Json::array({"courage"})},
                                              {"value", 1}});
}

Battle smallBattle() {
    Battle battle;
    battle.add(subject("red", SubjectKind::Side, "", "red"));
    battle.add(subject("blue", SubjectKind::Side, "", "blue"));
    battle.add(subject("band", SubjectKind::Formation, "red", "red"));
    battle.add(subject("gang", SubjectKind::Formation, "blue", "blue"));
    battle.add(subject("chief", SubjectKind::Officer, "band", "red"));
    Subject fox = subject("fox", SubjectKind::Unit, "band", "red");
    fox.values = {{"sort", "rider"}, {"size", 5}, {"lost", 2}, {"mood", "bold"}, {"prey", "owl"}};
    battle.add(fox);
    Subject hen = subject("hen", SubjectKind::Unit, "band", "red");
    hen.values = {{"sort", "walker"}, {"size", 4}, {"lost", 0}, {"mood", "shy"}};
    battle.add(hen);
    Subject owl = subject("owl", SubjectKind::Unit, "gang", "blue");
    owl.values = {{"sort", "walker"}, {"size", 3}, {"lost", 1}, {"mood", "bold"}};
    battle.add(owl);
    battle.set("band", "proud", true);
    battle.firstSide = "blue";
    battle.clock = {3, "blue", "dusk", 4};
    return battle;
}

Value probed(const LoadedPack& pack) {
    for (const Issue& issue : pack.issues) {
        ADD_FAILURE() << issue.line();
    }
    if (!pack.pack) {
        return {};
    }
    const Battle battle = smallBattle();
    const Facts facts{{"near", true}, {"watchers", Ids{"fox", "owl"}}};
    RollSoFar roll;
    roll.dice = 7;
    roll.modifiers = -2;
    roll.total = 5;
    roll.count = 3;
    roll.highest = 4;
    roll.lowest = 1;
    roll.successes = 3;
    roll.faces = {{4, ""}, {1, ""}, {4, ""}, {0, "star"}};
    roll.outcome = "runs";
    roll.symbols["star"] = 2;
    roll.enemyTotal = 9;
    roll.enemyOutcome = "stays";
    roll.result = "draw";
    Scope scope{*pack.pack, battle, "fox", "owl", &facts, &roll, nullptr, {}};
    scope.check = "courage";
    return evaluate(*pack.pack->fact("probe")->derived, scope);
}

} // namespace umpire::test
