#include "window/main_window.h"

#include "document/text.h"
#include "field/field_view.h"
#include "field/short_name.h"
#include "help/command_palette.h"
#include "houserules/house_rules_actions.h"
#include "look/plain_texts.h"
#include "look/widgets.h"
#ifdef UMPIRE_PHONES
#include "phones/phones_dialog.h"
#endif
#include "players/players_window.h"
#include "players/replay_screen.h"
#include "players/seat_window.h"
#include "preferences/folders_pane.h"
#include "preferences/import_actions.h"
#include "preferences/signal_tones.h"
#include "preferences/touch_mode.h"
#include "record/record_view.h"
#include "roster/roster_page.h"
#include "roster/roster_screen.h"
#include "table/notice_bar.h"
#include "table/table_clock.h"
#include "table/tour.h"
#include "ui_main_window.h"
#include "umpire/battle/own_commands.h"
#include "umpire/storage/taking_in.h"
#include "window/battle_file_actions.h"
#include "window/crash_reporter.h"
#include "window/dice_menu.h"
#include "window/help_menu.h"
#include "window/paper_menu.h"
#include "window/preferences_actions.h"
#include "window/save_monitor.h"
#include "window/start_page.h"

#include <QActionGroup>
#include <QApplication>
#include <QCloseEvent>
#include <QDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QScreen>
#include <QStyle>
#include <QWhatsThis>
#include <QWidget>

#include <algorithm>
#include <utility>

namespace umpire::gui {

namespace {

/// Gives the entries of the menus their keys, but for those that a class of their own looks after.
void setShortcuts(Ui::MainWindow& ui) {
    const std::pair<QAction*, QKeySequence> keys[] = {
        {ui.actionNew, QKeySequence::New},
        {ui.actionOpen, QKeySequence::Open},
        {ui.actionSave, QKeySequence::Save},
        {ui.actionQuit, QKeySequence::Quit},
        {ui.actionUndo, QKeySequence::Undo},
        {ui.actionZoomOut, QKeySequence::ZoomOut},
        {ui.actionWhatsThis, QKeySequence::WhatsThis},
    };
    for (const auto& [action, key] : keys) {
        action->setShortcut(key);
    }
    // Some desktops bind nothing to it.
    QList<QKeySequence> saveAs = QKeySequence::keyBindings(QKeySequence::SaveAs);
    ui.actionSaveAs->setShortcuts(saveAs.isEmpty() ? QList<QKeySequence>{Qt::CTRL | Qt::SHIFT | Qt::Key_S}
                                                   : saveAs);
    ui.actionRedo->setShortcuts({Qt::CTRL | Qt::SHIFT | Qt::Key_Z, Qt::CTRL | Qt::Key_Y});
    ui.actionZoomIn->setShortcuts({QKeySequence::ZoomIn, Qt::CTRL | Qt::Key_Equal});
    ui.actionZoomReset->setShortcut(Qt::CTRL | Qt::Key_0);
    ui.actionNextPhase->setShortcut(Qt::CTRL | Qt::Key_Return);
    ui.actionLastPhase->setShortcut(Qt::CTRL | Qt::Key_Backspace);
    ui.actionEndTurn->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_Return);
    ui.actionPalette->setShortcut(Qt::CTRL | Qt::Key_K);
    ui.actionFind->setShortcut(QKeySequence::Find);
    ui.actionFilter->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_F);
    ui.actionBookmark->setShortcut(Qt::CTRL | Qt::Key_B);
    ui.actionNextBookmark->setShortcut(Qt::CTRL | Qt::Key_PageDown);
    ui.actionLastBookmark->setShortcut(Qt::CTRL | Qt::Key_PageUp);
    ui.actionCorrect->setShortcut(Qt::CTRL | Qt::Key_E);
    ui.actionNote->setShortcut(Qt::CTRL | Qt::Key_M);
    ui.actionRulings->setShortcut(Qt::CTRL | Qt::Key_R);
    ui.actionFieldNote->setShortcut(Qt::CTRL | Qt::Key_J);
    ui.actionObjectives->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_O);
    ui.actionClock->setShortcut(Qt::CTRL | Qt::Key_T);
    ui.actionPlayers->setShortcut(PlayersWindow::ownKey);
    ui.actionReplay->setShortcut(Qt::Key_F10);
    ui.actionFullScreen->setShortcut(Qt::Key_F11);
    ui.actionClose->setShortcut(QKeySequence::Close);
}

/// The entries of a menu and of those within it, in their order.
void collect(const QMenu& menu, QList<QAction*>& actions) {
    for (QAction* action : menu.actions()) {
        if (action->menu()) {
            collect(*action->menu(), actions);
        } else if (!action->isSeparator()) {
            actions << action;
        }
    }
}

} // namespace

