// A club's house rules as a pack that says only what it says otherwise.

#include "rules/house_pack.h"
#include "support/battles.h"
#include "umpire/battle/roster.h"
#include "umpire/rules/fingerprint.h"
#include "umpire/rules/packs_found.h"
#include "umpire/worksheet/odds.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

namespace umpire::test::extending_packs_test {
namespace {

std::shared_ptr<const RulePack> shipped() {
    static const auto pack = shippedRules().load("sand-sweat-and-camels").pack;
    return pack;
}

std::shared_ptr<const RulePack> loaded(const HousePacks& packs) {
    const LoadedPack result = packs.load();
    for (const Issue& issue : result.issues) {
        ADD_FAILURE() << issue.line();
    }
    return result.pack;
}

Json twoUnits(const std::string& rules = "our-club", const std::string& type = "infantry",
              const std::string& nation = "british") {
    Json battle = plainBattle();
    battle["rules"] = rules;
    addUnit(battle, "firer", "brigade", type, nation, 4);
    addUnit(battle, "target", "regiment", "infantry", "turkish", 4, {{"quality", "green"}});
    return battle;
}

std::unique_ptr<Session> sessionWith(const HousePacks& packs, const Json& battle) {
    LoadedBattle result = BattleFiles(packs.searchPath(), findGame).parse(battle.dump(), "battle");
    for (const Issue& issue : result.issues) {
        ADD_FAILURE() << issue.line();
    }
    return std::move(result.session);
}

Json shot(int die, const Json& facts = Json::object()) {
    return {{"do", "shoot"}, {"unit", "firer"}, {"target", "target"}, {"facts", facts}, {"dice", {die}}};
}

Json totalOf(const HousePacks& packs, int die, const Json& facts = Json::object(),
             const std::string& name = "our-club") {
    const auto session = sessionWith(packs, twoUnits(name));
    return session ? done(*session, shot(die, facts))["steps"][0]["total"] : Json();
}

std::vector<std::string> idsOfModifiers(const RulePack& rules) {
    std::vector<std::string> ids;
    for (const Modifier& modifier : rules.modifiers) {
        ids.push_back(modifier.id);
    }
    return ids;
}

TEST(ExtendingPack, ThatChangesNothingIsItsBase) {
    const HousePacks packs;
    const auto rules = loaded(packs);
    ASSERT_TRUE(rules);
    EXPECT_EQ(rules->id, "our-club");
    EXPECT_EQ(rules->title, "Rules of our-club");
    EXPECT_EQ(rules->edition, shipped()->edition);
    EXPECT_EQ(rules->module, shipped()->module);
    EXPECT_EQ(fingerprintOf(*rules), fingerprintOf(*shipped()));
    EXPECT_EQ(originalOf(packs.searchPath(), *rules), nullptr) << "there is nothing to mark";
    EXPECT_EQ(totalOf(packs, 5), 4);
}

TEST(ExtendingPack, ChangesANumberOfAModifier) {
    HousePacks packs;
    packs.write("modifiers", R"({ "modifiers": [ { "id": "green-troops", "value": -2 } ] })");
    EXPECT_EQ(totalOf(packs, 5), 3);
    const auto rules = loaded(packs);
    ASSERT_TRUE(rules);
    EXPECT_EQ(idsOfModifiers(*rules), idsOfModifiers(*shipped())) << "it keeps its place";
    EXPECT_EQ(differencesFrom(*shipped(), *rules),
              std::vector<std::string>{R"(modifiers.json: "green-troops": "value" is -2, was -1)"});
}

TEST(ExtendingPack, ChangesANumberInItsTexts) {
    HousePacks packs;
    packs.write("texts", R"({ "numbers": { "officer-range": 12 } })");
    const auto rules = loaded(packs);
    ASSERT_TRUE(rules);
    EXPECT_EQ(rules->number("officer-range"), 12);
    const auto asked = std::find_if(rules->facts.begin(), rules->facts.end(),
                                    [](const Fact& fact) { return fact.id == "officer-within-9"; });
    ASSERT_NE(asked, rules->facts.end());
    EXPECT_NE(asked->question.find("12\""), std::string::npos) << asked->question;
}

TEST(ExtendingPack, AddsAModifierWithItsQuestion) {
    HousePacks packs;
    packs.write("facts", R"({ "facts": [ { "id": "at-the-wells", "kind": "flag",
        "question": "Fights for the wells", "key": "Z", "checks": ["morale"] } ] })");
    packs.write("modifiers", R"({ "modifiers": [ { "id": "thirst", "label": "Fights for the wells",
        "section": "house rule", "checks": ["morale"], "when": "$fact.at-the-wells", "value": 3 } ] })");
    const auto session = sessionWith(packs, twoUnits());
    ASSERT_TRUE(session);
    const Json odds = oddsOf(*session, {{"do", "shoot"}, {"unit", "firer"}, {"target", "target"}}).toJson();
    EXPECT_DOUBLE_EQ(odds["if"]["at-the-wells"]["mad-as-a-cut-snake"].get<double>(), 3.0 / 8) << odds;
    EXPECT_EQ(totalOf(packs, 5, {{"at-the-wells", true}}), 7);
}

