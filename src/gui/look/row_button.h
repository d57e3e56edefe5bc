#pragma once

#include <QKeyEvent>
#include <QLayout>
#include <QPushButton>

namespace umpire::gui {

/// A button with one of our own signs among its words, see signs.h: it is measured as it is drawn.
class SignButton : public QPushButton {
    Q_OBJECT

  public:
    using QPushButton::QPushButton;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }
};

/// A button at the end of a row's layout. Its accessible name is what it says; Return elsewhere never presses
/// it.
inline QPushButton* addRowButton(QWidget* row, const char* name, const QString& text, const QString& tip) {
    auto* button = new QPushButton(text, row);
    button->setObjectName(QLatin1String(name));
    button->setAccessibleName(QString(text).remove(QLatin1Char('&')));
    button->setToolTip(tip);
    button->setAutoDefault(false);
    row->layout()->addWidget(button);
    return button;
}

/// Enter presses the button that has the keyboard, as Space does and as in a dialog.
inline bool pressFocused(const QWidget& window, const QKeyEvent& event) {
    auto* button = qobject_cast<QPushButton*>(window.focusWidget());
    const bool pressed = button && (event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter);
    if (pressed) {
        button->click();
    }
    return pressed;
}

} // namespace umpire::gui
