#include "paper/chart_axis.h"

#include <algorithm>
#include <cmath>

namespace umpire::gui::paper {

namespace {

/// 1, 2 or 5 times a power of ten.
double roundStep(double rough) {
    const double power = std::pow(10, std::floor(std::log10(rough)));
    for (const double times : {1.0, 2.0, 5.0}) {
        if (rough <= times * power * (1 + 1e-9)) {
            return times * power;
        }
    }
    return 10 * power;
}

double largest(const sheets::Chart& chart) {
    double most = 0;
    for (const auto& series : chart.series) {
        for (const double value : series.values) {
            most = std::isfinite(value) ? std::max(most, value) : most;
        }
    }
    for (const auto& level : chart.levels) {
        most = std::max(most, level.value);
    }
    return most;
}

} // namespace

ChartAxis ChartAxis::of(const sheets::Chart& chart, double mostTicks) {
    ChartAxis axis;
    const double most = largest(chart);
    const double wanted = chart.top > 0 ? std::max(chart.top, most) : most > 0 ? most : 1;
    const double step = roundStep(wanted / std::max(1.0, mostTicks));
    axis.top = chart.top > 0 ? wanted : std::ceil(wanted / step - 1e-9) * step;
    for (int i = 0; i * step <= axis.top * (1 + 1e-9); ++i) {
        axis.ticks.push_back(i * step);
    }
    return axis;
}

QString numberText(double value) {
    return QString::number(value, 'g', 6);
}

} // namespace umpire::gui::paper
