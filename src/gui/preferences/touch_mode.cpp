#include "preferences/touch_mode.h"

#include "settings/settings.h"

#include <QAbstractScrollArea>
#include <QAction>
#include <QApplication>
#include <QContextMenuEvent>
#include <QElapsedTimer>
#include <QEvent>
#include <QGuiApplication>
#include <QInputDevice>
#include <QMouseEvent>
#include <QScreen>
#include <QScrollBar>
#include <QScroller>
#include <QTouchEvent>
#include <QWindow>

#include <algorithm>
#include <cmath>

namespace umpire::gui {

namespace {

constexpr double targetMillimetres = 9;
constexpr double millimetresAnInch = 25.4;
// Dots an inch between which screens that are touched lie, in the pixels of the program.
constexpr double leastDots = 80;
constexpr double usualDots = 96;
constexpr double mostDots = 240;

} // namespace

TouchMode::TouchMode(Look& look, Settings& settings, QAction& action, QWidget& window)
    : QObject(&window), m_look(look), m_settings(settings), m_action(action), m_window(window),
      m_hand(new TouchHand(this)) {
    connect(&m_action, &QAction::triggered, this, &TouchMode::choose);
    window.installEventFilter(this);
    refresh();
}

bool TouchMode::hasTouchScreen() {
    const QList<const QInputDevice*> devices = QInputDevice::devices();
    return std::any_of(devices.begin(), devices.end(), [](const QInputDevice* device) {
        return device->type() == QInputDevice::DeviceType::TouchScreen;
    });
}

int TouchMode::targetOn(const QScreen* screen) {
    const double told = screen ? screen->physicalDotsPerInch() : usualDots;
    const double dots = told >= leastDots && told <= mostDots ? told : usualDots;
    return static_cast<int>(std::ceil(targetMillimetres / millimetresAnInch * dots));
}

/// Only a window that is shown has its screen, and may be moved to another.
bool TouchMode::eventFilter(QObject* watched, QEvent* event) {
    if (watched == &m_window && event->type() == QEvent::Show && m_window.windowHandle()) {
        connect(m_window.windowHandle(), &QWindow::screenChanged, this, &TouchMode::refresh,
                Qt::UniqueConnection);
        refresh();
    }
    return QObject::eventFilter(watched, event);
}

void TouchMode::choose(bool on) {
    m_settings.set(Settings::Key::Touch, on ? QStringLiteral("on") : QStringLiteral("off"));
    refresh();
}

void TouchMode::refresh() {
    const QString wish = m_settings.value(Settings::Key::Touch).toString();
    const bool on = wish == QLatin1String("on") || (wish != QLatin1String("off") && hasTouchScreen());
    m_action.setChecked(on);
    m_hand->setOn(on);
    m_look.setTouch(on ? targetOn(m_window.screen()) : 0);
}

namespace {

constexpr int slack = 12;     ///< pixels that a finger trembles
constexpr int holdTime = 600; ///< milliseconds

/// Far from everything: what is let go there is not clicked.
const QPointF nowhere(-10000, -10000);

qint64 timeNow() {
    static QElapsedTimer timer;
    if (!timer.isValid()) {
        timer.start();
    }
    return timer.elapsed();
}

} // namespace

TouchHand::TouchHand(QObject* parent) : QObject(parent) {
    m_held.setSingleShot(true);
    m_held.setInterval(holdTime);
    connect(&m_held, &QTimer::timeout, this, &TouchHand::hold);
}

void TouchHand::setOn(bool on) {
    if (on == m_on) {
        return;
    }
    m_on = on;
    on ? qApp->installEventFilter(this) : qApp->removeEventFilter(this);
}

bool TouchHand::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::TouchBegin:
    case QEvent::TouchUpdate:
    case QEvent::TouchEnd:
    case QEvent::TouchCancel:
        // Once, where it reaches the window; widgets see it after that.
        return watched->isWindowType() && touched(static_cast<const QTouchEvent&>(*event));
    case QEvent::MouseMove:
    case QEvent::MouseButtonRelease:
        return m_owesRelease && watched->isWidgetType() &&
               takesBack(static_cast<QWidget&>(*watched), static_cast<const QMouseEvent&>(*event));
    default:
        return false;
    }
}

