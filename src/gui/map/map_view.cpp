#include "map/map_view.h"

#include "document/text.h"

#include <QAccessible>
#include <QApplication>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace umpire::gui {

namespace {

constexpr double leastRadius = 9;
constexpr double mostRadius = 90;
constexpr double oneStep = 1.2;

} // namespace

MapView::MapView(const Look& look, const BattleDocument& document, QWidget* parent)
    : QAbstractScrollArea(parent), m_look(look), m_document(document) {
    setObjectName(QStringLiteral("mapView"));
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setMouseTracking(false);
    connect(&look, &Look::changed, viewport(), qOverload<>(&QWidget::update));
    refresh();
}

void MapView::refresh() {
    m_facts = MapFacts::read(m_document);
    if (!isThere()) {
        m_marks = {};
    } else if (!m_marks.cursor) {
        m_marks.cursor = m_facts.hexes.empty() ? Hex{1, 1} : m_facts.hexes.begin()->first;
    }
    settle();
    tell();
    viewport()->update();
}

void MapView::setChosen(const QString& unit, const QString& target) {
    m_marks.chosen = unit;
    m_marks.target = target;
    viewport()->update();
}

void MapView::setShown(const std::vector<std::string>& places) {
    m_marks.shown.clear();
    for (const std::string& place : places) {
        if (const auto hex = m_document.rules().map->hexOf(place)) {
            m_marks.shown.insert(*hex);
        }
    }
    viewport()->update();
}

bool MapView::isThere() const {
    return m_document.isOpen() && hasMap(m_document.rules());
}

/// What stands on the map, with a hex of ground round it.
QRectF MapView::inUse(const HexLayout& layout) const {
    QRectF used;
    for (const auto& [hex, facts] : m_facts.hexes) {
        used = facts.units.isEmpty() ? used : used.united(layout.around(hex));
    }
    const QRectF whole({0, 0}, layout.size());
    const double margin = layout.height();
    return m_fitsAll || used.isNull() ? whole : used.adjusted(-margin, -margin, margin, margin) & whole;
}

HexLayout MapView::layoutOf() const {
    const HexGrid& grid = *m_document.rules().map;
    if (m_radius > 0) {
        return {grid, m_radius};
    }
    const QRectF used = inUse(HexLayout(grid, 1));
    const double fitting = std::min(viewport()->width() / used.width(), viewport()->height() / used.height());
    return {grid, std::clamp(fitting, leastRadius, mostRadius)};
}

/// Where the map's corner stands in the viewport; a map that is smaller stands in the middle.
QPointF MapView::origin() const {
    const QSizeF whole = layoutOf().size();
    const QSizeF room = viewport()->size();
    return {std::max(0.0, (room.width() - whole.width()) / 2) - horizontalScrollBar()->value(),
            std::max(0.0, (room.height() - whole.height()) / 2) - verticalScrollBar()->value()};
}

QPointF MapView::inMap(const QPointF& point) const {
    return point - origin();
}

QPoint MapView::placeOf(Hex hex) const {
    return (layoutOf().centre(hex) + origin()).toPoint();
}

void MapView::settle() {
    if (!isThere()) {
        return;
    }
    const QSize whole = layoutOf().size().toSize();
    const QSize room = viewport()->size();
    horizontalScrollBar()->setRange(0, std::max(0, whole.width() - room.width()));
    verticalScrollBar()->setRange(0, std::max(0, whole.height() - room.height()));
    horizontalScrollBar()->setPageStep(room.width());
    verticalScrollBar()->setPageStep(room.height());
    horizontalScrollBar()->setSingleStep(static_cast<int>(layoutOf().radius()));
    verticalScrollBar()->setSingleStep(static_cast<int>(layoutOf().radius()));
    if (m_radius == 0) {
        centre(inUse(layoutOf()).center());
    }
}

void MapView::centre(const QPointF& point) {
    horizontalScrollBar()->setValue(static_cast<int>(point.x()) - viewport()->width() / 2);
    verticalScrollBar()->setValue(static_cast<int>(point.y()) - viewport()->height() / 2);
}

void MapView::setRadius(double radius) {
    m_radius = radius;
    settle();
    if (m_marks.cursor && m_radius > 0) {
        centre(layoutOf().centre(*m_marks.cursor));
    }
    viewport()->update();
}

void MapView::zoom(int steps) {
    setRadius(std::clamp(layoutOf().radius() * std::pow(oneStep, steps), leastRadius, mostRadius));
}

void MapView::fit(bool all) {
    m_fitsAll = all;
    setRadius(0);
}

void MapView::goTo(Hex hex) {
    m_marks.cursor = hex;
    m_marks.towards = m_marks.from && *m_marks.from != hex ? std::optional(hex) : std::nullopt;
    const QRect room = viewport()->rect();
    const QRect there = layoutOf().around(hex).translated(origin()).toAlignedRect();
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() + std::min(0, there.left()) +
                                    std::max(0, there.right() - room.right()));
    verticalScrollBar()->setValue(verticalScrollBar()->value() + std::min(0, there.top()) +
                                  std::max(0, there.bottom() - room.bottom()));
    tell();
    viewport()->update();
    Q_EMIT went();
}

