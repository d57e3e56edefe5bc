// A club's own rules are called so on every sheet, and what they change is marked.

#include "engine/sheets/sheet_text.h"
#include "rules/house_pack.h"
#include "rules/pack_copy.h"
#include "support/field.h"
#include "umpire/rules/packs_found.h"
#include "umpire/sheets/make_sheet.h"

#include <gtest/gtest.h>

namespace umpire::test::house_rules_test {
namespace {

using sheets::Sheet;

std::shared_ptr<const RulePack> shipped() {
    return shippedRules().load("sand-sweat-and-camels").pack;
}

Sheet sheetOf(const PackCopy& pack, const Session* session = nullptr,
              const std::string& name = "ready-reference") {
    const LoadedPack loaded = pack.load();
    if (!loaded.pack) {
        ADD_FAILURE() << "the pack does not load";
        return {};
    }
    sheets::SheetWish wish;
    wish.sheet = name;
    const auto original = shipped();
    return sheets::makeSheet({*loaded.pack, session, original.get()}, wish);
}

std::vector<std::string> markedLines(const Sheet& sheet) {
    std::vector<std::string> lines;
    for (const sheets::Section& section : sheet.sections) {
        for (const std::string& line : linesOf(section)) {
            if (line.find('*') != std::string::npos) {
                lines.push_back(line);
            }
        }
    }
    return lines;
}

using Texts = std::vector<std::string>;

TEST(HouseRules, MarkTheValueThatChanged) {
    PackCopy pack;
    pack.replace("modifiers.json", R"("when": "$self.raw", "value": -1)",
                 R"("when": "$self.raw", "value": -3)");
    EXPECT_EQ(markedLines(sheetOf(pack)), Texts{"\u22123* | Green, Militia troops"});
}

TEST(HouseRules, OfAPackThatExtendsAnotherAreMarkedAgainstIt) {
    HousePacks packs("common-house");
    packs.write("vocabulary", R"({ "vocabularies": [ { "id": "type", "words": [
        { "id": "artillery", "move": 3 } ] } ] })");
    packs.add("our-club", "common-house");
    packs.write("modifiers", R"({ "modifiers": [ { "id": "green-troops", "value": -3 } ] })");
    const LoadedPack loaded = packs.load();
    ASSERT_TRUE(loaded.pack);
    const auto original = originalOf(packs.searchPath(), *loaded.pack);
    ASSERT_TRUE(original);
    sheets::SheetWish wish;
    wish.sheet = "ready-reference";
    const Sheet sheet = sheets::makeSheet({*loaded.pack, nullptr, original.get()}, wish);
    EXPECT_EQ(markedLines(sheet),
              (Texts{"\u22123* | Green, Militia troops", "Artillery | 3\"* | 7\" | 24\" | \u2013"}));
    EXPECT_EQ(sheet.footer.back(), "house rules: * is not as in Sand, Sweat and Camels");
}

TEST(HouseRules, MarkTheWordsThatChanged) {
    PackCopy pack;
    pack.replace("texts.json", "\"officer-range\": 9", "\"officer-range\": 12");
    const Texts marked = markedLines(sheetOf(pack));
    ASSERT_EQ(marked.size(), 1U);
    EXPECT_NE(marked[0].find("Officer of its line within 12\"* (not ANZAC"), std::string::npos) << marked[0];
}

TEST(HouseRules, MarkOneCellOfATable) {
    PackCopy pack;
    pack.replace("vocabulary.json", R"("weapon": "artillery", "move": 5)",
                 R"("weapon": "artillery", "move": 3)");
    EXPECT_EQ(markedLines(sheetOf(pack)), Texts{"Artillery | 3\"* | 7\" | 24\" | \u2013"});
}

TEST(HouseRules, MarkANewLine) {
    PackCopy pack;
    pack.replace("modifiers.json", R"("modifiers": [)", R"("modifiers": [
    { "id": "wells", "label": "At the wells", "section": "house rule", "checks": ["morale", "charge-response", "melee"], "value": 4 },)");
    EXPECT_EQ(markedLines(sheetOf(pack)), Texts{"+4* | At the wells*"});
}

TEST(HouseRules, AreCalledSoOnEverySheet) {
    PackCopy pack;
    pack.replace("vocabulary.json", R"("weapon": "artillery", "move": 5)",
                 R"("weapon": "artillery", "move": 3)");
    const auto session = exampleBattle("beersheba-1917");
    for (const sheets::SheetKind& kind : sheets::sheetKinds()) {
        const Sheet sheet = sheetOf(pack, session.get(), kind.id);
        EXPECT_NE(sheet.subtitle.find("House rules"), std::string::npos) << kind.id;
        ASSERT_FALSE(sheet.footer.empty());
        EXPECT_EQ(sheet.footer.back(), "house rules: * is not as in Sand, Sweat and Camels") << kind.id;
    }
}

TEST(HouseRules, MarkWhatChangedOnACard) {
    PackCopy pack;
    pack.replace("vocabulary.json", R"("weapon": "artillery", "move": 5)",
                 R"("weapon": "artillery", "move": 3)");
    const auto session = exampleBattle("beersheba-1917");
    const Texts marked = markedLines(sheetOf(pack, session.get(), "unit-cards"));
    ASSERT_FALSE(marked.empty());
    for (const std::string& line : marked) {
        EXPECT_NE(line.find("3*"), std::string::npos) << line;
    }
}

TEST(HouseRules, ThePackAsItCameIsNone) {
    const PackCopy pack;
    const auto session = exampleBattle("beersheba-1917");
    sheets::SheetWish wish;
    wish.sheet = "ready-reference";
    const Sheet sheet = sheets::makeSheet({session->rules(), session.get()}, wish);
    EXPECT_EQ(markedLines(sheet), Texts());
    EXPECT_EQ(textOf(sheet).find("ouse rules"), std::string::npos);
    EXPECT_EQ(markedLines(sheetOf(pack)), Texts()) << "nothing differs";
}

} // namespace
} // namespace umpire::test::house_rules_test
