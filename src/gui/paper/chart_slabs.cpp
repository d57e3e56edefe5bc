#include "paper/chart_slabs.h"

#include "document/text.h"
#include "paper/chart_frame.h"
#include "paper/line_breaker.h"
#include "paper/series_stroke.h"
#include "paper/text_atoms.h"
#include "paper/text_slabs.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace umpire::gui::paper {

namespace {

constexpr double labelPart = 0.3; ///< of the width, for names at the ends of lines at most
constexpr double plotPart = 0.36; ///< of the width, the height of the plot
constexpr double leastPlot = 90;  ///< points
constexpr double mostPlot = 190;
constexpr double barsPart = 0.45; ///< of that, for bars: they only need to be compared
constexpr double pointSize = 0.5;
constexpr double barPart = 0.56; ///< of a place's width

double plotHeight(const Setting& setting) {
    return std::min(std::clamp(plotPart * setting.width, leastPlot, mostPlot), 0.45 * setting.height);
}

/// The name of a line at its end.
struct EndLabel {
    SetLines lines;
    double wanted = 0; ///< middle, where the line ends
    double top = 0;
    int series = 0;
};

/// Lines with their names where they end.
class LineChart {
  public:
    LineChart(const sheets::Chart& chart, const Setting& setting)
        : m_chart(chart), m_setting(setting), m_right(labelRoom()) {
        makeLabels();
        m_frame = std::make_unique<ChartFrame>(chart, setting, m_right,
                                               std::max(plotHeight(setting), labelsHeight()));
    }

    Slab set() {
        Slab slab;
        m_frame->draw(slab.drawing);
        for (std::size_t i = 0; i < m_chart.series.size(); ++i) {
            drawSeries(slab.drawing, static_cast<int>(i));
        }
        drawLabels(slab.drawing);
        slab.height = std::max(m_frame->height(), m_lowest);
        return slab;
    }

  private:
    TypeStyle labelStyle() const {
        // Many names are set smaller so that they all find room.
        const double lines = static_cast<double>(std::max<std::size_t>(1, m_chart.series.size())) * 1.3;
        const double most = 0.5 * m_setting.height / lines;
        TypeStyle style = m_setting.text(0.84);
        style.size = std::min(style.size, most);
        return style;
    }

    double sign() const { return 0.9 * m_setting.size; }

    double labelRoom() const {
        double width = 0;
        for (const auto& series : m_chart.series) {
            width = std::max(width, m_setting.type.width(toText(series.name), labelStyle()) + 1);
        }
        return std::min(width, labelPart * m_setting.width) + 2.6 * sign();
    }

    void makeLabels() {
        for (std::size_t i = 0; i < m_chart.series.size(); ++i) {
            EndLabel label;
            label.series = static_cast<int>(i);
            label.lines = breakLines(textAtoms(toText(m_chart.series[i].name), labelStyle(), m_setting),
                                     m_right - 2.6 * sign(), m_setting.type);
            m_labels.push_back(std::move(label));
        }
    }

    double labelsHeight() const {
        return std::accumulate(m_labels.begin(), m_labels.end(), 0.0,
                               [](double sum, const EndLabel& label) { return sum + heightOf(label.lines); });
    }

    std::vector<QPointF> points(int index) const {
        const auto& values = m_chart.series[static_cast<std::size_t>(index)].values;
        std::vector<QPointF> result;
        for (std::size_t i = 0; i < std::min(values.size(), m_chart.places.size()); ++i) {
            if (std::isfinite(values[i])) {
                result.emplace_back(m_frame->x(i), m_frame->y(values[i]));
            }
        }
        return result;
    }

    void drawSeries(Drawing& drawing, int index) {
        const std::vector<QPointF> line = points(index);
        const QColor ink = m_setting.inks.series(index);
        if (line.size() > 1) {
            drawing.add(Stroke{
                QPolygonF(QList<QPointF>(line.begin(), line.end())), 1.3, ink, {}, seriesDashes(index)});
        }
        for (const QPointF& point : line) {
            addSeriesPoint(drawing, index, point, pointSize * m_setting.size, ink);
        }
        EndLabel& label = m_labels[static_cast<std::size_t>(index)];
        label.wanted = line.empty() ? m_frame->plot().bottom() : line.back().y();
        m_ends.push_back(line.empty() ? QPointF(m_frame->plot().bottomRight()) : line.back());
    }

    /// From the top down each below the one before; then from the bottom up as far as they stand too low.
    void spread() {
        std::stable_sort(m_labels.begin(), m_labels.end(),
                         [](const EndLabel& a, const EndLabel& b) { return a.wanted < b.wanted; });
        double free = m_frame->plot().top() - 0.5 * labelStyle().size;
        for (EndLabel& label : m_labels) {
            label.top = std::max(free, label.wanted - heightOf(label.lines) / 2);
            free = label.top + heightOf(label.lines);
        }
        double limit = m_frame->plot().bottom() + 0.5 * labelStyle().size;
        for (auto label = m_labels.rbegin(); label != m_labels.rend(); ++label) {
            label->top = std::min(label->top, limit - heightOf(label->lines));
            limit = label->top;
        }
    }

