#include "cli/program.h"
#include "support/battles.h"
#include "support/temporary_folder.h"
#include "umpire/base/file.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace umpire::test::sheet_test {
namespace {

bool holds(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

std::string beersheba() {
    return exampleFile("beersheba-1917");
}

TEST(SheetCommand, WritesEverySheetInEveryFormat) {
    for (const char* name : {"ready-reference", "roster", "unit-cards", "orders", "state", "report"}) {
        for (const char* format : {"text", "html", "csv"}) {
            const Finished run = umpireRun({"sheet", name, beersheba(), "--format", format});
            EXPECT_EQ(run.status, 0) << name << ' ' << format << run.err;
            EXPECT_EQ(run.err, "") << name << ' ' << format;
            EXPECT_TRUE(holds(run.out, "Beersheba")) << name << ' ' << format;
            EXPECT_EQ(holds(run.out, "<!DOCTYPE html>"), std::string(format) == "html") << name;
        }
    }
}

TEST(SheetCommand, WritesTextWhereNothingElseIsAsked) {
    EXPECT_EQ(umpireRun({"sheet", "roster", beersheba()}).out,
              umpireRun({"sheet", "roster", beersheba(), "--format", "text"}).out);
}

TEST(SheetCommand, TheReadyReferenceNeedsNoBattle) {
    const Finished run = umpireRun({"sheet", "ready-reference"});
    EXPECT_EQ(run.status, 0) << run.err;
    EXPECT_TRUE(holds(run.out, "Stunned mullets"));
    EXPECT_EQ(umpireRun({"sheet", "ready-reference", "--rules", "sand-sweat-and-camels"}).out, run.out);
}

TEST(SheetCommand, ChangedRulesAreCalledHouseRules) {
    const TemporaryFolder folder;
    const std::filesystem::path pack = folder.path() / "sand-sweat-and-camels";
    std::filesystem::copy(sourceFolder() / "rules/sand-sweat-and-camels", pack);
    const std::string unchanged = umpireRun({"sheet", "ready-reference", "--rules", pack.string()}).out;
    EXPECT_EQ(unchanged, umpireRun({"sheet", "ready-reference"}).out) << "a copy is no house rule";
    std::string texts = *readFile(pack / "texts.json");
    const std::string from = "\"officer-range\": 9";
    folder.write("sand-sweat-and-camels/texts.json",
                 texts.replace(texts.find(from), from.size(), "\"officer-range\": 12"));
    const std::string changed = umpireRun({"sheet", "ready-reference", "--rules", pack.string()}).out;
    EXPECT_TRUE(holds(changed, "House rules"));
    EXPECT_TRUE(holds(changed, "Officer of its line within 12\"* (not ANZAC"));
    const std::string cards = umpireRun({"sheet", "unit-cards", beersheba(), "--rules", pack.string()}).out;
    EXPECT_TRUE(holds(cards, "House rules"));
}

std::size_t starred(const std::vector<std::string>& lines) {
    return static_cast<std::size_t>(
        std::count_if(lines.begin(), lines.end(), [](const std::string& line) { return holds(line, "*"); }));
}

TEST(SheetCommand, MarksTheSameHouseRulesInWhateverWordsTheyAreTold) {
    const TemporaryFolder folder;
    std::filesystem::create_directories(folder.path() / "our-club/languages");
    folder.write("our-club/pack.json", R"({
        "format": "desert-umpire-rules", "version": 1, "id": "our-club", "title": "Our club",
        "extends": "sand-sweat-and-camels", "files": {"modifiers": "modifiers.json"}})");
    folder.write("our-club/modifiers.json", R"({"modifiers": [{"id": "green-troops", "value": -2}]})");
    // Their own words for what the game says make no rule of it.
    folder.write("our-club/languages/de.json", R"({"language": "de", "texts": {"Cavalry": "Reiterschar"}})");
    const std::vector<std::string> sheet{"sheet", "ready-reference", "--rules",
                                         (folder.path() / "our-club").string()};
    const auto linesOf = [&sheet](std::vector<std::string> telling) {
        telling.insert(telling.end(), sheet.begin(), sheet.end());
        return umpireRun(telling).lines();
    };
    const std::size_t inEnglish = starred(linesOf({}));
    EXPECT_EQ(inEnglish, 2) << "the value and the note at the foot";
    for (const char* language : {"de", "fr"}) {
        EXPECT_EQ(starred(linesOf({"--language", language})), inEnglish) << language;
    }
    std::vector<std::string> centimetres = sheet;
    centimetres.emplace_back("--centimetres");
    EXPECT_EQ(starred(umpireRun(centimetres).lines()), inEnglish);
    const std::vector<std::string> german = linesOf({"--language", "de"});
    EXPECT_TRUE(std::any_of(german.begin(), german.end(), [](const std::string& line) {
        return holds(line, "\u22122*");
    })) << "the changed value has its mark";
}

TEST(SheetCommand, ShowsOneSideAlone) {
    const Finished run = umpireRun({"sheet", "roster", beersheba(), "--side", "ottoman"});
    EXPECT_TRUE(holds(run.out, "I/67th"));
    EXPECT_FALSE(holds(run.out, "Wellington"));
}

TEST(SheetCommand, KeepsSecretsFromThePlayers) {
    Json battle = plainBattle();
    addUnit(battle, "snipers", "regiment", "sniper", "turkish", 1,
            {{"name", "Hidden Sniper"}, {"secret", true}});
    const TemporaryFolder folder;
    const std::string file = folder.write("secret.battle.json", battle.dump()).string();
    EXPECT_TRUE(holds(umpireRun({"sheet", "roster", file}).out, "Hidden Sniper"));
    EXPECT_FALSE(holds(umpireRun({"sheet", "roster", file, "--for", "players"}).out, "Hidden Sniper"));
}

TEST(SheetCommand, ANameIsNeverMarkup) {
    Json battle = plainBattle();
    addUnit(battle, "odd", "brigade", "cavalry", "anzac", 4, {{"name", "<b>&\""}});
    const TemporaryFolder folder;
    const std::string file = folder.write("odd.battle.json", battle.dump()).string();
    for (const char* name : {"roster", "unit-cards", "orders", "state"}) {
        const std::string html = umpireRun({"sheet", name, file, "--format", "html"}).out;
        EXPECT_TRUE(holds(html, "&lt;b&gt;&amp;&quot;")) << name;
        EXPECT_FALSE(holds(html, "<b>&\"")) << name;
    }
}

TEST(SheetCommand, SaysWhatIsWrongWithItsWords) {
    const auto refused = [](const std::vector<std::string>& arguments, int status, const std::string& text) {
        const Finished run = umpireRun(arguments);
        EXPECT_EQ(run.status, status) << text;
        EXPECT_EQ(run.out, "");
        EXPECT_TRUE(holds(run.err, text)) << run.err;
    };
    refused({"sheet", "rooster", beersheba()}, 2,
            "umpire sheet: error: there is no sheet \"rooster\"; did you mean \"roster\"?");
    refused({"sheet", "state"}, 2,
            "umpire sheet: error: the sheet \"state\" is about a battle; name its FILE");
    refused({"sheet", "orders", exampleFile("bir-zellaf")}, 1,
            "umpire sheet: error: nobody is given orders in \"Death in the Desert\", so there are no sheets");
    refused({"sheet", "roster", beersheba(), "--side", "empires"}, 2, "the battle has no side \"empires\"");
    refused({"sheet", "roster", beersheba(), "--format", "pdf"}, 2, "--format");
    refused({"sheet", "roster", beersheba(), "--rules", "no-such-rules"}, 1, "no-such-rules");
    refused({"sheet", "roster", "/no/such.battle.json"}, 3, "/no/such.battle.json");
    refused({"sheet", "report", beersheba(), "--photos", "/no/such/folder"}, 3, "/no/such/folder");
    refused({"sheet", "ready-reference", "--rules", "no-such-rules"}, 1, "no-such-rules");
}

} // namespace
} // namespace umpire::test::sheet_test
