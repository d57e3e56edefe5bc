// Where rules are looked for, and which are used, seen from outside.

#include "program.h"
#include "rules/house_pack.h"
#include "rules/pack_copy.h"
#include "support/field.h"
#include "support/temporary_folder.h"
#include "umpire/base/file.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>

namespace umpire::test::packs_test {
namespace {

namespace fs = std::filesystem;

/// A home of its own, and a working folder that holds a pack of the shipped one's name.
class Packs : public testing::Test {
  protected:
    void SetUp() override {
        setenv("XDG_DATA_HOME", data.path().c_str(), 1);
        unsetenv("UMPIRE_RULES");
        fs::create_directories(own);
        before = fs::current_path();
        fs::current_path(working.path());
    }
    void TearDown() override {
        fs::current_path(before);
        unsetenv("XDG_DATA_HOME");
        unsetenv("UMPIRE_RULES");
    }

    /// The house rule: green troops get −2.
    void put(const fs::path& where) {
        PackCopy pack;
        pack.replace("modifiers.json", R"("when": "$self.raw", "value": -1)",
                     R"("when": "$self.raw", "value": -2)");
        fs::copy(pack.folder(), where, fs::copy_options::recursive);
    }

    void putWithOwnId(const fs::path& where, const std::string& id) {
        PackCopy pack;
        pack.replace("pack.json", R"("id": "sand-sweat-and-camels")", "\"id\": \"" + id + "\"");
        pack.replace("modifiers.json", R"("when": "$self.raw", "value": -1)",
                     R"("when": "$self.raw", "value": -2)");
        fs::copy(pack.folder(), where, fs::copy_options::recursive);
    }

    std::string battle(const std::string& rules = "sand-sweat-and-camels") {
        Json json = Field()
                        .ours("squadron", "cavalry", "british", 4)
                        .theirs("battalion", "infantry", "turkish", 6, {{"quality", "green"}})
                        .json();
        json["rules"] = rules;
        return working.write("small.battle.json", json.dump()).string();
    }

    static std::int64_t totalOf(const Finished& run) {
        return run.lines().empty() ? -1
                                   : Json::parse(run.lines().front())
                                         .value(Json::json_pointer("/steps/0/total"), std::int64_t{-1});
    }

