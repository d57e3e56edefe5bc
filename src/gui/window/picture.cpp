#include "window/picture.h"

#include "document/text.h"
#include "resolve/resolve_state.h"
#include "window/main_window.h"

#include <QApplication>
#include <QElapsedTimer>

namespace umpire::gui {

namespace {

/// Layouts of item views are finished by timers.
void settle() {
    QElapsedTimer timer;
    timer.start();
    while (timer.elapsed() < 300) {
        QApplication::processEvents(QEventLoop::AllEvents, 20);
    }
}

} // namespace

bool takePicture(MainWindow& window, const PictureOrder& order) {
    settle();
    ResolveState& state = window.resolveState();
    for (const QString& unit : {order.select, order.target}) {
        if (!unit.isEmpty()) {
            state.choose(fromText(unit));
        }
    }
    if (!order.die.isEmpty()) {
        state.dieKey(order.die);
    }
    settle();
    return window.grab().save(order.file);
}

} // namespace umpire::gui
