#pragma once

#include "paper/setting.h"
#include "paper/text_runs.h"

namespace umpire::gui::paper {

/// Sets atoms in lines of a width. A word longer than a line is divided where it is full.
SetLines breakLines(const InlineRuns& atoms, double width, const Typeface& type);

} // namespace umpire::gui::paper
