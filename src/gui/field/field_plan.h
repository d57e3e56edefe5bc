#pragma once

#include "look/look.h"

#include <QSize>
#include <QString>

#include <vector>

namespace umpire::gui {

/// How large units are drawn on the field. To fit: the largest at which all of them are in view.
enum class FieldSize { Fit, Cards, Rows };

/// As they are drawn: rows have a height, in pixels at 100 %.
struct DrawnSize {
    FieldSize size = FieldSize::Cards; ///< never Fit
    int row = 0;                       ///< 0 for cards
    int least = 0;                     ///< no row is narrower, in pixels of the screen; 0: as its words need

    bool rows() const { return size == FieldSize::Rows; }
    bool operator==(const DrawnSize&) const = default;
};

/// As low as the text of a row allows; as it is where nothing asks for less; beyond this it would only be
/// empty.
constexpr int lowestRow = 21;
constexpr int ordinaryRow = 26;
constexpr int highestRow = 38;

/// As settings keep it: "fit", "cards", "rows".
inline QString nameOf(FieldSize size) {
    return size == FieldSize::Cards  ? QStringLiteral("cards")
           : size == FieldSize::Rows ? QStringLiteral("rows")
                                     : QStringLiteral("fit");
}

/// Fit for a name that is none of them.
inline FieldSize fieldSizeNamed(const QString& name) {
    return name == nameOf(FieldSize::Cards)  ? FieldSize::Cards
           : name == nameOf(FieldSize::Rows) ? FieldSize::Rows
                                             : FieldSize::Fit;
}

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
