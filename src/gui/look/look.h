#pragma once

#include "look/dress.h"

#include <QFont>
#include <QHash>
#include <QList>
#include <QObject>
#include <QPointer>
#include <QWidget>

#include <utility>

namespace umpire::gui {

/// Parts of names and what stands for them where room is short, in the order in which they are tried.
using Abbreviations = QList<std::pair<QString, QString>>;

/// How everything is drawn at the moment: the theme and the size of text. All that paints asks it, and
/// repaints when it changes. One serves the whole program; a window that is looked at from elsewhere has one
/// of its own.
class Look : public QObject {
    Q_OBJECT

  public:
    static constexpr int leastPercent = 80;
    static constexpr int mostPercent = 200;

    explicit Look(QObject* parent = nullptr);
    /// For one window and what is in it; the rest of the program keeps its own.
    explicit Look(QWidget& window, QObject* parent = nullptr);

    const Dress& dress() const { return m_dress; }
    const Theme& theme() const { return m_dress.theme; }
    int percent() const { return m_dress.percent; }
    int touch() const { return m_dress.touch; }
    void setTheme(const Theme& theme);
    /// One of Theme::names().
    void setThemeName(const QString& name);
    void setPercent(int percent);
    /// The least extent of what is pressed, in pixels; 0: no finger presses it.
    void setTouch(int pixels);

    /// A length of the design, at the text size in force.
    int px(double length) const { return m_dress.px(length); }
    /// The same of something that is pressed.
    int target(double length) const { return m_dress.target(length); }
    QFont font(double size, int weight = QFont::Normal) const;
    /// Those of the game at hand.
    const Abbreviations& abbreviations() const { return m_abbreviations; }
    void setAbbreviations(const Abbreviations& abbreviations) { m_abbreviations = abbreviations; }
    QColor tone(const QString& tone) const { return m_dress.theme.tone(tone); }

    /// Takes the place of the desktop's own look, or, in its own window, of the program's.
    void applyTo();

  Q_SIGNALS:
    void changed();

  private:
    Dress m_dress;
    /// Fonts that were asked for: a font that is made anew has everything about it looked up again.
    mutable QHash<std::pair<int, int>, QFont> m_fonts;
    Abbreviations m_abbreviations;
    QPointer<QWidget> m_window; ///< null: the whole program
};

} // namespace umpire::gui
