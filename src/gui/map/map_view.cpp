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
/// So much of the map is in view then from above to below, in radii: ten hexes round the midst of the
/// units.
constexpr double frontHeight = 17;
/// So long the pointer rests on a stack before it opens, in milliseconds.
constexpr int restsBeforeOpening = 350;
constexpr double oneStep = 1.2;

} // namespace

MapView::MapView(const Look& look, const BattleDocument& document, QWidget* parent, MapAudience audience)
    : QAbstractScrollArea(parent), m_look(look), m_document(document), m_audience(audience), m_fan(look) {
    setObjectName(QStringLiteral("mapView"));
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(readsOnly() ? Qt::NoFocus : Qt::StrongFocus);
    viewport()->setMouseTracking(!readsOnly());
    m_opening.setSingleShot(true);
    m_opening.setInterval(restsBeforeOpening);
    connect(&m_opening, &QTimer::timeout, this, [this] {
        if (m_over && !m_marks.from) {
            openFan(*m_over);
        }
    });
    connect(&look, &Look::changed, viewport(), qOverload<>(&QWidget::update));
    refresh();
}

void MapView::refresh() {
    const auto stood = m_facts.hexOf(m_marks.chosen);
    m_facts = MapFacts::read(m_document, m_audience);
    const auto stands = m_facts.hexOf(m_marks.chosen);
    if (stands && stood == m_marks.cursor) {
        m_marks.cursor = stands; // it goes along with who acts
    }
    if (!isThere()) {
        m_marks = {};
    } else if (!m_marks.cursor) {
        m_marks.cursor = m_facts.firstStand().value_or(Hex{1, 1});
    }
    m_behind.clear();
    settle();
    if (m_fan.isOpen()) {
        openFan(*m_fan.hex());
    }
    tell();
    viewport()->update();
}

void MapView::setChosen(const QString& unit, const QString& target, const QStringList& along) {
    const bool another = unit != m_marks.chosen;
    m_marks.chosen = unit;
    m_marks.target = target;
    m_marks.along = {along.begin(), along.end()};
    if (readsOnly()) {
        bringIntoView(target);
        bringIntoView(unit);
    } else if (another) {
        cursorTo(unit);
    }
    viewport()->update();
}

/// Whoever was chosen elsewhere, by number or because something is due of it, is under the cursor.
void MapView::cursorTo(const QString& unit) {
    if (const auto hex = m_facts.hexOf(unit); hex && hex != m_marks.cursor) {
        hold();
        goTo(*hex);
    }
}

void MapView::setReach(const std::vector<MapReach>& places) {
    m_marks.reach.clear();
    for (const MapReach& place : places) {
        if (const auto hex = m_document.rules().map->hexOf(place.place)) {
            m_marks.reach[*hex] = static_cast<int>(place.cost);
        }
    }
    viewport()->update();
}

void MapView::setOfSides(std::vector<std::pair<int, std::set<Hex>>> places) {
    m_marks.ofSides = std::move(places);
    viewport()->update();
}

