#include "paper/layout_box.h"

#include "document/text.h"
#include "umpire/sheets/sheet.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace umpire::gui::paper {

namespace {

/// Between the axis and the names below it, where the axis's own 0 hangs down.
constexpr double placesGap = 0.65;
constexpr double lineHeight = Typeface::ascent + Typeface::descent;
/// Names of places that do not fit beside each other take turns on so many lines.
constexpr std::size_t mostPlaceRows = 5;

QString numberText(double value) {
    return QString::number(value, 'g', 6);
}

/// What the two kinds of chart have in common: title, axes, places, levels.
class ChartFrame {
  public:
    /// `right` points are left free beside the plot, `plotHeight` is its height.
    ChartFrame(const sheets::Chart& chart, const Setting& setting, double right, double plotHeight)
        : m_chart(chart), m_setting(setting), m_axis(sheets::axisOf(chart)) {
        thinTicks(plotHeight);
        layOut(right, plotHeight);
    }

    void draw(Drawing& drawing) const {
        drawTitle(drawing);
        drawTicks(drawing);
        drawPlaces(drawing);
        drawLevels(drawing);
    }

    const QRectF& plot() const { return m_plot; }
    double height() const { return m_height; }

    double x(std::size_t place) const { return m_plot.left() + (static_cast<double>(place) + 0.5) * pitch(); }

    double y(double value) const {
        return m_plot.bottom() - std::clamp(value / m_axis.top, 0.0, 1.0) * m_plot.height();
    }

    /// The width of one place on the axis.
    double pitch() const {
        return m_plot.width() / static_cast<double>(std::max<std::size_t>(1, m_chart.places.size()));
    }

    TypeStyle small() const { return m_setting.quiet(0.84); }

  private:
    void layOut(double right, double plotHeight) {
        m_titleHeight = heightOf(titleLines());
        const double line = lineHeight * small().size;
        // The name of the axis stands on a line of its own over the highest number.
        const double top = m_titleHeight + (m_chart.up.empty() ? 0.75 : 1.8) * line;
        const double left = tickWidth() + 0.5 * m_setting.size;
        m_plot = QRectF(left, top, std::max(20.0, m_setting.width - left - right), plotHeight);
        const double below = static_cast<double>(placeRows()) * line + (m_chart.across.empty() ? 0 : line);
        m_height = m_plot.bottom() + placesGap * small().size + below + 0.3 * m_setting.size;
    }

    /// Leaves out every other number while they would stand on each other.
    void thinTicks(double plotHeight) {
        const double room = plotHeight / (1.4 * lineHeight * small().size);
        std::vector<double>& ticks = m_axis.ticks;
        while (ticks.size() > 2 && static_cast<double>(ticks.size() - 1) > room) {
            std::vector<double> kept;
            for (std::size_t i = 0; i < ticks.size(); i += 2) {
                kept.push_back(ticks[i]);
            }
            ticks = std::move(kept);
        }
    }

    double tickWidth() const {
        double width = 0;
        for (const double tick : m_axis.ticks) {
            width = std::max(width, m_setting.type.width(numberText(tick), small()));
        }
        return width;
    }

    SetLines titleLines() const {
        return breakLines(textRuns(toText(m_chart.title), m_setting.text(1, true), m_setting),
                          m_setting.width, m_setting.type);
    }

    double widestPlace() const {
        double widest = 0;
        for (const std::string& place : m_chart.places) {
            widest = std::max(widest, m_setting.type.width(toText(place), small()));
        }
        return widest;
    }

    std::size_t placeRows() const {
        const double needed = (widestPlace() + 0.6 * m_setting.size) / pitch();
        return std::clamp<std::size_t>(static_cast<std::size_t>(std::ceil(needed)), 1, mostPlaceRows);
    }

    /// `part` of the text lies to the left of x.
    void addText(Drawing& drawing, const QString& text, double x, double baseline, double part,
                 const TypeStyle& style) const {
        const double width = m_setting.type.width(text, style);
        drawing.add(TextRun{{x - part * width, baseline}, text, style, width});
    }

    void drawTitle(Drawing& drawing) const {
        addLines(drawing, titleLines(), {0, 0});
        if (!m_chart.up.empty()) {
            addText(drawing, toText(m_chart.up), 0, m_titleHeight + Typeface::ascent * small().size, 0,
                    small());
        }
    }

    void drawTicks(Drawing& drawing) const {
        for (const double tick : m_axis.ticks) {
            const double at = y(tick);
            drawing.line({m_plot.left(), at}, {m_plot.right(), at}, tick > 0 ? 0.3 : 0.8,
                         tick > 0 ? m_setting.inks.hairline : m_setting.inks.ink);
            addText(drawing, numberText(tick), m_plot.left() - 0.4 * m_setting.size, at + 0.33 * small().size,
                    1, small());
        }
    }

    void drawPlaces(Drawing& drawing) const {
        const double line = lineHeight * small().size;
        const double first = m_plot.bottom() + placesGap * small().size + Typeface::ascent * small().size;
        const std::size_t rows = placeRows();
        // With too many even for that some are left out.
        const auto every = static_cast<std::size_t>(std::max(
            1.0, std::ceil((widestPlace() + 0.4 * m_setting.size) / (pitch() * static_cast<double>(rows)))));
        for (std::size_t i = 0; i < m_chart.places.size(); i += every) {
            const QString text = toText(m_chart.places[i]);
            const double half = m_setting.type.width(text, small()) / 2;
            const double at =
                std::clamp(x(i), std::min(half, m_setting.width / 2), std::max(half, m_setting.width - half));
            addText(drawing, text, at, first + static_cast<double>((i / every) % rows) * line, 0.5, small());
        }
        if (!m_chart.across.empty()) {
            addText(drawing, toText(m_chart.across), m_plot.center().x(),
                    first + static_cast<double>(rows) * line, 0.5, small());
        }
    }