/// Lets the command palette reach the table and the menus of the main window.
class WindowPalette : public PaletteHost {
  public:
    WindowPalette(TableScreen& table, const QMenuBar& menus) : m_table(table), m_menus(menus) {}

    Id chosenUnit() const override { return m_table.resolveState().subject(); }

    QList<QAction*> menuActions() const override {
        QList<QAction*> actions;
        for (const QAction* top : m_menus.actions()) {
            if (top->menu()) {
                collect(*top->menu(), actions);
            }
        }
        return actions;
    }

    void choose(const Id& unit) override {
        m_table.field().goTo(unit);
        m_table.resolveState().choose(unit);
    }

    void choose(const Id& unit, const Id& target, const Id& offer) override {
        m_table.field().goTo(target.empty() ? unit : target);
        m_table.field().setSelection({});
        m_table.resolveState().choose(unit, target, offer);
        if (target.empty()) {
            m_table.resolveState().applyPlain();
        }
    }

    void choose(const Id& unit, const Id& target, const Id& offer, const Id& field, const Id& word) override {
        choose(unit, target, offer);
        m_table.resolveState().setField(field, Json(word));
    }

    void take(const Json& command) override {
        if (isA<DrawCommand>(command)) {
            m_table.showDrawMenu();
        } else {
            m_table.resolveState().take(command);
        }
    }

    void showSheet(const Id& subject) override { m_table.showSheet({toText(subject)}); }
    void showHistory(const Id& subject) override { m_table.showHistory(subject); }
    void showTurn(int turn) override { m_table.showTurn(turn); }

  private:
    TableScreen& m_table;
    const QMenuBar& m_menus;
};

MainWindow::MainWindow(StoredBattle& document, Look& look, Settings& settings, Prompts& prompts,
                       const ExampleBattles& examples)
    : m_document(document), m_look(look), m_settings(settings), m_prompts(prompts), m_examples(examples),
      m_ui(std::make_unique<Ui::MainWindow>()) {
    m_ui->setupUi(this);
    build();
    setShortcuts(*m_ui);
    joinFile();
    joinKeeping();
    joinBreakdowns();
    joinEdit();
    joinView();
    joinTable();
    joinRoster();
    joinRecord();
    joinHelp();
    joinReplay();
    joinPhones();
    placeWindow(*this, m_settings.value(Settings::Key::WindowGeometry).toByteArray());
    refresh();
}

/// What is hidden loses the keyboard, and what was typed there is taken over: that is done while everything
/// is there to take it. House rules go before what their panes ask.
MainWindow::~MainWindow() {
    for (QDialog* dialog : findChildren<QDialog*>()) {
        dialog->hide();
    }
    hide();
    delete m_houseRules;
}

void MainWindow::build() {
    // Before anybody shows a name; the battle may be open already.
    const auto abbreviate = [this] {
        if (m_document.isOpen()) {
            m_look.setAbbreviations(abbreviationsOf(m_document.rules()));
        }
    };
    connect(&m_document, &BattleDocument::changed, this, [abbreviate](const ChangeEvent& event) {
        if (event.kind == ChangeEvent::Kind::Opened) {
            abbreviate();
        }
    });
    abbreviate();
    m_files = new BattleFileActions(m_document, m_settings, m_prompts, *this);
    m_table = new TableScreen(m_look, m_document, m_settings, this);
    m_ui->pages->addWidget(m_table);
    m_rosterMenu = new RosterMenu(
        *m_ui, [this]() -> RosterScreen& { return roster(); }, this);
    m_paperMenu = new PaperMenu(*m_ui, m_look, m_document, m_settings, m_prompts, this);
    connect(m_paperMenu, &PaperMenu::noticed, this,
            [this](const QString& text) { m_table->notices().say({text}); });
    m_table->fillPanelMenu(*m_ui->menuPanels);
    new SignalTones(
        m_document, m_settings, [] { QApplication::beep(); }, this);
    joinHelpMenu(*m_ui, m_look, m_document, m_table->resolveState(), m_prompts, *this);
    new DiceMenu(m_document, m_prompts, *m_ui->menuPlay, *this);
    joinHouseRules();
    m_paletteHost = std::make_unique<WindowPalette>(*m_table, *m_ui->menuBar);
}

