#pragma once

#include "paper/typeface.h"

#include "umpire/sheets/sheet.h"

#include <QColor>

namespace umpire::gui::paper {

/// What is printed with: black, greys, one accent, and the colours of states and series; or greys only.
struct Inks {
    bool colour = true;
    QColor ink;
    QColor quiet;
    QColor hairline;
    QColor accent;

    static Inks of(bool colour);

    /// The style of words within text of a style. A tone is told by weight too, and the worst by a line
    /// below where there is no colour.
    TypeStyle style(const sheets::Words& words, const TypeStyle& base) const;
    /// The stroke of a chart's series.
    QColor series(int index) const;
};

} // namespace umpire::gui::paper
