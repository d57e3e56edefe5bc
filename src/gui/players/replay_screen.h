#pragma once

#include "document/battle_document.h"
#include "look/look.h"
#include "models/order_of_battle_model.h"

#include <QTimer>
#include <QWidget>

#include <functional>
#include <memory>
#include <vector>

class QAction;
class QCheckBox;
class QComboBox;
class QFrame;
class QHBoxLayout;
class QLabel;
class QPainter;
class QPushButton;
class QSlider;
class QStackedWidget;

namespace umpire::gui {

class ElidedLabel;
class FieldView;
class PhaseBar;

/// Goes through a battle that was played, from the moment it was set up until now: record by record, turn by
/// turn, forward and back, or forward by itself.
class ReplayWalk : public QObject {
    Q_OBJECT

  public:
    /// `past` looks back already, and stands at its last record.
    explicit ReplayWalk(PastBattle& past, QObject* parent = nullptr);

    const BattleDocument& past() const { return m_past; }
    /// How many records are in force in the battle as it was set up, as it is now, and as it is shown.
    int first() const { return m_first; }
    int last() const { return m_past.now(); }
    int at() const { return m_past.session().cursor(); }
    /// The record that led to what is shown; null in the battle as it was set up.
    const Record* record() const;

    void goTo(int record);
    void step(int records) { goTo(at() + records); }
    /// To where the next turn begins, or the last moment; back to where this one does, or, at its beginning,
    /// the one before.
    void stepTurn(bool forward);
    bool isPlaying() const { return m_timer.isActive(); }
    /// From the end it begins again at the beginning.
    void setPlaying(bool playing);
    /// Milliseconds from record to record while it goes by itself.
    int pace() const { return m_timer.interval(); }
    void setPace(int milliseconds) { m_timer.setInterval(milliseconds); }

  Q_SIGNALS:
    void moved();
    void playingChanged(bool playing);

  private:
    void goOn();

    PastBattle& m_past;
    int m_first;
    std::vector<int> m_turns; ///< where each begins, as the number of records in force
    QTimer m_timer;
};

/// A battle that was played, moment by moment: the field as it was, what happened, and the way on and back.
/// A hatched edge says at a glance that this is the past; nothing can be played here.
class ReplayScreen : public QWidget {
    Q_OBJECT

  public:
    /// `past` looks back already.
    ReplayScreen(const Look& look, PastBattle& past, QWidget* parent = nullptr);

    ReplayWalk& walk() { return m_walk; }
    FieldView& field() { return *m_field; }
    /// Whether the players' window looks back too.
    bool withPlayers() const;

  Q_SIGNALS:
    void leaveAsked();
    void withPlayersChanged(bool with);

  protected:
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    QFrame* makeHead();
    QFrame* makeMoment();
    QFrame* makeStory();
    QFrame* makeBar();
    void addButtons();
    void addKey(const QKeySequence& key, const std::function<void()>& act);
    void restyle();
    void showMoment();
    void showPlace();

    const Look& m_look;
    PastBattle& m_past;
    ReplayWalk m_walk;
    OrderOfBattleModel m_order;
    ElidedLabel* m_title = nullptr;
    QCheckBox* m_players = nullptr;
    QLabel* m_turn = nullptr;
    ElidedLabel* m_side = nullptr;
    PhaseBar* m_phases = nullptr;
    QLabel* m_place = nullptr;
    ElidedLabel* m_who = nullptr;
    ElidedLabel* m_how = nullptr;
    ElidedLabel* m_follows = nullptr;
    QSlider* m_slider = nullptr;
    QHBoxLayout* m_row = nullptr;
    QList<QPushButton*> m_backward;
    QPushButton* m_play = nullptr;
    QList<QPushButton*> m_forward;
    QComboBox* m_pace = nullptr;
    // Last, for they are made of those above.
    QFrame* m_head;
    QFrame* m_moment;
    FieldView* m_field;
    QFrame* m_story;
    QFrame* m_bar;
};

/// How wide the edge is that says that something is the past.
int pastEdge(const Look& look);

/// Hatches that edge, which no screen of the present has: it is told by its pattern, not by its colour alone.
void paintPastEdge(QPainter& painter, const QRect& around, const Look& look);

/// Looking back at the battle that is open: holds the past and its screen while it is looked at, keeps
/// commands away meanwhile, and comes back to the present when another battle is opened.
class ReplayActions : public QObject {
    Q_OBJECT

  public:
    /// `action` begins and ends it; its screen is one of the `pages`.
    ReplayActions(const Look& look, BattleDocument& document, QAction& action, QStackedWidget& pages,
                  QObject* parent = nullptr);
    ~ReplayActions() override;

    bool isOn() const { return m_screen != nullptr; }
    /// Null while the present is shown.
    ReplayScreen* screen() { return m_screen; }
    /// The past as the players' window is to show it; null for the present.
    BattleDocument* shownToPlayers();
    void refresh();
    void leave();

  Q_SIGNALS:
    /// It began or ended.
    void turned();
    /// The players' window is to show something else.
    void playersTurned();

  private:
    void setOn(bool on);
    void follow(const ChangeEvent& event);
    bool anythingPlayed() const;

    const Look& m_look;
    BattleDocument& m_document;
    QAction& m_action;
    QStackedWidget& m_pages;
    std::unique_ptr<PastBattle> m_past;
    ReplayScreen* m_screen = nullptr;
};

} // namespace umpire::gui
