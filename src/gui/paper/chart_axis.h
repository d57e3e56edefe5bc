#pragma once

#include "paper/setting.h"

#include <vector>

namespace umpire::gui::paper {

/// The values an axis shows, from 0 to its top.
struct ChartAxis {
    double top = 1;
    std::vector<double> ticks;

    static ChartAxis of(const sheets::Chart& chart);
};

QString numberText(double value);

} // namespace umpire::gui::paper
