#pragma once

#include "look/look.h"

#include <QFrame>

class QCheckBox;
class QPushButton;

namespace umpire::gui {

class ElidedLabel;
class ReplayWalk;

/// Says over everything else that this is the past, and leads back to now.
class ReplayHead : public QFrame {
    Q_OBJECT

  public:
    ReplayHead(const Look& look, const ReplayWalk& walk, QWidget* parent = nullptr);

    /// Whether the players' window looks back too.
    bool withPlayers() const;
    void toggleWithPlayers();

  Q_SIGNALS:
    void leaveAsked();
    void withPlayersChanged(bool with);

  private:
    void restyle();
    void showPlace();

    const Look& m_look;
    const ReplayWalk& m_walk;
    ElidedLabel* m_title;
    QCheckBox* m_players;
    QPushButton* m_leave;
};

} // namespace umpire::gui
