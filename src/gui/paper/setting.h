#pragma once

#include "umpire/sheets/sheet.h"

#include <QColor>
#include <QFont>
#include <QHash>
#include <QString>

namespace umpire::gui::paper {

/// How a piece of text is set.
struct TypeStyle {
    double size = 9.5; ///< points
    bool strong = false;
    bool underlined = false;
    double raised = 0; ///< points above the line
    QColor ink;

    bool operator==(const TypeStyle&) const = default;
};

/// The type that sheets are set in. Everything is measured at one large size and scaled, so that a page is
/// the same on the screen, in a PDF and on any printer.
class Typeface {
  public:
    /// What a line takes above and below its baseline, in sizes of the type.
    static constexpr double ascent = 0.91;
    static constexpr double descent = 0.24;
    /// The size in pixels at which fonts are measured, and drawn under a scaled painter.
    static constexpr int pixels = 1000;

    static QFont font(const TypeStyle& style);

    /// Points.
    double width(const QString& text, const TypeStyle& style) const;

  private:
    mutable QHash<QString, double> m_widths[2]; ///< plain and strong, for a size of 1
};

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

/// What blocks are set with: the type and its size, the inks, the room.
struct Setting {
    const Typeface& type;
    Inks inks;
    double size = 9.5;        ///< points
    double width = 500;       ///< of a column, points
    double height = 700;      ///< the most a piece that is not divided may take, points
    bool wholeWidth = true;   ///< the column is as wide as the page
    bool wholeTables = false; ///< a table is divided only where it is higher than a column

    /// A share of the space that stands between things: narrow columns are set closer.
    double air(double times) const { return (wholeWidth ? 1.0 : 0.36) * times * size; }

    TypeStyle text() const { return {size, false, false, 0, inks.ink}; }
    TypeStyle text(double times, bool strong = false) const {
        return {size * times, strong, false, 0, inks.ink};
    }
    TypeStyle quiet(double times) const { return {size * times, false, false, 0, inks.quiet}; }
};

} // namespace umpire::gui::paper
