#pragma once

#include "paper/layout_box.h"
#include "paper/setting.h"

namespace umpire::gui::paper {

/// A chart in one piece.
LayoutBoxes chartBoxes(const sheets::Chart& chart, const Setting& setting);

} // namespace umpire::gui::paper
