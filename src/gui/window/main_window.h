#pragma once

#include "document/stored_battle.h"
#include "look/look.h"
#include "preferences/example_battles.h"
#include "settings/prompts.h"
#include "settings/settings.h"
#include "table/table_screen.h"

#include <QMainWindow>

#include <memory>

class QByteArray;
class QScrollArea;

namespace Ui {
class MainWindow;
}

namespace umpire::gui {

class BattleFileActions;
class CrashReporter;
class CommandPalette;
class HouseRulesActions;
class SaveMonitor;
class PaperMenu;
class PhonesDialog;
class PlayersWindow;
class PreferencesActions;
class ReplayActions;
class RosterMenu;
class RosterScreen;
class SeatActions;
class StartPage;
class TextSize;
class Tour;
class WindowPalette;

/// The umpire's window: the table of the battle that is open, the start page while there is none, and the
/// menus.
class MainWindow : public QMainWindow {
    Q_OBJECT

  public:
    MainWindow(StoredBattle& document, Look& look, Settings& settings, Prompts& prompts,
               const ExampleBattles& examples);
    ~MainWindow() override;

    /// Opens a file; what is wrong with it is shown. False when it could not be opened.
    bool openFile(const QString& path);
    /// The session ends, and nobody can be asked: all is kept as on closing, what has no file among the
    /// unsaved battles.
    void closeAtOnce();
    BattleFileActions& files() { return *m_files; }
    TableScreen& table() { return *m_table; }
    /// The screens that are not seen at once are made when they are first asked for.
    RosterScreen& roster();
    ResolveState& resolveState() { return m_table->resolveState(); }
    FieldView& field() { return m_table->field(); }
    OrderOfBattleModel& orderOfBattle() { return m_table->orderOfBattle(); }
    RecordModel& record() { return m_table->record(); }
    SeatActions& seat() { return *m_seat; }

    /// Another window is to take its place: takes over what is being written, and keeps how it looks.
    void putAside() {
        commit();
        saveSettings();
    }

  protected:
    void keyPressEvent(QKeyEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

  private:
    void build();
    StartPage& startPage();
    void showTakenIn();
    CommandPalette& commandPalette();
    Tour& tour();
    QWidget* pageWanted();
    void joinFile();
    void joinHouseRules();
    void joinKeeping();
    void joinBreakdowns();
    void joinEdit();
    void joinView();
    void joinField();
    void joinTable();
    void followLast();
    void joinRoster();
    void showRoster(bool shown);
    bool rosterShown() const;
    void joinRecord();
    void joinHelp();
    void showPlayers(bool show);
    PhonesDialog& phones();
    void joinPhones();
    void joinReplay();
    void barCommands(bool barred);
    void startTour();
    void refresh();
    void refreshActions();
    void newBattle();
    void openDropped(QStringList paths);
    void showOpened();
    void commit();
    void saveSettings();
    void about();

    StoredBattle& m_document;
    Look& m_look;
    Settings& m_settings;
    Prompts& m_prompts;
    ExampleBattles m_examples;
    std::unique_ptr<Ui::MainWindow> m_ui;
    BattleFileActions* m_files = nullptr;
    TableScreen* m_table = nullptr;
    StartPage* m_startPage = nullptr;
    QScrollArea* m_startScroll = nullptr;
    RosterScreen* m_roster = nullptr;
    RosterMenu* m_rosterMenu = nullptr;
    PaperMenu* m_paperMenu = nullptr;
    HouseRulesActions* m_houseRules = nullptr;
    SaveMonitor* m_keeping = nullptr;
    CrashReporter* m_breakdowns = nullptr;
    PreferencesActions* m_preferences = nullptr;
    ReplayActions* m_replay = nullptr;
    std::unique_ptr<WindowPalette> m_paletteHost;
    CommandPalette* m_palette = nullptr;
    Tour* m_tour = nullptr;
    TextSize* m_textSize = nullptr;
    std::unique_ptr<PlayersWindow> m_players;
    PhonesDialog* m_phones = nullptr; ///< null until it is first asked for
    SeatActions* m_seat = nullptr;
    bool m_wantRoster = false; ///< rather than the table
    bool m_wasOpen = false;
    QMetaObject::Connection m_following;
};

/// Gives a window the place it had, as `saveGeometry` remembers it (empty: never shown before), and sees to
/// it that all of it is on a screen that is there now: with its frame it is no larger than what the screen
/// has free, and it hangs over no edge.
void placeWindow(QWidget& window, const QByteArray& remembered);

} // namespace umpire::gui
