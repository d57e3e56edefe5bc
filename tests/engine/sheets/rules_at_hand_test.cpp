// The rules as they are looked up on a screen: everything has its place, and what is played otherwise is
// told.

#include "umpire/sheets/rules_at_hand.h"

#include "engine/sheets/sheet_text.h"
#include "rules/pack_copy.h"
#include "support/field.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace umpire::test::rules_at_hand_test {
namespace {

using sheets::rulesAtHand;
using sheets::Sheet;

using Found = std::set<std::string>;

void gather(const sheets::Phrase& line, Found& places) {
    for (const sheets::Words& words : line) {
        places.insert(words.about);
    }
}

/// The places of a sheet, gathered without the sheet's own walk.
Found placesOf(const Sheet& sheet) {
    Found places;
    for (const sheets::Section& section : sheet.sections) {
        gather(section.title, places);
        for (const sheets::Block& block : section.blocks) {
            if (const auto* paragraph = std::get_if<sheets::Paragraph>(&block)) {
                gather(paragraph->words, places);
            } else if (const auto* list = std::get_if<sheets::List>(&block)) {
                for (const sheets::Phrase& item : list->items) {
                    gather(item, places);
                }
            } else if (const auto* table = std::get_if<sheets::Table>(&block)) {
                for (const sheets::Row& row : table->rows) {
                    for (const sheets::Cell& cell : row.cells) {
                        for (const sheets::Piece& piece : cell.pieces) {
                            const auto* words = std::get_if<sheets::Words>(&piece);
                            places.insert(words ? words->about : "");
                        }
                    }
                }
            }
        }
    }
    return places;
}

bool has(const Sheet& sheet, const std::string& id) {
    return std::any_of(sheet.sections.begin(), sheet.sections.end(),
                       [&id](const sheets::Section& section) { return section.id == id; });
}

std::vector<std::string> markedLines(const Sheet& sheet, const std::string& section) {
    std::vector<std::string> lines = linesOf(sectionOf(sheet, section));
    std::erase_if(lines, [](const std::string& line) { return line.find('*') == std::string::npos; });
    return lines;
}

TEST(RulesAtHand, HaveAPlaceForEveryRuleOfEveryGame) {
    for (const char* name : {"sand-sweat-and-camels", "morschauser-mark-1", "morschauser-mark-2"}) {
        const LoadedPack loaded = shippedRules().load(name);
        ASSERT_TRUE(loaded.pack) << name;
        const RulePack& rules = *loaded.pack;
        const Found places = placesOf(rulesAtHand({rules}));
        for (const Check& check : rules.checks) {
            EXPECT_TRUE(places.contains(sheets::placeOfCheck(check.id))) << name << ' ' << check.id;
        }
        for (const Modifier& modifier : rules.modifiers) {
            EXPECT_TRUE(places.contains(sheets::placeOfModifier(modifier.id))) << name << ' ' << modifier.id;
        }
        for (const Ruling& ruling : rules.rulings) {
            EXPECT_TRUE(places.contains(sheets::placeOfRuling(ruling.id))) << name << ' ' << ruling.id;
        }
    }
}

TEST(RulesAtHand, TellOutcomesAndPhasesOfTheReference) {
    const auto rules = shippedRules().load("sand-sweat-and-camels").pack;
    const Found places = placesOf(rulesAtHand({*rules}));
    EXPECT_TRUE(places.contains(sheets::placeOfOutcome("mad-as-a-cut-snake")));
    EXPECT_TRUE(places.contains(sheets::placeOfOutcome("stunned-mullets")));
    EXPECT_TRUE(places.contains(sheets::placeOfPhase("close-combat")));
}

TEST(RulesAtHand, NameTheSectionOfTheRulebook) {
    const auto rules = shippedRules().load("sand-sweat-and-camels").pack;
    const Sheet sheet = rulesAtHand({*rules});
    const std::vector<std::string> lines = linesOf(sectionOf(sheet, "morale-lines"));
    EXPECT_EQ(lines.front(), "Modifiers (C, G)");
    EXPECT_TRUE(std::count(lines.begin(), lines.end(), "\u22121 | Green, Militia troops (C, D)")) << lines[5];
}

TEST(RulesAtHand, OfABattleByTheRulesMarkNothing) {
    const auto session = Field().open();
    const Sheet sheet = rulesAtHand({session->rules(), session.get()});
    EXPECT_FALSE(has(sheet, "house-rules"));
    EXPECT_EQ(textOf(sheet).find('*'), std::string::npos);
}

TEST(RulesAtHand, MarkWhatAReadingOfTheBattleChanges) {
    const auto session = Field().ruling("s-tankroll", "every-turn").open();
    const Sheet sheet = rulesAtHand({session->rules(), session.get()});
    const Ruling& ruling = *session->rules().ruling("s-tankroll");
    EXPECT_EQ(sheet.sections.front().id, "house-rules");
    EXPECT_EQ(linesOf(sheet.sections.front())[1],
              ruling.title + "* " + ruling.find("every-turn")->text +
                  " (The rules as they came: " + ruling.readings.front().text + ")");
    const std::vector<std::string> marked = markedLines(sheet, "half-turn-in-phases");
    ASSERT_EQ(marked.size(), 1U);
    EXPECT_NE(marked[0].find("every* tank rolls."), std::string::npos) << marked[0];
    EXPECT_EQ(markedLines(sheet, "all-rulings").size(), 1U);
}

TEST(RulesAtHand, MarkWhatAChangedPackSaysOtherwise) {
    PackCopy pack;
    pack.replace("modifiers.json", R"("when": "$self.raw", "value": -1)",
                 R"("when": "$self.raw", "value": -3)");
    const LoadedPack loaded = pack.load();
    ASSERT_TRUE(loaded.pack);
    const auto original = shippedRules().load("sand-sweat-and-camels").pack;
    const Sheet sheet = rulesAtHand({*loaded.pack, nullptr, original.get()});
    EXPECT_EQ(markedLines(sheet, "morale-lines"),
              std::vector<std::string>{"\u22123* | Green, Militia troops (C, D)"});
    EXPECT_NE(textOf(sheet).find("\"value\" is -3, was -1"), std::string::npos);
    EXPECT_NE(sheet.subtitle.find("house rules"), std::string::npos);
}

TEST(RulesAtHand, WithoutAReferenceHaveTheirRollsAllTheSame) {
    PackCopy pack;
    RulePack bare = *pack.load().pack;
    bare.sheets.reference = {};
    const Sheet sheet = rulesAtHand({bare});
    const Found places = placesOf(sheet);
    EXPECT_TRUE(places.contains(sheets::placeOfCheck("morale")));
    EXPECT_TRUE(places.contains(sheets::placeOfModifier("in-cover")));
    EXPECT_NE(textOf(sheet).find("Stick it up 'em."), std::string::npos);
}

} // namespace
} // namespace umpire::test::rules_at_hand_test
