#pragma once

#include "frame.h"
#include "graph.h"

namespace umpire::program {

/// A cell of a table of the pack as the umpire filled it in, else as the pack has it. A place outside the
/// table is nothing; a blank one is needed. Row and column are numbers, or numbers of symbols.
Value cellOf(std::uint32_t table, std::int64_t row, std::int64_t column, const Frame& frame);

/// Whether such a cell says something. `which` is the table times 4; bit 0 set: in all rows, bit 1 set: in
/// all columns. Nothing is needed by that.
bool isCellKnown(std::int64_t which, std::int64_t row, std::int64_t column, const Frame& frame);

/// What heads the row or column that stands for a number, so many further right; the empty text off the table
/// and where heads are blank, which are needed then unless it is asked quietly.
Symbol headOf(const HeadingOf& which, std::int64_t number, std::int64_t shift, const Frame& frame);

} // namespace umpire::program