StartPage& MainWindow::startPage() {
    if (m_startPage) {
        return *m_startPage;
    }
    m_startPage = new StartPage(m_examples.byGame(m_document.searchPath(), m_document.locale()), this);
    m_startScroll = scrollFreely(m_startPage, this);
    m_ui->pages->addWidget(m_startScroll);
    m_startPage->setTourSeen(m_settings.value(Settings::Key::TourSeen).toBool());
    m_keeping->offerOn(*m_startPage);
    m_breakdowns->offerOn(*m_startPage);
    m_startPage->setTroubles(troublesOfOwn(m_document.searchPath(), userFolders()));
    connect(m_startPage, &StartPage::foldersAsked, m_preferences, &PreferencesActions::showFolders);
    connect(m_startPage, &StartPage::newAsked, this, &MainWindow::newBattle);
    connect(m_startPage, &StartPage::openAsked, m_files, &BattleFileActions::open);
    connect(m_startPage, &StartPage::exampleAsked, m_files, &BattleFileActions::openExample);
    connect(m_startPage, &StartPage::recentAsked, m_files, &BattleFileActions::openRecent);
    connect(m_startPage, &StartPage::tourAsked, this, &MainWindow::startTour);
    return *m_startPage;
}

/// The start page offers it, and the roster's collection has it.
void MainWindow::showTakenIn() {
    if (m_roster) {
        m_roster->useCollection(m_settings.value(Settings::Key::Collection).toString());
    }
    if (m_startPage) {
        m_startScroll->deleteLater();
        m_startPage = nullptr;
        startPage();
        refresh();
    }
}

RosterScreen& MainWindow::roster() {
    if (m_roster) {
        return *m_roster;
    }
    m_roster = new RosterScreen(m_look, m_document, m_settings, m_prompts, this);
    m_ui->pages->addWidget(m_roster);
    followLast();
    connect(&m_roster->page(), &RosterPage::templatesShown, m_ui->actionTemplates, &QAction::setChecked);
    connect(m_roster, &RosterScreen::tabChanged, this, [this] {
        followLast(); // the tab may have been made just now
        refreshActions();
    });
    connect(m_roster, &RosterScreen::tableAsked, this, [this] { showRoster(false); });
    connect(m_roster, &RosterScreen::rulingsAsked, m_table, &TableScreen::showRulings);
    return *m_roster;
}

CommandPalette& MainWindow::commandPalette() {
    if (!m_palette) {
        m_palette = new CommandPalette(m_look, m_document, *m_paletteHost, this);
        m_palette->setRecent(m_settings.value(Settings::Key::PaletteRecent).toStringList());
        connect(m_palette, &CommandPalette::recentChanged, this,
                [this](const QStringList& keys) { m_settings.set(Settings::Key::PaletteRecent, keys); });
    }
    return *m_palette;
}

Tour& MainWindow::tour() {
    if (!m_tour) {
        m_tour = new Tour(m_look, this);
        connect(m_tour, &Tour::finished, this, [this] {
            m_table->endTour();
            m_settings.set(Settings::Key::TourSeen, true);
            if (m_startPage) {
                m_startPage->setTourSeen(true);
            }
        });
    }
    return *m_tour;
}

void MainWindow::joinFile() {
    connect(m_ui->actionNew, &QAction::triggered, this, &MainWindow::newBattle);
    connect(m_ui->actionOpen, &QAction::triggered, m_files, &BattleFileActions::open);
    connect(m_ui->actionSave, &QAction::triggered, m_files, &BattleFileActions::save);
    connect(m_ui->actionSaveAs, &QAction::triggered, m_files, &BattleFileActions::saveAs);
    connect(m_ui->actionClose, &QAction::triggered, m_files, &BattleFileActions::close);
    connect(m_ui->actionCarry, &QAction::triggered, m_files, &BattleFileActions::carryForward);
    connect(m_ui->actionQuit, &QAction::triggered, this, &QWidget::close);
    connect(m_files, &BattleFileActions::opened, this, &MainWindow::showOpened);
    connect(m_files, &BattleFileActions::restTaken, this, &MainWindow::refresh);
    connect(m_files, &BattleFileActions::noticed, &m_table->notices(), &NoticeBar::say);
    m_files->offerRecent(*m_ui->menuRecent);
    takeDrops(*this, [this](const QStringList& paths) { openDropped(paths); });
}

void MainWindow::joinHouseRules() {
    const auto panel = [this] {
        return m_document.isOpen() ? m_table->resolveState().command(false) : Json();
    };
    m_houseRules = new HouseRulesActions(m_look, {m_document, m_settings, m_prompts, m_examples, panel},
                                         *m_ui->actionHouseRules, *m_ui->centralLayout, *this);
    connect(m_houseRules, &HouseRulesActions::tookIn, this, &MainWindow::showTakenIn);
    connect(m_houseRules, &HouseRulesActions::noticed, &m_table->notices(), &NoticeBar::say);
}

