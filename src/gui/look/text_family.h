#pragma once

#include <QString>

namespace umpire::gui {

/// The family the program's text is set in: a humanist sans where there is one; else what the desktop uses.
QString textFamily();

/// The weight to ask for where half-bold is meant: bold in a family that has nothing between, for that is
/// what is drawn then, and the same letters need not be loaded twice.
int halfBoldOf(const QString& family);

} // namespace umpire::gui
