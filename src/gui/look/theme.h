#pragma once

#include <QColor>
#include <QPalette>
#include <QString>
#include <QStringList>

namespace umpire::gui {

/// The sign that goes with the colour of a tone, "" for plain ones.
inline QString toneSign(const QString& tone) {
    if (tone == QLatin1String("caution")) {
        return QStringLiteral("◆");
    }
    if (tone == QLatin1String("alarm")) {
        return QStringLiteral("▲");
    }
    return tone == QLatin1String("flight") ? QStringLiteral("▼")
           : tone == QLatin1String("good") ? QStringLiteral("●")
                                           : QString();
}

/// The same before a word: "◆ ", or nothing.
inline QString toneSignBefore(const QString& tone) {
    const QString sign = toneSign(tone);
    return sign.isEmpty() ? sign : sign + QLatin1Char(' ');
}

/// The colours of the window: sand-coloured paper by day, the same by lamplight, and plain black and white
/// for eyes or halls that need it. Ink does the work; colour only says what changed for the worse.
struct Theme {
    bool dark = false;
    QColor background;
    QColor pane;
    QColor tile;
    QColor ink;
    QColor muted;
    QColor line;
    QColor faded; ///< drawings of what is out of play; never text
    QColor accent;
    QColor onAccent;
    QColor selection;
    QColor firstSide;
    QColor secondSide;
    QColor thirdSide;
    QColor fourthSide;
    QColor steady;
    QColor caution;
    QColor alarm;
    QColor flight;

    static Theme light();
    static Theme night();
    /// Black on white.
    static Theme contrastLight();
    /// White on black.
    static Theme contrastNight();
    /// The one that goes with a desktop's own palette.
    static Theme fitting(const QPalette& desktop);
    /// light, dark, contrast-light, contrast-dark; auto and contrast: whichever goes with the desktop.
    static Theme named(const QString& name, const QPalette& desktop);
    /// Every name that is known.
    static QStringList names();

    /// The colour for a tone of the rule pack: good, caution, alarm, flight; muted for any other.
    QColor tone(const QString& tone) const;
    /// The colour of a side; after the fourth they come round again.
    QColor side(int index) const;
    QPalette palette() const;

    /// The contrast of two colours as WCAG defines it, 1 to 21.
    static double contrast(const QColor& a, const QColor& b);
};

} // namespace umpire::gui
