#pragma once

#include "paper/setting.h"
#include "paper/text_runs.h"

namespace umpire::gui::paper {

/// Sets runs in lines of a width. A word longer than a line is divided where it is full.
SetLines breakLines(const InlineRuns& runs, double width, const Typeface& type);

} // namespace umpire::gui::paper