void MainWindow::joinKeeping() {
    m_keeping = new SaveMonitor(m_look, m_document, m_settings, m_prompts, *this);
    // Below everything, so that nothing moves under the hand when it comes.
    m_ui->centralLayout->addWidget(&m_keeping->bar());
    m_keeping->offerIn(*m_ui->menuUnsaved);
    connect(m_keeping, &SaveMonitor::noticed, &m_table->notices(), &NoticeBar::say);
    connect(m_keeping, &SaveMonitor::openAsked, m_files, &BattleFileActions::openUnsaved);
    connect(m_keeping, &SaveMonitor::takenOver, m_files, &BattleFileActions::takenOver);
    connect(&m_keeping->bar(), &SaveBar::saveAsked, m_files, &BattleFileActions::save);
    connect(&m_keeping->bar(), &SaveBar::saveElsewhereAsked, m_files, &BattleFileActions::saveAs);
}

/// A battle that nobody saved is opened as such.
void MainWindow::joinBreakdowns() {
    m_breakdowns = new CrashReporter(m_look, m_document, m_settings, m_prompts, *m_ui->actionProblem, *this);
    connect(m_breakdowns, &CrashReporter::noticed, &m_table->notices(), &NoticeBar::say);
    connect(m_breakdowns, &CrashReporter::openAsked, this, [this](const QString& battle) {
        const QList<UnsavedBattle> unsaved = m_document.unsaved();
        const bool homeless =
            std::any_of(unsaved.begin(), unsaved.end(), [&battle](const UnsavedBattle& each) {
                return QFileInfo(each.path).canonicalFilePath() == QFileInfo(battle).canonicalFilePath();
            });
        homeless ? m_files->openUnsaved(battle) : m_files->openRecent(battle);
    });
}

void MainWindow::joinEdit() {
    connect(m_ui->actionUndo, &QAction::triggered, this, [this] {
        if (rosterShown()) {
            m_document.undo();
        } else {
            m_table->undo();
        }
    });
    connect(m_ui->actionRedo, &QAction::triggered, this, [this] {
        if (rosterShown()) {
            m_document.redo();
        } else {
            m_table->redo();
        }
    });
    connect(m_ui->actionNextPhase, &QAction::triggered, m_table, &TableScreen::nextPhase);
    connect(m_ui->actionLastPhase, &QAction::triggered, m_table, &TableScreen::lastPhase);
    connect(m_ui->actionEndTurn, &QAction::triggered, m_table, &TableScreen::endTurn);
    connect(m_ui->actionPark, &QAction::triggered, m_table, &TableScreen::park);
    connect(m_ui->actionFieldNote, &QAction::triggered, m_table, &TableScreen::takeNote);
    connect(m_ui->actionObjectives, &QAction::triggered, m_table, &TableScreen::showObjectives);
    connect(m_ui->actionClock, &QAction::triggered, &m_table->clock(), &TableClock::toggle);
    connect(&m_table->clock(), &TableClock::changed, m_ui->actionClock,
            [this] { m_ui->actionClock->setChecked(m_table->clock().isRunning()); });
    connect(m_files, &BattleFileActions::textWanted, this, &MainWindow::commit);
    connect(m_ui->actionApplyAtOnce, &QAction::triggered, m_table, &TableScreen::setApplyAtOnce);
    m_ui->actionApplyAtOnce->setChecked(m_settings.value(Settings::Key::ApplyAtOnce).toBool());
}

void MainWindow::joinView() {
    m_seat = new SeatActions(m_look, m_document, m_settings, m_prompts, *m_ui->menuPlay, *this);
    constexpr int step = 10;
    m_textSize = new TextSize(m_look, this);
    connect(m_textSize, &TextSize::changed, this,
            [this](int percent) { m_settings.set(Settings::Key::TextPercent, percent); });
    m_preferences = new PreferencesActions(*m_ui, m_look, m_document, m_settings, m_prompts, *m_table,
                                           *m_textSize, *this);
    connect(m_preferences, &PreferencesActions::collectionMoved, this, [this](const QString& file) {
        if (m_roster) {
            m_roster->useCollection(file);
        }
    });
    connect(m_preferences, &PreferencesActions::tookIn, this, &MainWindow::showTakenIn);
    connect(m_ui->actionZoomIn, &QAction::triggered, this, [this] { m_textSize->step(step); });
    connect(m_ui->actionZoomOut, &QAction::triggered, this, [this] { m_textSize->step(-step); });
    connect(m_ui->actionZoomReset, &QAction::triggered, this, [this] { m_textSize->ask(100); });
    connect(m_table, &TableScreen::zoomed, this, [this](int steps) { m_textSize->step(steps * step); });
    joinField();
    connect(m_ui->actionPlayers, &QAction::triggered, this, &MainWindow::showPlayers);
    connect(m_ui->actionFullScreen, &QAction::triggered, this,
            [this](bool full) { full ? showFullScreen() : showNormal(); });
    connect(m_ui->actionTint, &QAction::triggered, m_table, &TableScreen::setTinting);
    m_ui->actionTint->setChecked(m_settings.value(Settings::Key::TintChanges).toBool());
    connect(m_ui->actionFilter, &QAction::triggered, m_table, &TableScreen::openFilter);
    new TouchMode(m_look, m_settings, *m_ui->actionTouch, *this);
}

