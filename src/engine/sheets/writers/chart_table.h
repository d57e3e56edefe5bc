#pragma once

#include "umpire/sheets/sheet.h"

namespace umpire::sheets {

/// The numbers of a chart, for formats that have no pictures and for readers who cannot see them: a row for
/// each place, a column for each series.
Table chartTable(const Chart& chart);

/// A number as short as it goes: "12", "12.5".
std::string shortNumber(double value);

} // namespace umpire::sheets
