#pragma once

#include "document/battle_document.h"
#include "look/look.h"

#include <QFrame>

class QLabel;
class QPushButton;
class QSplitter;
class QStackedLayout;
class QTableView;

namespace umpire::gui {

class ExplanationPane;
class FilterBar;
class RecordFilter;
class RecordModel;
class RecordTable;
struct RecordWish;

/// The record, newest first: a list that can be searched, each record in full beside it, with its note, its
/// bookmark, its correction and the way back to it. An invitation while there is nothing.
class RecordView : public QFrame {
    Q_OBJECT

  public:
    RecordView(const Look& look, BattleDocument& document, RecordModel& model, QWidget* parent = nullptr);

    QTableView& table();
    /// Everything that concerns a unit, an officer, a formation with all its units, or a side.
    void showHistoryOf(const Id& subject);
    void showTurn(int turn);
    void showAll();
    /// Opens the filter and waits for words.
    void openFilter();
    /// Shows a record in full.
    void openRecord(int number);
    /// Opens it with the line for a note beside it, which takes the keyboard.
    void noteBeside(int number);
    void closeExplanation();
    bool isExplaining() const;
    /// Opens the dialog that corrects a record.
    void correct(int number);
    /// Asks, in a line of its own, before undoing everything after a record.
    void askUndoTo(int number);
    void toggleBookmark(int number);
    /// Goes to the next bookmarked record that is shown: down the list, or up.
    void goToBookmark(bool down);
    void showDice();
    /// The height it would like to have: that of a few lines, or of a record in full.
    int wantedHeight() const;

  Q_SIGNALS:
    void answered(const umpire::Answer& answer);
    void subjectAsked(const QString& id);
    /// Its wanted height is another now.
    void roomWanted();

  protected:
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    QPushButton* addButton(const QString& name, const QString& text, const QString& tip);
    QWidget* makeBar();
    QWidget* makeConfirmation();
    void joinBar();
    void joinTable();
    void joinPane();
    void arrange();
    void fitParts();
    void follow(const ChangeEvent& event);
    void showWhatThereIs();
    void showCount();
    bool anyBookmark() const;
    void lookFor(const RecordWish& wish, bool open);
    void setFilterOpen(bool open);
    void select(int number);
    void explain(int number);
    void undoNow();

    const Look& m_look;
    BattleDocument& m_document;
    RecordModel& m_model;
    RecordFilter* m_filter;
    RecordTable* m_table;
    ExplanationPane* m_pane;
    FilterBar* m_choices;
    QWidget* m_list;
    QWidget* m_bar = nullptr;
    QLabel* m_empty;
    QLabel* m_count;
    QPushButton* m_open = nullptr;
    QPushButton* m_all = nullptr;
    QPushButton* m_previous = nullptr;
    QPushButton* m_next = nullptr;
    QPushButton* m_dice = nullptr;
    QWidget* m_confirmation = nullptr;
    QLabel* m_question = nullptr;
    QPushButton* m_undo = nullptr;
    QPushButton* m_stay = nullptr;
    QSplitter* m_parts;
    QStackedLayout* m_stack;
    int m_undoTo = -1;
};

} // namespace umpire::gui
