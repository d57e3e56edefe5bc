#include "umpire/sheets/rules_at_hand.h"

#include "../house_rules.h"
#include "../sections.h"
#include "../sheet_frame.h"
#include "reference_writer.h"
#include "umpire/base/speech.h"
#include "umpire/rules/rules_differences.h"
#include "umpire/rules/sheet_text.h"

#include <algorithm>
#include <iterator>
#include <set>

namespace umpire::sheets {

namespace {

SheetWish onScreen() {
    SheetWish wish;
    wish.sheet = "ready-reference";
    wish.letters = true;
    return wish;
}

bool isChanged(const Ruling& ruling, const Battle& battle) {
    return readingOf(ruling, battle).id != ruling.standard();
}

/// The places that a sheet has.
std::set<std::string> placesIn(Sheet& sheet) {
    std::set<std::string> places;
    for (Section& section : sheet.sections) {
        for (const PieceLine& line : linesOf(section)) {
            for (const Pieces& cell : line) {
                std::transform(cell.begin(), cell.end(), std::inserter(places, places.end()),
                               [](const Words* words) { return words->about; });
            }
        }
    }
    return places;
}

Paragraph rulingLine(const Ruling& ruling, const Battle& battle) {
    const std::string mark = isChanged(ruling, battle) ? houseRuleMark : "";
    Phrase line{beginning(placeOfRuling(ruling.id), strong(ruling.item + " " + ruling.title + mark)),
                plain(" " + readingOf(ruling, battle).text)};
    return {std::move(line)};
}

/// A reading of the battle's own, and the one it stands in place of.
Phrase changeLine(const Ruling& ruling, const Battle& battle) {
    return {strong(ruling.title + houseRuleMark), plain(" " + readingOf(ruling, battle).text),
            quiet(" " + fill(say("reference", "(The rules as they came: {reading})"),
                             {{"reading", ruling.readings.front().text}}))};
}

/// What is played otherwise here than the rules came with the program.
Section houseRuleSection(const SheetSource& source, const Battle& battle) {
    Section section{"house-rules", {strong(say("reference", "House rules of this battle"))}};
    List readings;
    for (const Ruling& ruling : source.rules.rulings) {
        if (isChanged(ruling, battle)) {
            readings.items.push_back(changeLine(ruling, battle));
        }
    }
    if (!readings.items.empty()) {
        section.blocks.emplace_back(std::move(readings));
    }
    for (const PartDifferences& part : source.original ? differencesByPart(*source.original, source.rules)
                                                       : std::vector<PartDifferences>{}) {
        section.blocks.emplace_back(Heading{{strong(part.heading)}, 3});
        List list;
        for (const std::string& line : part.lines) {
            list.items.push_back({plain(line)});
        }
        section.blocks.emplace_back(std::move(list));
    }
    return section;
}

std::vector<std::pair<std::string, Id>> scoresOf(const RulePack& rules, const Check& check) {
    std::vector<std::pair<std::string, Id>> scores;
    for (const BandTable& table : check.tables) {
        for (const Band& band : table.bands) {
            scores.emplace_back(scoreText(rules, check, band), band.outcome);
        }
    }
    for (const Id& choice : check.choices) {
        scores.emplace_back(diceText(rules, check), choice);
    }
    for (const auto& [symbol, outcome] : check.symbols) {
        scores.emplace_back(scoreText(rules, check, symbol), outcome);
    }
    return scores;
}

void addCheck(ReferenceWriter& writer, const Check& check, Table& table) {
    Phrase head{beginning(placeOfCheck(check.id), strong(check.name)),
                quiet(" " + diceText(writer.rules, check))};
    if (!check.section.empty()) {
        head.push_back(quiet(" (" + check.section + ")"));
    }
    table.rows.push_back({{Cell(std::vector<Piece>(head.begin(), head.end()), 2)}, Row::Kind::Group});
    for (const auto& [score, outcome] : scoresOf(writer.rules, check)) {
        table.rows.push_back({{Cell(strong(score)), cellOf(outcomeLine(writer, {}, outcome))}});
    }
}

/// Rolls that the printed sheet has no table of.
void addOtherChecks(Sheet& sheet, ReferenceWriter& writer, const std::set<std::string>& places) {
    Table table;
    table.name = say("reference", "Other rolls");
    table.columns = {{Column::Align::Start, 0}, {Column::Align::Start, 1}};
    for (const Check& check : writer.rules.checks) {
        if (!places.contains(placeOfCheck(check.id))) {
            addCheck(writer, check, table);
        }
    }
    addTable(sheet, "other-rolls", table);
}

/// Lines that the printed sheet does not have.
void addOtherModifiers(Sheet& sheet, ReferenceWriter& writer, const std::set<std::string>& places) {
    Table table;
    table.name = say("reference", "Other modifiers");
    table.columns = {{Column::Align::End, 0}, {Column::Align::Start, 1}};
    for (const Modifier& modifier : writer.rules.modifiers) {
        if (!places.contains(placeOfModifier(modifier.id))) {
            table.rows.push_back({{Cell(strong(worthText(writer.rules, asRuled(modifier, writer.scope())))),
                                   cellOf(modifierLine(writer, {}, modifier))}});
        }
    }
    addTable(sheet, "other-modifiers", table);
}

void addAllRulings(Sheet& sheet, const RulePack& rules, const Battle& battle) {
    std::vector<Block> blocks;
    for (const Ruling& ruling : rules.rulings) {
        blocks.emplace_back(rulingLine(ruling, battle));
    }
    addSection(sheet, "all-rulings", say("reference", "All rulings, as they are played"), std::move(blocks));
}

/// The reference with all that has no place on paper.
Sheet wholeReference(const SheetSource& source) {
    const SheetWish wish = onScreen();
    Sheet sheet = readyReference(source, wish);
    const std::set<std::string> places = placesIn(sheet);
    ReferenceWriter writer(source, wish);
    addOtherChecks(sheet, writer, places);
    addOtherModifiers(sheet, writer, places);
    return sheet;
}

} // namespace

Sheet rulesAtHand(const SheetSource& source) {
    Sheet sheet = wholeReference(source);
    const RulePack& original = source.original ? *source.original : source.rules;
    markHouseRules(sheet, wholeReference({original, nullptr}));
    const Battle none;
    const Battle& battle = source.session ? source.session->battle() : none;
    Section otherwise = houseRuleSection(source, battle);
    const bool changed = !otherwise.blocks.empty();
    sheet.subtitle = changed ? fill(say("reference", "{rules}, with house rules: {mark} is not as they came"),
                                    {{"rules", source.rules.title}, {"mark", houseRuleMark}})
                             : source.rules.title;
    if (changed) {
        sheet.sections.insert(sheet.sections.begin(), std::move(otherwise));
    }
    addAllRulings(sheet, source.rules, battle);
    return sheet;
}

} // namespace umpire::sheets
