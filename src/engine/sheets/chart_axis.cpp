#include "umpire/sheets/chart_axis.h"

#include <algorithm>
#include <cmath>

namespace umpire::sheets {

namespace {

constexpr double mostSteps = 5;
constexpr double hair = 1e-9; ///< what rounding may add

/// 1, 2 or 5 times a power of ten.
double roundStep(double rough) {
    const double power = std::pow(10, std::floor(std::log10(rough)));
    for (const double times : {1.0, 2.0, 5.0}) {
        if (rough <= times * power * (1 + hair)) {
            return times * power;
        }
    }
    return 10 * power;
}

double largest(const Chart& chart) {
    double most = 0;
    for (const Chart::Series& series : chart.series) {
        for (const double value : series.values) {
            most = std::isfinite(value) ? std::max(most, value) : most;
        }
    }
    for (const Chart::Level& level : chart.levels) {
        most = std::max(most, level.value);
    }
    return most;
}

} // namespace

ChartAxis axisOf(const Chart& chart) {
    const double most = std::max(chart.top, largest(chart));
    const double wanted = most > 0 ? most : 1;
    const double step = roundStep(wanted / mostSteps);
    ChartAxis axis;
    axis.top = chart.top > 0 ? wanted : std::ceil(wanted / step - hair) * step;
    for (int i = 0; i * step <= axis.top * (1 + hair); ++i) {
        axis.ticks.push_back(i * step);
    }
    return axis;
}

} // namespace umpire::sheets
