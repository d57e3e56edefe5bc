#include "paper/table_grid.h"

#include "paper/piece_atoms.h"

#include <algorithm>

namespace umpire::gui::paper {

namespace {

constexpr double cellGap = 0.8;
constexpr double closeGap = 0.6;
constexpr double headSize = 0.92;

TypeStyle styleOf(const sheets::Row& row, bool head, const Setting& setting) {
    if (head) {
        return setting.text(headSize, true);
    }
    return setting.text(1, row.kind != sheets::Row::Kind::Body);
}

bool isWords(const sheets::Cell& cell) {
    return std::all_of(cell.pieces.begin(), cell.pieces.end(), [](const sheets::Piece& piece) {
        return std::holds_alternative<sheets::Words>(piece);
    });
}

GridRow gridRow(const sheets::Row& row, bool head, const Grid& grid, const Setting& setting) {
    GridRow result{row.kind, head, {}};
    const int columns = static_cast<int>(grid.columns.size());
    int column = 0;
    for (const sheets::Cell& cell : row.cells) {
        if (column >= columns) {
            break;
        }
        GridCell made;
        made.atoms = pieceAtoms(cell.pieces, styleOf(row, head, setting), setting);
        if (!made.atoms.empty()) {
            made.atoms.back().glue = 0;
        }
        made.column = column;
        made.across = std::clamp(cell.across, 1, columns - column);
        made.words = isWords(cell);
        made.align = made.across == 1 ? grid.columns[static_cast<std::size_t>(column)].align
                     : head           ? sheets::Column::Align::Centre
                                      : sheets::Column::Align::Start;
        column += made.across;
        result.cells.push_back(std::move(made));
    }
    return result;
}

} // namespace

Grid gridOf(const sheets::Table& table, const Setting& setting) {
    Grid grid;
    grid.columns = table.columns;
    grid.gap = (setting.wholeWidth ? cellGap : closeGap) * setting.size;
    for (const sheets::Row& row : table.heads) {
        grid.rows.push_back(gridRow(row, true, grid, setting));
    }
    for (const sheets::Row& row : table.rows) {
        grid.rows.push_back(gridRow(row, false, grid, setting));
    }
    return grid;
}

} // namespace umpire::gui::paper