    TemporaryFolder data;
    TemporaryFolder working;
    fs::path own = data.path() / "desert-umpire/rules";
    fs::path before;
};

const std::string shot = R"({"do":"shoot","unit":"squadron","target":"battalion","dice":[5]})";
constexpr std::int64_t shipped = 4;
constexpr std::int64_t housed = 3;

TEST_F(Packs, TheWorkingFolderNeverTakesTheirPlace) {
    put(working.path() / "sand-sweat-and-camels");
    EXPECT_EQ(totalOf(umpireRun({"play", battle()}, shot)), shipped);
    EXPECT_EQ(totalOf(umpireRun({"play", battle(), "--rules", "sand-sweat-and-camels"}, shot)), shipped)
        << "a name is a name";
    EXPECT_EQ(totalOf(umpireRun({"play", battle(), "--rules", "./sand-sweat-and-camels"}, shot)), housed);
    EXPECT_EQ(umpireRun({"rules"}).out.find(working.path().string()), std::string::npos);
}

TEST_F(Packs, TheUsersFolderAndTheVariableAreLookedInto) {
    putWithOwnId(own / "club-rules", "club-rules");
    EXPECT_EQ(totalOf(umpireRun({"play", battle("club-rules")}, shot)), housed);
    const Finished list = umpireRun({"rules"});
    EXPECT_EQ(list.status, 0);
    EXPECT_NE(list.out.find("club-rules"), std::string::npos) << list.out;
    EXPECT_NE(list.out.find((own / "club-rules").string() + ", your own"), std::string::npos) << list.out;
    EXPECT_NE(list.out.find("sand-sweat-and-camels"), std::string::npos) << list.out;
    fs::rename(own, data.path() / "elsewhere");
    EXPECT_EQ(umpireRun({"play", battle("club-rules")}, shot).status, 1);
    setenv("UMPIRE_RULES", (data.path() / "elsewhere").c_str(), 1);
    EXPECT_EQ(totalOf(umpireRun({"play", battle("club-rules")}, shot)), housed);
}

TEST_F(Packs, EveryCommandTakesRules) {
    putWithOwnId(working.path() / "here", "club-rules");
    const std::string file = battle();
    const std::string rules = (working.path() / "here").string();
    EXPECT_EQ(totalOf(umpireRun({"play", file, "--rules", rules}, shot)), housed);
    const Json odds = Json::parse(umpireRun({"odds", file, "--rules", rules}, shot).lines().at(0));
    const Json plain = Json::parse(umpireRun({"odds", file}, shot).lines().at(0));
    EXPECT_NE(odds["odds"], plain["odds"]);
    EXPECT_EQ(Json::parse(umpireRun({"show", file, "--json", "--rules", rules}).out)["rules"], "club-rules");
    EXPECT_EQ(umpireRun({"validate", file, "--rules", rules}).status, 0);
    EXPECT_EQ(umpireRun({"csv", file, "--rules", rules}).status, 0);
    EXPECT_EQ(umpireRun({"dice", file, "--rules", rules}).status, 0);
    EXPECT_EQ(umpireRun({"sheet", "roster", file, "--rules", rules}).status, 0);
    EXPECT_EQ(umpireRun({"rules", "--rules", rules}).status, 0);
    EXPECT_EQ(umpireRun({"schema", "--rules", rules}).status, 0);
    EXPECT_EQ(umpireRun({"play", file, "--rules", "no-such-rules"}, shot).status, 1);
}

TEST_F(Packs, HelpSaysWhereTheyAreLookedFor) {
    for (const char* command : {"--help", "rules"}) {
        const Finished help = umpireRun({command, "--help"});
        EXPECT_NE(help.out.find(own.string()), std::string::npos) << help.out;
        EXPECT_NE(help.out.find("UMPIRE_RULES"), std::string::npos) << help.out;
    }
}

TEST_F(Packs, ABattlePlayedWithHouseRulesSaysSoWithOthers) {
    put(working.path() / "here");
    const std::string saved = (working.path() / "saved.battle.json").string();
    const std::string rules = (working.path() / "here").string();
    EXPECT_EQ(umpireRun({"play", battle(), "--rules", rules, "--save", saved}, shot).status, 0);
    const Finished again = umpireRun({"play", saved, "--rules", rules}, shot);
    EXPECT_EQ(again.err, "");
    const Finished other = umpireRun({"play", saved}, shot + "\n" + shot);
    EXPECT_EQ(other.status, 0) << "it plays";
    EXPECT_NE(other.err.find("modifiers.json: \"green-troops\" differs"), std::string::npos) << other.err;
    const Json first = Json::parse(other.lines().at(0));
    EXPECT_NE(dumpLine(first["warnings"]).find("green-troops"), std::string::npos) << first;
    EXPECT_EQ(dumpLine(Json::parse(other.lines().at(1))["warnings"]).find("green-troops"), std::string::npos);
    const Json shown = Json::parse(umpireRun({"show", saved, "--json"}).out);
    EXPECT_EQ(shown["warnings"].size(), 1U);
}

TEST_F(Packs, DifferencesNameBothValues) {
    putWithOwnId(own / "club-rules", "club-rules");
    const Finished run = umpireRun({"rules", "club-rules", "--differences"});
    EXPECT_EQ(run.status, 0);
    const std::string title = "Sand, Sweat and Camels (January 2011, revised March 2015)";
    EXPECT_EQ(run.lines(), (std::vector<std::string>{
                               "club-rules: " + title, "What differs from sand-sweat-and-camels: " + title,
                               "", "Modifiers", "  \u2026 troops (green-troops): \"value\" is -2, was -1"}));
    EXPECT_NE(umpireRun({"rules", "sand-sweat-and-camels", "--differences"}).out.find("the same as"),
              std::string::npos);
}

/// A pack of one's own that says only what it says otherwise, put where packs are looked for.
TEST_F(Packs, APackThatExtendsTheShippedOneIsFoundPlayedAndCompared) {
    HousePacks packs("our-club");
    packs.write("modifiers", R"({ "modifiers": [ { "id": "green-troops", "value": -2 },
        { "id": "anzac", "before": "officer-lost" }, { "id": "machine-gun-attached", "remove": true },
        { "id": "thirst", "label": "Thirsty", "section": "ours", "checks": ["morale"], "value": 1 } ] })");
    packs.write("texts", R"({ "numbers": { "officer-range": 12 } })");
    packs.write("vocabulary", R"({ "vocabularies": [ { "id": "type", "words": [
        { "id": "cavalry", "move": 7 } ] } ] })");
    fs::copy(packs.folder() / "our-club", own / "our-club");
    EXPECT_EQ(umpireRun({"validate", own.string()}).lines(),
              std::vector<std::string>{(own / "our-club").string() + ": in order"});
    const Finished run = umpireRun({"rules", "our-club", "--differences"});
    EXPECT_EQ(run.status, 0) << run.err;
    const std::string edition = " (January 2011, revised March 2015)";
    EXPECT_EQ(
        run.lines(),
        (std::vector<std::string>{
            "our-club: Rules of our-club" + edition,
            "What differs from sand-sweat-and-camels: Sand, Sweat and Camels" + edition, "", "Modifiers",
            "  \u2026 troops (green-troops): \"value\" is -2, was -1", "  Thirsty (thirst) is new",
            "  Machine gun attached (machine-gun-attached) is gone", "  ANZAC (anzac) stands first now", "",
            "Texts and numbers", R"(  "officer-range": it is 12, was 9)", "", "Words",
            R"(  Unit type (type): "words.cavalry.move" is 7, was 6)"}));
    EXPECT_NE(umpireRun({"rules", "our-club"}).out.find("Extends sand-sweat-and-camels"), std::string::npos);
    const Finished played = umpireRun({"play", battle("our-club")}, shot);
    EXPECT_EQ(totalOf(played), totalOf(umpireRun({"play", battle()}, shot))) << "one worse, one better";
}

