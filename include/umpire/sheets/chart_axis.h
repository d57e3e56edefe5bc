#pragma once

#include "umpire/sheets/sheet.h"

#include <vector>

namespace umpire::sheets {

/// The values that the upright axis of a chart shows: the same on paper and in HTML.
struct ChartAxis {
    double top = 1;            ///< no value or level of the chart lies above it
    std::vector<double> ticks; ///< rising from 0, at round numbers, at most seven
};

/// From 0 to `chart.top`, or beyond where a value needs it; without a top to the next round number.
ChartAxis axisOf(const Chart& chart);

} // namespace umpire::sheets
