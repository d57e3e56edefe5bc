// Own outcome against the enemy's: what the own side does.

#include "reference_parts.h"

#include "umpire/base/speech.h"
#include "umpire/rules/sheet_text.h"

#include <algorithm>

namespace umpire::sheets {

namespace {

/// A square of texts over the bands of the contest's check, own down and enemy across.
struct Matrix {
    std::vector<Band> down;
    std::vector<Band> across;
    std::vector<std::vector<std::string>> texts; ///< by row
};

bool holds(const std::vector<Id>& outcomes, const Id& outcome) {
    return std::find(outcomes.begin(), outcomes.end(), outcome) != outcomes.end();
}

/// What a cell says of the side that has `own`; nothing when it is not about these outcomes.
std::optional<std::string> saidBy(const ReferenceWriter& writer, const Contest::Cell& cell, const Id& own,
                                  const Id& enemy) {
    const std::string full = writer.rules.text(cell.text);
    if (holds(cell.own, own) && holds(cell.enemy, enemy)) {
        return writer.fill(cell.onSheet.empty() ? full : cell.onSheet);
    }
    if (holds(cell.own, enemy) && holds(cell.enemy, own)) {
        return writer.fill(cell.enemyOnSheet.empty() ? full : cell.enemyOnSheet);
    }
    return std::nullopt;
}

/// What is said before a semicolon in both is not said again.
std::string withoutShared(const std::string& text, const std::string& said) {
    const std::size_t end = text.find("; ");
    const bool shared = end != std::string::npos && said.compare(0, end + 2, text, 0, end + 2) == 0;
    return shared ? said.substr(end + 2) : said;
}

/// The first cell that holds is used, so that one with a condition leaves room for those after it.
std::string textFor(const ReferenceWriter& writer, const Contest& contest, const Id& own, const Id& enemy) {
    std::string text;
    for (const Contest::Cell& cell : contest.cells) {
        const auto said = saidBy(writer, cell, own, enemy);
        if (!said) {
            continue;
        }
        if (text != *said) {
            text = text.empty() ? *said
                                : fill(say("reference", "{first}, else {other}"),
                                       {{"first", text}, {"other", withoutShared(text, *said)}});
        }
        if (!cell.when) {
            break;
        }
    }
    return text;
}

/// A check that the umpire states has an outcome for each of its choices.
std::vector<Band> bandsOf(const Check& check) {
    std::vector<Band> bands = check.tables.empty() ? std::vector<Band>{} : check.tables.front().bands;
    for (const Id& choice : check.choices) {
        bands.push_back({{}, {}, choice});
    }
    return bands;
}

Matrix matrixOf(const ReferenceWriter& writer, const Contest& contest, const Check& check) {
    const std::vector<Band> bands = bandsOf(check);
    Matrix matrix{bands, bands, {}};
    for (const Band& own : bands) {
        std::vector<std::string> row;
        for (const Band& enemy : bands) {
            row.push_back(textFor(writer, contest, own.outcome, enemy.outcome));
        }
        matrix.texts.push_back(std::move(row));
    }
    return matrix;
}

/// Takes the band after `i` into it.
void unite(std::vector<Band>& bands, std::size_t i) {
    bands[i].to = bands[i + 1].to;
    bands.erase(bands.begin() + static_cast<std::ptrdiff_t>(i) + 1);
}

/// Neighbours that say the same become one row, and one column.
void simplify(Matrix& matrix) {
    for (std::size_t i = 0; i + 1 < matrix.down.size();) {
        if (matrix.texts[i] == matrix.texts[i + 1]) {
            unite(matrix.down, i);
            matrix.texts.erase(matrix.texts.begin() + static_cast<std::ptrdiff_t>(i) + 1);
        } else {
            ++i;
        }
    }
    for (std::size_t i = 0; i + 1 < matrix.across.size();) {
        const bool same = std::all_of(matrix.texts.begin(), matrix.texts.end(),
                                      [i](const auto& row) { return row[i] == row[i + 1]; });
        if (!same) {
            ++i;
            continue;
        }
        unite(matrix.across, i);
        for (std::vector<std::string>& row : matrix.texts) {
            row.erase(row.begin() + static_cast<std::ptrdiff_t>(i) + 1);
        }
    }
}

} // namespace

std::vector<Block> contestBlocks(ReferenceWriter& writer, const ReferencePart& part) {
    const Contest* contest = writer.rules.contest(part.contest);
    const Check* check = contest ? writer.rules.check(contest->check) : nullptr;
    std::vector<Block> blocks;
    if (check) {
        Matrix matrix = matrixOf(writer, *contest, *check);
        if (check->choices.empty()) {
            simplify(matrix);
        }
        Table table;
        table.name = fill(say("reference", "{contest}: own total down, the enemy's across"),
                          {{"contest", contest->name}});
        table.columns = {{Column::Align::Start, 0}};
        table.columns.resize(1 + matrix.across.size(), {Column::Align::Start, 1});
        Row head{{quiet(say("reference", "Own down, enemy across"))}, Row::Kind::Body};
        for (const Band& band : matrix.across) {
            head.cells.emplace_back(strong(scoreText(writer.rules, *check, band)));
        }
        table.heads.push_back(std::move(head));
        for (std::size_t i = 0; i < matrix.down.size(); ++i) {
            Row row{{strong(scoreText(writer.rules, *check, matrix.down[i]))}, Row::Kind::Body};
            row.cells.insert(row.cells.end(), matrix.texts[i].begin(), matrix.texts[i].end());
            table.rows.push_back(std::move(row));
        }
        blocks.emplace_back(std::move(table));
    }
    writer.addTexts(blocks, part);
    return blocks;
}

} // namespace umpire::sheets
