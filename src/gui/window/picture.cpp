#include "window/picture.h"

#include "document/text.h"
#include "resolve/resolve_state.h"
#include "window/main_window.h"

#include <QAction>
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
        state.giveFace(order.die);
    }
    settle();
    for (const QString& name : order.show.split(QLatin1Char(','), Qt::SkipEmptyParts)) {
        if (auto* action = window.findChild<QAction*>(name)) {
            action->trigger();
            settle();
        }
    }
    // A dialog or the players' window is what was asked for, where one opened.
    QWidget* shown = &window;
    for (QWidget* top : QApplication::topLevelWidgets()) {
        shown =
            top->isVisible() && top != &window && top->isWindow() && !top->inherits("QMenu") ? top : shown;
    }
    return shown->grab().save(order.file);
}

} // namespace umpire::gui
