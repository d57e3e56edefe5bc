// The ready reference is drawn from the pack: everything of it is there, and what changes there changes here.

#include "sheets/sheet_frame.h"

#include "engine/sheets/sheet_text.h"
#include "rules/pack_copy.h"
#include "support/field.h"
#include "umpire/rules/sheet_text.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace umpire::test::ready_reference_test {
namespace {

using sheets::readyReference;
using sheets::Sheet;
using sheets::SheetWish;

std::shared_ptr<const RulePack> shippedPack() {
    return shippedRules().load("sand-sweat-and-camels").pack;
}

Sheet sheetOf(const RulePack& rules, const SheetWish& wish = {}) {
    return readyReference({rules, nullptr}, wish);
}

Sheet sheetOf(const PackCopy& pack) {
    const LoadedPack loaded = pack.load();
    for (const Issue& issue : loaded.issues) {
        ADD_FAILURE() << issue.line();
    }
    return loaded.pack ? sheetOf(*loaded.pack) : Sheet();
}

Sheet sheetOf(const Session& session, const SheetWish& wish = {}) {
    return readyReference({session.rules(), &session}, wish);
}

bool has(const Sheet& sheet, const std::string& text) {
    return textOf(sheet).find(text) != std::string::npos;
}

bool hasLine(const Sheet& sheet, const std::string& line) {
    const std::vector<std::string> lines = linesOf(sheet);
    return std::count(lines.begin(), lines.end(), line) > 0;
}

SheetWish forPlayers() {
    SheetWish wish;
    wish.reader = sheets::Reader::Players;
    return wish;
}

TEST(ReadyReference, HasEveryModifierWithItsWorth) {
    const auto pack = shippedPack();
    const std::vector<std::string> lines = linesOf(sheetOf(*pack));
    for (const Modifier& modifier : pack->modifiers) {
        const std::string label =
            fillSheetText(modifier.onSheet.empty() ? modifier.label : modifier.onSheet, *pack, {});
        const std::string worth = worthText(*pack, modifier);
        EXPECT_TRUE(std::any_of(lines.begin(), lines.end(),
                                [&](const std::string& line) {
                                    return line.starts_with(worth + " ") &&
                                           line.find(label) != std::string::npos;
                                }))
            << worth << ' ' << label;
    }
}

TEST(ReadyReference, TellsWhatAModifierIsWorth) {
    const auto pack = shippedPack();
    const auto worth = [&pack](const char* id) { return worthText(*pack, *pack->modifier(id)); };
    EXPECT_EQ(worth("officer-lost"), "\u22121");
    EXPECT_EQ(worth("elements-lost"), "\u22121 each");
    EXPECT_EQ(worth("arab-enemies-near"), "\u22121 each");
    EXPECT_EQ(worth("anzac"), "+1");
    EXPECT_EQ(worth("charge-bonus"), "+2, +1");
    EXPECT_TRUE(
        hasLine(sheetOf(*pack),
                "+2, +1 | Charged or countercharged into contact: +2 ANZAC; +1 British, Indian, German, "
                "Austrian, Independent Arabs (first round)"));
}

TEST(ReadyReference, GroupsModifiersByTheChecksTheyCountIn) {
    const sheets::Table table = tableOf(sheetOf(*shippedPack()), "morale-lines");
    std::string head;
    std::map<std::string, std::set<std::string>> groups;
    for (const sheets::Row& row : table.rows) {
        if (row.kind == sheets::Row::Kind::Group) {
            head = wordsOf(row.cells[0]);
        } else {
            groups[head].insert(wordsOf(row.cells[1]));
        }
    }
    EXPECT_EQ(groups.size(), 3U);
    EXPECT_EQ(groups["Under fire"].size(), 4U);
    EXPECT_EQ(groups["In melee"].size(), 1U);
    EXPECT_EQ(groups["Under fire, charged, in melee"].size(), 14U);
    EXPECT_TRUE(groups["Under fire, charged, in melee"].contains("ANZAC"));
}

TEST(ReadyReference, HasEveryOutcomeOfItsChecks) {
    const auto pack = shippedPack();
    const Sheet sheet = sheetOf(*pack);
    std::set<Id> checks;
    for (const ReferencePart& part : pack->sheets.reference.parts) {
        for (const ReferencePart::Column& column : part.columns) {
            const Check* check = pack->check(column.of);
            checks.insert(check ? check->id : "");
            for (const BandTable& table : check ? check->tables : std::vector<BandTable>{}) {
                for (const Band& band : table.bands) {
                    const Outcome& outcome = *pack->outcome(band.outcome);
                    EXPECT_TRUE(has(sheet, outcome.name + ". " + fillSheetText(outcome.onSheet, *pack, {})))
                        << outcome.id;
                }
            }
        }
    }
    for (const Check& check : pack->checks) {
        const std::set<Id> inWords{"air-support", "air-arrival", "crash-site", "initiative"};
        EXPECT_TRUE(checks.contains(check.id) || inWords.contains(check.id)) << check.id;
    }
}

TEST(ReadyReference, HasThePhasesInOrder) {
    const auto pack = shippedPack();
    const std::string text = textOf(sheetOf(*pack));
    std::size_t at = 0;
    for (const Phase& phase : pack->phases) {
        at = text.find("\n" + phase.name + ": ", at);
        EXPECT_NE(at, std::string::npos) << phase.name;
    }
}

TEST(ReadyReference, HasEveryMoveAndRange) {
    const auto pack = shippedPack();
    const sheets::Table table = tableOf(sheetOf(*pack), "moves-and-ranges");
    const auto inches = [](std::int64_t value) {
        return value == 0 ? std::string("\u2013") : std::to_string(value) + "\"";
    };
    const Vocabulary& types = *pack->vocabulary("type");
    int found = 0;
    for (const Word& type : types.words) {
        for (const sheets::Row& row : table.rows) {
            const std::string names = ", " + wordsOf(row.cells[0]) + ",";
            if (names.find(", " + type.name + ",") == std::string::npos || type.id == "plane" ||
                type.id == "tank") {
                continue;
            }
            ++found;
            const std::array traits{"move", "road", "range", "range-moving"};
            for (std::size_t i = 0; i < traits.size(); ++i) {
                const std::string cell = wordsOf(row.cells[i + 1]);
                EXPECT_EQ(cell.substr(0, cell.find('[')), inches(types.traitOf(type.id, traits[i]).number()))
                    << type.id << ' ' << traits[i];
            }
        }
    }
    EXPECT_EQ(found, 12);
    EXPECT_TRUE(hasLine(sheetOf(*pack), "Tank | dice | \u2013 | 18\" | 18\""));
}

/// As both printings have it: composition and die down, share lost across.
TEST(ReadyReference, DrawsTheKnackeredTable) {
    const std::vector<std::string> expected{"Knackered: D8, no modifiers",
                                            "D8 | 20 to under 40 % | 40 to 60 % | over 60 %",
                                            "Veteran",
                                            "1\u20132 | Stunned mullets | Goin' walkabout | Buggering off",
                                            "3\u20135 | Bonza | Stunned mullets | Goin' walkabout",
                                            "6\u20138 | Bonza | Bonza | Stunned mullets",
                                            "Mixed",
                                            "1\u20135 | Stunned mullets | Goin' walkabout | Buggering off",
                                            "6\u20138 | Bonza | Stunned mullets | Goin' walkabout",
                                            "All Green, or Militia",
                                            "1\u20135 | Goin' walkabout | Buggering off | Buggering off",
                                            "6\u20138 | Stunned mullets | Goin' walkabout | Buggering off"};
    std::vector<std::string> lines = linesOf(sectionOf(sheetOf(*shippedPack()), "knackered-table"));
    ASSERT_GE(lines.size(), expected.size());
    lines.resize(expected.size());
    lines[0] = lines[0].substr(0, lines[0].find('['));
    EXPECT_EQ(lines, expected);
}

TEST(ReadyReference, DrawsTheMeleeFromBothSides) {
    const sheets::Table table = tableOf(sheetOf(*shippedPack()), "melee-table");
    ASSERT_EQ(table.heads.size(), 1U);
    std::vector<std::vector<std::string>> cells;
    for (const sheets::Row& row : table.rows) {
        cells.emplace_back();
        for (const sheets::Cell& cell : row.cells) {
            cells.back().push_back(wordsOf(cell));
        }
    }
    const std::vector<std::vector<std::string>> expected{
        {"5 or less", "own result; melee over", "own result; shot at", "own result; pursued, else shot at"},
        {"6\u20137", "holds; may fire", "fights on", "back a base, loses an element, fights on"},
        {"8 or more", "pursues, else holds; may fire", "enemy recoils; fights on",
         "loses an element, fights on"}};
    EXPECT_EQ(cells, expected);
}

TEST(ReadyReference, TellsTheDieThatStandsForAnother) {
    EXPECT_TRUE(has(sheetOf(*shippedPack()), "An ordinary die: 1\u20132 = 1, 3\u20134 = 2, 5 = 3, 6 = jam."));
}

TEST(ReadyReference, ShowsNoIdsAndNoPlacesLeftOpen) {
    const auto pack = shippedPack();
    SheetWish wish;
    wish.odds = true;
    const std::string text = textOf(sheetOf(*pack, wish));
    EXPECT_EQ(text.find_first_of("{}"), std::string::npos);
    EXPECT_EQ(text.find("\u2026"), std::string::npos);
    const auto expectNone = [&text](const auto& items) {
        for (const auto& item : items) {
            EXPECT_TRUE(item.id.find('-') == std::string::npos || text.find(item.id) == std::string::npos ||
                        text.find(item.name) != std::string::npos)
                << item.id;
        }
    };
    expectNone(pack->outcomes);
    expectNone(pack->checks);
    for (const Ruling& ruling : pack->rulings) {
        EXPECT_EQ(text.find(ruling.id), std::string::npos) << ruling.id;
    }
}

/// A change to the pack, the line it makes, and the line that stood there.
struct Change {
    std::string file;
    std::string from;
    std::string to;
    std::string line;
    std::string before;
};

TEST(ReadyReference, FollowsAChangedPack) {
    const std::vector<Change> changes{
        {"modifiers.json", R"("when": "$self.raw", "value": -1)", R"("when": "$self.raw", "value": -3)",
         "\u22123 | Green, Militia troops", "\u22121 | Green, Militia troops"},
        {"modifiers.json", R"("value": "0 - $self.lost - $self.captured")",
         R"("value": { "*": [-2, "$self.lost"] })", "\u22122 each | element lost or captured",
         "\u22121 each | element lost or captured"},
        {"vocabulary.json", R"("name": "Artillery", "short": "Arty")",
         R"("name": "Field guns", "short": "Arty")", "Field guns | 5\" | 7\" | 24\" | \u2013",
         "Artillery | 5\" | 7\" | 24\" | \u2013"},
        {"vocabulary.json", R"("name": "German", "camp": "central", "charge-bonus": 1)",
         R"("name": "German", "camp": "central", "charge-bonus": 3)",
         "+3, +2, +1 | Charged or countercharged into contact: +3 German; +2 ANZAC; +1 British, Indian, "
         "Austrian, "
         "Independent "
         "Arabs (first round)",
         ""},
        {"texts.json", R"("tank-inches": 2)", R"("tank-inches": 4)",
         "no jam | Moves. 4 \u00d7 the number in inches.", "no jam | Moves. 2 \u00d7 the number in inches."},
        {"checks.json", R"("sheet": "Holds, or goes on as ordered.")", R"("sheet": "Goes on.")",
         "6\u20137 | Stick it up 'em. Goes on.", "6\u20137 | Stick it up 'em. Holds, or goes on as ordered."},
        {"checks.json", R"({ "to": 4, "outcome": "unmoved" },
        { "from": 5,)",
         R"({ "to": 3, "outcome": "unmoved" },
        { "from": 4,)",
         "1\u20133 | Unmoved. The attack goes in.", "1\u20134 | Unmoved. The attack goes in."},
        {"dice.json", R"("d6", "faces": [1, 1, 2, 2, 3, "jam"])",
         R"("d6", "faces": [1, 1, 2, 3, "jam", "jam"])",
         "No jam die? An ordinary die: 1\u20132 = 1, 3 = 2, 4 = 3, 5\u20136 = jam.", ""},
        {"texts.json", R"("knackered-first": 20)", R"("knackered-first": 25)",
         "D8 | 25 to under 40 % | 40 to 60 % | over 60 %", "D8 | 20 to under 40 % | 40 to 60 % | over 60 %"},
        {"sheets.json", R"("title": "Villages, casualties")", R"("title": "Villages")", "Villages",
         "Villages, casualties"}};
    for (const Change& change : changes) {
        PackCopy pack;
        pack.replace(change.file, change.from, change.to);
        const Sheet sheet = sheetOf(pack);
        EXPECT_TRUE(hasLine(sheet, change.line)) << change.line;
        EXPECT_FALSE(hasLine(sheet, change.before)) << change.before;
    }
}

TEST(ReadyReference, TellsABoundAndEitherWorthOfAHouseRule) {
    const auto worth = [](const std::string& value) {
        PackCopy pack;
        pack.replace("modifiers.json", R"("value": "0 - $self.lost - $self.captured")",
                     R"("value": )" + value);
        const LoadedPack loaded = pack.load();
        return loaded.pack ? worthText(*loaded.pack, *loaded.pack->modifier("elements-lost")) : std::string();
    };
    EXPECT_EQ(worth(R"({ "max": [-3, { "-": [0, "$self.lost", "$self.captured"] }] })"),
              "\u22121 each, to \u22123");
    EXPECT_EQ(worth(R"({ "if": ["$self.raw", -2, -1] })"), "\u22122 or \u22121");
    EXPECT_EQ(worth(R"({ "if": ["$self.raw", -2, 0] })"), "\u22122");
    EXPECT_EQ(worth(R"({ "*": ["$self.lost", "$self.captured"] })"), "varies");
}

TEST(ReadyReference, PartsTheTableOfAHouseRuleFromTheOthers) {
    PackCopy pack;
    pack.replace("checks.json", R"({ "from": 6, "to": 7, "outcome": "stick-it-up-em" },
        { "from": 8,)",
                 R"({ "from": 6, "to": 8, "outcome": "stick-it-up-em" },
        { "from": 9,)");
    const std::vector<std::string> lines = linesOf(sectionOf(sheetOf(pack), "morale-table"));
    EXPECT_EQ(std::count(lines.begin(), lines.end(), "Morale check (D8)"), 1);
    EXPECT_EQ(std::count(lines.begin(), lines.end(), "Charge response, Melee, Crash check (D8)"), 1);
    const auto from = [&lines](const std::string& start) {
        return std::count_if(lines.begin(), lines.end(),
                             [&start](const std::string& line) { return line.starts_with(start); });
    };
    EXPECT_EQ(from("9 or more | Mad"), 1);
    EXPECT_EQ(from("8 or more | Mad"), 1);
}

TEST(ReadyReference, ShowsANewModifierWithoutBeingTold) {
    PackCopy pack;
    pack.replace("modifiers.json", R"("modifiers": [)", R"("modifiers": [
    { "id": "thirst", "label": "Thirst, {self.name}", "section": "house rule", "checks": ["off-road"], "value": -4 },
    { "id": "wells", "label": "At the wells", "section": "house rule", "checks": ["morale", "melee"], "value": 4 },)");
    const Sheet sheet = sheetOf(pack);
    EXPECT_TRUE(hasLine(sheet, "+4 | At the wells"));
    EXPECT_TRUE(hasLine(sheet, "Under fire, in melee"));
    EXPECT_TRUE(hasLine(sheet, "\u22124 Thirst, \u2026")) << "a place that no sheet can fill";
}

TEST(ReadyReference, ShowsANewType) {
    PackCopy pack;
    pack.replace("vocabulary.json", R"({ "id": "mortar", "name": "Mortar")",
                 R"({ "id": "rocket-battery", "name": "Rocket battery", "move": 3, "range": 30 },
        { "id": "mortar", "name": "Mortar")");
    EXPECT_TRUE(hasLine(sheetOf(pack), "Rocket battery | 3\" | \u2013 | 30\" | \u2013"));
}

TEST(ReadyReference, NamesOnlyTheRulingsThatDiffer) {
    const auto session = Field().ruling("s-vetrout", "no-loss").ruling("s-tankroll", "every-turn").open();
    for (const SheetWish& wish : {SheetWish(), forPlayers()}) {
        EXPECT_EQ(linesOf(sectionOf(sheetOf(*session, wish), "rulings-in-force")),
                  (std::vector<std::string>{"Rulings in force",
                                            "Veterans lose none running; tanks roll every turn."}));
        EXPECT_EQ(linesOf(sectionOf(sheetOf(*Field().open(), wish), "rulings-in-force")),
                  (std::vector<std::string>{"Rulings in force", "All as the rules have them."}));
    }
    const auto standard = Field().ruling("s-vetrout", "one-a-turn").open();
    EXPECT_TRUE(hasLine(sheetOf(*standard), "All as the rules have them.")) << "chosen, but the default";
}

TEST(ReadyReference, TablesAndFootnotesFollowTheRulings) {
    const auto lines = [](const char* ruling, const char* reading) {
        const auto session = Field().ruling(ruling, reading).open();
        return textOf(sheetOf(*session));
    };
    const std::string standard = textOf(sheetOf(*Field().open()));
    const auto expectChange = [&](const char* ruling, const char* reading, const std::string& text,
                                  const std::string& before) {
        const std::string changed = lines(ruling, reading);
        EXPECT_NE(changed.find(text), std::string::npos) << text;
        EXPECT_EQ(changed.find(before), std::string::npos) << before;
        EXPECT_NE(standard.find(before), std::string::npos) << before;
    };
    expectChange("s-vetrout", "no-loss", "A Veteran loses none", "A Veteran's last is safe");
    expectChange("s-vetrout", "no-loss", "Used: Veterans lose none running.", "Used: Veterans keep");
    expectChange("s-madstand", "ready-sheet", "but artillery and machine guns",
                 "Stand instead: Machine guns");
    expectChange("s-routfirst", "next-move", "Loses none now", "an element now and one");
    expectChange("s-patrolmg", "machine-gun-unit", "but patrol cars", "(nor patrol cars)");
    expectChange("s-weakmodel", "on", "Firer under half the tested unit's strength\n",
                 "(both counted in elements)");
    expectChange("s-nominus", "attack-only", "without the attack's own minus", "without minus modifiers");
    expectChange("s-offrepl", "two-turns", "Replaced 2 turns later", "Replaced 3 turns later");
    expectChange("s-chargetest", "phase-5", "tests only when the charge moves.", "tests at once.");
    expectChange("s-chargetest", "both", "tests at once, and again when the charge moves.",
                 "tests at once.[1]");
    expectChange("s-spitend", "one-turn", "at the end of its side's half-turn, unless it came in that one.",
                 "or better, or with a halt to reform.");
    expectChange("s-spitend", "reform-only", "Gettin' a bit hot and Stick it up 'em leave it.",
                 "or better, or with a halt to reform.");
    expectChange("s-support", "friends-too", "friends on both flanks and in rear, and no enemy began",
                 ": no enemy began the half-turn behind flank or rear");
    expectChange("s-planeroll", "per-plane", "A D8 for each says", "One D8 for all of them says");
    expectChange("s-obs24", "to-target", "spots targets within 24\"",
                 "guns of its brigade within 24\" of it");
    expectChange("s-contactfire", "anyone", "anybody may.", "only the unit it touches may.");
    expectChange("s-checks", "per-phase", "One check for all fire at a target.", "A check for each unit");
}

TEST(ReadyReference, NumbersFootnotesAsTheyAreReferredTo) {
    const auto pack = shippedPack();
    for (const SheetWish& wish : {SheetWish(), forPlayers()}) {
        const Sheet sheet = sheetOf(*pack, wish);
        std::vector<int> first;
        for (const int number : footnotesIn(sheet)) {
            if (std::count(first.begin(), first.end(), number) == 0) {
                first.push_back(number);
            }
        }
        std::vector<int> expected;
        for (int i = 1; i <= static_cast<int>(sheet.footnotes.size()); ++i) {
            expected.push_back(i);
        }
        EXPECT_EQ(first, expected);
        EXPECT_EQ(sheet.footnotes.size(), pack->sheets.reference.footnotes.size());
    }
}

TEST(ReadyReference, PlayersHaveEveryPart) {
    const auto session = Field().ruling("s-vetrout", "no-loss").open();
    const Sheet sheet = sheetOf(*session, forPlayers());
    EXPECT_EQ(sheet.subtitle, "Sand, Sweat and Camels, Players' copy");
    EXPECT_TRUE(hasLine(sheet, "Shot down"));
    EXPECT_EQ(sheet.sections.size(), sheetOf(*session).sections.size());
    EXPECT_EQ(linesOf(sectionOf(sheet, "rulings-in-force")),
              (std::vector<std::string>{"Rulings in force", "Veterans lose none running."}));
}

TEST(ReadyReference, LiesAcrossTheSidesOfASheet) {
    const auto session = exampleBattle("beersheba-1917");
    SheetWish wish;
    EXPECT_EQ(sheetOf(*session, wish).form.pages, 2);
    EXPECT_GE(sheetOf(*session, wish).form.smallest, 8);
    EXPECT_TRUE(sheetOf(*session, wish).form.wholeTables);
    EXPECT_TRUE(sheetOf(*session, wish).form.landscape);
    wish.large = true;
    EXPECT_GE(sheetOf(*session, wish).form.smallest, 11);
    EXPECT_GT(sheetOf(*session, wish).form.type, sheetOf(*session).form.type);
    EXPECT_EQ(linesOf(sheetOf(*session, wish)), linesOf(sheetOf(*session)));
    const std::vector<std::string> footer{session->battle().title, "31 October 1917",
                                          session->rules().title + ", " + session->rules().edition};
    EXPECT_EQ(sheetOf(*session).footer, footer);
}

/// What a game was lost over at somebody's table for want of a line.
TEST(ReadyReference, LeavesNothingToGuess) {
    for (const SheetWish& wish : {SheetWish(), forPlayers()}) {
        const Sheet sheet = sheetOf(*shippedPack(), wish);
        for (const char* text :
             {"Independent Arabs: Let's get the buggers! unless told otherwise",
              "4\u20135: back a base depth, nothing lost",
              "Of several the shooter names one; fire is never split.",
              "the enemy most directly in front, or partly", "once both sides have set up",
              "holds and does not surrender", "measured from the element that moves farthest",
              "Woods, hills, broken ground, obstacles and fords do not slow",
              "friends pass through each other", "declared chargers may too",
              "placed beside its target, facing the way it flies",
              "Veteran: ANZAC, German, Austrian, Arab Revolt; Camelry of ANZAC, British, Indian; Armoured "
              "car, Patrol cars, Tank.",
              "Mixed: British, Indian, Turkish, Allied Arabs (British, Indian may be any, Turkish Green "
              "too).",
              "a squadron 4\u20136, a battalion 4\u20136, a battery 1\u20133, patrol cars 4",
              "Not printed: as machine guns.", "on the way to the objective or holding it",
              "Falls 3 \u00d7 D8 inches on",
              "Sniper, Artillery observer: always in command and supported, and in cover from fire."}) {
            EXPECT_TRUE(has(sheet, text)) << text;
        }
        for (const char* text : {"take none", "straight ahead", "at first", "arrival die"}) {
            EXPECT_FALSE(has(sheet, text)) << text;
        }
        const std::string all = textOf(sheet);
        EXPECT_EQ(all.find("Under fire: "), std::string::npos) << "the heading says so";
    }
}

TEST(ReadyReference, GroupsWordsUnderThoseOfATrait) {
    const auto pack = shippedRules().load("palestine-card-game").pack;
    ASSERT_TRUE(pack);
    std::vector<std::string> heads;
    const Sheet sheet = sheetOf(*pack);
    for (const sheets::Row& row : tableOf(sheet, "cards").rows) {
        if (row.kind == sheets::Row::Kind::Group) {
            heads.push_back(wordsOf(row.cells.front()));
        }
    }
    EXPECT_EQ(heads, (std::vector<std::string>{"British", "Turks"}));
}

TEST(ReadyReference, SaysWhenThePackHasNone) {
    PackCopy pack;
    pack.replace("pack.json", ",\n    \"sheets\": \"sheets.json\"", "");
    // What only the sheet tells is then used by nothing.
    const LoadedPack loaded = pack.load();
    ASSERT_TRUE(loaded.pack);
    for (const Issue& issue : loaded.issues) {
        EXPECT_NE(issue.text.find("is never used"), std::string::npos) << issue.line();
    }
    const Sheet sheet = sheetOf(*loaded.pack);
    EXPECT_TRUE(sheet.sections.empty());
    EXPECT_EQ(sheet.subtitle, "These rules have no ready reference");
}

} // namespace
} // namespace umpire::test::ready_reference_test
