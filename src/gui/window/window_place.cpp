#include "window/window_place.h"

#include <QGuiApplication>
#include <QScreen>
#include <QStyle>
#include <QWidget>

#include <algorithm>

namespace umpire::gui {

namespace {

/// What the desktop draws around a window is only known once it stands there.
QMargins likelyFrame(const QWidget& window) {
    constexpr int border = 4;
    const int title = window.style()->pixelMetric(QStyle::PM_TitleBarHeight, nullptr, &window);
    return {border, std::max(title, window.fontMetrics().height() * 2), border, border};
}

} // namespace

void placeWindow(QWidget& window, const QByteArray& remembered) {
    const bool known = !remembered.isEmpty() && window.restoreGeometry(remembered);
    if (window.windowState() & (Qt::WindowMaximized | Qt::WindowFullScreen)) {
        return; // the desktop fits it
    }
    const QScreen* there = known ? QGuiApplication::screenAt(window.geometry().center()) : nullptr;
    const QScreen* screen = there ? there : QGuiApplication::primaryScreen();
    const QRect now = window.geometry();
    if (known && screen->availableGeometry().contains(now)) {
        return; // it stood there, whatever its frame
    }
    const QRect room = screen->availableGeometry().marginsRemoved(likelyFrame(window));
    const QSize size = window.size().boundedTo(room.size());
    const QPoint at(std::clamp(now.x(), room.left(), room.right() + 1 - size.width()),
                    std::clamp(now.y(), room.top(), room.bottom() + 1 - size.height()));
    if (!known) {
        window.resize(size); // the desktop finds a place
    } else if (QRect(at, size) != now) {
        window.setGeometry(QRect(at, size));
    }
}

} // namespace umpire::gui
