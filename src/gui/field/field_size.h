#pragma once

#include <QString>

namespace umpire::gui {

/// How large units are drawn on the field. To fit: the largest at which all of them are in view. Rows are low
/// ones where there is no room for more; only the field's plan says which.
enum class FieldSize { Fit, Cards, Rows, LowRows };

inline bool areRows(FieldSize size) {
    return size == FieldSize::Rows || size == FieldSize::LowRows;
}

/// As settings keep it: "fit", "cards", "rows".
inline QString nameOf(FieldSize size) {
    return size == FieldSize::Cards ? QStringLiteral("cards")
           : areRows(size)          ? QStringLiteral("rows")
                                    : QStringLiteral("fit");
}

/// Fit for a name that is none of them.
inline FieldSize fieldSizeNamed(const QString& name) {
    return name == nameOf(FieldSize::Cards)  ? FieldSize::Cards
           : name == nameOf(FieldSize::Rows) ? FieldSize::Rows
                                             : FieldSize::Fit;
}

} // namespace umpire::gui
