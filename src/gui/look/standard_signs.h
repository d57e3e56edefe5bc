#pragma once

#include <QIcon>
#include <QStyle>

namespace umpire::gui {

/// The sign of a message box: a letter in a ring of ink; null for what is no message.
QIcon standardSign(QStyle::StandardPixmap icon);

} // namespace umpire::gui
