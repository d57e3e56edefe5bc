#pragma once

#include <QString>

namespace umpire::gui {

/// How a sentence names a section of the rulebook: letters and numbers as they are (C, 7.3.1), a title in
/// quotation marks (“To hit”).
QString sectionName(const QString& section);

} // namespace umpire::gui
