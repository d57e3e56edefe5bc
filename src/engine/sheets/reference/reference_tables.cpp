// The tables that rules leave blank, as far as the battle fills them in.

#include "ever_counts.h"
#include "reference_parts.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/rules/sheet_text.h"
#include "umpire/rules/table_heads.h"
#include "umpire/sheets/rules_at_hand.h"
#include "umpire/state/tables_in_battle.h"

#include <algorithm>
#include <map>

namespace umpire::sheets {

namespace {

std::string saidIn(const RulePack& rules, const umpire::Table& table, const Value& value) {
    const Vocabulary* words = rules.vocabulary(table.type.vocabulary);
    const Word* word = words ? words->find(value.text()) : nullptr;
    return word ? word->name : value.isNumber() ? std::to_string(value.number()) : value.text();
}

/// Whatever is filled in by itself, by the rules or by the battle, with the rest and without heads.
std::map<umpire::Table::Cell, Value> filledCells(const Battle& battle, const umpire::Table& table) {
    std::map<umpire::Table::Cell, Value> cells = table.cells;
    for (const TableCell& cell : filledIn(battle, table.id)) {
        cells[{cell.row, cell.column}] = battle.cell(cell);
    }
    cells.erase({headsOfRows, ""});
    cells.erase({headsOfColumns, ""});
    return cells;
}

/// A row for each head, a column for each of the others.
Block gridOf(const ReferenceWriter& writer, const umpire::Table& table) {
    Table grid;
    grid.name = table.name;
    grid.columns = {{Column::Align::Start, 1}};
    Row head{{strong(table.rows.name)}, Row::Kind::Body};
    const std::vector<std::string> columns = keysIn(writer.rules, writer.battle(), table, true);
    for (const std::string& column : columns) {
        grid.columns.push_back({Column::Align::Centre, 0});
        head.cells.emplace_back(strong(headName(writer.rules, *table.columns, column)));
    }
    grid.heads.push_back(std::move(head));
    for (const std::string& row : keysIn(writer.rules, writer.battle(), table, false)) {
        Row line{{strong(headName(writer.rules, table.rows, row))}, Row::Kind::Body};
        for (const std::string& column : columns) {
            line.cells.emplace_back(
                saidIn(writer.rules, table, cellIn(writer.battle(), table, {table.id, row, column})));
        }
        grid.rows.push_back(std::move(line));
    }
    return grid;
}

/// A table of one column is long: what its cells say, and behind each where that is so.
std::vector<Block> listsOf(const ReferenceWriter& writer, const umpire::Table& table) {
    std::vector<std::pair<Value, std::vector<std::string>>> groups;
    for (const auto& [cell, value] : filledCells(writer.battle(), table)) {
        const auto known = std::find_if(groups.begin(), groups.end(),
                                        [&](const auto& group) { return group.first == value; });
        std::vector<std::string>& heads =
            known != groups.end() ? known->second : groups.emplace_back(value, Ids()).second;
        heads.push_back(cell.first == restOfTable ? say("reference", "all others")
                                                  : headName(writer.rules, table.rows, cell.first));
    }
    std::vector<Block> blocks;
    for (const auto& [value, heads] : groups) {
        std::string list;
        for (const std::string& head : heads) {
            list += (list.empty() ? "" : say("words", ", ")) + head;
        }
        blocks.emplace_back(Paragraph{
            {strong(saidIn(writer.rules, table, value) + say("words", ": ")), plain(std::move(list))}});
    }
    return blocks;
}

} // namespace

std::vector<Section> tableSections(const ReferenceWriter& writer) {
    std::vector<Section> sections;
    for (const umpire::Table& table : writer.rules.tables) {
        if (filledCells(writer.battle(), table).empty()) {
            continue;
        }
        sections.push_back(
            {"table-" + table.id,
             {strong(table.name)},
             table.columns ? std::vector<Block>{gridOf(writer, table)} : listsOf(writer, table),
             false});
    }
    return sections;
}

// The readings that the battle sets otherwise than the rules, run together.

namespace {

/// The reading in force, and whether the battle changed it.
std::pair<const Ruling::Reading*, bool> inForce(const Ruling& ruling, const Battle& battle) {
    const auto set = battle.rulings.find(ruling.id);
    const Ruling::Reading* reading = set == battle.rulings.end() ? nullptr : ruling.find(set->second);
    const bool changed = reading && reading->id != ruling.standard();
    return {reading ? reading : &ruling.readings.front(), changed};
}

} // namespace

std::vector<Block> rulingBlocks(ReferenceWriter& writer) {
    Phrase line;
    for (const Ruling& ruling : writer.rules.rulings) {
        const auto [reading, differs] = inForce(ruling, writer.battle());
        if (differs) {
            line.push_back(plain(reading->brief));
        }
    }
    for (std::size_t i = 0; i + 1 < line.size(); ++i) {
        line[i].text += line[i].text.ends_with('.') ? " " : say("words", "; ");
    }
    if (!line.empty()) {
        line.back().text += line.back().text.ends_with('.') ? "" : ".";
    }
    if (line.empty()) {
        line.push_back(plain(say("reference", "All as the rules have them.")));
    }
    return {Paragraph{std::move(line)}};
}

// The phases of a half-turn or turn, with what happens before, in and after them.

namespace {

void addMoment(ReferenceWriter& writer, const ReferencePart& part, const char* moment,
               std::vector<Block>& blocks) {
    Phrase line;
    writer.addTo(line, part, moment);
    if (!line.empty()) {
        blocks.emplace_back(Paragraph{std::move(line)});
    }
}

/// As the language has it, with the space before it that some want; the one behind it stands already.
std::string colon() {
    std::string sign = say("words", ": ");
    sign.erase(sign.find_last_not_of(' ') + 1);
    return sign;
}

} // namespace

std::vector<Block> phaseBlocks(ReferenceWriter& writer, const ReferencePart& part) {
    std::vector<Block> blocks;
    addMoment(writer, part, writer.rules.halves ? "half-turn-start" : "turn-start", blocks);
    List phases{{}, true};
    for (const Phase& phase : writer.rules.phases) {
        Phrase line{beginning(placeOfPhase(phase.id), strong(phase.name))};
        writer.addTo(line, part, phase.id);
        line.front().text += line.size() > 1 ? colon() : "";
        phases.items.push_back(std::move(line));
    }
    blocks.emplace_back(std::move(phases));
    addMoment(writer, part, writer.rules.halves ? "half-turn-end" : "turn-end", blocks);
    writer.addTexts(blocks, part);
    return blocks;
}

// The modifiers of checks, grouped by the checks they count in.

namespace {

std::string joinedBy(const std::string& joint, const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) {
        text += (text.empty() ? "" : joint) + word;
    }
    return text;
}

/// The heads of the part's checks that a modifier counts in: "Under fire, charged"; "" for none.
std::string headOf(const ReferenceWriter& writer, const ReferencePart& part, const Modifier& modifier) {
    std::vector<std::string> heads;
    for (const ReferencePart::Column& column : part.columns) {
        if (everCounts(modifier, column.of, writer.scope())) {
            heads.push_back(column.head);
        }
    }
    return joinedBy(", ", heads);
}

/// The groups in the order of their first modifiers.
std::vector<std::string> headsOf(const ReferenceWriter& writer, const ReferencePart& part) {
    std::vector<std::string> heads;
    for (const Modifier& modifier : writer.rules.modifiers) {
        const std::string head = headOf(writer, part, modifier);
        if (!head.empty() && std::find(heads.begin(), heads.end(), head) == heads.end()) {
            heads.push_back(head);
        }
    }
    return heads;
}

} // namespace

