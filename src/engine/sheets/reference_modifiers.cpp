// The modifiers of checks, and in which of them each counts.

#include "reference_parts.h"

#include "umpire/rules/sheet_text.h"

#include <algorithm>

namespace umpire::sheets {

namespace {

bool counts(const Modifier& modifier, const Id& check) {
    return std::find(modifier.checks.begin(), modifier.checks.end(), check) != modifier.checks.end();
}

Row headOf(const ReferencePart& part) {
    Row head{{"", ""}, Row::Kind::Body};
    for (const ReferencePart::Column& column : part.columns) {
        head.cells.emplace_back(strong(column.head));
    }
    return head;
}

Row rowOf(ReferenceDesk& desk, const ReferencePart& part, const Modifier& modifier) {
    Row row{{Cell(strong(worthText(desk.rules, modifier))), cellOf(modifierLine(desk, part, modifier))},
            Row::Kind::Body};
    for (const ReferencePart::Column& column : part.columns) {
        row.cells.emplace_back(counts(modifier, column.of) ? "\u2022" : "\u2013");
    }
    return row;
}

std::string joinedWith(const std::vector<std::string>& names, const std::string& joint) {
    std::string text;
    for (const std::string& name : names) {
        text += (text.empty() ? "" : joint) + name;
    }
    return text;
}

} // namespace

Phrase modifierLine(ReferenceDesk& desk, const ReferencePart& part, const Modifier& modifier) {
    std::string text = desk.fill(modifier.onSheet.empty() ? modifier.label : modifier.onSheet);
    std::string joint = ": ";
    for (const auto& [value, words] : worthByWord(desk.rules, modifier)) {
        text += joint + signedText(value) + " " + joinedWith(words, ", ");
        joint = "; ";
    }
    Phrase line{plain(std::move(text))};
    desk.addTo(line, part, modifier.id);
    return line;
}

std::vector<Block> modifierBlocks(ReferenceDesk& desk, const ReferencePart& part) {
    Table table;
    table.name = desk.fill(part.title);
    table.columns = {{Column::Align::End, 0}, {Column::Align::Start, 1}};
    table.columns.resize(2 + part.columns.size(), {Column::Align::Centre, 0});
    table.heads.push_back(headOf(part));
    for (const Modifier& modifier : desk.rules.modifiers) {
        const bool shown =
            std::any_of(part.columns.begin(), part.columns.end(),
                        [&modifier](const auto& column) { return counts(modifier, column.of); });
        if (shown) {
            table.rows.push_back(rowOf(desk, part, modifier));
        }
    }
    std::vector<Block> blocks{std::move(table)};
    desk.addTexts(blocks, part);
    return blocks;
}

} // namespace umpire::sheets
