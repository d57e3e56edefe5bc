#include "paper/chart_frame.h"

#include "document/text.h"
#include "paper/line_breaker.h"
#include "paper/text_atoms.h"
#include "paper/text_slabs.h"

#include <algorithm>
#include <cmath>

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

} // namespace

ChartFrame::ChartFrame(const sheets::Chart& chart, const Setting& setting, double right, double plotHeight)
    : m_chart(chart), m_setting(setting), m_axis(sheets::axisOf(chart)) {
    thinTicks(plotHeight);
    layOut(right, plotHeight);
}

/// Leaves out every other number while they would stand on each other.
void ChartFrame::thinTicks(double plotHeight) {
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

void ChartFrame::layOut(double right, double plotHeight) {
    const SetLines title = breakLines(textAtoms(toText(m_chart.title), m_setting.text(1, true), m_setting),
                                      m_setting.width, m_setting.type);
    m_titleHeight = heightOf(title);
    const double line = lineHeight * small().size;
    // The name of the axis stands on a line of its own over the highest number.
    const double top = m_titleHeight + (m_chart.up.empty() ? 0.75 : 1.8) * line;
    const double left = tickWidth() + 0.5 * m_setting.size;
    m_plot = QRectF(left, top, std::max(20.0, m_setting.width - left - right), plotHeight);
    const double below = static_cast<double>(placeRows()) * line + (m_chart.across.empty() ? 0 : line);
    m_height = m_plot.bottom() + placesGap * small().size + below + 0.3 * m_setting.size;
}

double ChartFrame::tickWidth() const {
    double width = 0;
    for (const double tick : m_axis.ticks) {
        width = std::max(width, m_setting.type.width(numberText(tick), small()));
    }
    return width;
}

double ChartFrame::pitch() const {
    return m_plot.width() / static_cast<double>(std::max<std::size_t>(1, m_chart.places.size()));
}

double ChartFrame::x(std::size_t place) const {
    return m_plot.left() + (static_cast<double>(place) + 0.5) * pitch();
}

double ChartFrame::y(double value) const {
    return m_plot.bottom() - std::clamp(value / m_axis.top, 0.0, 1.0) * m_plot.height();
}

std::size_t ChartFrame::placeRows() const {
    double widest = 0;
    for (const std::string& place : m_chart.places) {
        widest = std::max(widest, m_setting.type.width(toText(place), small()));
    }
    const double needed = (widest + 0.6 * m_setting.size) / pitch();
    return std::clamp<std::size_t>(static_cast<std::size_t>(std::ceil(needed)), 1, mostPlaceRows);
}

void ChartFrame::draw(Drawing& drawing) const {
    drawTitle(drawing);
    drawTicks(drawing);
    drawPlaces(drawing);
    drawLevels(drawing);
}

/// `part` of the text lies to the left of x.
void ChartFrame::addText(Drawing& drawing, const QString& text, double x, double baseline, double part,
                         const TypeStyle& style) const {
    const double width = m_setting.type.width(text, style);
    drawing.add(TextRun{{x - part * width, baseline}, text, style, width});
}

void ChartFrame::drawTitle(Drawing& drawing) const {
    addLines(drawing,
             breakLines(textAtoms(toText(m_chart.title), m_setting.text(1, true), m_setting), m_setting.width,
                        m_setting.type),
             {0, 0});
    if (!m_chart.up.empty()) {
        addText(drawing, toText(m_chart.up), 0, m_titleHeight + Typeface::ascent * small().size, 0, small());
    }
}

void ChartFrame::drawTicks(Drawing& drawing) const {
    for (const double tick : m_axis.ticks) {
        const double at = y(tick);
        drawing.line({m_plot.left(), at}, {m_plot.right(), at}, tick > 0 ? 0.3 : 0.8,
                     tick > 0 ? m_setting.inks.hairline : m_setting.inks.ink);
        addText(drawing, numberText(tick), m_plot.left() - 0.4 * m_setting.size, at + 0.33 * small().size, 1,
                small());
    }
}

void ChartFrame::drawPlaces(Drawing& drawing) const {
    const double line = lineHeight * small().size;
    const double first = m_plot.bottom() + placesGap * small().size + Typeface::ascent * small().size;
    const std::size_t rows = placeRows();
    // With too many even for that some are left out.
    double widest = 0;
    for (const std::string& place : m_chart.places) {
        widest = std::max(widest, m_setting.type.width(toText(place), small()));
    }
    const auto every = static_cast<std::size_t>(
        std::max(1.0, std::ceil((widest + 0.4 * m_setting.size) / (pitch() * static_cast<double>(rows)))));
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

void ChartFrame::drawLevels(Drawing& drawing) const {
    std::vector<sheets::Chart::Level> levels = m_chart.levels;
    std::sort(levels.begin(), levels.end(), [](const auto& a, const auto& b) { return a.value < b.value; });
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

} // namespace umpire::gui::paper