    void drawLevels(Drawing& drawing) const {
        std::vector<sheets::Chart::Level> levels = m_chart.levels;
        std::sort(levels.begin(), levels.end(),
                  [](const auto& a, const auto& b) { return a.value < b.value; });
        const double line = lineHeight * small().size;
        double lowest = m_plot.bottom();
        for (const auto& level : levels) {
            const double at = y(level.value);
            drawing.add(Stroke{QPolygonF({QPointF(m_plot.left(), at), QPointF(m_plot.right(), at)}),
                               0.7,
                               m_setting.inks.quiet,
                               {},
                               {4, 3}});
            // Labels of levels close to each other step aside upwards.
            const double bottom = std::min(at, lowest);
            addText(drawing, toText(level.label), m_plot.left() + 0.3 * m_setting.size,
                    bottom - Typeface::descent * small().size, 0, small());
            lowest = bottom - line;
        }
    }

    const sheets::Chart& m_chart;
    const Setting& m_setting;
    sheets::ChartAxis m_axis;
    QRectF m_plot;
    double m_titleHeight = 0;
    double m_height = 0;
};

// What tells a chart's series from the others without its colour: dashes and the shape of its points.

constexpr int shapes = 5;

/// A regular shape: of 4 a diamond, of many a circle.
QPolygonF regular(QPointF at, double radius, int corners, double turn) {
    QPolygonF shape;
    for (int i = 0; i < corners; ++i) {
        const double angle = turn + 2 * M_PI * i / corners;
        shape << at + QPointF(std::sin(angle), -std::cos(angle)) * radius;
    }
    return shape;
}

QPolygonF shapeOf(int series, QPointF at, double size) {
    const double radius = size / 2;
    switch (series % shapes) {
    case 0:
        return regular(at, radius, 20, 0);
    case 1:
        return regular(at, radius * 1.2, 4, M_PI / 4);
    case 2:
        return regular(at, radius * 1.25, 3, 0);
    case 3:
        return regular(at, radius * 1.2, 4, 0);
    default:
        return regular(at, radius * 1.25, 3, M_PI);
    }
}

QList<qreal> seriesDashes(int series) {
    const QList<qreal> dashes[] = {{}, {5, 2.5}, {1.5, 1.8}, {6, 2, 1.5, 2}};
    return dashes[series % 4];
}

void addSeriesPoint(Drawing& drawing, int series, QPointF at, double size, const QColor& ink) {
    // Filled and hollow take turns when the shapes come round again.
    const bool hollow = (series / shapes) % 2 == 1;
    Stroke stroke{shapeOf(series, at, size), 0.8, ink, hollow ? QColor(Qt::white) : ink};
    stroke.closed = true;
    drawing.add(std::move(stroke));
}

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

    LayoutBox set() {
        LayoutBox whole;
        m_frame->draw(whole.drawing);
        for (std::size_t i = 0; i < m_chart.series.size(); ++i) {
            drawSeries(whole.drawing, static_cast<int>(i));
        }
        drawLabels(whole.drawing);
        whole.height = std::max(m_frame->height(), m_lowest);
        return whole;
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
            label.lines = breakLines(textRuns(toText(m_chart.series[i].name), labelStyle(), m_setting),
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

    LayoutBox set() {
        LayoutBox whole;
        m_frame.draw(whole.drawing);
        if (!m_chart.series.empty()) {
            drawBars(whole.drawing);
        }
        if (m_chart.series.size() > 1) {
            drawTicks(whole.drawing);
        }
        whole.height = m_frame.height();
        drawLegend(whole);
        return whole;
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
    void drawLegend(LayoutBox& whole) const {
        double x = m_frame.plot().left();
        const double sample = 1.3 * m_setting.size;
        for (std::size_t i = 0; i < std::min<std::size_t>(2, m_chart.series.size()); ++i) {
            const SetLines name =
                breakLines(textRuns(toText(m_chart.series[i].name), m_frame.small(), m_setting),
                           m_setting.width - m_frame.plot().left() - 1.6 * sample, m_setting.type);
            const double width = name.empty() ? 0 : name.front().width;
            if (x + sample * 1.3 + width > m_setting.width) {
                x = m_frame.plot().left();
                whole.height += m_legendHeight;
            }
            const double middle = whole.height + 0.55 * m_setting.size;
            if (i == 0) {
                whole.drawing.box({x, middle - 0.35 * m_setting.size, sample, 0.7 * m_setting.size}, 0.6,
                                  m_setting.inks.ink, fill());
            } else {
                drawTick(whole.drawing, x + sample / 2, middle, sample / 2);
            }
            addLines(whole.drawing, name, {x + 1.3 * sample, whole.height});
            m_legendHeight = std::max(heightOf(name), 1.2 * m_setting.size);
            x += 1.3 * sample + width + sample;
        }
        whole.height += m_legendHeight;
    }

    const sheets::Chart& m_chart;
    const Setting& m_setting;
    ChartFrame m_frame;
    mutable double m_legendHeight = 0;
};

} // namespace

LayoutBoxes boxesOf(const sheets::Chart& chart, const Setting& setting) {
    LayoutBox whole = chart.kind == sheets::Chart::Kind::Lines ? LineChart(chart, setting).set()
                                                               : BarChart(chart, setting).set();
    whole.above = 0.8 * setting.size;
    return {std::move(whole)};
}

} // namespace umpire::gui::paper
