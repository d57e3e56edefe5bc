#pragma once

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

} // namespace umpire::gui
