#include "chart_writer.h"

#include "chart_table.h"
#include "html_escape.h"
#include "text_table.h"
#include "umpire/sheets/chart_axis.h"

#include <algorithm>
#include <array>

namespace umpire::sheets {

namespace {

struct Point {
    double x = 0;
    double y = 0;
};

constexpr double plotWidth = 450;
constexpr double chartHeight = 300;
constexpr double left = 44;
constexpr double letter = 6.4; ///< about as wide as a letter of a label
constexpr double labelHeight = 14;
constexpr double above = 12;
constexpr double below = 44;

constexpr std::array dashes{"none", "8 4", "2 3", "10 3 2 3", "14 4", "5 2 1 2 1 2"};

std::string number(double value) {
    return shortNumber(value);
}

/// Draws one chart.
class Svg {
  public:
    explicit Svg(const Chart& chart) : m_chart(chart), m_axis(axisOf(chart)) {
        for (const Chart::Series& series : chart.series) {
            m_right = std::max(m_right, letter * static_cast<double>(columnsOf(series.name) + 4));
        }
    }

    std::string draw();

  private:
    double across(std::size_t place) const {
        const auto places = static_cast<double>(m_chart.places.size());
        const double room = plotWidth - left;
        return m_chart.kind == Chart::Kind::Bars
                   ? left + room * (static_cast<double>(place) + 0.5) / std::max(places, 1.0)
                   : left + room * static_cast<double>(place) / std::max(places - 1, 1.0);
    }
    double up(double value) const {
        return chartHeight - below - (chartHeight - above - below) * value / m_axis.top;
    }

    void line(Point from, Point to, const std::string& kind);
    void text(Point at, const std::string& text, const std::string& anchor = "start");
    void axes();
    void places();
    void levels();
    void lines(const Chart::Series& series, std::size_t index);
    void bars(const Chart::Series& series, std::size_t index);
    void labels();

    const Chart& m_chart;
    ChartAxis m_axis;
    double m_right = 40; ///< room for the labels of the series
    std::string m_svg;
    std::vector<std::pair<double, std::string>> m_labels; ///< where each line ends, and its name
};

void Svg::line(Point from, Point to, const std::string& kind) {
    m_svg += "<line" + attribute("class", kind) + attribute("x1", number(from.x)) +
             attribute("y1", number(from.y)) + attribute("x2", number(to.x)) + attribute("y2", number(to.y)) +
             "/>";
}

void Svg::text(Point at, const std::string& text, const std::string& anchor) {
    m_svg += "<text" + attribute("x", number(at.x)) + attribute("y", number(at.y)) +
             attribute("text-anchor", anchor) + ">" + escaped(text) + "</text>";
}

void Svg::axes() {
    line({left, chartHeight - below}, {plotWidth, chartHeight - below}, "axis");
    line({left, above}, {left, chartHeight - below}, "axis");
    for (const double tick : m_axis.ticks) {
        text({left - 6, up(tick) + 4}, number(tick), "end");
    }
    text({(left + plotWidth) / 2, chartHeight - 6}, m_chart.across, "middle");
    m_svg += "<text" + attribute("transform", "rotate(-90)") +
             attribute("x", number(-(chartHeight - below) / 2)) + attribute("y", "12") +
             attribute("text-anchor", "middle") + ">" + escaped(m_chart.up) + "</text>";
}

/// As many names as there is room for.
void Svg::places() {
    const std::size_t step = 1 + m_chart.places.size() / 16;
    for (std::size_t place = 0; place < m_chart.places.size(); place += step) {
        text({across(place), chartHeight - below + 16}, m_chart.places[place], "middle");
    }
}

void Svg::levels() {
    for (const Chart::Level& level : m_chart.levels) {
        line({left, up(level.value)}, {plotWidth, up(level.value)}, "level");
        text({left + 4, up(level.value) - 3}, level.label);
    }
}

void Svg::lines(const Chart::Series& series, std::size_t index) {
    std::string points;
    double last = up(0);
    for (std::size_t place = 0; place < std::min(series.values.size(), m_chart.places.size()); ++place) {
        if (std::isfinite(series.values[place])) {
            last = up(series.values[place]);
            points += (points.empty() ? "" : " ") + number(across(place)) + "," + number(last);
        }
    }
    m_svg += "<polyline" + attribute("class", "series s" + std::to_string(index % dashes.size())) +
             attribute("stroke-dasharray", dashes[index % dashes.size()]) + attribute("points", points) +
             "/>";
    m_labels.emplace_back(last, series.name);
}

void Svg::bars(const Chart::Series& series, std::size_t index) {
    const double width =
        (plotWidth - left) / static_cast<double>(std::max<std::size_t>(m_chart.places.size(), 1)) * 0.6;
    for (std::size_t place = 0; place < std::min(series.values.size(), m_chart.places.size()); ++place) {
        const double value = std::isfinite(series.values[place]) ? series.values[place] : 0;
        const double from = across(place) - width / 2;
        if (index == 0) {
            m_svg += "<rect" + attribute("class", "bar") + attribute("x", number(from)) +
                     attribute("y", number(up(value))) + attribute("width", number(width)) +
                     attribute("height", number(up(0) - up(value))) + "/>";
            text({across(place), up(value) - 4}, number(value), "middle");
        } else {
            line({from - 4, up(value)}, {from + width + 4, up(value)}, "expected");
        }
    }
}

/// Beside the ends of the lines, moved apart where they would stand on each other, and above the axis as long
/// as there is room.
void Svg::labels() {
    std::stable_sort(m_labels.begin(), m_labels.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    double lowest = chartHeight - below + labelHeight;
    for (auto label = m_labels.rbegin(); label != m_labels.rend(); ++label) {
        lowest = std::min(label->first + 4, lowest - labelHeight);
        label->first = lowest;
    }
    double next = above;
    for (const auto& [y, name] : m_labels) {
        next = std::max(y, next);
        text({plotWidth + 12, next}, name);
        next += labelHeight;
    }
}

std::string Svg::draw() {
    axes();
    places();
    levels();
    for (std::size_t i = 0; i < m_chart.series.size(); ++i) {
        m_chart.kind == Chart::Kind::Lines ? lines(m_chart.series[i], i) : bars(m_chart.series[i], i);
    }
    if (m_chart.kind == Chart::Kind::Bars) {
        for (std::size_t i = 0; i < m_chart.series.size(); ++i) {
            m_labels.emplace_back(above + labelHeight * static_cast<double>(i),
                                  (i == 0 ? "▮ " : "— ") + m_chart.series[i].name);
        }
    }
    labels();
    const double whole =
        std::max(chartHeight, above + labelHeight * static_cast<double>(m_labels.size() + 1));
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"chart\" role=\"img\"" +
           attribute("aria-label", m_chart.title) +
           attribute("viewBox", "0 0 " + number(plotWidth + m_right) + " " + number(whole)) + ">" + m_svg +
           "</svg>";
}

} // namespace

std::string svgOf(const Chart& chart) {
    return Svg(chart).draw();
}

} // namespace umpire::sheets
