#pragma once

#include <QString>

namespace umpire::gui {

/// The manual that came with the program: a page for a browser, beside it or installed. "" when it is not
/// there.
QString manualFile();

} // namespace umpire::gui
