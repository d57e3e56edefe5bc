#pragma once

#include "look/theme.h"

#include <QFont>
#include <QObject>

namespace umpire::gui {

/// How everything is drawn at the moment: the theme and the size of text. All that paints asks it, and
/// repaints when it changes.
class Look : public QObject {
    Q_OBJECT

  public:
    static constexpr int leastPercent = 80;
    static constexpr int mostPercent = 200;

    explicit Look(QObject* parent = nullptr);

    const Theme& theme() const { return m_theme; }
    int percent() const { return m_percent; }
    void setTheme(const Theme& theme);
    /// light, dark, or auto: whichever goes with the desktop.
    void setThemeName(const QString& name);
    void setPercent(int percent);

    /// A length of the design, at the text size in force.
    int px(double length) const;
    QFont font(double size, int weight = QFont::Normal) const;
    QColor tone(const QString& tone) const { return m_theme.tone(tone); }

    /// Takes the place of the desktop's own look.
    void applyTo();

  Q_SIGNALS:
    void changed();

  private:
    Theme m_theme = Theme::light();
    int m_percent = 100;
    QString m_family;
    QPalette m_desktop; ///< as it was before this program's own colours
};

} // namespace umpire::gui