TEST(ExtendingPack, AddsAUnitType) {
    HousePacks packs;
    packs.write("vocabulary", R"({ "vocabularies": [ { "id": "type", "words": [ { "id": "rocket-battery",
        "name": "Rocket battery", "short": "Rkt", "stands": true, "in-elements": true, "weapon": "artillery",
        "move": 4, "road": 6, "range": 30, "most": 2, "after": "mortar" } ] } ] })");
    const auto session = sessionWith(packs, twoUnits("our-club", "rocket-battery"));
    ASSERT_TRUE(session);
    EXPECT_EQ(shown(*session, "firer", "range"), 30);
    EXPECT_EQ(done(*session, shot(5))["steps"][0]["total"], 3) << "shelled and green";
    const std::vector<Word>& words = session->rules().vocabulary("type")->words;
    const auto mortar =
        std::find_if(words.begin(), words.end(), [](const Word& word) { return word.id == "mortar"; });
    ASSERT_NE(mortar, words.end());
    EXPECT_EQ(std::next(mortar)->id, "rocket-battery");
}

TEST(ExtendingPack, ChangesTheTextOfAnOutcome) {
    HousePacks packs;
    packs.write(
        "checks",
        R"({ "outcomes": [ { "id": "stick-it-up-em", "text": "{self.name} has a go.", "says": null } ] })");
    const auto session = sessionWith(packs, twoUnits());
    ASSERT_TRUE(session);
    EXPECT_NE(done(*session, shot(8)).dump().find("target has a go."), std::string::npos);
}

TEST(ExtendingPack, ReplacesBandsAsAWhole) {
    HousePacks packs;
    packs.write("checks", R"({ "checks": [ { "id": "morale", "bands": [
        { "to": 4, "outcome": "lets-bugger-off" }, { "from": 5, "to": 5, "outcome": "stick-it-up-em" },
        { "from": 6, "outcome": "mad-as-a-cut-snake" } ] } ] })");
    const auto rules = loaded(packs);
    ASSERT_TRUE(rules);
    EXPECT_EQ(rules->check("morale")->tables.front().bands.size(), 3U);
    EXPECT_EQ(rules->check("morale")->name, shipped()->check("morale")->name);
}

TEST(ExtendingPack, RemovesAnEntry) {
    HousePacks packs;
    packs.write("modifiers", R"({ "modifiers": [ { "id": "green-troops", "remove": true } ] })");
    EXPECT_EQ(totalOf(packs, 5), 5);
}

TEST(ExtendingPack, StatesTheOrder) {
    HousePacks packs;
    packs.write("modifiers", R"({ "modifiers": [
        { "id": "anzac", "before": "officer-lost" },
        { "id": "one", "label": "One", "section": "h", "checks": ["morale"], "value": 1, "after": "chieftain-lost" },
        { "id": "two", "label": "Two", "section": "h", "checks": ["morale"], "value": 1, "after": "chieftain-lost" },
        { "id": "last", "label": "Last", "section": "h", "checks": ["morale"], "value": 1 } ] })");
    const auto rules = loaded(packs);
    ASSERT_TRUE(rules);
    const std::vector<std::string> ids = idsOfModifiers(*rules);
    EXPECT_EQ(std::vector<std::string>(ids.begin(), ids.begin() + 6),
              (std::vector<std::string>{"anzac", "officer-lost", "chieftain-lost", "one", "two",
                                        "arab-enemies-near"}));
    EXPECT_EQ(ids.back(), "last");
    EXPECT_EQ(std::count(ids.begin(), ids.end(), "anzac"), 1);
}