TEST_F(Packs, ExpressionsAreToldWrittenOut) {
    HousePacks packs("our-club");
    packs.write("modifiers", R"({ "modifiers": [
        { "id": "thirst", "label": "Thirsty", "section": "ours", "checks": ["morale"], "value": 1,
          "when": { "all": [ { ">=": ["$self.lost", 2] }, "not $fact.in-cover" ] } } ] })");
    fs::copy(packs.folder() / "our-club", own / "our-club");
    const std::string line = "modifiers.json: thirst: when: $self.lost >= 2 and not $fact.in-cover\n";
    EXPECT_NE(umpireRun({"rules", "our-club", "--plain"}).out.find(line), std::string::npos);
    const Json told = Json::parse(umpireRun({"rules", "our-club", "--plain", "--json"}).out);
    EXPECT_EQ(told["id"], "our-club");
    const Json wanted{{"file", "modifiers.json"},
                      {"entry", "thirst"},
                      {"key", "when"},
                      {"expression", "$self.lost >= 2 and not $fact.in-cover"}};
    EXPECT_EQ(std::count(told["expressions"].begin(), told["expressions"].end(), wanted), 1);
}

TEST_F(Packs, APackForOthersToBuildOnIsListedButNotPlayed) {
    HousePacks packs("common");
    packs.writeFile("pack.json", R"({ "format": "desert-umpire-rules", "version": 1, "id": "common",
        "title": "Common", "extends": "sand-sweat-and-camels", "abstract": true })");
    EXPECT_EQ(umpireRun({"sheet", "ready-reference"}).status, 0) << "there is one pack";
    fs::copy(packs.folder() / "common", own / "common");
    const std::string folder = (own / "common").string();
    EXPECT_NE(umpireRun({"rules"}).out.find(folder + ", your own; for other packs to build on"),
              std::string::npos);
    EXPECT_EQ(umpireRun({"sheet", "ready-reference"}).status, 0) << "there is still one to be played";
    const Finished played = umpireRun({"play", battle("common")}, shot);
    EXPECT_EQ(played.status, 1);
    EXPECT_NE(played.err.find("no battle is played with \"common\""), std::string::npos) << played.err;
}

TEST_F(Packs, ValidationSaysWhetherItLookedAtTheLanguages) {
    putWithOwnId(own / "club-rules", "club-rules");
    const std::string folder = (own / "club-rules").string();
    EXPECT_EQ(umpireRun({"validate", folder}).out, folder + ": in order\n") << "there are none";
    fs::create_directory(own / "club-rules/languages");
    ASSERT_EQ(writeFileAtomically(own / "club-rules/languages/de.json",
                                  R"({"language": "de", "texts": {"No such": "Nix"}})"),
              "");
    EXPECT_EQ(umpireRun({"validate", folder}).out,
              folder + ": in order; its languages were not looked at, which --languages does\n");
    const std::string looked = umpireRun({"validate", "--languages", folder}).out;
    EXPECT_NE(looked.find("the pack has no text \"No such\""), std::string::npos) << looked;
    EXPECT_NE(looked.find(folder + ": in order\n"), std::string::npos) << looked;
}