/// What the hex is, for those who hear it.
void MapView::tell() {
    if (!m_marks.cursor) {
        setAccessibleName(tr("Map"));
        return;
    }
    const QString hex = m_facts.sentence(*m_marks.cursor);
    setAccessibleName(m_marks.from ? tr("Map, where to put the stack down: %1").arg(hex)
                                   : tr("Map, %1").arg(hex));
    QAccessibleEvent event(this, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&event);
}

void MapView::takeUp() {
    if (m_marks.cursor && !m_facts.at(*m_marks.cursor).units.isEmpty()) {
        m_marks.from = m_marks.cursor;
        tell();
        viewport()->update();
    }
}

void MapView::putDown(Hex hex) {
    const Hex from = m_marks.from.value_or(hex);
    letGo();
    if (from != hex) {
        Q_EMIT moved(toText(HexGrid::nameOf(from)), toText(HexGrid::nameOf(hex)));
    }
}

void MapView::letGo() {
    m_marks.from = m_marks.towards = {};
    tell();
    viewport()->update();
}

void MapView::paintEvent(QPaintEvent* event) {
    if (!isThere()) {
        return;
    }
    QPainter painter(viewport());
    painter.fillRect(event->rect(), m_look.theme().background);
    painter.translate(origin());
    MapMarks marks = m_marks;
    marks.cursor = hasFocus() || !m_marks.chosen.isEmpty() ? m_marks.cursor : std::nullopt;
    const QRectF room = QRectF(event->rect()).translated(-origin());
    paintMap(painter, room, m_look, *m_document.rules().map, layoutOf(), m_facts, marks);
}

void MapView::resizeEvent(QResizeEvent* event) {
    QAbstractScrollArea::resizeEvent(event);
    settle();
}

void MapView::focusInEvent(QFocusEvent* event) {
    QAbstractScrollArea::focusInEvent(event);
    viewport()->update();
}

void MapView::mousePressEvent(QMouseEvent* event) {
    if (!isThere()) {
        return;
    }
    m_pressed = event->button() == Qt::LeftButton ? layoutOf().at(inMap(event->position())) : std::nullopt;
    m_pressedAt = event->pos();
}

/// Two clicks, however quick.
void MapView::mouseDoubleClickEvent(QMouseEvent* event) {
    mousePressEvent(event);
}

void MapView::mouseMoveEvent(QMouseEvent* event) {
    const bool far = (event->pos() - m_pressedAt).manhattanLength() >= 2 * QApplication::startDragDistance();
    if (!m_pressed || !event->buttons().testFlag(Qt::LeftButton) || (!far && !m_marks.from) ||
        m_facts.at(*m_pressed).units.isEmpty()) {
        return;
    }
    m_marks.from = m_pressed;
    const auto over = layoutOf().at(inMap(event->position()));
    m_marks.towards = over && *over != *m_pressed ? over : std::nullopt;
    viewport()->update();
}

void MapView::mouseReleaseEvent(QMouseEvent* event) {
    if (!isThere()) {
        return;
    }
    const auto released = layoutOf().at(inMap(event->position()));
    const auto began = std::exchange(m_pressed, std::nullopt);
    if (!began || !released) {
        letGo();
    } else if (m_marks.from && *released != *m_marks.from) {
        m_marks.cursor = *released;
        putDown(*released);
    } else {
        letGo();
        goTo(*released);
        Q_EMIT pressed();
    }
}

void MapView::wheelEvent(QWheelEvent* event) {
    if (event->modifiers().testFlag(Qt::ControlModifier)) {
        zoom(event->angleDelta().y() > 0 ? 1 : -1);
        event->accept();
        return;
    }
    QAbstractScrollArea::wheelEvent(event);
}

/// Up and down stay in the column; left and right go to the neighbour that is nearest in height.
void MapView::step(Qt::Key key) {
    const HexGrid& grid = *m_document.rules().map;
    Hex hex = m_marks.cursor.value_or(Hex{1, 1});
    hex.row += key == Qt::Key_Up ? -1 : key == Qt::Key_Down ? 1 : 0;
    hex.column += key == Qt::Key_Left ? -1 : key == Qt::Key_Right ? 1 : 0;
    if (grid.has(hex)) {
        goTo(hex);
    }
}

void MapView::keyPressEvent(QKeyEvent* event) {
    if (!isThere()) {
        return;
    }
    switch (event->key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Left:
    case Qt::Key_Right:
        step(static_cast<Qt::Key>(event->key()));
        return;
    case Qt::Key_Plus:
        zoom(1);
        return;
    case Qt::Key_Minus:
        zoom(-1);
        return;
    case Qt::Key_M:
        takeUp();
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        m_marks.from&& m_marks.cursor ? putDown(*m_marks.cursor) : Q_EMIT pressed();
        return;
    case Qt::Key_Escape:
        if (m_marks.from) {
            letGo();
            return;
        }
        break;
    default:
        break;
    }
    QAbstractScrollArea::keyPressEvent(event);
}

} // namespace umpire::gui