/// How large units are drawn.
void MainWindow::joinField() {
    FieldView& field = m_table->field();
    const QString kept = m_settings.value(Settings::Key::FieldSize).toString();
    field.setUnitSize(fieldSizeNamed(kept));
    auto* sizes = new QActionGroup(this);
    const std::pair<QAction*, FieldSize> choices[] = {{m_ui->actionFieldFit, FieldSize::Fit},
                                                      {m_ui->actionFieldCards, FieldSize::Cards},
                                                      {m_ui->actionFieldRows, FieldSize::Rows}};
    for (const auto& [action, size] : choices) {
        sizes->addAction(action);
        action->setChecked(fieldSizeNamed(kept) == size);
        connect(action, &QAction::triggered, this, [this, &field, size = size] {
            field.setUnitSize(size);
            m_settings.set(Settings::Key::FieldSize, nameOf(size));
        });
    }
    connect(m_ui->actionFoldAll, &QAction::triggered, &field, [&field] { field.foldAll(true); });
    connect(m_ui->actionUnfoldAll, &QAction::triggered, &field, [&field] { field.foldAll(false); });
}

namespace {

/// Whether a command notes or marks an earlier record, rather than a unit or the turn.
bool isNoteBeside(const KeptJson& command) {
    return isA<NoteCommand>(command) && !command.contains("subject");
}

} // namespace

void MainWindow::joinRecord() {
    // Made when it is first wanted.
    const auto record = [this]() -> RecordView& { return m_table->recordView(); };
    // A note is written beside what happened, never beside another note.
    const auto last = [this] {
        const Session& session = m_document.session();
        int number = session.cursor();
        while (number > 0 && isNoteBeside(session.records()[static_cast<std::size_t>(number - 1)].command)) {
            --number;
        }
        return number;
    };
    connect(m_ui->actionFind, &QAction::triggered, this, [this, record] {
        m_table->showRecord();
        record().openFilter();
    });
    connect(m_ui->actionShowAll, &QAction::triggered, this, [record] { record().showAll(); });
    connect(m_ui->actionBookmark, &QAction::triggered, this, [record, last] {
        if (last() > 0) {
            record().toggleBookmark(last());
        }
    });
    connect(m_ui->actionNextBookmark, &QAction::triggered, this, [record] { record().goToBookmark(true); });
    connect(m_ui->actionLastBookmark, &QAction::triggered, this, [record] { record().goToBookmark(false); });
    connect(m_ui->actionCorrect, &QAction::triggered, this, [record, last] {
        if (last() > 0) {
            record().correct(last());
        }
    });
    connect(m_ui->actionNote, &QAction::triggered, this, [this, record, last] {
        m_table->showRecord();
        if (last() > 0) {
            record().noteBeside(last());
        }
    });
    connect(m_ui->actionDice, &QAction::triggered, this, [record] { record().showDice(); });
}

void MainWindow::joinRoster() {
    connect(m_ui->actionRoster, &QAction::triggered, this, &MainWindow::showRoster);
    const std::pair<QAction*, RosterScreen::Tab> tabs[] = {
        {m_ui->actionScenario, RosterScreen::Tab::Scenario},
        {m_ui->actionBalance, RosterScreen::Tab::Balance}};
    for (const auto& [action, tab] : tabs) {
        connect(action, &QAction::triggered, this, [this, tab = tab] {
            roster().showTab(tab);
            showRoster(true);
        });
    }
}

bool MainWindow::rosterShown() const {
    return m_roster && m_ui->pages->currentWidget() == m_roster;
}

