#pragma once

#include "document/battle_document.h"
#include "look/look.h"
#include "problem/breakdown_row.h"
#include "prompts/prompts.h"
#include "settings/settings.h"

#include <QObject>

class QAction;
class QMainWindow;

namespace umpire::gui {

class ProblemDialog;
class StartPage;

/// Looks after breakdowns: notes what is done for the next report, offers the last ones with their battles,
/// and shows what can be told about a problem.
class BreakdownDesk : public QObject {
    Q_OBJECT

  public:
    BreakdownDesk(const Look& look, const BattleDocument& document, const Settings& settings,
                  Prompts& prompts, QAction& aboutProblem, QMainWindow& window);

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
    const BattleDocument& m_document;
    const Settings& m_settings;
    Prompts& m_prompts;
    QMainWindow& m_window;
    StartPage* m_page = nullptr;
    ProblemDialog* m_dialog = nullptr;
};

} // namespace umpire::gui
