#pragma once

#include <QString>

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

} // namespace umpire::gui
