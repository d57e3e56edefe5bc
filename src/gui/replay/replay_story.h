#pragma once

#include "look/look.h"

#include <QFrame>

class QLabel;

namespace umpire::gui {

class ElidedLabel;
class ReplayWalk;

/// What happened in the record that led to what is shown: when, who did what, how it came out, what followed.
/// It always takes the same room, so that nothing moves from record to record.
class ReplayStory : public QFrame {
    Q_OBJECT

  public:
    ReplayStory(const Look& look, const ReplayWalk& walk, QWidget* parent = nullptr);

  private:
    void restyle();
    void tell();
    void tellRecord();

    const Look& m_look;
    const ReplayWalk& m_walk;
    QLabel* m_place;
    ElidedLabel* m_who;
    ElidedLabel* m_how;
    ElidedLabel* m_follows;
};

} // namespace umpire::gui