void MainWindow::showRoster(bool shown) {
    m_wantRoster = shown;
    refresh();
    shown ? roster().takeFocus() : m_table->takeFocus();
    // Whoever was at hand on the table is at hand on the roster.
    const QString chosen = toText(m_table->resolveState().subject());
    if (shown && !chosen.isEmpty() && roster().tab() == RosterScreen::Tab::Roster) {
        roster().page().goTo(chosen);
    }
}

void MainWindow::joinHelp() {
    connect(m_ui->actionPalette, &QAction::triggered, this, [this] { commandPalette().open(); });
    connect(m_ui->actionRulings, &QAction::triggered, m_table, &TableScreen::showRulings);
    connect(m_ui->actionTables, &QAction::triggered, m_table, &TableScreen::showTables);
    connect(m_ui->actionTour, &QAction::triggered, this, &MainWindow::startTour);
    connect(m_ui->actionAbout, &QAction::triggered, this, &MainWindow::about);
    connect(m_ui->actionWhatsThis, &QAction::triggered, this, [] { QWhatsThis::enterWhatsThisMode(); });
}

/// The field for the players, on a second screen or a projector.
void MainWindow::showPlayers(bool show) {
    if (!show) {
        m_players.reset();
        return;
    }
    m_players = std::make_unique<PlayersWindow>(m_document, m_settings);
    connect(m_players.get(), &PlayersWindow::closed, m_ui->actionPlayers,
            [this] { m_ui->actionPlayers->setChecked(false); });
    m_players->setChoice(m_table->resolveState().subject(), m_table->resolveState().target());
    m_players->showMap(m_table->isMapShown());
    m_players->lookBack(m_replay->shownToPlayers());
    m_players->showOnItsScreen();
}

#ifdef UMPIRE_PHONES
PhonesDialog& MainWindow::phones() {
    if (!m_phones) {
        m_phones = new PhonesDialog(m_look, m_document, m_settings, m_table->claims(),
                                    m_table->resolveState(), this);
        m_phones->server().setClock(&m_table->clock());
        connect(m_phones, &PhonesDialog::noticed, m_table, &TableScreen::sayBriefly);
    }
    return *m_phones;
}

void MainWindow::joinPhones() {
    connect(m_ui->actionPhones, &QAction::triggered, this, [this] { bringUp(phones()); });
    if (PhonesDialog::isWantedAtStart(m_settings)) {
        phones().turnOnAgain();
    }
}
#else
void MainWindow::joinPhones() {
    m_ui->actionPhones->setVisible(false);
}
#endif

/// The battle as it was, here and in the players' window.
void MainWindow::joinReplay() {
    m_replay = new ReplayActions(m_look, m_document, *m_ui->actionReplay, *m_ui->pages, this);
    connect(m_replay, &ReplayActions::turned, this, [this] {
        refresh();
        if (!m_replay->isOn() && m_document.isOpen()) {
            if (m_wantRoster) {
                roster().takeFocus();
            } else {
                m_table->takeFocus();
            }
        }
    });
    connect(m_replay, &ReplayActions::playersTurned, this, [this] {
        if (m_players) {
            m_players->lookBack(m_replay->shownToPlayers());
        }
    });
}

/// Nothing is commanded while the past is looked at.
void MainWindow::barCommands(bool barred) {
    for (QMenu* menu :
         {m_ui->menuRoster, m_ui->menuPlay, m_ui->menuRecord, m_ui->menuPaper, m_ui->menuPanels}) {
        menu->menuAction()->setEnabled(!barred);
    }
    for (QAction* action : {m_ui->actionFilter, m_ui->actionRulings, m_ui->actionTables, m_ui->actionTour}) {
        action->setEnabled(action->isEnabled() && !barred);
    }
}

/// The tour needs a battle to walk through; without one the first example is opened.
void MainWindow::startTour() {
    const QString example = m_document.isOpen() ? QString() : m_examples.first(m_document.searchPath());
    const bool own = !example.isEmpty();
    if (own) {
        m_files->openExample(example);
    }
    if (m_document.isOpen()) {
        showRoster(false);
        tour().start(m_table->tourSteps(own));
    }
}

/// Which page is shown is decided when all pages have heard of a change: one that comes into sight before
/// that would still speak of the battle that was open. Whoever makes a page asks for it anew.
void MainWindow::followLast() {
    disconnect(m_following);
    m_following = connect(&m_document, &BattleDocument::changed, this, &MainWindow::refresh);
}