/// Players follow the action without doing anything.
void MapView::bringIntoView(const QString& unit) {
    if (const auto hex = isThere() ? m_facts.hexOf(unit) : std::nullopt) {
        scrollTo(*hex);
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
    return {*m_document.rules().map, m_radius > 0 ? m_radius : fitting(viewport()->size())};
}

/// The radius at which what is to be seen fits into a room.
double MapView::fitting(const QSize& room) const {
    const QRectF used = inUse(HexLayout(*m_document.rules().map, 1));
    const double across = room.width() / used.width();
    const double whole = std::min(across, room.height() / used.height());
    const double front = std::min(across, room.height() / frontHeight);
    const double least =
        m_fitsAll ? leastRadius : std::clamp<double>(front, m_look.px(readableRadius), mostRadius);
    return std::clamp(whole, least, mostRadius);
}

/// Where the map's corner stands in the viewport: a smaller map stands in the middle.
QPointF MapView::origin() const {
    const QSizeF left = QSizeF(viewport()->size()) - layoutOf().size();
    const QPointF beside = QPointF(std::max(0.0, left.width()), std::max(0.0, left.height())) / 2;
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
    if (hex != m_marks.cursor && !m_marks.from) {
        m_behind.clear();
        closeFan();
    }
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
    const CounterFacts* counter = m_fan.current();
    const QString stays = counter && m_behind.contains(counter->id) ? tr("stays behind") : tr("goes along");
    setAccessibleName(counter         ? tr("Map, open stack in %1: %2, %3").arg(in, counter->name, stays)
                      : !m_marks.from ? tr("Map, %1").arg(in)
                      : m_wayText.isEmpty()
                          ? tr("Map, where to put the stack down: %1").arg(in)
                          : tr("Map, where to put the stack down: %1. %2").arg(in, m_wayText));
    QAccessibleEvent event(this, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&event);
}

void MapView::takeUp() {
    hold();
    if (m_marks.cursor && !goingFrom(*m_marks.cursor).empty()) {
        m_marks.from = m_marks.cursor;
        closeFan();
        tell();
        viewport()->update();
    }
}

/// The counter that was pulled out of its stack, else all of it that is not to stay; where one that acts
/// stands there, those of its side.
Ids MapView::goingFrom(Hex hex) const {
    Ids units;
    for (const CounterFacts& unit : m_facts.at(hex).units) {
        if (m_pulled.isEmpty() ? !m_behind.contains(unit.id) : unit.id == m_pulled) {
            units.push_back(fromText(unit.id));
        }
    }
    return units;
}

void MapView::putDown(Hex hex) {
    const Hex from = m_marks.from.value_or(hex);
    const Ids units = goingFrom(from);
    letGo();
    if (from != hex) {
        Q_EMIT moved(units, toText(HexGrid::nameOf(hex)));
    }
}

void MapView::openFan(Hex hex) {
    const QList<CounterFacts>& units = m_facts.at(hex).units;
    if (units.size() < 2) {
        closeFan();
        return;
    }
    m_fan.open(hex, units, layoutOf().around(hex).translated(origin()), viewport()->size());
    tell();
    viewport()->update();
}

void MapView::closeFan() {
    m_opening.stop();
    if (m_fan.isOpen()) {
        m_fan.close();
        tell();
        viewport()->update();
    }
}

void MapView::letGo() {
    m_marks.from = {};
    m_pulled.clear();
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
    const auto way = towards && m_marks.from && m_findsWay ? m_findsWay(goingFrom(*m_marks.from), *towards)
                                                           : std::optional<MapWay>();
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
    if (m_fan.isOpen()) {
        painter.translate(-origin());
        std::set<QString> picked = m_marks.along;
        picked.insert({m_marks.chosen, m_marks.target});
        m_fan.paint(painter, picked, m_behind);
    }
}

void MapView::resizeEvent(QResizeEvent* event) {
    QAbstractScrollArea::resizeEvent(event);
    closeFan();
    // What opens below it covers a part of the map and moves no hex.
    const bool lower = event->size().width() == event->oldSize().width() &&
                       event->size().height() < event->oldSize().height();
    if (lower && m_radius == 0 && isVisible() && isThere()) {
        m_radius = fitting(event->oldSize());
    }
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
    m_pressedAt = event->pos();
    if (const CounterFacts* counter = m_fan.isOpen() ? m_fan.at(event->position()) : nullptr) {
        m_pressed = m_fan.hex();
        m_pulled = counter->id;
        return;
    }
    m_opening.stop();
    m_pressed = event->button() == Qt::LeftButton ? layoutOf().at(inMap(event->position())) : std::nullopt;
}

/// Two clicks, however quick.
void MapView::mouseDoubleClickEvent(QMouseEvent* event) {
    mousePressEvent(event);
}

void MapView::mouseMoveEvent(QMouseEvent* event) {
    if (!isThere() || readsOnly()) {
        return;
    }
    const bool far = (event->pos() - m_pressedAt).manhattanLength() >= 2 * QApplication::startDragDistance();
    if (!event->buttons().testFlag(Qt::LeftButton)) {
        hover(event->position());
    } else if (m_pressed && (far || m_marks.from) && !goingFrom(*m_pressed).empty()) {
        drag(event->position());
    }
}

void MapView::drag(const QPointF& point) {
    m_marks.from = m_pressed;
    closeFan();
    const auto over = layoutOf().at(inMap(point));
    aim(over && *over != *m_pressed ? over : std::nullopt);
    viewport()->update();
}

/// A stack opens when the pointer rests on it, and shuts when it leaves the stack and what lies open.
void MapView::hover(const QPointF& point) {
    if (m_fan.holds(point)) {
        return;
    }
    const auto over = layoutOf().at(inMap(point));
    if (over == m_over && (m_opening.isActive() || !m_fan.isOpen())) {
        return;
    }
    closeFan();
    m_over = over;
    if (over && m_facts.at(*over).units.size() > 1) {
        m_opening.start();
    }
}

void MapView::leaveEvent(QEvent* event) {
    QAbstractScrollArea::leaveEvent(event);
    m_over.reset();
    m_opening.stop();
}

void MapView::mouseReleaseEvent(QMouseEvent* event) {
    if (!isThere() || readsOnly()) {
        return;
    }
    const auto released = layoutOf().at(inMap(event->position()));
    const auto began = std::exchange(m_pressed, std::nullopt);
    const bool along = event->modifiers() & (Qt::ShiftModifier | Qt::ControlModifier);
    const QString counter = m_pulled;
    if (began && m_marks.from && released && *released != *m_marks.from) {
        m_marks.cursor = *released;
        putDown(*released);
        return;
    }
    const bool pulled = m_marks.from.has_value();
    letGo();
    if (!began || !released || pulled) {
        return;
    }
    if (!counter.isEmpty()) {
        Q_EMIT unitPressed(counter, along);
        return;
    }
    goTo(*released);
    Q_EMIT pressed(along);
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

void MapView::press() {
    if (m_marks.from && m_marks.cursor) {
        putDown(*m_marks.cursor);
    } else if (m_fan.isOpen() && m_fan.current()) {
        Q_EMIT unitPressed(m_fan.current()->id, false);
    } else {
        Q_EMIT pressed(false);
    }
}

/// In an open stack left and right go from counter to counter, and Space says whether one stays behind.
bool MapView::fanKey(int key) {
    if (!m_fan.isOpen()) {
        return false;
    }
    if (key == Qt::Key_Left || key == Qt::Key_Right) {
        m_fan.step(key == Qt::Key_Left ? -1 : 1);
    } else if (key == Qt::Key_Space && m_fan.current()) {
        const QString& unit = m_fan.current()->id;
        if (m_behind.erase(unit) == 0) {
            m_behind.insert(unit);
        }
    } else if (key == Qt::Key_Escape) {
        closeFan();
    } else {
        return false;
    }
    tell();
    viewport()->update();
    return true;
}

/// While an enemy is aimed at, or somebody acts who is not on the map, a letter may answer a question.
bool MapView::takesLetters() const {
    return m_marks.target.isEmpty() && (m_marks.chosen.isEmpty() || m_facts.hexOf(m_marks.chosen));
}

bool MapView::takesKey(const QKeyEvent& event) {
    if (!isThere() || readsOnly() ||
        event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) {
        return false;
    }
    if (fanKey(event.key())) {
        return true;
    }
    switch (event.key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Left:
    case Qt::Key_Right:
        step(static_cast<Qt::Key>(event.key()));
        return true;
    case Qt::Key_Plus:
        zoom(1);
        return true;
    case Qt::Key_Minus:
        zoom(-1);
        return true;
    case Qt::Key_M:
        if (!takesLetters()) {
            return false;
        }
        takeUp();
        return true;
    case Qt::Key_Space:
        if (m_marks.cursor && !m_marks.from) {
            openFan(*m_marks.cursor);
        }
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_marks.from) {
            press();
            return true;
        }
        return false; // a button that shows Enter comes first
    case Qt::Key_Escape:
        if (m_marks.from) {
            letGo();
            return true;
        }
        return false;
    default:
        return false;
    }
}

void MapView::keyPressEvent(QKeyEvent* event) {
    if (!takesKey(*event)) {
        event->ignore(); // it is the desk's
    }
}

} // namespace umpire::gui
