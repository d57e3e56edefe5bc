#pragma once

#include "paper/atom.h"
#include "paper/setting.h"

namespace umpire::gui::paper {

/// Sets atoms in lines of a width. A word longer than a line is divided where it is full.
SetLines breakLines(const Atoms& atoms, double width, const Typeface& type);

} // namespace umpire::gui::paper
