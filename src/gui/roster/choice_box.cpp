#include "roster/choice_box.h"

#include <QKeyEvent>
#include <QWheelEvent>

namespace umpire::gui {

ChoiceBox::ChoiceBox(QWidget* parent) : QComboBox(parent) {
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    connect(this, &QComboBox::activated, this, [this] {
        if (!m_typing) {
            choose();
        }
    });
}

void ChoiceBox::setShown(int index) {
    m_shown = index;
    setCurrentIndex(index);
}

void ChoiceBox::choose() {
    if (currentIndex() != m_shown) {
        m_shown = currentIndex();
        Q_EMIT chosen();
    }
}

void ChoiceBox::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        choose();
    }
    m_typing = true;
    QComboBox::keyPressEvent(event);
    m_typing = false;
}

void ChoiceBox::focusOutEvent(QFocusEvent* event) {
    QComboBox::focusOutEvent(event);
    if (event->reason() != Qt::PopupFocusReason) {
        choose();
    }
}

/// Scrolling past it must not change it.
void ChoiceBox::wheelEvent(QWheelEvent* event) {
    event->ignore();
}

} // namespace umpire::gui
