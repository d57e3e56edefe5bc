#pragma once

#include "paper/setting.h"
#include "paper/slab.h"

namespace umpire::gui::paper {

/// Cards of one size, nine to a page where it is large enough, with marks outside them to cut along.
Slabs cardSlabs(const sheets::Cards& cards, const Setting& setting);

} // namespace umpire::gui::paper
