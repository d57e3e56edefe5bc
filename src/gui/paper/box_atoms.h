#pragma once

#include "paper/atom.h"
#include "paper/setting.h"

namespace umpire::gui::paper {

/// Boxes to tick: plain, with a diamond for the command element, with a filled square for a gun; crossed ones
/// struck out; what a mark says below its box.
Atoms boxAtoms(const sheets::Boxes& boxes, const TypeStyle& base, const Setting& setting);

/// Puts a box to tick before the first of some atoms.
void putBoxBefore(Atoms& atoms, bool ticked, const TypeStyle& style);

} // namespace umpire::gui::paper
