#pragma once

#include <QColor>
#include <QPalette>
#include <QString>

namespace umpire::gui {

/// The colours of the desk: sand-coloured paper by day, the same by lamplight. Ink does the work; colour only
/// says what changed for the worse.
struct Theme {
    bool dark = false;
    QColor background;
    QColor pane;
    QColor tile;
    QColor ink;
    QColor muted;
    QColor line;
    QColor accent;
    QColor onAccent;
    QColor selection;
    QColor firstSide;
    QColor secondSide;
    QColor steady;
    QColor caution;
    QColor alarm;
    QColor flight;

    static Theme light();
    static Theme night();
    /// The one that goes with a desktop's own palette.
    static Theme fitting(const QPalette& desktop);

    /// The colour for a tone of the rule pack: good, caution, alarm, flight; muted for any other.
    QColor tone(const QString& tone) const;
    QColor side(int index) const { return index == 0 ? firstSide : secondSide; }
    QPalette palette() const;

    /// The contrast of two colours as WCAG defines it, 1 to 21.
    static double contrast(const QColor& a, const QColor& b);
};

} // namespace umpire::gui
