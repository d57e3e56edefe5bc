// Mouse and keys on the map: stacks that are pulled or taken up, and those that lie open.

#include "map/map_view.h"

#include "document/text.h"

#include <QApplication>
#include <QKeyEvent>
#include <QWheelEvent>

namespace umpire::gui {

void MapView::takeUp() {
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
        Q_EMIT moved(units, toText(m_document.rules().map->nameOf(hex)));
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

void MapView::mousePressEvent(QMouseEvent* event) {
    if (!isThere() || readsOnly()) {
        return;
    }
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
    pointAt(*released);
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

void MapView::step(Qt::Key key) {
    if (const auto beside = layoutOf().beside(m_marks.cursor.value_or(Hex{1, 1}), key)) {
        goTo(*beside);
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
        event->ignore(); // it is the window's
    }
}

} // namespace umpire::gui
