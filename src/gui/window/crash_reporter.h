#pragma once

#include "document/battle_document.h"
#include "document/stored_battle.h"
#include "look/look.h"
#include "settings/prompts.h"
#include "settings/settings.h"

#include <QObject>
#include <QString>

class QAction;
class QMainWindow;

namespace umpire::gui {

/// A breakdown as the start page tells of it.
struct BreakdownRow {
    QString title;  ///< of the battle's file; "" where none was open
    QString about;  ///< when it was, and what is kept
    QString battle; ///< "" where there is none to go on with
    QString report;
};

class ProblemDialog;
class StartPage;

/// Looks after breakdowns: notes what is done for the next report, offers the last ones with their battles,
/// and shows what can be told about a problem.
class CrashReporter : public QObject {
    Q_OBJECT

  public:
    CrashReporter(const Look& look, const StoredBattle& document, const Settings& settings, Prompts& prompts,
                  QAction& aboutProblem, QMainWindow& window);

    /// Where the last ones are offered.
    void offerOn(StartPage& page);
    /// Looks anew which there are.
    void refresh();

  Q_SIGNALS:
    void openAsked(const QString& battle);
    void noticed(const QStringList& texts);

  private:
    void noteActions();
    void tellOfOpened();
    void showProblem();
    void putAway(const QString& report);

    const Look& m_look;
    const StoredBattle& m_document;
    const Settings& m_settings;
    Prompts& m_prompts;
    QMainWindow& m_window;
    StartPage* m_page = nullptr;
    ProblemDialog* m_dialog = nullptr;
};

/// All that helps whoever looks into a problem, as one text: the latest reports of breakdowns, versions,
/// folders and packs, and the settings that name nothing. Without names of players and units, contents of
/// files, the home, the user or the computer.
QString problemText(const BattleDocument& document, const Settings& settings);

/// Where reports may lie: beside battles that were open, among the unsaved ones, and apart from all.
std::vector<std::filesystem::path> placesOfReports(const Settings& settings);

/// "Qt: 6.4.2, xcb".
std::string windowSystemInWords();

} // namespace umpire::gui
