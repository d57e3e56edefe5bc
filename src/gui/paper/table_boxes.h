#pragma once

#include "paper/layout_box.h"
#include "paper/setting.h"
#include "paper/text_runs.h"

namespace umpire::gui::paper {

/// A cell of a table, ready to be set.
struct GridCell {
    InlineRuns runs;
    int column = 0;
    int across = 1;
    sheets::Column::Align align = sheets::Column::Align::Start;
    bool words = true; ///< nothing but text, which may wrap anywhere
};

struct GridRow {
    sheets::Row::Kind kind = sheets::Row::Kind::Body;
    bool head = false;
    std::vector<GridCell> cells;
};

struct Grid {
    std::vector<GridRow> rows; ///< the heads first
    std::vector<sheets::Column> columns;
    double gap = 0; ///< between columns
};

Grid gridOf(const sheets::Table& table, const Setting& setting);

/// The widths of the columns: narrow ones by what stands in them, the others by their shares of the rest.
std::vector<double> columnWidths(const Grid& grid, const Setting& setting);

/// True when no word has to be divided.
bool fitsWords(const Grid& grid, const Setting& setting);

/// The rows of a table. The head stands again where the table goes on; a row is divided only when it is
/// higher than a page.
LayoutBoxes tableBoxes(const sheets::Table& table, const Setting& setting);

} // namespace umpire::gui::paper
