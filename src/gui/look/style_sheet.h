#pragma once

#include <QString>

namespace umpire::gui {

class Look;

/// The rules for the plain widgets; what needs more is painted.
QString styleSheet(const Look& look);

} // namespace umpire::gui
