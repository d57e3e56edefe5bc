#pragma once

#include "field/field_size.h"
#include "look/look.h"

#include <QSize>

#include <vector>

namespace umpire::gui {

class SideColumn;

/// How the field shares out its room: how large units are drawn, whether sides stand beside each other, in
/// how many columns the formations of each stand, and what share of the width it has.
struct FieldPlan {
    DrawnSize size;
    bool stacked = false;     ///< one side under the other
    bool fits = false;        ///< all units are in view
    std::vector<int> columns; ///< by side
    std::vector<int> shares;  ///< by side
    std::vector<int> widths;  ///< by side, in pixels
    std::vector<int> least;   ///< by side: no row is narrower, in pixels
};

/// The plan for sides in a room, `gap` between two of them: the wanted size, or, to fit, the largest at which
/// all units are in view; where none is, rows, which scroll.
FieldPlan planOf(const std::vector<const SideColumn*>& sides, QSize room, int gap, FieldSize wanted,
                 const Look& look);

} // namespace umpire::gui
