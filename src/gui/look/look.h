#pragma once

#include "look/theme.h"

#include <QFont>
#include <QHash>
#include <QList>
#include <QObject>
#include <QPointer>
#include <QTimer>
#include <QWidget>

#include <algorithm>
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

/// Changes the size of text a moment after it was asked for: drawing everything anew takes a while, and of
/// several steps pressed in a row only the last is carried out.
class TextSize : public QObject {
    Q_OBJECT

  public:
    TextSize(Look& look, QObject* parent, int least = Look::leastPercent)
        : QObject(parent), m_look(look), m_least(least) {}

    /// Keys that were pressed while the window was busy with the last step come before the timer.
    void ask(int percent) {
        m_asked = std::clamp(percent, m_least, Look::mostPercent);
        if (!std::exchange(m_asking, true)) {
            QTimer::singleShot(0, this, [this] {
                m_asking = false;
                m_look.setPercent(m_asked);
                Q_EMIT changed(m_look.percent());
            });
        }
    }
    /// A step from the size that was asked for last.
    void step(int percent) { ask((m_asking ? m_asked : m_look.percent()) + percent); }

  Q_SIGNALS:
    void changed(int percent);

  private:
    Look& m_look;
    int m_least;
    int m_asked = 0;
    bool m_asking = false;
};

} // namespace umpire::gui