TEST(ExtendingPack, ReplacesAnEntryWhole) {
    HousePacks packs;
    packs.write("modifiers", R"({ "modifiers": [ { "id": "green-troops", "replace": true, "label": "Raw",
        "section": "house rule", "checks": ["morale"], "when": "$self.raw", "value": -3 } ] })");
    const auto rules = loaded(packs);
    ASSERT_TRUE(rules);
    EXPECT_EQ(rules->modifier("green-troops")->onSheet, "") << "its label on sheets is gone with the rest";
    EXPECT_EQ(totalOf(packs, 5), 2);
}

TEST(ExtendingPack, ANameOfTheShippedOneStandsInItsPlace) {
    HousePacks packs("sand-sweat-and-camels");
    packs.write("modifiers", R"({ "modifiers": [ { "id": "green-troops", "value": -2 } ] })");
    EXPECT_EQ(totalOf(packs, 5, Json::object(), "sand-sweat-and-camels"), 3);
    const auto rules = loaded(packs);
    ASSERT_TRUE(rules && rules->base);
    EXPECT_EQ(rules->base->folder, (sourceFolder() / "rules/sand-sweat-and-camels").string());
}

TEST(ExtendingPack, MayNameAFolder) {
    HousePacks packs;
    std::filesystem::create_directories(packs.folder() / "elsewhere");
    std::filesystem::copy(sourceFolder() / "rules/sand-sweat-and-camels", packs.folder() / "elsewhere/base",
                          std::filesystem::copy_options::recursive);
    EXPECT_TRUE(packs.problems().empty());
    packs.add("other", "../elsewhere/base");
    packs.write("modifiers", R"({ "modifiers": [ { "id": "green-troops", "value": -2 } ] })");
    EXPECT_EQ(totalOf(packs, 5, Json::object(), "other"), 3);
}

TEST(ExtendingPack, AChainOfTwoAddsUp) {
    HousePacks packs;
    packs.write("modifiers", R"({ "modifiers": [
        { "id": "green-troops", "value": -2 },
        { "id": "dust", "label": "Dust", "section": "house rule", "checks": ["morale"], "value": 1 } ] })");
    packs.write("turn", R"({ "moments": [ { "id": "sandstorm", "at": "half-turn-start", "for-each": "side",
                                             "text": "announce-storm" } ] })");
    packs.write("texts", R"({ "texts": { "announce-storm": "A storm." } })");
    const std::size_t moments = shipped()->moments.size();
    EXPECT_EQ(loaded(packs)->moments.size(), moments + 1);
    EXPECT_EQ(totalOf(packs, 5), 4);
    packs.add("campaign", "our-club");
    packs.write("modifiers", R"({ "modifiers": [ { "id": "dust", "value": 3 } ] })");
    packs.write("turn", R"({ "moments": [ { "id": "sandstorm", "remove": true } ] })");
    packs.write("texts", R"({ "texts": { "announce-storm": null } })");
    EXPECT_EQ(totalOf(packs, 5, Json::object(), "campaign"), 6);
    const auto rules = loaded(packs);
    ASSERT_TRUE(rules && rules->base && rules->base->base);
    EXPECT_EQ(rules->moments.size(), moments);
    EXPECT_EQ(rules->base->id, "our-club");
    const auto original = originalOf(packs.searchPath(), *rules);
    ASSERT_TRUE(original);
    EXPECT_EQ(original->id, "sand-sweat-and-camels") << "both packs are house rules of that";
}

