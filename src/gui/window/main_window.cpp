#include "window/main_window.h"

#include "document/text.h"
#include "field/field_view.h"
#include "field/number_entry.h"
#include "record/record_view.h"
#include "resolve/resolve_panel.h"
#include "ui_main_window.h"
#include "window/start_page.h"
#include "window/table_keys.h"
#include "window/turn_bar.h"

#include <QActionGroup>
#include <QCloseEvent>
#include <QFileInfo>
#include <QKeyEvent>
#include <QScrollArea>
#include <QWhatsThis>

#include <algorithm>

namespace umpire::gui {

MainWindow::MainWindow(BattleDocument& document, Look& look, Settings& settings, Prompts& prompts,
                       const BattleShelf& shelf)
    : m_document(document), m_look(look), m_settings(settings), m_prompts(prompts),
      m_ui(std::make_unique<Ui::MainWindow>()), m_order(document), m_record(document), m_state(document) {
    m_ui->setupUi(this);
    build(shelf);
    setShortcuts();
    joinFile();
    joinEdit();
    joinView();
    joinParts();
    restoreGeometry(m_settings.value(Settings::Key::WindowGeometry).toByteArray());
    refresh();
}

MainWindow::~MainWindow() = default;

void MainWindow::build(const BattleShelf& shelf) {
    m_turnBar = new TurnBar(m_look, m_document, this);
    m_field = new FieldView(m_look, m_order, this);
    m_startPage = new StartPage(shelf.entries(), this);
    m_recordView = new RecordView(m_look, m_document, m_record, this);
    m_panel = new ResolvePanel(m_look, m_state, this);
    m_numbers = new NumberEntry(m_document, this);
    m_keys = std::make_unique<TableKeys>(m_state, *m_field, *m_numbers);
    m_ui->turnPlace->addWidget(m_turnBar);
    m_ui->pages->addWidget(m_field);
    auto* startScroll = new QScrollArea(this);
    startScroll->setWidgetResizable(true);
    startScroll->setFocusPolicy(Qt::NoFocus);
    startScroll->setWidget(m_startPage);
    m_ui->pages->addWidget(startScroll);
    m_ui->tableSplitter->addWidget(m_recordView);
    m_ui->tableSplitter->setStretchFactor(0, 1);
    m_ui->tableSplitter->setCollapsible(0, false);
    m_ui->bodyLayout->addWidget(m_panel);
}

void MainWindow::setShortcuts() {
    const std::pair<QAction*, QKeySequence> keys[] = {
        {m_ui->actionNew, QKeySequence::New},
        {m_ui->actionOpen, QKeySequence::Open},
        {m_ui->actionSave, QKeySequence::Save},
        {m_ui->actionQuit, QKeySequence::Quit},
        {m_ui->actionUndo, QKeySequence::Undo},
        {m_ui->actionZoomOut, QKeySequence::ZoomOut},
        {m_ui->actionWhatsThis, QKeySequence::WhatsThis},
    };
    for (const auto& [action, key] : keys) {
        action->setShortcut(key);
    }
    // Some desktops bind nothing to it.
    QList<QKeySequence> saveAs = QKeySequence::keyBindings(QKeySequence::SaveAs);
    m_ui->actionSaveAs->setShortcuts(saveAs.isEmpty() ? QList<QKeySequence>{Qt::CTRL | Qt::SHIFT | Qt::Key_S}
                                                      : saveAs);
    m_ui->actionRedo->setShortcuts({Qt::CTRL | Qt::SHIFT | Qt::Key_Z, Qt::CTRL | Qt::Key_Y});
    m_ui->actionZoomIn->setShortcuts({QKeySequence::ZoomIn, Qt::CTRL | Qt::Key_Equal});
    m_ui->actionZoomReset->setShortcut(Qt::CTRL | Qt::Key_0);
    m_ui->actionNextPhase->setShortcut(Qt::CTRL | Qt::Key_Return);
    m_ui->actionClose->setShortcut(QKeySequence::Close);
}

void MainWindow::joinFile() {
    connect(m_ui->actionNew, &QAction::triggered, this, &MainWindow::newBattle);
    connect(m_ui->actionOpen, &QAction::triggered, this, &MainWindow::open);
    connect(m_ui->actionSave, &QAction::triggered, this, &MainWindow::save);
    connect(m_ui->actionSaveAs, &QAction::triggered, this, &MainWindow::saveAs);
    connect(m_ui->actionClose, &QAction::triggered, this, &MainWindow::newBattle);
    connect(m_ui->actionQuit, &QAction::triggered, this, &QWidget::close);
    connect(m_ui->menuRecent, &QMenu::aboutToShow, this, &MainWindow::fillRecent);
    connect(m_startPage, &StartPage::newAsked, this, &MainWindow::newBattle);
    connect(m_startPage, &StartPage::openAsked, this, &MainWindow::open);
    connect(m_startPage, &StartPage::exampleAsked, this, &MainWindow::openExample);
}

void MainWindow::joinEdit() {
    connect(m_ui->actionUndo, &QAction::triggered, this, [this] { announce(m_document.undo()); });
    connect(m_ui->actionRedo, &QAction::triggered, this, [this] { announce(m_document.redo()); });
    connect(m_ui->actionNextPhase, &QAction::triggered, this, [this] {
        announce(m_document.execute(Json{{"do", "next-phase"}}));
    });
    connect(m_turnBar, &TurnBar::undoAsked, m_ui->actionUndo, &QAction::trigger);
    connect(m_turnBar, &TurnBar::nextPhaseAsked, m_ui->actionNextPhase, &QAction::trigger);
    connect(m_turnBar, &TurnBar::dueAsked, this, [this](const QString& id) {
        if (const Due* due = m_document.battle().findDue(fromText(id))) {
            m_state.take(due->command);
        }
    });
}

/// What happened by itself, or why nothing did: said below the record until the next thing is done.
void MainWindow::announce(const Answer& answer) {
    QStringList said;
    for (const std::string& warning : answer.warnings) {
        said << toText(warning);
    }
    if (!answer.ok) {
        said << toText(answer.refusal.message);
    }
    statusBar()->setVisible(!said.isEmpty());
    statusBar()->showMessage(said.join(QStringLiteral("  ·  ")));
}

void MainWindow::joinView() {
    constexpr int step = 10;
    connect(m_ui->actionZoomIn, &QAction::triggered, this, [this] { setPercent(m_look.percent() + step); });
    connect(m_ui->actionZoomOut, &QAction::triggered, this, [this] { setPercent(m_look.percent() - step); });
    connect(m_ui->actionZoomReset, &QAction::triggered, this, [this] { setPercent(100); });
    connect(m_field, &FieldView::zoomed, this,
            [this](int steps) { setPercent(m_look.percent() + steps * step); });
    auto* themes = new QActionGroup(this);
    const std::pair<QAction*, QString> choices[] = {{m_ui->actionThemeAuto, QStringLiteral("auto")},
                                                    {m_ui->actionThemeLight, QStringLiteral("light")},
                                                    {m_ui->actionThemeDark, QStringLiteral("dark")}};
    for (const auto& [action, name] : choices) {
        themes->addAction(action);
        action->setChecked(m_settings.value(Settings::Key::Theme).toString() == name);
        connect(action, &QAction::triggered, this, [this, theme = name] { setThemeName(theme); });
    }
    connect(m_ui->actionAbout, &QAction::triggered, this, &MainWindow::about);
    connect(m_ui->actionWhatsThis, &QAction::triggered, this, [] { QWhatsThis::enterWhatsThisMode(); });
}

void MainWindow::joinParts() {
    connect(&m_document, &BattleDocument::changed, this, &MainWindow::refresh);
    connect(&m_state, &ResolveState::changed, this, &MainWindow::showChoice);
    connect(&m_look, &Look::changed, this, &MainWindow::fitPanel);
    connect(m_field, &FieldView::chosen, this,
            [this](const QString& unit) { m_state.choose(fromText(unit)); });
    connect(m_numbers, &NumberEntry::chosen, this, [this](const QString& unit) {
        m_field->goTo(fromText(unit));
        m_state.choose(fromText(unit));
    });
    connect(m_numbers, &NumberEntry::typing, this, [this](const QString& digits) {
        statusBar()->setVisible(!digits.isEmpty());
        statusBar()->showMessage(digits.isEmpty() ? QString() : tr("Unit %1…").arg(digits));
    });
    m_field->setWhatsThis(
        tr("The field. Click the unit that acts, then the enemy it acts on. Arrow keys move from "
           "tile to tile, Enter or Space chooses, a typed number goes straight to a unit."));
    m_panel->setWhatsThis(
        tr("What is being resolved: the lines the program derives, the questions only you can "
           "answer, the exact odds, the dice, and how it comes out before it is applied."));
    m_recordView->setWhatsThis(tr("Everything that was done, newest first."));
    statusBar()->hide();
}

void MainWindow::refresh() {
    const bool open = m_document.isOpen();
    m_ui->pages->setCurrentIndex(open ? 0 : 1);
    m_panel->setVisible(open);
    m_recordView->setVisible(open);
    m_turnBar->refresh();
    const QString title = open ? m_document.title() : QString();
    setWindowTitle(open ? tr("%1[*] – Desert Umpire").arg(title) : tr("Desert Umpire"));
    setWindowModified(m_document.isModified());
    refreshActions();
    fitPanel();
    if (open != m_wasOpen) {
        m_wasOpen = open;
        open ? m_field->takeFocus() : m_startPage->setFocus();
    }
}

void MainWindow::refreshActions() {
    const bool open = m_document.isOpen();
    for (QAction* action : {m_ui->actionSave, m_ui->actionSaveAs, m_ui->actionClose, m_ui->actionNextPhase}) {
        action->setEnabled(open);
    }
    const QString undo = m_document.undoText();
    const QString redo = m_document.redoText();
    m_ui->actionUndo->setEnabled(!undo.isEmpty());
    m_ui->actionRedo->setEnabled(!redo.isEmpty());
    m_ui->actionUndo->setText(undo.isEmpty() ? tr("&Undo") : tr("&Undo: %1").arg(undo));
    m_ui->actionRedo->setText(redo.isEmpty() ? tr("&Redo") : tr("&Redo: %1").arg(redo));
}

void MainWindow::showChoice() {
    m_field->setChoice(m_state.subject(), m_state.target());
}

void MainWindow::newBattle() {
    if (mayLeave()) {
        m_document.close();
    }
}

void MainWindow::open() {
    if (!mayLeave()) {
        return;
    }
    const QString path = m_prompts.fileToOpen(this, m_settings.value(Settings::Key::Folder).toString());
    if (!path.isEmpty()) {
        openFile(path);
    }
}

bool MainWindow::openFile(const QString& path) {
    if (!opened(m_document.open(path), path)) {
        return false;
    }
    m_settings.addRecentFile(m_document.path());
    m_settings.set(Settings::Key::Folder, QFileInfo(path).absolutePath());
    return true;
}

void MainWindow::openExample(const QString& path) {
    if (mayLeave()) {
        opened(m_document.openExample(path), path);
    }
}

bool MainWindow::opened(const Issues& issues, const QString& path) {
    const QString name = QFileInfo(path).fileName();
    if (hasErrors(issues)) {
        m_prompts.showIssues(this, tr("%1 cannot be opened").arg(name), issues);
        return false;
    }
    if (!issues.empty()) {
        m_prompts.showIssues(this, tr("%1 is open, with notes").arg(name), issues);
    }
    return true;
}

bool MainWindow::save() {
    return m_document.path().isEmpty() ? saveAs() : saveTo(m_document.path());
}

bool MainWindow::saveAs() {
    const QString folder = m_settings.value(Settings::Key::Folder).toString();
    const QString suggested = m_document.path().isEmpty()
                                  ? QStringLiteral("%1/%2.battle.json").arg(folder, m_document.title())
                                  : m_document.path();
    const QString path = m_prompts.fileToSave(this, suggested);
    return !path.isEmpty() && saveTo(path);
}

bool MainWindow::saveTo(const QString& path) {
    const QString problem = m_document.saveAs(path);
    if (!problem.isEmpty()) {
        m_prompts.tell(this, tr("Not saved"), problem);
        return false;
    }
    m_settings.addRecentFile(m_document.path());
    return true;
}

bool MainWindow::mayLeave() {
    if (!m_document.isModified()) {
        return true;
    }
    switch (m_prompts.askUnsaved(this, m_document.title())) {
    case Prompts::Unsaved::Save:
        return save();
    case Prompts::Unsaved::Discard:
        return true;
    default:
        return false;
    }
}

void MainWindow::fillRecent() {
    m_ui->menuRecent->clear();
    for (const QString& path : m_settings.recentFiles()) {
        QAction* action = m_ui->menuRecent->addAction(QFileInfo(path).fileName());
        action->setObjectName(QStringLiteral("recent-") + QFileInfo(path).fileName());
        action->setToolTip(path);
        connect(action, &QAction::triggered, this, [this, path] {
            if (mayLeave()) {
                openFile(path);
            }
        });
    }
    if (m_ui->menuRecent->isEmpty()) {
        QAction* none = m_ui->menuRecent->addAction(tr("None yet"));
        none->setObjectName(QStringLiteral("recent-none"));
        none->setEnabled(false);
    }
}

void MainWindow::setPercent(int percent) {
    m_look.setPercent(percent);
    m_settings.set(Settings::Key::TextPercent, m_look.percent());
}

void MainWindow::setThemeName(const QString& name) {
    m_settings.set(Settings::Key::Theme, name);
    m_look.setThemeName(name);
}

void MainWindow::about() {
    QString text =
        tr("Desert Umpire %1\n\nThe umpire's desk at a wargames table.").arg(QStringLiteral(UMPIRE_VERSION));
    if (m_document.isOpen()) {
        text +=
            tr("\n\nRules: %1, %2").arg(toText(m_document.rules().title), toText(m_document.rules().edition));
    }
    m_prompts.tell(this, tr("About Desert Umpire"), text);
}

/// The panel takes what the design gives it, and never more than its share of a small screen.
void MainWindow::fitPanel() {
    m_panel->setFixedWidth(std::min(m_look.px(420), width() * 42 / 100));
    const int row = m_look.px(27);
    m_recordView->setMinimumHeight(row * 2);
    const int record = std::clamp(height() / 6 / row, 2, 6) * row + 1;
    m_ui->tableSplitter->setSizes({std::max(1, m_ui->tableSplitter->height() - record), record});
}

void MainWindow::resizeEvent(QResizeEvent* event) {
    QMainWindow::resizeEvent(event);
    fitPanel();
}

void MainWindow::keyPressEvent(QKeyEvent* event) {
    if (!m_document.isOpen() || !m_keys->handle(*event)) {
        QMainWindow::keyPressEvent(event);
    }
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!mayLeave()) {
        event->ignore();
        return;
    }
    m_settings.set(Settings::Key::WindowGeometry, saveGeometry());
    event->accept();
}

} // namespace umpire::gui
