#pragma once

#include <QString>

namespace umpire::gui {

/// A breakdown as the start page tells of it.
struct BreakdownRow {
    QString title;  ///< of the battle's file; "" where none was open
    QString about;  ///< when it was, and what is kept
    QString battle; ///< "" where there is none to go on with
    QString report;
};

} // namespace umpire::gui
