#pragma once

#include <QList>
#include <QMarginsF>
#include <QPageSize>

namespace umpire::gui {

/// The paper that sheets are laid out for.
struct PageFormat {
    QPageSize::PageSizeId paper = QPageSize::A4;
    QMarginsF margins{10, 10, 10, 10}; ///< millimetres; larger where the printer cannot reach the edge
    bool colour = true;                ///< else everything is black, white and grey

    /// The papers a club has: A4, A5, Letter.
    static QList<QPageSize::PageSizeId> papers() { return {QPageSize::A4, QPageSize::A5, QPageSize::Letter}; }
    bool operator==(const PageFormat&) const = default;
};

} // namespace umpire::gui
