#pragma once

#include "umpire/sheets/sheet.h"

#include <string>

namespace umpire::sheets {

/// A chart as an SVG element for an HTML document. Series differ by dashes, marks and a label of their own.
std::string svgOf(const Chart& chart);

} // namespace umpire::sheets
