#pragma once

#include "look/look.h"
#include "models/order_of_battle_model.h"
#include "models/record_model.h"
#include "resolve/claim_strip.h"
#include "resolve/dice_thrower.h"
#include "resolve/resolve_state.h"
#include "table/tour.h"
#include "umpire/worksheet/map_sheet.h"

#include <QWidget>

class QAction;
class QDockWidget;
class QGridLayout;
class QMenu;

namespace umpire::gui {

class CardTable;
class ClaimStrip;
class DuePanel;
class FieldBar;
class FieldView;
class LastLine;
class MapPane;
class NoteDialog;
class NoticeBar;
class NumberEntry;
class RecordView;
class ResolvePanel;
class RulingsDialog;
class Settings;
class SpecialsBoard;
class SubjectCard;
class TablesDialog;
class TableClock;
class TableDocks;
class ThingStrip;
class TurnBar;
struct TourStep;

/// The umpire's table: turn bar, field, resolve panel, and below the field the record, what is due and the
/// specials. Everything a game needs while it is played; what it does goes through the document.
class TableScreen : public QWidget {
    Q_OBJECT

  public:
    TableScreen(const Look& look, BattleDocument& document, Settings& settings, QWidget* parent = nullptr);

    ResolveState& resolveState() { return m_state; }
    ClaimQueue& claims() { return m_claims; }
    FieldView& field() { return *m_field; }
    OrderOfBattleModel& orderOfBattle() { return m_order; }
    RecordModel& record() { return m_record; }
    NoticeBar& notices() { return *m_notices; }
    /// Made when it is first asked for, or its panel is opened.
    RecordView& recordView();
    NumberEntry& numbers() { return *m_numbers; }
    /// The places a newcomer is shown, and a check that is resolved meanwhile; it is carried out, and taken
    /// back by `endTour`, only in a battle that is there for the tour.
    QList<TourStep> tourSteps(bool own);
    void endTour();

    void takeFocus();
    /// What the table's keys mean; false when the key means nothing here.
    bool handleKey(const QKeyEvent& event);
    void undo();
    void redo();
    /// Ends the phase. While tests are owed it shows them first; asked once more it goes on all the same.
    void nextPhase();
    void endTurn();
    void lastPhase();
    /// Says something over the foot of the field until the next thing is done.
    void sayBriefly(const QString& text);
    /// Puts what is being resolved aside as a claim.
    bool park();
    /// Does what the panel's button says after a result. False where there is none.
    bool takeNext();
    void takeDue(const Id& due);
    TableClock& clock();
    void showObjectives();
    /// A note on the unit that the keyboard is on, or on the turn.
    void takeNote();
    /// Takes over what is still being written, before the battle is saved or left.
    void commit();
    void showDrawMenu();
    void showDue();
    void showSpecials();
    void showHistory(const Id& subject);
    void showTurn(int turn);
    void showRecord();
    /// The map in place of the field, or the field again; nothing where the battle has no map.
    void showMap(bool shown);
    bool isMapShown() const;
    /// Made when it is first shown.
    MapPane* map() { return m_map; }
    /// The same of a game of cards.
    CardTable* cards() { return m_cards; }
    /// Everything about some subjects of one kind, to be looked at and set right.
    void showSheet(const QStringList& subjects);
    void showRulings();
    /// What the rules leave blank, to be filled in.
    void showTables();
    void openFilter();
    void setTinting(bool on);
    /// The entries that show the panels.
    void fillPanelMenu(QMenu& menu);
    void setApplyAtOnce(bool atOnce);
    void saveLayout();

  Q_SIGNALS:
    void undoAsked();
    /// Ctrl and the wheel over the field.
    void zoomed(int steps);
    /// Digits of a unit's number as they are typed; "" when done.
    void typing(const QString& digits);
    /// The map stands in the place of the field, or no longer.
    void mapShown(bool shown);

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    void build();
    int wholeHeight() const;
    void join();
    void explain();
    void offerSpecials(bool there);
    void documentChanged(const ChangeEvent& event);
    bool isAtHand(const QWidget* focus) const;
    bool tableKey(const QKeyEvent& event);
    bool enterKey();
    bool escapeKey();
    bool letterKey(const QKeyEvent& event);
    bool actionKey(const QString& key);
    void takeAction(const Id& action);
    bool digitKey(QChar digit);
    bool rollKey();
    void showChoice();
    void showPanel();
    void showNext();
    void leavePhase(Verb verb);
    bool mayLeavePhase();
    void shutOpenedDue();
    void takeClaim(int index);
    void chosen(const Id& unit);
    void said(const Answer& answer);
    void fit();
    void joinField();
    void joinPanels();
    QWidget* makeRecord();
    QWidget* makeDue();
    void joinMap();
    void followMap();
    void makeMap();
    void followOnMap();
    void goTo(const Id& unit);
    bool takePlace(const Id& place);
    bool goThere(const Id& place);
    void applyUnopposed();
    const WorksheetField* listFor(const Id& unit) const;
    bool joinUnits(const Ids& units);
    QStringList alongside() const;
    std::vector<MapReach> reach() const;
    bool mapKey(const QKeyEvent& event);
    Id pointed() const;
    MapLayer wantedPlaces() const;
    bool followCards();
    void showCards(bool shown);
    void showCardParts();
    void showOpenPanel();
    void pointAll(const QStringList& units, const Id& target);
    void offerAll(const QStringList& units, const Id& offer);
    template <typename Dialog>
    Dialog& made(Dialog*& dialog);
    void openNote(const Id& subject);
    void openMenu(const QString& subject, const QPoint& at);
    void hide(const QStringList& units, bool hidden);

    const Look& m_look;
    BattleDocument& m_document;
    Settings& m_settings;
    OrderOfBattleModel m_order;
    RecordModel m_record;
    DiceThrowers m_throwers;
    ResolveState m_state;
    ClaimQueue m_claims;
    NextStep m_next;
    TurnBar* m_turnBar = nullptr;
    NoticeBar* m_notices = nullptr;
    FieldView* m_field = nullptr;
    FieldBar* m_fieldBar = nullptr;
    ClaimStrip* m_claimStrip = nullptr;
    ThingStrip* m_things = nullptr;
    MapPane* m_map = nullptr;
    CardTable* m_cards = nullptr;
    bool m_cardsFollowed = false; ///< the battle that is open has cards, and they were shown
    QAction* m_mapAction = nullptr;
    QAction* m_listsAction = nullptr;
    QGridLayout* m_beside = nullptr; ///< the panel's room
    TableDocks* m_docks = nullptr;
    LastLine* m_last = nullptr;
    RecordView* m_recordView = nullptr;
    DuePanel* m_due = nullptr;
    SpecialsBoard* m_specials = nullptr;
    SubjectCard* m_sheet = nullptr;
    RulingsDialog* m_rulings = nullptr;
    TablesDialog* m_tables = nullptr;
    NoteDialog* m_note = nullptr;
    QDockWidget* m_recordDock = nullptr;
    QDockWidget* m_dueDock = nullptr;
    QDockWidget* m_specialsDock = nullptr;
    ResolvePanel* m_panel = nullptr;
    NumberEntry* m_numbers = nullptr;
    Id m_resting;          ///< the unit the keyboard was on when the last result came
    QString m_saidBriefly; ///< a notice that is gone with the next thing done
    TourDemo m_demo{m_document, m_state};
    int m_leaveAskedAt = -1; ///< the cursor at which leaving the phase was asked, with tests owed
    bool m_opensDue = false; ///< the list of what is due was opened because a phase was to be left
};

} // namespace umpire::gui
