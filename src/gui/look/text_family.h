#pragma once

#include <QString>

namespace umpire::gui {

/// The family the program's text is set in: a humanist sans where there is one; else what the desktop uses.
QString textFamily();

} // namespace umpire::gui
