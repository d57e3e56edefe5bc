#include "map/map_view.h"

#include "document/text.h"
#include "map/move_text.h"

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
/// At least so large are the units when only they are to be in view: they are to be read from a metre away.
constexpr double readableRadius = 22;
/// So much of the map is in view then from above to below, in radii: a dozen hexes round the midst of the
/// units.
constexpr double frontHeight = 21;
constexpr double oneStep = 1.2;

} // namespace

MapView::MapView(const Look& look, const BattleDocument& document, QWidget* parent, MapAudience audience)
    : QAbstractScrollArea(parent), m_look(look), m_document(document), m_audience(audience) {
    setObjectName(QStringLiteral("mapView"));
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(readsOnly() ? Qt::NoFocus : Qt::StrongFocus);
    viewport()->setMouseTracking(false);
    connect(&look, &Look::changed, viewport(), qOverload<>(&QWidget::update));
    refresh();
}

void MapView::refresh() {
    m_facts = MapFacts::read(m_document, m_audience);
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
    if (readsOnly()) {
        bringIntoView(target);
        bringIntoView(unit);
    }
    viewport()->update();
}

/// Players follow the action without doing anything.
void MapView::bringIntoView(const QString& unit) {
    const auto stands = [&unit](const auto& hex) {
        const QList<CounterFacts>& units = hex.second.units;
        return std::any_of(units.begin(), units.end(),
                           [&unit](const CounterFacts& each) { return each.id == unit; });
    };
    const auto found = std::find_if(m_facts.hexes.begin(), m_facts.hexes.end(), stands);
    if (isThere() && found != m_facts.hexes.end()) {
        scrollTo(found->first);
    }
}

void MapView::scrollTo(Hex hex) {
    const QRect room = viewport()->rect();
    const QRect there = layoutOf().around(hex).translated(origin()).toAlignedRect();
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() + std::min(0, there.left()) +
                                    std::max(0, there.right() - room.right()));
    verticalScrollBar()->setValue(verticalScrollBar()->value() + std::min(0, there.top()) +
                                  std::max(0, there.bottom() - room.bottom()));
}

std::set<Hex> MapView::hexesOf(const Ids& places) const {
    std::set<Hex> hexes;
    for (const std::string& place : places) {
        if (const auto hex = m_document.rules().map->hexOf(place)) {
            hexes.insert(*hex);
        }
    }
    return hexes;
}

void MapView::setShown(const MapLayer& layer) {
    m_marks.shown = hexesOf(layer.places);
    m_marks.shownFrom = hexesOf(layer.from);
    m_shownName = toText(layer.name);
    tell();
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

/// What stands on the map, or the midst of it where not all of that is in view: most units are round it.
QPointF MapView::amongUnits(const HexLayout& layout) const {
    const QRectF used = inUse(layout);
    if (used.width() <= viewport()->width() && used.height() <= viewport()->height()) {
        return used.center();
    }
    QPointF sum;
    int units = 0;
    for (const auto& [hex, facts] : m_facts.hexes) {
        sum += layout.centre(hex) * static_cast<double>(facts.units.size());
        units += static_cast<int>(facts.units.size());
    }
    return units > 0 ? sum / units : used.center();
}

HexLayout MapView::layoutOf() const {
    const HexGrid& grid = *m_document.rules().map;
    if (m_radius > 0) {
        return {grid, m_radius};
    }
    const QRectF used = inUse(HexLayout(grid, 1));
    const double across = viewport()->width() / used.width();
    const double fitting = std::min(across, viewport()->height() / used.height());
    const double front = std::min(across, viewport()->height() / frontHeight);
    const double least =
        m_fitsAll ? leastRadius : std::clamp<double>(front, m_look.px(readableRadius), mostRadius);
    return {grid, std::clamp(fitting, least, mostRadius)};
}

/// Where the map's corner stands in the viewport. A smaller map stands in the middle for players; for the
/// umpire it stays where it is when a panel opens beside it.
QPointF MapView::origin() const {
    const QSizeF left = QSizeF(viewport()->size()) - layoutOf().size();
    const QPointF beside =
        readsOnly() ? QPointF(std::max(0.0, left.width()), std::max(0.0, left.height())) / 2 : QPointF();
    return beside - QPointF(horizontalScrollBar()->value(), verticalScrollBar()->value());
}

/// From now on it is as large as it is, and where it is: whoever points at hexes is not to lose them.
void MapView::hold() {
    if (isThere() && m_radius == 0) {
        m_radius = layoutOf().radius();
    }
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
        centre(amongUnits(layoutOf()));
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
    aim(m_marks.from && *m_marks.from != hex ? std::optional(hex) : std::nullopt);
    scrollTo(hex);
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
    const QString in = m_marks.shown.contains(*m_marks.cursor) ? tr("%1 (%2)").arg(hex, m_shownName) : hex;
    setAccessibleName(!m_marks.from ? tr("Map, %1").arg(in)
                      : m_wayText.isEmpty()
                          ? tr("Map, where to put the stack down: %1").arg(in)
                          : tr("Map, where to put the stack down: %1. %2").arg(in, m_wayText));
    QAccessibleEvent event(this, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&event);
}

void MapView::takeUp() {
    hold();
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
    m_marks.from = {};
    aim({});
    tell();
    viewport()->update();
}

/// The way there is told while the stack is on it; it never stands in the umpire's way.
void MapView::aim(std::optional<Hex> towards) {
    if (towards == m_marks.towards) {
        return;
    }
    m_marks.towards = towards;
    m_marks.way.clear();
    const auto way =
        towards && m_marks.from && m_findsWay ? m_findsWay(*m_marks.from, *towards) : std::optional<MapWay>();
    for (const std::string& place : way ? way->places : Ids()) {
        m_marks.way.push_back(m_document.rules().map->hexOf(place).value_or(*towards));
    }
    m_marks.tooFar = way && isTooFar(*way);
    m_wayText = way ? moveText(*way) : QString();
    Q_EMIT wayChanged();
}

void MapView::paintEvent(QPaintEvent* event) {
    if (!isThere()) {
        return;
    }
    QPainter painter(viewport());
    painter.fillRect(event->rect(), m_look.theme().background);
    painter.translate(origin());
    MapMarks marks = m_marks;
    const bool pointsOut = !readsOnly() && (hasFocus() || !m_marks.chosen.isEmpty());
    marks.cursor = pointsOut ? m_marks.cursor : std::nullopt;
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
    if (!isThere() || readsOnly()) {
        return;
    }
    hold();
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
    aim(over && *over != *m_pressed ? over : std::nullopt);
    viewport()->update();
}

void MapView::mouseReleaseEvent(QMouseEvent* event) {
    if (!isThere() || readsOnly()) {
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
    hold();
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
