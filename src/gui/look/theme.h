#pragma once

#include <QColor>
#include <QFont>
#include <QPalette>
#include <QString>
#include <QStringList>

#include <algorithm>

namespace umpire::gui {

/// The sign that goes with the colour of a tone, "" for plain ones.
QString toneSign(const QString& tone);

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

/// The colour of words that can do nothing now. Muted words are nearly ink in a theme of high contrast, so
/// that there it is a grey that is still read at seven to one.
inline QColor disabledInk(const Theme& theme) {
    constexpr double nearlyInk = 12;
    const bool high = Theme::contrast(theme.muted, theme.background) > nearlyInk;
    return !high ? theme.muted : theme.dark ? QColor(0x9C, 0x9C, 0x9C) : QColor(0x59, 0x59, 0x59);
}

/// What painting asks for: the colours in force, and lengths and fonts at the size of text in force.
struct Dress {
    Theme theme = Theme::light();
    int percent = 100;
    int touch = 0; ///< what is pressed is at least so many pixels high and wide; 0: no finger presses it
    QString family;
    int halfBold = QFont::DemiBold; ///< what stands for it in this family: see halfBoldOf()

    /// A length of the design.
    int px(double length) const { return qRound(length * percent / 100.0); }

    /// A height or width of something that is pressed.
    int target(double length) const { return std::max(px(length), touch); }

    QFont::Weight weight(int wanted) const {
        return static_cast<QFont::Weight>(wanted == QFont::DemiBold ? halfBold : wanted);
    }

    QFont font(double size, int wanted = QFont::Normal) const {
        QFont font(family);
        font.setPixelSize(std::max(1, px(size)));
        font.setWeight(weight(wanted));
        return font;
    }
};

} // namespace umpire::gui
