#pragma once

#include "look/look.h"

#include <QObject>

namespace umpire::gui {

/// Changes the size of text a moment after it was asked for: drawing everything anew takes a while, and of
/// several steps pressed in a row only the last is carried out.
class TextSize : public QObject {
    Q_OBJECT

  public:
    TextSize(Look& look, QObject* parent, int least = Look::leastPercent)
        : QObject(parent), m_look(look), m_least(least) {}

    void ask(int percent);
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