void MainWindow::joinTable() {
    followLast();
    connect(m_table, &TableScreen::undoAsked, m_ui->actionUndo, &QAction::trigger);
    connect(m_table, &TableScreen::typing, this, [this](const QString& digits) {
        statusBar()->setVisible(!digits.isEmpty());
        statusBar()->showMessage(digits.isEmpty() ? QString() : tr("Unit %1…").arg(digits));
    });
    statusBar()->hide();
    connect(m_table, &TableScreen::mapShown, this, [this](bool shown) {
        if (m_players) {
            m_players->showMap(shown);
        }
    });
    connect(&m_table->resolveState(), &ResolveState::changed, this, [this] {
        if (m_players) {
            m_players->setChoice(m_table->resolveState().subject(), m_table->resolveState().target());
        }
    });
}

QWidget* MainWindow::pageWanted() {
    if (m_replay->isOn()) {
        return m_replay->screen();
    }
    if (m_document.isOpen()) {
        return m_wantRoster ? static_cast<QWidget*>(&roster()) : m_table;
    }
    startPage();
    return m_startScroll;
}

void MainWindow::refresh() {
    const bool open = m_document.isOpen();
    m_ui->pages->setCurrentWidget(pageWanted());
    if (!open) {
        constexpr qsizetype mostShown = 4; // so that the examples stay in sight; the menu has the others
        startPage().setRecent(m_files->recent(mostShown));
    }
    setWindowTitle(open ? tr("%1[*] – Desert Umpire").arg(inTitle(m_files->title())) : tr("Desert Umpire"));
    setWindowModified(m_document.isModified());
    refreshActions();
    if (open != m_wasOpen) {
        m_wasOpen = open;
        m_keeping->refresh();
        m_breakdowns->refresh();
        !open ? startPage().setFocus() : m_wantRoster ? roster().takeFocus() : m_table->takeFocus();
    }
}

void MainWindow::refreshActions() {
    const bool open = m_document.isOpen();
    m_rosterMenu->refresh(open, rosterShown());
    m_paperMenu->refresh(open);
    m_ui->actionTables->setVisible(open && !m_document.rules().tables.empty());
    for (QAction* action :
         {m_ui->actionSave,         m_ui->actionSaveAs,  m_ui->actionClose,    m_ui->actionNextPhase,
          m_ui->actionLastPhase,    m_ui->actionEndTurn, m_ui->actionPark,     m_ui->actionFilter,
          m_ui->actionFind,         m_ui->actionShowAll, m_ui->actionBookmark, m_ui->actionNextBookmark,
          m_ui->actionLastBookmark, m_ui->actionCorrect, m_ui->actionNote,     m_ui->actionDice,
          m_ui->actionRulings,      m_ui->actionTables,  m_ui->actionPlayers,  m_ui->actionReference}) {
        action->setEnabled(open);
    }
    // Where the roster is shown these keys are the roster's.
    for (QAction* action : {m_ui->actionFieldNote, m_ui->actionObjectives, m_ui->actionClock}) {
        action->setEnabled(open && !rosterShown());
    }
    const QString named = open ? toText(m_document.rules().roles.formations.many) : QString();
    m_ui->actionRoster->setStatusTip(
        tr("The battle's sides, %1, officers and units").arg(named.isEmpty() ? tr("formations") : named));
    const QString undo = m_document.undoText();
    const QString redo = m_document.redoText();
    m_ui->actionUndo->setEnabled(!undo.isEmpty());
    m_ui->actionRedo->setEnabled(!redo.isEmpty());
    m_ui->actionUndo->setText(undo.isEmpty() ? tr("&Undo") : tr("&Undo: %1").arg(asWritten(undo)));
    m_ui->actionRedo->setText(redo.isEmpty() ? tr("&Redo") : tr("&Redo: %1").arg(asWritten(redo)));
    m_ui->actionTour->setEnabled(true);
    m_replay->refresh();
    barCommands(m_replay->isOn());
}

/// Begins with an empty roster, or where two players want that with their cards, covered.
void MainWindow::newBattle() {
    const std::optional<QString> rules = m_files->mayLeave() ? m_files->rulesForNew() : std::nullopt;
    if (!rules) {
        return;
    }
    const bool before = std::exchange(m_wantRoster, true);
    const bool made = m_files->create(*rules);
    const bool two = made && beginWithTwoPlayers(m_document, m_prompts, *this);
    m_wantRoster = made ? !two : before;
    refresh();
    if (two) {
        m_seat->open();
    } else if (made) {
        roster().takeFocus();
    }
}

bool MainWindow::openFile(const QString& path) {
    if (sharedKind(fromText(path)) == SharedKind::Battle) {
        return m_files->openFile(path);
    }
    const bool taken = takeInGiven(path, m_document, m_settings, m_prompts, *this);
    if (taken) {
        showTakenIn();
    }
    return taken;
}