TEST(ExtendingPack, ReplacesAListOfWordsAndKeysOfAnObject) {
    HousePacks packs;
    packs.write("sheets", R"({ "card": ["type"], "reference": { "footnotes": [
        { "id": "ours", "text": "Ours." } ], "parts": [ { "id": "half-turn-in-phases", "footnote": "ours" } ] } })");
    const auto rules = loaded(packs);
    ASSERT_TRUE(rules);
    EXPECT_EQ(rules->sheets.cardLines.size(), 1U);
    EXPECT_EQ(rules->sheets.rosterColumns.size(), shipped()->sheets.rosterColumns.size());
    EXPECT_EQ(rules->sheets.reference.parts.size(), shipped()->sheets.reference.parts.size());
    EXPECT_EQ(rules->sheets.reference.footnotes.size(), shipped()->sheets.reference.footnotes.size() + 1);
}

TEST(ExtendingPack, NamesMomentsNotesAndCells) {
    HousePacks packs;
    packs.write("turn", R"({ "moments": [ { "id": "off-road-test", "remove": true } ] })");
    packs.write("texts", R"({ "texts": { "due-off-road": null } })");
    packs.write("attributes", R"({ "notes": [ { "id": "wire", "before": "tank-moves" } ] })");
    packs.write("checks", R"({ "contests": [ { "id": "melee", "cells": [
        { "id": "both-mad", "sheet": "Both fight on" } ] } ] })");
    const auto rules = loaded(packs);
    ASSERT_TRUE(rules);
    EXPECT_EQ(rules->moments.size(), shipped()->moments.size() - 1);
    EXPECT_EQ(rules->notes.front().text, "note-wire");
    EXPECT_EQ(rules->notes.size(), shipped()->notes.size());
    const std::vector<Contest::Cell>& cells = rules->contest("melee")->cells;
    ASSERT_EQ(cells.size(), shipped()->contest("melee")->cells.size());
    EXPECT_EQ(cells[4].onSheet, "Both fight on");
    EXPECT_EQ(cells[4].enemyOnSheet, shipped()->contest("melee")->cells[4].enemyOnSheet);
}

TEST(ExtendingPack, TakesAnOptionalPartAway) {
    HousePacks packs;
    packs.writeFile("pack.json", R"({ "format": "desert-umpire-rules", "version": 1, "id": "our-club",
        "title": "Ours", "extends": "sand-sweat-and-camels", "files": { "balance": null } })");
    const auto rules = loaded(packs);
    ASSERT_TRUE(rules);
    EXPECT_TRUE(rules->balance.measures.empty());
    EXPECT_FALSE(shipped()->balance.measures.empty());
}

TEST(ExtendingPack, AnAbstractOneIsForOthersToBuildOn) {
    HousePacks packs("common");
    packs.writeFile("pack.json", R"({ "format": "desert-umpire-rules", "version": 1, "id": "common",
        "title": "Common", "extends": "sand-sweat-and-camels", "abstract": true, "files": { "facts": "facts.json" } })");
    packs.writeFile("facts.json", R"({ "facts": [ { "id": "at-the-wells", "kind": "flag",
        "question": "At the wells", "checks": ["morale"] } ] })");
    EXPECT_TRUE(packs.problems().empty()) << "what is unused here is used by others";
    LoadedBattle battle =
        BattleFiles(packs.searchPath(), findGame).parse(twoUnits("common").dump(), "battle");
    EXPECT_FALSE(battle.session);
    ASSERT_EQ(battle.issues.size(), 2U);
    EXPECT_EQ(battle.issues[1].text, "no battle is played with \"common\", which is made for others to build "
                                     "on; name one of them");
    packs.add("their-club", "common");
    EXPECT_TRUE(packs.problems().empty()) << "nor need all of them use it";
    packs.add("our-club", "common");
    packs.write("modifiers", R"({ "modifiers": [ { "id": "thirst", "label": "Wells", "section": "h",
        "checks": ["morale"], "when": "$fact.at-the-wells", "value": 3 } ] })");
    EXPECT_EQ(totalOf(packs, 5, {{"at-the-wells", true}}), 7);
    EXPECT_EQ(originalOf(packs.searchPath(), *loaded(packs)), nullptr) << "it is a game of its own";
    std::vector<std::string> offered;
    for (const FoundPack& found : packs.searchPath().offered()) {
        offered.push_back(found.name);
    }
    EXPECT_EQ(std::count(offered.begin(), offered.end(), "common"), 0);
    EXPECT_EQ(std::count(offered.begin(), offered.end(), "our-club"), 1);
}

