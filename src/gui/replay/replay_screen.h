#pragma once

#include "look/look.h"
#include "models/order_of_battle_model.h"
#include "replay/replay_walk.h"

#include <QWidget>

class QLabel;

namespace umpire::gui {

class ElidedLabel;
class FieldView;
class PhaseBar;
class ReplayBar;
class ReplayHead;
class ReplayStory;

/// A battle that was played, moment by moment: the field as it was, what happened, and the way on and back.
/// A hatched edge says at a glance that this is the past; nothing can be played here.
class ReplayScreen : public QWidget {
    Q_OBJECT

  public:
    /// `past` looks back already.
    ReplayScreen(const Look& look, BattleDocument& past, QWidget* parent = nullptr);

    ReplayWalk& walk() { return m_walk; }
    FieldView& field() { return *m_field; }
    bool withPlayers() const;
    void takeFocus();

  Q_SIGNALS:
    void leaveAsked();
    void withPlayersChanged(bool with);

  protected:
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    void build();
    QWidget* makeMoment();
    void setKeys();
    void restyle();
    void showMoment();

    const Look& m_look;
    BattleDocument& m_past;
    ReplayWalk m_walk;
    OrderOfBattleModel m_order;
    ReplayHead* m_head = nullptr;
    QLabel* m_turn = nullptr;
    ElidedLabel* m_side = nullptr;
    PhaseBar* m_phases = nullptr;
    FieldView* m_field = nullptr;
    ReplayStory* m_story = nullptr;
    ReplayBar* m_bar = nullptr;
};

} // namespace umpire::gui
