#pragma once

#include "paper/drawing.h"

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

} // namespace umpire::gui::paper
