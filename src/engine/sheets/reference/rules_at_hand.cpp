#include "umpire/sheets/rules_at_hand.h"

#include "../house_rules.h"
#include "ever_counts.h"
#include "ready_reference.h"
#include "reference_parts.h"

#include "umpire/base/speech.h"
#include "umpire/rules/rules_differences.h"
#include "umpire/rules/sheet_text.h"

#include <algorithm>
#include <set>

namespace umpire::sheets {

namespace {

SheetWish onScreen() {
    SheetWish wish;
    wish.sheet = "ready-reference";
    wish.letters = true;
    return wish;
}

/// The reading of a ruling that is in force.
const Ruling::Reading& readingOf(const Ruling& ruling, const Session* session) {
    if (session) {
        const auto set = session->battle().rulings.find(ruling.id);
        if (set != session->battle().rulings.end()) {
            const Ruling::Reading* reading = ruling.find(set->second);
            return reading ? *reading : ruling.readings.front();
        }
    }
    return ruling.readings.front();
}

bool isChanged(const Ruling& ruling, const Session* session) {
    return readingOf(ruling, session).id != ruling.standard();
}

/// Which places a sheet has.
class PlacesTold {
  public:
    explicit PlacesTold(const Sheet& sheet) {
        for (const Section& section : sheet.sections) {
            add(section.title);
            for (const Block& block : section.blocks) {
                std::visit(*this, block);
            }
        }
    }

    bool has(const std::string& place) const { return m_known.contains(place); }

    void operator()(const Heading& heading) { add(heading.words); }
    void operator()(const Paragraph& paragraph) { add(paragraph.words); }
    void operator()(const List& list) {
        for (const Phrase& item : list.items) {
            add(item);
        }
    }
    void operator()(const Table& table) {
        for (const Row& row : table.rows) {
            for (const Cell& cell : row.cells) {
                add(cell);
            }
        }
    }
    void operator()(const auto&) {} // a reference has no pictures

  private:
    void add(const Phrase& line) {
        for (const Words& words : line) {
            m_known.insert(words.about);
        }
    }
    void add(const Cell& cell) {
        for (const Piece& piece : cell.pieces) {
            const auto* words = std::get_if<Words>(&piece);
            m_known.insert(words ? words->about : std::string());
        }
    }

    std::set<std::string> m_known;
};

Paragraph rulingLine(const Ruling& ruling, const Session* session) {
    const std::string mark = isChanged(ruling, session) ? houseRuleMark : "";
    Phrase line{beginning(placeOfRuling(ruling.id), strong(ruling.item + " " + ruling.title + mark)),
                plain(" " + readingOf(ruling, session).text)};
    return {std::move(line)};
}

/// A reading of the battle's own, and the one it stands in place of.
Phrase changeLine(const Ruling& ruling, const Session* session) {
    return {strong(ruling.title + houseRuleMark), plain(" " + readingOf(ruling, session).text),
            quiet(" " + fill(say("reference", "(The rules as they came: {reading})"),
                             {{"reading", ruling.readings.front().text}}))};
}

/// What is played otherwise here than the rules came with the program.
Section houseRuleSection(const SheetSource& source) {
    Section section{"house-rules", {strong(say("reference", "House rules of this battle"))}, {}, false};
    List readings;
    for (const Ruling& ruling : source.rules.rulings) {
        if (isChanged(ruling, source.session)) {
            readings.items.push_back(changeLine(ruling, source.session));
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

void addCheck(ReferenceWriter& desk, const Check& check, Table& table) {
    Phrase head{beginning(placeOfCheck(check.id), strong(check.name)),
                quiet(" " + diceText(desk.rules, check))};
    if (!check.section.empty()) {
        head.push_back(quiet(" (" + check.section + ")"));
    }
    table.rows.push_back({{Cell(std::vector<Piece>(head.begin(), head.end()), 2)}, Row::Kind::Group});
    for (const auto& [score, outcome] : scoresOf(desk.rules, check)) {
        table.rows.push_back(
            {{Cell(strong(score)), cellOf(outcomeLine(desk, {}, outcome))}, Row::Kind::Body});
    }
}

/// Rolls that the printed sheet has no table of.
Section otherChecks(ReferenceWriter& desk, const PlacesTold& places) {
    Table table;
    table.name = say("reference", "Other rolls");
    table.columns = {{Column::Align::Start, 0}, {Column::Align::Start, 1}};
    for (const Check& check : desk.rules.checks) {
        if (!places.has(placeOfCheck(check.id))) {
            addCheck(desk, check, table);
        }
    }
    Section section{"other-rolls", {strong(table.name)}, {}, false};
    if (!table.rows.empty()) {
        section.blocks.emplace_back(std::move(table));
    }
    return section;
}

/// Lines that the printed sheet does not have.
Section otherModifiers(ReferenceWriter& desk, const PlacesTold& places) {
    Table table;
    table.name = say("reference", "Other modifiers");
    table.columns = {{Column::Align::End, 0}, {Column::Align::Start, 1}};
    for (const Modifier& modifier : desk.rules.modifiers) {
        if (!places.has(placeOfModifier(modifier.id))) {
            table.rows.push_back({{Cell(strong(worthText(desk.rules, asRuled(modifier, desk.scope())))),
                                   cellOf(modifierLine(desk, {}, modifier))},
                                  Row::Kind::Body});
        }
    }
    Section section{"other-modifiers", {strong(table.name)}, {}, false};
    if (!table.rows.empty()) {
        section.blocks.emplace_back(std::move(table));
    }
    return section;
}

Section allRulings(const SheetSource& source) {
    Section section{"all-rulings", {strong(say("reference", "All rulings, as they are played"))}, {}, false};
    for (const Ruling& ruling : source.rules.rulings) {
        section.blocks.emplace_back(rulingLine(ruling, source.session));
    }
    return section;
}

void addFilled(Sheet& sheet, Section section) {
    if (!section.blocks.empty()) {
        sheet.sections.push_back(std::move(section));
    }
}

/// The reference with all that has no place on paper.
Sheet wholeReference(const SheetSource& source) {
    const SheetWish wish = onScreen();
    Sheet sheet = readyReference(source, wish);
    const PlacesTold places(sheet);
    ReferenceWriter desk(source, wish);
    addFilled(sheet, otherChecks(desk, places));
    addFilled(sheet, otherModifiers(desk, places));
    return sheet;
}

} // namespace

Sheet rulesAtHand(const SheetSource& source) {
    Sheet sheet = wholeReference(source);
    const RulePack& original = source.original ? *source.original : source.rules;
    markHouseRules(sheet, wholeReference({original, nullptr}));
    Section otherwise = houseRuleSection(source);
    const bool changed = !otherwise.blocks.empty();
    sheet.subtitle = changed ? fill(say("reference", "{rules}, with house rules: {mark} is not as they came"),
                                    {{"rules", source.rules.title}, {"mark", houseRuleMark}})
                             : source.rules.title;
    if (changed) {
        sheet.sections.insert(sheet.sections.begin(), std::move(otherwise));
    }
    addFilled(sheet, allRulings(source));
    return sheet;
}

} // namespace umpire::sheets
