#pragma once

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

} // namespace umpire::gui::paper
