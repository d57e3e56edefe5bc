#pragma once

#include "document/stored_battle.h"
#include "look/look.h"
#include "resolve/dice_thrower.h"
#include "resolve/resolve_state.h"
#include "settings/prompts.h"

#include <QWidget>

#include <memory>

class QAction;
class QLabel;
class QMenu;
class QPushButton;
class QStackedWidget;

namespace umpire::gui {

class ActionBoard;
class CardTable;
class ElidedLabel;
class PhaseBar;
class ResolvePanel;
class Settings;

/// Two players at one laptop, one after the other: whoever sits in front of it sees his own hand and what
/// lies open. Between them everything is covered. It stands in the place of the umpire's window, which shows
/// all, and is left by both players' leave.
class SeatWindow : public QWidget {
    Q_OBJECT

  public:
    SeatWindow(const Look& look, BattleDocument& document, Settings& settings, Prompts& prompts);
    ~SeatWindow() override;

    /// Covered, for this side to sit down; `asked`: because it has still to act.
    void handTo(const Id& side, bool asked = false);
    /// The side whose cards are seen; "" while all is covered.
    const Id& seated() const { return m_seated; }
    ResolveState& state() { return m_state; }

  Q_SIGNALS:
    /// Both want to go on with all cards seen.
    void left();

  protected:
    void closeEvent(QCloseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    QWidget* makeCover();
    QWidget* makeTable();
    QWidget* makeHead();
    void look(const Id& side);
    void coverUp();
    void refresh();
    void showChoice();
    void choose(const Id& subject);
    void suggest();
    void playFor(const Id& side);
    void goOn();
    void handOn();
    bool mayHandOn() const;
    void goOnFromResult();
    void undo();
    void sit(const Id& side);
    bool owesAct(const Id& side) const;
    Id lastActor() const;
    bool mayLeave();
    void restyle();
    void keepWidths();
    Id otherSide(const Id& side) const;
    QString nameOf(const Id& side) const;

    const Look& m_look;
    BattleDocument& m_document;
    Prompts& m_prompts;
    DiceThrowers m_throwers;
    ResolveState m_state;
    QStackedWidget* m_pages;
    QLabel* m_covered = nullptr;
    QPushButton* m_show = nullptr;
    QPushButton* m_program = nullptr;
    QLabel* m_turn = nullptr;
    PhaseBar* m_phases = nullptr;
    QPushButton* m_handOn = nullptr;
    CardTable* m_cards = nullptr;
    ResolvePanel* m_panel = nullptr;
    ActionBoard* m_last = nullptr;
    ElidedLabel* m_said = nullptr;
    Id m_seated;
    Id m_next; ///< who sits down next
    bool m_asked = false;
    Ids m_were;     ///< who sat here in this phase
    Clock m_inThis; ///< which phase that is
};

/// The way from the umpire's window, which sees everything, to two players at one laptop and back.
class SeatActions : public QObject {
    Q_OBJECT

  public:
    /// `window` is hidden while they play.
    SeatActions(const Look& look, StoredBattle& document, Settings& settings, Prompts& prompts, QMenu& menu,
                QWidget& window);
    ~SeatActions() override;

    void open();
    /// Null while the umpire's window is there.
    SeatWindow* seat() const { return m_seat.get(); }

  private:
    void follow();
    void leave();

    const Look& m_look;
    StoredBattle& m_document;
    Settings& m_settings;
    Prompts& m_prompts;
    QWidget& m_window;
    QAction* m_action;
    std::unique_ptr<SeatWindow> m_seat;
};

} // namespace umpire::gui