TEST(ExtendingPack, MayBeAGameOfItsOwn) {
    HousePacks packs;
    packs.writeFile("pack.json", R"({ "format": "desert-umpire-rules", "version": 1, "id": "our-club",
        "title": "Mark 2", "extends": "sand-sweat-and-camels", "house-rules": false,
        "files": { "modifiers": "modifiers.json" } })");
    packs.writeFile("modifiers.json", R"({ "modifiers": [ { "id": "green-troops", "value": -2 } ] })");
    const auto rules = loaded(packs);
    ASSERT_TRUE(rules);
    EXPECT_EQ(originalOf(packs.searchPath(), *rules), nullptr);
}

/// Whatever of its base a pack says again, it is that pack.
TEST(ExtendingPack, SayingTheSameAgainIsTheSame) {
    std::mt19937 draws(16); // NOLINT: the same packs every time
    const std::filesystem::path source = sourceFolder() / "rules/sand-sweat-and-camels";
    for (int round = 0; round < 12; ++round) {
        HousePacks packs;
        for (const PackEntry& entry : shipped()->entries) {
            if (draws() % 40 != 0 || entry.name.empty() || entry.name.starts_with('#')) {
                continue;
            }
            const Json whole = Json::parse(entry.text);
            Json file = Json::object();
            if (whole.is_object() && whole.contains("id")) {
                Json some{{"id", whole["id"]}};
                for (const auto& [key, value] : whole.items()) {
                    if (draws() % 2 == 0 || key == "of") {
                        some[key] = value;
                    }
                }
                file[entry.list] = Json::array({some});
            } else {
                file[entry.list] = {{entry.name, whole}};
            }
            packs.write(entry.part, file.dump());
        }
        const LoadedPack result = packs.load();
        ASSERT_TRUE(result.pack) << packs.problems().front();
        EXPECT_FALSE(result.issues.empty()) << "that something is the same is a warning";
        EXPECT_EQ(fingerprintOf(*result.pack), fingerprintOf(*shipped()));
        const Json asked{{"do", "shoot"}, {"unit", "firer"}, {"target", "target"}};
        const Json battle = twoUnits();
        const auto ours = BattleFiles(packs.searchPath(), findGame).parse(battle.dump(), "battle").session;
        const auto theirs = sessionOf(twoUnits("sand-sweat-and-camels"));
        ASSERT_TRUE(ours && theirs);
        EXPECT_EQ(oddsOf(*ours, asked).toJson(), oddsOf(*theirs, asked).toJson());
    }
}

TEST(ExtendingPack, ABattleNamesItAndSeesItsBaseChange) {
    HousePacks packs("base");
    packs.add("our-club", "base");
    packs.write("modifiers", R"({ "modifiers": [ { "id": "green-troops", "value": -2 } ] })");
    const BattleFiles files(packs.searchPath(), findGame);
    LoadedBattle battle = files.parse(twoUnits().dump(), "battle");
    ASSERT_TRUE(battle.session);
    done(*battle.session, shot(5));
    const std::string saved = BattleFiles::write(*battle.session);
    EXPECT_EQ(Json::parse(saved)["rules"], "our-club");
    EXPECT_EQ(Json::parse(saved)["rules-edition"], shipped()->edition);
    EXPECT_EQ(Json::parse(saved)["rules-fingerprint"], fingerprintOf(*loaded(packs)));
    EXPECT_TRUE(files.parse(saved, "battle").issues.empty());

    packs.add("base", "sand-sweat-and-camels");
    packs.write("texts", R"({ "numbers": { "officer-range": 12 } })");
    const LoadedBattle again = files.parse(saved, "battle");
    ASSERT_TRUE(again.session) << "it plays";
    ASSERT_EQ(again.issues.size(), 1U);
    EXPECT_EQ(again.issues[0].severity, Severity::Warning);
    EXPECT_NE(again.issues[0].text.find("\"officer-range\" differs"), std::string::npos)
        << again.issues[0].text;
}

} // namespace
} // namespace umpire::test::extending_packs_test
