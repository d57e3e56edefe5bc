#include "balance/rehearsal_layout.h"

#include "look/tone_sign.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace umpire::gui {

namespace {

/// A state that is less likely than this is nowhere to be seen.
constexpr double visible = 0.004;

} // namespace

RehearsalLayout::RehearsalLayout(const RehearsalFacts& facts, bool afterEach, const Look& look,
                                 const QSize& size)
    : m_facts(&facts), m_look(&look), m_each(afterEach), m_size(size) {
    placePlot(m_look->px(8));
    placeLabels();
    double besides = 0;
    for (const Label& label : m_labels) {
        besides = std::max(besides, label.inside ? 0 : label.room.width());
    }
    if (besides > 0) {
        placePlot(besides + m_look->px(28));
        placeLabels();
        placeBeside();
    }
    placeMarks();
}

void RehearsalLayout::placePlot(double besides) {
    const QFontMetricsF ticks(tickFont(*m_look));
    const double left = ticks.horizontalAdvance(QStringLiteral("100 %")) + m_look->px(10);
    const double top = QFontMetricsF(labelFont(*m_look)).height() + m_look->px(6);
    const double bottom = 2 * ticks.height() + m_look->px(10);
    m_plot = QRectF(left, top, std::max(1.0, m_size.width() - left - besides),
                    std::max(1.0, m_size.height() - top - bottom));
}

double RehearsalLayout::chance(std::size_t state, std::size_t point) const {
    return m_facts->points[point].chances(m_each).at(state);
}

double RehearsalLayout::upTo(std::size_t state, std::size_t point) const {
    double sum = 0;
    for (std::size_t worse = state; worse < m_facts->states.size(); ++worse) {
        sum += chance(worse, point);
    }
    return std::min(1.0, sum);
}

bool RehearsalLayout::everHappens(std::size_t state) const {
    for (std::size_t point = 0; point < m_facts->points.size(); ++point) {
        if (chance(state, point) > visible) {
            return true;
        }
    }
    return false;
}

QRectF RehearsalLayout::column(int further) const {
    const double width = m_plot.width() / static_cast<double>(m_facts->points.size());
    return {m_plot.left() + further * width, m_plot.top(), width, m_plot.height()};
}

int RehearsalLayout::at(const QPointF& place) const {
    if (!m_facts || place.x() < m_plot.left() || place.x() > m_plot.right()) {
        return -1;
    }
    const int further = static_cast<int>((place.x() - m_plot.left()) / column(0).width());
    return std::min(further, m_facts->last());
}

QPainterPath RehearsalLayout::edge(std::size_t state) const {
    QPainterPath path;
    for (std::size_t point = 0; point < m_facts->points.size(); ++point) {
        const QRectF room = column(static_cast<int>(point));
        const double top = y(upTo(state, point));
        point == 0 ? path.moveTo(room.left(), top) : path.lineTo(room.left(), top);
        path.lineTo(room.right(), top);
    }
    return path;
}

QPainterPath RehearsalLayout::area(std::size_t state) const {
    QPainterPath path = edge(state);
    if (state + 1 < m_facts->states.size()) {
        path.connectPath(edge(state + 1).toReversed());
    } else {
        path.lineTo(m_plot.bottomRight());
        path.lineTo(m_plot.bottomLeft());
    }
    path.closeSubpath();
    return path;
}

void RehearsalLayout::placeLabels() {
    m_labels.clear();
    for (std::size_t state = 0; state < m_facts->states.size(); ++state) {
        if (everHappens(state)) {
            m_labels.push_back(labelOf(state));
        }
    }
}

/// Where its area has most room over the width of its name; else at its thickest.
RehearsalLayout::Label RehearsalLayout::labelOf(std::size_t state) const {
    const RehearsalFacts::State& shown = m_facts->states[state];
    Label label{state, toneSignBefore(shown.tone) + shown.name, {}, {}, true};
    const QFontMetricsF metrics(labelFont(*m_look));
    const QSizeF needed(metrics.horizontalAdvance(label.text) + m_look->px(12),
                        metrics.height() + m_look->px(2));
    const auto columns =
        static_cast<std::size_t>(std::ceil((needed.width() + m_look->px(4)) / column(0).width()));
    double most = 0;
    double thickest = 0;
    for (std::size_t first = 0; first < m_facts->points.size(); ++first) {
        double top = 1;
        double bottom = 0;
        for (std::size_t i = first; i < std::min(first + columns, m_facts->points.size()); ++i) {
            top = std::min(top, upTo(state, i));
            bottom = std::max(bottom, upTo(state, i) - chance(state, i));
        }
        const double x = column(static_cast<int>(first)).left();
        if (first + columns <= m_facts->points.size() && top - bottom > most) {
            most = top - bottom;
            const QPointF middle(x + column(0).width() * static_cast<double>(columns) / 2,
                                 y((top + bottom) / 2));
            label.room = QRectF(middle - QPointF(needed.width(), needed.height()) / 2, needed);
        }
        if (chance(state, first) >= thickest) {
            thickest = chance(state, first);
            label.points = {x + column(0).width() / 2, y(upTo(state, first) - thickest / 2)};
        }
    }
    label.inside = height(most) >= needed.height() + m_look->px(2);
    if (!label.inside) {
        label.room = QRectF(QPointF(0, label.points.y() - needed.height() / 2), needed);
    }
    return label;
}

/// Names beside the chart stand in the order of what they point to, none over another.
void RehearsalLayout::placeBeside() {
    std::vector<Label*> beside;
    for (Label& label : m_labels) {
        if (!label.inside) {
            beside.push_back(&label);
        }
    }
    std::sort(beside.begin(), beside.end(),
              [](const Label* a, const Label* b) { return a->points.y() < b->points.y(); });
    double free = m_plot.top();
    for (Label* label : beside) {
        label->room.moveLeft(m_plot.right() + m_look->px(24));
        label->room.moveTop(std::max(label->room.top(), free));
        free = label->room.bottom() + m_look->px(2);
    }
    double floor = m_plot.bottom();
    for (auto label = beside.rbegin(); label != beside.rend(); ++label) {
        (*label)->room.moveBottom(std::min((*label)->room.bottom(), floor));
        floor = (*label)->room.top() - m_look->px(2);
    }
}

void RehearsalLayout::placeMarks() {
    const QFontMetricsF metrics(labelFont(*m_look));
    double free = m_plot.left();
    for (const RehearsalFacts::Mark& mark : m_facts->marks) {
        if (mark.further > m_facts->last()) {
            continue;
        }
        const double x = column(mark.further).left();
        if (!m_marks.empty() && m_marks.back().x == x) {
            m_marks.back().text += QStringLiteral(", ") + mark.name;
        } else {
            m_marks.push_back({x, mark.name, {}});
        }
    }
    for (MarkLine& mark : m_marks) {
        const double width = metrics.horizontalAdvance(mark.text);
        const double left = std::max(free, mark.x - width / 2);
        mark.room = QRectF(left, 0, width + 1, metrics.height());
        free = mark.room.right() + m_look->px(6);
    }
}

int RehearsalLayout::ticksApart() const {
    const QFontMetricsF metrics(tickFont(*m_look));
    const double needed = metrics.horizontalAdvance(QString::number(m_facts->last())) + m_look->px(8);
    for (const int apart : {1, 2, 5, 10}) {
        if (apart * column(0).width() >= needed) {
            return apart;
        }
    }
    return 20;
}

} // namespace umpire::gui
