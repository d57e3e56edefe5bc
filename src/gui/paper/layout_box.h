#pragma once

#include "paper/drawing.h"
#include "paper/setting.h"
#include "paper/text_runs.h"

#include <iterator>
#include <memory>
#include <vector>

namespace umpire::gui::paper {

/// A piece of a column that is not divided: a line of text, a row of a table, a chart.
struct LayoutBox {
    Drawing drawing;  ///< from the upper left corner
    double above = 0; ///< space before it, points; none at the head of a column
    double height = 0;
    bool keeps = false; ///< stays together with the next one
    QString heading;    ///< the title of a section that begins with it, as it is told where no page is seen
    /// Stands above it once more when it comes first in a column: a table's head.
    std::shared_ptr<const LayoutBox> head;
};

using LayoutBoxes = std::vector<LayoutBox>;

inline void append(LayoutBoxes& to, LayoutBoxes more) {
    to.insert(to.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

/// Lines as boxes, `indent` from the left. A first or a last line does not stand alone in a column.
LayoutBoxes textBoxes(const SetLines& lines, double above, double indent = 0);

/// Lines one below the other, as far as they go, from an upper left corner.
void addLines(Drawing& drawing, const SetLines& lines, QPointF corner);

LayoutBoxes boxesOf(const sheets::Heading& heading, const Setting& setting);
LayoutBoxes boxesOf(const sheets::Paragraph& paragraph, const Setting& setting);
LayoutBoxes boxesOf(const sheets::List& list, const Setting& setting);
/// The rows of a table. The head stands again where the table goes on; a row is divided only when it is
/// higher than a page.
LayoutBoxes boxesOf(const sheets::Table& table, const Setting& setting);
/// A chart in one piece.
LayoutBoxes boxesOf(const sheets::Chart& chart, const Setting& setting);
/// A section of a sheet: its title and its blocks, one below the other.
LayoutBoxes boxesOf(const sheets::Section& section, const Setting& setting);
/// What is explained below a sheet's text, each with its number.
LayoutBoxes footnoteBoxes(const std::vector<sheets::Phrase>& notes, const Setting& setting);

} // namespace umpire::gui::paper
