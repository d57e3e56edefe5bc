#pragma once

#include "paper/setting.h"
#include "paper/slab.h"

namespace umpire::gui::paper {

/// The rows of a table. The head stands again where the table goes on; a row is divided only when it is
/// higher than a page.
Slabs tableSlabs(const sheets::Table& table, const Setting& setting);

} // namespace umpire::gui::paper
