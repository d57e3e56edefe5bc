#pragma once

#include "paper/setting.h"

#include <vector>

namespace umpire::gui::paper {

/// The values an axis shows, from 0 to its top.
struct ChartAxis {
    double top = 1;
    std::vector<double> ticks;

    /// With no more than `mostTicks` steps from 0 to the top.
    static ChartAxis of(const sheets::Chart& chart, double mostTicks);
};

QString numberText(double value);

} // namespace umpire::gui::paper
