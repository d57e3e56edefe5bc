#include "table/keyboard_buttons.h"

#include <QAbstractButton>
#include <QApplication>
#include <QEvent>

namespace umpire::gui {

KeyboardButtons::KeyboardButtons(QWidget& of) : QObject(&of), m_of(of) {
    qApp->installEventFilter(this);
}

/// Every widget is polished once, just before it is first shown.
bool KeyboardButtons::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Polish) {
        auto* button = qobject_cast<QAbstractButton*>(watched);
        if (button && m_of.isAncestorOf(button) && button->focusPolicy() == Qt::StrongFocus) {
            button->setFocusPolicy(Qt::TabFocus);
        }
    }
    return QObject::eventFilter(watched, event);
}

} // namespace umpire::gui