/// The event goes on its way in any case: Qt makes presses and releases of it.
bool TouchHand::touched(const QTouchEvent& event) {
    if (event.type() == QEvent::TouchCancel || event.points().size() != 1) {
        end(m_last); // what is cancelled has no points
        return false;
    }
    const QEventPoint& point = event.points().constFirst();
    if (point.state() == QEventPoint::Pressed) {
        begin(point);
    } else if (point.state() == QEventPoint::Updated) {
        move(point);
    } else if (point.state() == QEventPoint::Released) {
        end(point.globalPosition());
    }
    return false;
}

void TouchHand::begin(const QEventPoint& point) {
    m_from = point.globalPosition();
    m_last = m_from;
    m_under = QApplication::widgetAt(m_from.toPoint());
    m_doing = Doing::Pressing;
    m_owesRelease = false;
    m_held.start();
    // A finger that stops what still runs on clicks nothing.
    QAbstractScrollArea* area = scrolled(m_under);
    if (area && QScroller::hasScroller(area->viewport()) &&
        QScroller::scroller(area->viewport())->state() != QScroller::Inactive) {
        QScroller::scroller(area->viewport())->stop();
        m_owesRelease = true;
    }
}

void TouchHand::move(const QEventPoint& point) {
    m_last = point.globalPosition();
    const QPointF way = m_last - m_from;
    if (m_doing == Doing::Pressing && std::hypot(way.x(), way.y()) > slack) {
        m_held.stop();
        const bool sideways = std::abs(way.x()) > std::abs(way.y());
        m_area = sideways ? nullptr : scrolled(m_under);
        m_doing = m_area ? Doing::Scrolling : Doing::Drawing;
        if (m_area) {
            m_owesRelease = true;
            feed(QScroller::InputPress, m_from, timeNow());
        }
    }
    if (m_doing == Doing::Scrolling) {
        feed(QScroller::InputMove, m_last, timeNow());
    }
}

void TouchHand::end(const QPointF& global) {
    m_held.stop();
    if (m_doing == Doing::Scrolling) {
        feed(QScroller::InputRelease, global, timeNow());
    }
    m_doing = Doing::Nothing;
}

void TouchHand::feed(int input, const QPointF& global, qint64 time) {
    if (!m_area) {
        return;
    }
    QWidget* viewport = m_area->viewport();
    QScroller* scroller = QScroller::scroller(viewport);
    QScrollerProperties properties = scroller->scrollerProperties();
    properties.setScrollMetric(QScrollerProperties::VerticalOvershootPolicy,
                               QScrollerProperties::OvershootAlwaysOff);
    properties.setScrollMetric(QScrollerProperties::HorizontalOvershootPolicy,
                               QScrollerProperties::OvershootAlwaysOff);
    scroller->setScrollerProperties(properties);
    scroller->handleInput(static_cast<QScroller::Input>(input), viewport->mapFromGlobal(global), time);
}

/// The nearest that has more above or below than it shows; a finger that starts outside all of them scrolls
/// nothing.
QAbstractScrollArea* TouchHand::scrolled(QWidget* from) {
    for (QWidget* widget = from; widget && !widget->isWindow(); widget = widget->parentWidget()) {
        auto* area = qobject_cast<QAbstractScrollArea*>(widget);
        const QScrollBar* bar = area ? area->verticalScrollBar() : nullptr;
        if (bar && bar->maximum() > bar->minimum()) {
            return area;
        }
    }
    return nullptr;
}

/// The menu of whoever has one, from the inside out, as the right button of a mouse asks for it.
void TouchHand::hold() {
    if (m_doing != Doing::Pressing || !m_under) {
        return;
    }
    m_doing = Doing::Holding;
    m_owesRelease = true;
    const QPoint global = m_from.toPoint();
    QContextMenuEvent asked(QContextMenuEvent::Mouse, m_under->mapFromGlobal(global), global);
    QApplication::sendEvent(m_under, &asked);
}

/// A press that became something else ends far from where it began.
bool TouchHand::takesBack(QWidget& widget, const QMouseEvent& event) {
    if (event.globalPosition() == nowhere) {
        return false;
    }
    if (event.type() == QEvent::MouseButtonRelease) {
        m_owesRelease = false;
        QMouseEvent away(QEvent::MouseButtonRelease, nowhere, nowhere, nowhere, event.button(), Qt::NoButton,
                         event.modifiers());
        QApplication::sendEvent(&widget, &away);
    }
    return true;
}

} // namespace umpire::gui
