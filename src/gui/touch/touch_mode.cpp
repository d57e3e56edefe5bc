#include "touch/touch_mode.h"

#include "settings/settings.h"
#include "touch/touch_hand.h"

#include <QAction>
#include <QEvent>
#include <QGuiApplication>
#include <QInputDevice>
#include <QScreen>
#include <QWidget>
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

TouchMode::~TouchMode() = default;

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

} // namespace umpire::gui
