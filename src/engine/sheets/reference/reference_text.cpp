// Words of a vocabulary with traits as columns; those with the same numbers share a row,
// under heads where a trait groups them.

#include "reference_parts.h"

#include "umpire/base/lengths.h"

#include <algorithm>

namespace umpire::sheets {

namespace {

struct WordRow {
    std::string names;
    std::vector<std::int64_t> values;
    Id word;            ///< the only one, when texts are added to it
    bool alone = false; ///< with additions of its own
};

bool hasAdditions(const ReferencePart& part, const Id& word) {
    return std::any_of(part.additions.begin(), part.additions.end(),
                       [&word](const SheetAddition& addition) { return addition.to == word; });
}

const ReferencePart::ExtraRow* replacement(const ReferencePart& part, const Id& word) {
    const auto found = std::find_if(part.rows.begin(), part.rows.end(),
                                    [&word](const auto& row) { return row.word == word; });
    return found == part.rows.end() ? nullptr : &*found;
}

std::vector<std::int64_t> valuesOf(const Vocabulary& words, const ReferencePart& part, const Id& word) {
    std::vector<std::int64_t> values;
    for (const ReferencePart::Column& column : part.columns) {
        values.push_back(words.traitOf(word, column.of).number());
    }
    return values;
}

std::string valueText(const ReferencePart& part, std::int64_t value) {
    return value == 0 ? "\u2013" : measured(value, part.measure);
}

Row rowOf(ReferenceWriter& writer, const ReferencePart& part, const WordRow& words) {
    Phrase name{plain(words.names)};
    writer.addTo(name, part, words.word);
    Row row{{cellOf(name)}, Row::Kind::Body};
    for (std::size_t i = 0; i < part.columns.size(); ++i) {
        Phrase value{plain(valueText(part, words.values[i]))};
        writer.addTo(value, part, words.word, part.columns[i].of);
        row.cells.push_back(cellOf(value));
    }
    return row;
}

Row rowOf(const ReferenceWriter& writer, const ReferencePart::ExtraRow& extra) {
    Row row{{writer.fill(extra.name)}, Row::Kind::Body};
    for (const std::string& cell : extra.cells) {
        row.cells.emplace_back(writer.fill(cell));
    }
    return row;
}

/// The rows of words, where a row with texts of its own stands by its word alone.
std::vector<WordRow> rowsOf(const Vocabulary& words, const ReferencePart& part, const Id& group) {
    std::vector<WordRow> rows;
    for (const Word& word : words.words) {
        if (!group.empty() && words.traitOf(word.id, part.groups).text() != group) {
            continue;
        }
        WordRow row{word.name, valuesOf(words, part, word.id), word.id, hasAdditions(part, word.id)};
        const bool replaced = replacement(part, word.id) != nullptr;
        const bool bare = std::all_of(row.values.begin(), row.values.end(), [](auto v) { return v == 0; });
        const auto same = std::find_if(rows.begin(), rows.end(), [&row](const WordRow& other) {
            return !other.alone && other.values == row.values;
        });
        if (replaced || row.alone) {
            row.alone = true;
            rows.push_back(std::move(row));
        } else if (!bare && same != rows.end()) {
            same->names += ", " + word.name;
        } else if (!bare) {
            rows.push_back(std::move(row));
        }
    }
    return rows;
}

void addRows(ReferenceWriter& writer, const ReferencePart& part, const Vocabulary& words, const Id& group,
             Table& table) {
    for (const WordRow& row : rowsOf(words, part, group)) {
        const ReferencePart::ExtraRow* texts = replacement(part, row.word);
        table.rows.push_back(texts ? rowOf(writer, *texts) : rowOf(writer, part, row));
    }
}

/// Below each word that the trait may have, those that have it.
void addGroups(ReferenceWriter& writer, const ReferencePart& part, const Vocabulary& words, Table& table) {
    const Vocabulary* groups = writer.rules.vocabulary(words.trait(part.groups)->type.vocabulary);
    const int columns = static_cast<int>(table.columns.size());
    for (const Word& group : groups->words) {
        const std::size_t before = table.rows.size();
        table.rows.push_back({{Cell({strong(group.name)}, columns)}, Row::Kind::Group});
        addRows(writer, part, words, group.id, table);
        if (table.rows.size() == before + 1) {
            table.rows.pop_back();
        }
    }
}

} // namespace

std::vector<Block> wordBlocks(ReferenceWriter& writer, const ReferencePart& part) {
    const Vocabulary& words = *writer.rules.vocabulary(part.vocabulary);
    Table table;
    table.name = writer.fill(part.title);
    table.columns = {{Column::Align::Start, 1}};
    table.columns.resize(1 + part.columns.size(), {Column::Align::End, 0});
    Row head{{strong(words.name)}, Row::Kind::Body};
    for (const ReferencePart::Column& column : part.columns) {
        head.cells.emplace_back(strong(column.head));
    }
    table.heads.push_back(std::move(head));
    part.groups.empty() ? addRows(writer, part, words, {}, table) : addGroups(writer, part, words, table);
    for (const ReferencePart::ExtraRow& extra : part.rows) {
        if (extra.word.empty()) {
            table.rows.push_back(rowOf(writer, extra));
        }
    }
    std::vector<Block> blocks{std::move(table)};
    writer.addTexts(blocks, part);
    return blocks;
}

} // namespace umpire::sheets
