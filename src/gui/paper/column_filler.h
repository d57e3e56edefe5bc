#pragma once

#include "paper/slab.h"

namespace umpire::gui::paper {

/// Columns of one page: where the slabs of each begin, and at the end where the next page begins.
using PageFill = std::vector<std::size_t>;

/// Fills columns with slabs from `from` on. What keeps together is not divided unless it is higher than a
/// column. On the last page the columns are made as even as they can be.
PageFill fillPage(const Slabs& slabs, std::size_t from, double height, int columns);

/// How high the slabs from..to stand in a column.
double columnHeight(const Slabs& slabs, std::size_t from, std::size_t to);

/// The slabs from..to as they stand in a column.
Drawing columnDrawing(const Slabs& slabs, std::size_t from, std::size_t to);

} // namespace umpire::gui::paper
