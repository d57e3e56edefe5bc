#include "reading/rule_link.h"

#include <QCoreApplication>
#include <QWidget>

namespace umpire::gui {

QEvent::Type RuleAsked::kind() {
    static const auto type = static_cast<QEvent::Type>(QEvent::registerEventType());
    return type;
}

void askForRule(QWidget& from, const QStringList& places) {
    RuleAsked event(places);
    for (QWidget* window = from.window(); window; window = window->parentWidget()) {
        event.ignore();
        QCoreApplication::sendEvent(window, &event);
        if (event.isAccepted()) {
            return;
        }
    }
}

} // namespace umpire::gui
