#include "chart_table.h"

#include <array>
#include <cmath>
#include <cstdio>

namespace umpire::sheets {

std::string shortNumber(double value) {
    std::array<char, 40> text{};
    const double rounded = std::round(value * 10) / 10;
    const bool whole = rounded == std::floor(rounded);
    std::snprintf(text.data(), text.size(), whole ? "%.0f" : "%.1f", rounded);
    return text.data();
}

Table chartTable(const Chart& chart) {
    Table table;
    table.name = chart.title;
    table.columns.push_back({Column::Align::Start, 0});
    Row head{{Cell(chart.across)}, Row::Kind::Body};
    for (const Chart::Series& series : chart.series) {
        table.columns.push_back({Column::Align::End, 0});
        head.cells.emplace_back(series.name);
    }
    table.heads.push_back(std::move(head));
    for (std::size_t place = 0; place < chart.places.size(); ++place) {
        Row row{{Cell(chart.places[place])}, Row::Kind::Body};
        for (const Chart::Series& series : chart.series) {
            const bool known = place < series.values.size() && std::isfinite(series.values[place]);
            row.cells.emplace_back(known ? shortNumber(series.values[place]) : std::string());
        }
        table.rows.push_back(std::move(row));
    }
    return table;
}

} // namespace umpire::sheets
