#pragma once

#include "look/look.h"

#include <QObject>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace umpire::gui {

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
