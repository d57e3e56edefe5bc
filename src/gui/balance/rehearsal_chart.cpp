#include "balance/rehearsal_chart.h"

#include "look/strokes.h"
#include "look/theme.h"

#include <QFontMetricsF>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace umpire::gui {

namespace {

/// A state that is less likely than this is nowhere to be seen.
constexpr double visible = 0.004;

} // namespace

/// Where everything of a rehearsal's chart stands: a column for each number of losses, in it the states on
/// top of each other, the worst at the bottom.
class RehearsalLayout {
  public:
    /// The name of a state: in its area, or beside the chart with a line to it.
    struct Label {
        std::size_t state = 0;
        QString text;
        QRectF room;
        QPointF points; ///< into its area
        bool inside = true;
    };

    /// A line at the left of the column where marks are reached.
    struct MarkLine {
        double x = 0;
        QString text;
        QRectF room;
    };

    RehearsalLayout(const RehearsalFacts& facts, bool afterEach, const Look& look, const QSize& size)
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

    const QRectF& plot() const { return m_plot; }
    const std::vector<Label>& labels() const { return m_labels; }
    const std::vector<MarkLine>& marks() const { return m_marks; }

    QRectF column(int further) const {
        const double width = m_plot.width() / static_cast<double>(m_facts->points.size());
        return {m_plot.left() + further * width, m_plot.top(), width, m_plot.height()};
    }

    /// The column under a place, or -1.
    int at(const QPointF& place) const {
        if (place.x() < m_plot.left() || place.x() > m_plot.right()) {
            return -1;
        }
        const int further = static_cast<int>((place.x() - m_plot.left()) / column(0).width());
        return std::min(further, m_facts->last());
    }

