#pragma once

#include "document/unsaved_battles.h"
#include "preferences/example_battles.h"
#include "window/crash_reporter.h"
#include "window/recent_battles.h"

#include <QWidget>

class QLabel;
class QGridLayout;
class QPushButton;
class QVBoxLayout;

namespace umpire::gui {

/// What the window shows before a battle is open: the ways to one, and the tour.
class StartPage : public QWidget {
    Q_OBJECT

  public:
    StartPage(const QList<ExampleBattles::Entry>& examples, QWidget* parent = nullptr);

    /// The files opened last, newest first. Those that are not there any more say so.
    void setRecent(const QList<RecentBattle>& battles);
    /// Battles that the program was stopped in before they had a file.
    void setUnsaved(const QList<UnsavedBattle>& battles);
    /// What the program broke down in, the latest first.
    void setBreakdowns(const QList<BreakdownRow>& rows);
    /// What of the user's own is not as it should be, a sentence each.
    void setTroubles(const QStringList& troubles);
    /// Until the tour was seen it is pointed out.
    void setTourSeen(bool seen);

  Q_SIGNALS:
    void newAsked();
    void openAsked();
    void exampleAsked(const QString& path);
    void recentAsked(const QString& path);
    void unsavedAsked(const QString& path);
    void discardAsked(const QString& path);
    void tourAsked();
    void breakdownAsked(const QString& battle);
    /// What can be told of the problem.
    void problemAsked();
    void putAwayAsked(const QString& report);
    /// The preferences' page of folders.
    void foldersAsked();

  protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    QLabel* addLabel(QVBoxLayout& layout, const QString& text, const char* kind);
    void addDoors(QVBoxLayout& layout);
    void addExamples(QVBoxLayout& layout, QList<ExampleBattles::Entry> examples);
    QGridLayout* addFold(QVBoxLayout& layout, const QString& head);
    QGridLayout* addRows(QVBoxLayout& layout);
    void addExample(QGridLayout& rows, const ExampleBattles::Entry& example);
    void addRecent(const RecentBattle& battle, int row);
    void addBreakdown(const BreakdownRow& row, int at);
    void addUnsaved(const UnsavedBattle& battle, int row);
    void space();

    QVBoxLayout* m_layout;
    QLabel* m_brokenHead;
    QGridLayout* m_broken;
    QGridLayout* m_troubles;
    QLabel* m_unsavedHead;
    QGridLayout* m_unsaved;
    QLabel* m_recentHead;
    QGridLayout* m_recent;
    QLabel* m_tourHint;
    QPushButton* m_firstFold = nullptr; ///< of the first game
};

} // namespace umpire::gui
