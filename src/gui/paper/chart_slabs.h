#pragma once

#include "paper/setting.h"
#include "paper/slab.h"

namespace umpire::gui::paper {

/// A chart in one piece.
Slabs chartSlabs(const sheets::Chart& chart, const Setting& setting);

} // namespace umpire::gui::paper