    double height(double chance) const { return chance * m_plot.height(); }
    double y(double chance) const { return m_plot.bottom() - height(chance); }
    /// The area of a state.
    QPainterPath area(std::size_t state) const {
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

    /// The upper edge of a state's area.
    QPainterPath edge(std::size_t state) const {
        QPainterPath path;
        for (std::size_t point = 0; point < m_facts->points.size(); ++point) {
            const QRectF room = column(static_cast<int>(point));
            const double top = y(upTo(state, point));
            point == 0 ? path.moveTo(room.left(), top) : path.lineTo(room.left(), top);
            path.lineTo(room.right(), top);
        }
        return path;
    }

    /// Every how many columns a number has room below them.
    int ticksApart() const {
        const QFontMetricsF metrics(tickFont(*m_look));
        const double needed = metrics.horizontalAdvance(QString::number(m_facts->last())) + m_look->px(8);
        for (const int apart : {1, 2, 5, 10}) {
            if (apart * column(0).width() >= needed) {
                return apart;
            }
        }
        return 20;
    }

    static QFont labelFont(const Look& look) { return look.font(14, QFont::DemiBold); }
    static QFont tickFont(const Look& look) { return look.font(13); }

  private:
    /// A state and all worse ones together.
    double upTo(std::size_t state, std::size_t point) const {
        double sum = 0;
        for (std::size_t worse = state; worse < m_facts->states.size(); ++worse) {
            sum += chance(worse, point);
        }
        return std::min(1.0, sum);
    }

    double chance(std::size_t state, std::size_t point) const {
        return m_facts->chances(point, m_each).at(state);
    }

    bool everHappens(std::size_t state) const {
        for (std::size_t point = 0; point < m_facts->points.size(); ++point) {
            if (chance(state, point) > visible) {
                return true;
            }
        }
        return false;
    }

    void placePlot(double besides) {
        const QFontMetricsF ticks(tickFont(*m_look));
        const double left = ticks.horizontalAdvance(QStringLiteral("100 %")) + m_look->px(10);
        const double top = QFontMetricsF(labelFont(*m_look)).height() + m_look->px(6);
        const double bottom = 2 * ticks.height() + m_look->px(10);
        m_plot = QRectF(left, top, std::max(1.0, m_size.width() - left - besides),
                        std::max(1.0, m_size.height() - top - bottom));
    }

    void placeLabels() {
        m_labels.clear();
        for (std::size_t state = 0; state < m_facts->states.size(); ++state) {
            if (everHappens(state)) {
                m_labels.push_back(labelOf(state));
            }
        }
    }

    /// Where its area has most room over the width of its name; else at its thickest.
    Label labelOf(std::size_t state) const {
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
    void placeBeside() {
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

    void placeMarks() {
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

    const RehearsalFacts* m_facts;
    const Look* m_look;
    bool m_each;
    QSizeF m_size;
    QRectF m_plot;
    std::vector<Label> m_labels;
    std::vector<MarkLine> m_marks;
};

RehearsalChart::RehearsalChart(const Look& look, QWidget* parent) : QWidget(parent), m_look(look) {
    setObjectName(QStringLiteral("rehearsalChart"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    connect(&look, &Look::changed, this, [this] {
        updateGeometry();
        place();
    });
}

RehearsalChart::~RehearsalChart() = default;

void RehearsalChart::show(const RehearsalFacts* facts, bool afterEach) {
    m_facts = facts;
    m_each = afterEach;
    place();
}

void RehearsalChart::setReading(int further) {
    m_reading = further;
    update();
}

void RehearsalChart::place() {
    m_layout = m_facts ? std::make_unique<RehearsalLayout>(*m_facts, m_each, m_look, size()) : nullptr;
    update();
}

QPoint RehearsalChart::placeOf(int further) const {
    return m_facts ? m_layout->column(further).center().toPoint() : QPoint();
}

void RehearsalChart::resizeEvent(QResizeEvent*) {
    place();
}

void RehearsalChart::read(int further) {
    if (m_facts && further >= 0 && further <= m_facts->last() && further != m_reading) {
        setReading(further);
        Q_EMIT readingMoved(further);
    }
}

void RehearsalChart::readAt(const QPointF& place) {
    if (m_layout) {
        read(m_layout->at(place));
    }
}

void RehearsalChart::mouseMoveEvent(QMouseEvent* event) {
    readAt(event->position());
}

void RehearsalChart::mousePressEvent(QMouseEvent* event) {
    readAt(event->position());
}

void RehearsalChart::keyPressEvent(QKeyEvent* event) {
    const bool plain = !(event->modifiers() & ~Qt::KeypadModifier);
    const int key = plain && m_facts ? event->key() : 0;
    if (key == Qt::Key_Left || key == Qt::Key_Right) {
        read(m_reading + (key == Qt::Key_Right ? 1 : -1));
    } else if (key == Qt::Key_Home || key == Qt::Key_End) {
        read(key == Qt::Key_Home ? 0 : m_facts->last());
    } else {
        QWidget::keyPressEvent(event);
    }
}

void RehearsalChart::paintEvent(QPaintEvent*) {
    if (!m_facts) {
        return;
    }
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintAreas(painter);
    paintAxes(painter);
    paintMarks(painter);
    paintReading(painter);
    paintLabels(painter);
}

void RehearsalChart::paintAreas(QPainter& painter) const {
    const auto states = static_cast<int>(m_facts->states.size());
    for (int state = 0; state < states; ++state) {
        const auto at = static_cast<std::size_t>(state);
        fillHatched(painter, m_layout->area(at), m_look, inkOf(at), state, states);
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(m_look.theme().ink, std::max(1.0, m_look.px(12) / 10.0), Qt::SolidLine, Qt::SquareCap,
                        Qt::MiterJoin));
    for (std::size_t state = 1; state < m_facts->states.size(); ++state) {
        painter.drawPath(m_layout->edge(state));
    }
    painter.drawRect(m_layout->plot());
}

void RehearsalChart::paintAxes(QPainter& painter) const {
    const QRectF& plot = m_layout->plot();
    const double line = QFontMetricsF(RehearsalLayout::tickFont(m_look)).height();
    painter.setFont(RehearsalLayout::tickFont(m_look));
    painter.setPen(m_look.theme().ink);
    for (const int percent : {0, 25, 50, 75, 100}) {
        const double y = m_layout->y(percent / 100.0);
        painter.drawText(QRectF(0, y - line / 2, plot.left() - m_look.px(7), line),
                         Qt::AlignRight | Qt::AlignVCenter, tr("%1 %").arg(percent));
        painter.drawLine(QPointF(plot.left() - m_look.px(4), y), QPointF(plot.left(), y));
    }
    const int apart = m_layout->ticksApart();
    for (int further = 0; further <= m_facts->last(); further += apart) {
        const double x = m_layout->column(further).center().x();
        painter.drawText(QRectF(x - plot.width(), plot.bottom() + m_look.px(4), 2 * plot.width(), line),
                         Qt::AlignHCenter, QString::number(further));
    }
    painter.drawText(
        QRectF(plot.left(), plot.bottom() + m_look.px(4) + line, plot.width(), line), Qt::AlignRight,
        m_facts->steps.isEmpty() ? tr("Further losses") : tr("Further %1 lost").arg(m_facts->steps));
}

void RehearsalChart::paintMarks(QPainter& painter) const {
    const QRectF& plot = m_layout->plot();
    for (const RehearsalLayout::MarkLine& mark : m_layout->marks()) {
        painter.setPen(QPen(m_look.theme().ink, std::max(2.0, m_look.px(20) / 10.0), Qt::DashLine));
        painter.drawLine(QPointF(mark.x, plot.top() - m_look.px(4)), QPointF(mark.x, plot.bottom()));
        painter.setFont(RehearsalLayout::labelFont(m_look));
        painter.setPen(m_look.theme().ink);
        painter.drawText(mark.room, Qt::AlignCenter, mark.text);
    }
}

void RehearsalChart::paintReading(QPainter& painter) const {
    const double width = std::max(3.0, m_look.px(30) / 10.0);
    painter.setBrush(Qt::NoBrush);
    const QRectF column = m_layout->column(m_reading);
    painter.setPen(QPen(m_look.theme().tile, width + 2, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(column);
    painter.setPen(QPen(m_look.theme().selection, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(column);
    if (hasFocus()) {
        painter.setPen(QPen(m_look.theme().selection, 2));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), m_look.px(4), m_look.px(4));
    }
}

/// On plates of their own, so that no hatching runs through a word.
void RehearsalChart::paintLabels(QPainter& painter) const {
    painter.setFont(RehearsalLayout::labelFont(m_look));
    for (const RehearsalLayout::Label& label : m_layout->labels()) {
        if (!label.inside) {
            const QPointF start(label.room.left(), label.room.center().y());
            painter.setPen(QPen(m_look.theme().tile, 4));
            painter.drawLine(start, label.points);
            painter.setPen(QPen(m_look.theme().ink, 1.5));
            painter.drawLine(start, label.points);
            painter.setBrush(m_look.theme().ink);
            painter.drawEllipse(label.points, m_look.px(3), m_look.px(3));
        }
        painter.setBrush(m_look.theme().tile);
        painter.setPen(QPen(inkOf(label.state), 1.5));
        painter.drawRoundedRect(label.room, m_look.px(4), m_look.px(4));
        painter.setPen(m_look.theme().ink);
        painter.drawText(label.room, Qt::AlignCenter, label.text);
    }
}

} // namespace umpire::gui