Phrase modifierLine(ReferenceWriter& writer, const ReferencePart& part, const Modifier& modifier) {
    std::string text = writer.fill(modifier.onSheet.empty() ? modifier.label : modifier.onSheet);
    std::string joint = say("words", ": ");
    for (const auto& [value, words] : worthByWord(writer.rules, modifier)) {
        text += joint + signedText(value) + " " + joinedBy(", ", words);
        joint = say("words", "; ");
    }
    Phrase line{beginning(placeOfModifier(modifier.id), plain(std::move(text)))};
    writer.addTo(line, part, modifier.id);
    if (writer.wish.letters && !modifier.section.empty()) {
        line.push_back(quiet(" (" + modifier.section + ")"));
    }
    return line;
}

std::vector<Block> modifierBlocks(ReferenceWriter& writer, const ReferencePart& part) {
    Table table;
    table.name = writer.fill(part.title);
    table.columns = {{Column::Align::End, 0}, {Column::Align::Start, 1}};
    for (const std::string& head : headsOf(writer, part)) {
        table.rows.push_back({{Cell({strong(withCapital(head))}, 2)}, Row::Kind::Group});
        for (const Modifier& modifier : writer.rules.modifiers) {
            if (headOf(writer, part, modifier) == head) {
                table.rows.push_back(
                    {{Cell(strong(worthText(writer.rules, asRuled(modifier, writer.scope())))),
                      cellOf(modifierLine(writer, part, modifier))},
                     Row::Kind::Body});
            }
        }
    }
    std::vector<Block> blocks{std::move(table)};
    writer.addTexts(blocks, part);
    return blocks;
}

} // namespace umpire::sheets
