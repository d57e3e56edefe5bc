#pragma once

#include "frame.h"

namespace umpire::program {

/// A cell of a table of the pack as the umpire filled it in, else as the pack has it. A place outside the
/// table is nothing; a blank one is needed. Row and column are numbers, or numbers of symbols.
Value cellOf(std::uint32_t table, std::int64_t row, std::int64_t column, const Frame& frame);

} // namespace umpire::program
