#pragma once

#include "paper/layout_box.h"
#include "paper/setting.h"

namespace umpire::gui::paper {

/// A section of a sheet: its title and its blocks, one below the other.
LayoutBoxes sectionBoxes(const sheets::Section& section, const Setting& setting);

} // namespace umpire::gui::paper