    void drawLabels(Drawing& drawing) {
        spread();
        const double left = m_frame->plot().right() + 0.4 * sign();
        for (const EndLabel& label : m_labels) {
            const double middle = label.top + (label.lines.empty() ? 0 : label.lines.front().height() / 2);
            const QColor ink = m_setting.inks.series(label.series);
            const QPointF end = m_ends[static_cast<std::size_t>(label.series)];
            drawing.add(Stroke{QPolygonF({end, QPointF(left, middle)}), 0.3, m_setting.inks.hairline, {}});
            drawing.add(Stroke{QPolygonF({QPointF(left, middle), QPointF(left + 1.6 * sign(), middle)}),
                               1.3,
                               ink,
                               {},
                               seriesDashes(label.series)});
            addSeriesPoint(drawing, label.series, {left + 0.8 * sign(), middle}, pointSize * m_setting.size,
                           ink);
            addLines(drawing, label.lines, {left + 2.0 * sign(), label.top});
            m_lowest = std::max(m_lowest, label.top + heightOf(label.lines));
        }
    }

    const sheets::Chart& m_chart;
    const Setting& m_setting;
    double m_right;
    std::vector<EndLabel> m_labels;
    std::vector<QPointF> m_ends; ///< of the series in their order
    std::unique_ptr<ChartFrame> m_frame;
    double m_lowest = 0;
};

/// Bars, and ticks across them for what was to be expected.
class BarChart {
  public:
    BarChart(const sheets::Chart& chart, const Setting& setting)
        : m_chart(chart), m_setting(setting), m_frame(chart, setting, 0, barsPart * plotHeight(setting)) {}

    Slab set() {
        Slab slab;
        m_frame.draw(slab.drawing);
        if (!m_chart.series.empty()) {
            drawBars(slab.drawing);
        }
        if (m_chart.series.size() > 1) {
            drawTicks(slab.drawing);
        }
        slab.height = m_frame.height();
        drawLegend(slab);
        return slab;
    }

  private:
    /// The stroke's colour, pale.
    QColor fill() const {
        const QColor ink = m_setting.inks.series(0);
        const auto pale = [](int channel) { return 255 - (255 - channel) * 45 / 100; };
        return m_setting.inks.colour ? QColor(pale(ink.red()), pale(ink.green()), pale(ink.blue()))
                                     : QColor(0xC4, 0xC4, 0xC4);
    }

    void drawBars(Drawing& drawing) const {
        const auto& values = m_chart.series[0].values;
        for (std::size_t i = 0; i < std::min(values.size(), m_chart.places.size()); ++i) {
            const double half = m_frame.pitch() * barPart / 2;
            if (values[i] > 0) {
                drawing.box(QRectF(QPointF(m_frame.x(i) - half, m_frame.y(values[i])),
                                   QPointF(m_frame.x(i) + half, m_frame.plot().bottom())),
                            0.6, m_setting.inks.ink, fill());
            }
        }
    }

    void drawTicks(Drawing& drawing) const {
        const auto& values = m_chart.series[1].values;
        for (std::size_t i = 0; i < std::min(values.size(), m_chart.places.size()); ++i) {
            const double half = m_frame.pitch() * 0.42;
            if (std::isfinite(values[i])) {
                drawTick(drawing, m_frame.x(i), m_frame.y(values[i]), half);
            }
        }
    }

    void drawTick(Drawing& drawing, double x, double y, double half) const {
        drawing.line({x - half, y}, {x + half, y}, 1.6, m_setting.inks.ink);
    }

    /// What bar and tick stand for, below.
    void drawLegend(Slab& slab) const {
        double x = m_frame.plot().left();
        const double sample = 1.3 * m_setting.size;
        for (std::size_t i = 0; i < std::min<std::size_t>(2, m_chart.series.size()); ++i) {
            const SetLines name =
                breakLines(textAtoms(toText(m_chart.series[i].name), m_frame.small(), m_setting),
                           m_setting.width - m_frame.plot().left() - 1.6 * sample, m_setting.type);
            const double width = name.empty() ? 0 : name.front().width;
            if (x + sample * 1.3 + width > m_setting.width) {
                x = m_frame.plot().left();
                slab.height += m_legendHeight;
            }
            const double middle = slab.height + 0.55 * m_setting.size;
            if (i == 0) {
                slab.drawing.box({x, middle - 0.35 * m_setting.size, sample, 0.7 * m_setting.size}, 0.6,
                                 m_setting.inks.ink, fill());
            } else {
                drawTick(slab.drawing, x + sample / 2, middle, sample / 2);
            }
            addLines(slab.drawing, name, {x + 1.3 * sample, slab.height});
            m_legendHeight = std::max(heightOf(name), 1.2 * m_setting.size);
            x += 1.3 * sample + width + sample;
        }
        slab.height += m_legendHeight;
    }

    const sheets::Chart& m_chart;
    const Setting& m_setting;
    ChartFrame m_frame;
    mutable double m_legendHeight = 0;
};

} // namespace

Slabs chartSlabs(const sheets::Chart& chart, const Setting& setting) {
    Slab slab = chart.kind == sheets::Chart::Kind::Lines ? LineChart(chart, setting).set()
                                                         : BarChart(chart, setting).set();
    slab.above = 0.8 * setting.size;
    return {std::move(slab)};
}

} // namespace umpire::gui::paper
