#pragma once

#include <QLayout>
#include <QPushButton>

namespace umpire::gui {

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