TEST_F(Packs, AFolderOfPacksIsValidated) {
    putWithOwnId(own / "club-rules", "club-rules");
    fs::copy(sourceFolder() / "rules/sand-sweat-and-camels", own / "second");
    const Finished run = umpireRun({"validate", own.string()});
    EXPECT_EQ(run.status, 0) << run.out;
    EXPECT_EQ(run.lines(), (std::vector<std::string>{(own / "club-rules").string() + ": in order",
                                                     (own / "second").string() + ": in order"}));
    EXPECT_EQ(umpireRun({"validate", (sourceFolder() / "rules").string()}).status, 0);
    const Finished none = umpireRun({"validate", data.path().string()});
    EXPECT_EQ(none.status, 1);
    EXPECT_NE(none.out.find("no folder of packs"), std::string::npos) << none.out;
}

/// The one in the folder of rules is for battles of any rulings, and otherwise that of the shipped pack.
TEST_F(Packs, TheSchemaOfTheShippedPackIsTheShippedSchema) {
    const Finished run = umpireRun({"schema", "sand-sweat-and-camels"});
    ASSERT_EQ(run.status, 0) << run.err;
    Json made = Json::parse(run.out);
    const auto text = readFile(sourceFolder() / "rules/schema/battle.schema.json");
    ASSERT_TRUE(text);
    Json general = Json::parse(*text);
    for (Json* schema : {&made, &general}) {
        schema->erase("title");
        schema->erase("description");
        (*schema)["properties"].erase("rulings");
    }
    EXPECT_EQ(Json::diff(general, made), Json::array());
}

TEST_F(Packs, SchemasAndTablesOfKeysAreWrittenIntoAFolder) {
    const TemporaryFolder temporary;
    const fs::path folder = temporary.path();
    std::ofstream(folder / "README.md") << "Dice:\n\n<!-- keys: die -->\n| old |\n\nThe end.\n";
    const Finished run = umpireRun({"schema", "--write", folder.string()});
    ASSERT_EQ(run.status, 0) << run.err;
    for (const char* name : {"facts", "common", "battle"}) {
        const std::string file = "schema/" + (name + std::string(".schema.json"));
        const auto written = readFile(folder / file);
        const auto there = readFile(sourceFolder() / "rules" / file);
        ASSERT_TRUE(written && there) << name;
        EXPECT_EQ(*written, *there);
    }
    const auto page = readFile(folder / "README.md");
    ASSERT_TRUE(page);
    EXPECT_EQ(page->find("| old |"), std::string::npos);
    EXPECT_NE(page->find("| `faces` |"), std::string::npos) << *page;
    EXPECT_TRUE(page->ends_with("\n\nThe end.\n")) << *page;
}

TEST_F(Packs, SchemasThatCannotBeWrittenAreTold) {
    const Finished run = umpireRun({"schema", "--write", "/dev/null"});
    EXPECT_EQ(run.status, 3);
    EXPECT_NE(run.err.find("/dev/null/schema/common.schema.json: error: cannot be written"),
              std::string::npos)
        << run.err;
}

TEST_F(Packs, TheSchemaOfAPackKnowsItsTypesAndRulings) {
    PackCopy pack;
    pack.replace("vocabulary.json", R"({ "id": "vehicle", "name": "Vehicle")",
                 R"({ "id": "rocket-battery", "name": "Rocket battery" },
        { "id": "vehicle", "name": "Vehicle")");
    const Finished run = umpireRun({"schema", pack.folder().string()});
    ASSERT_EQ(run.status, 0) << run.err;
    const Json schema = Json::parse(run.out);
    const Json types = schema["properties"]["units"]["items"]["properties"]["type"]["enum"];
    EXPECT_NE(std::find(types.begin(), types.end(), "rocket-battery"), types.end()) << types;
    EXPECT_EQ(schema["properties"]["rulings"]["properties"]["s-nominus"]["enum"].size(), 2U);
}

} // namespace
} // namespace umpire::test::packs_test