namespace {

/// Finds the translations of files that are dropped.
class DroppedFilesText {
    Q_DECLARE_TR_FUNCTIONS(umpire::gui::DroppedFiles)
};

} // namespace

/// What a battle may need comes first. Of several battles one is opened here.
void MainWindow::openDropped(QStringList paths) {
    const auto battles = std::stable_partition(paths.begin(), paths.end(), [](const QString& path) {
        return sharedKind(pathOf(path)) != SharedKind::Battle;
    });
    std::for_each(paths.begin(), battles, [this](const QString& path) { openFile(path); });
    if (battles == paths.end()) {
        return;
    }
    if (paths.end() - battles > 1) {
        m_prompts.tell(this, DroppedFilesText::tr("One battle at a time"),
                       DroppedFilesText::tr(
                           "%1 is opened; a double click opens each of the others in a window of its own.")
                           .arg(QFileInfo(*battles).fileName()));
    }
    m_files->openRecent(*battles);
}

void MainWindow::showOpened() {
    // One that nobody has laid out yet is laid out first.
    m_wantRoster = m_document.battle().all(SubjectKind::Unit).empty();
    refresh();
    m_wantRoster ? roster().takeFocus() : m_table->takeFocus();
}

void MainWindow::about() {
    QStringList paragraphs{tr("Desert Umpire %1").arg(QStringLiteral(UMPIRE_VERSION)),
                           tr("The umpire's desk at a wargames table."),
                           tr("Free software under the MIT licence. It is built on Qt (LGPL) and other free "
                              "libraries, named in the file copyright that comes with it.")};
    if (m_document.isOpen()) {
        paragraphs
            << tr("Rules: %1, %2").arg(toText(m_document.rules().title), toText(m_document.rules().edition));
    }
    m_prompts.tell(this, tr("About Desert Umpire"), paragraphs.join(QStringLiteral("\n\n")));
}

void MainWindow::keyPressEvent(QKeyEvent* event) {
    if (m_ui->pages->currentWidget() != m_table || !m_table->handleKey(*event)) {
        QMainWindow::keyPressEvent(event);
    }
}

void MainWindow::closeEvent(QCloseEvent* event) {
    m_table->endTour();
    if (!m_houseRules->mayLeave() || !m_files->mayLeave()) {
        event->ignore();
        return;
    }
    saveSettings();
    m_houseRules->close();
    m_players.reset();
    m_document.leave();
    event->accept();
}

/// Takes over what is being written, and the time that was counted. Time that was only undone stands in what
/// can be redone.
void MainWindow::commit() {
    if (!m_document.isOpen()) {
        return;
    }
    if (m_roster) {
        m_roster->commit();
    }
    m_table->commit();
    const bool undone = !m_table->clock().isRunning() && !m_document.redoText().isEmpty();
    if (!undone && m_document.keeping().kind != Keeping::Kind::ReadOnly) {
        m_table->clock().keep();
    }
}

void MainWindow::saveSettings() {
    m_settings.set(Settings::Key::WindowGeometry, saveGeometry());
    m_table->saveLayout();
}

void MainWindow::closeAtOnce() {
    commit();
    saveSettings();
    m_document.leaveAtOnce();
}

namespace {

/// What the desktop draws around a window is only known once it stands there.
QMargins likelyFrame(const QWidget& window) {
    constexpr int border = 4;
    const int title = window.style()->pixelMetric(QStyle::PM_TitleBarHeight, nullptr, &window);
    return {border, std::max(title, window.fontMetrics().height() * 2), border, border};
}

} // namespace

void placeWindow(QWidget& window, const QByteArray& remembered) {
    const bool known = !remembered.isEmpty() && window.restoreGeometry(remembered);
    if (window.windowState() & (Qt::WindowMaximized | Qt::WindowFullScreen)) {
        return; // the desktop fits it
    }
    const QScreen* there = known ? QGuiApplication::screenAt(window.geometry().center()) : nullptr;
    const QScreen* screen = there ? there : QGuiApplication::primaryScreen();
    const QRect now = window.geometry();
    if (known && screen->availableGeometry().contains(now)) {
        return; // it stood there, whatever its frame
    }
    const QRect room = screen->availableGeometry().marginsRemoved(likelyFrame(window));
    const QSize size = window.size().boundedTo(room.size());
    const QPoint at(std::clamp(now.x(), room.left(), room.right() + 1 - size.width()),
                    std::clamp(now.y(), room.top(), room.bottom() + 1 - size.height()));
    if (!known) {
        window.resize(size); // the desktop finds a place
    } else if (QRect(at, size) != now) {
        window.setGeometry(QRect(at, size));
    }
}

} // namespace umpire::gui
