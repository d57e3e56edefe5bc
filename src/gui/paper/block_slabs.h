#pragma once

#include "paper/setting.h"
#include "paper/slab.h"

namespace umpire::gui::paper {

/// A section of a sheet: its title and its blocks, one below the other.
Slabs sectionSlabs(const sheets::Section& section, const Setting& setting);

} // namespace umpire::gui::paper
