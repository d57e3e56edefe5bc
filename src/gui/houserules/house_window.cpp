#include "houserules/house_window.h"

#include "document/stored_battle.h"
#include "document/text.h"
#include "houserules/by_hand_pane.h"
#include "houserules/contents_tree.h"
#include "houserules/entry_form.h"
#include "houserules/issue_list.h"
#include "houserules/new_rules_dialog.h"
#include "houserules/odds_pane.h"
#include "houserules/trial_window.h"
#include "look/plain_texts.h"
#include "look/widgets.h"
#include "preferences/import_actions.h"
#include "roster/roster_field.h"
#include "settings/prompts.h"
#include "umpire/base/file.h"
#include "umpire/base/user_folders.h"
#include "umpire/storage/house_file.h"

#include <QCloseEvent>
#include <QCoreApplication>
#include <QDesktopServices>
#include <QDir>
#include <QMenuBar>
#include <QSplitter>
#include <QStackedWidget>
#include <QString>
#include <QTabWidget>
#include <QUrl>

#include <algorithm>

namespace umpire::gui {

namespace {

/// Finds the translations of sharing.
class HouseSharingText {
    Q_DECLARE_TR_FUNCTIONS(HouseSharing)
};

/// Widths of the design, at 100 %.
constexpr int contentsWidth = 330;
constexpr int pagesWidth = 730;

} // namespace

HouseWindow::HouseWindow(const Look& look, Around around, QWidget* parent)
    : QMainWindow(parent), m_look(look), m_around(std::move(around)),
      m_draft(m_around.document.searchPath()) {
    setObjectName(QStringLiteral("houseWindow"));
    setWindowFlag(Qt::Window);
    takeDrops(*this, [this](const QStringList& paths) {
        std::for_each(paths.begin(), paths.end(), [this](const QString& path) { takeIn(path); });
    });
    build();
    makeMenus();
    join();
    restyle();
    refresh();
}

/// What shows the draft goes before it.
HouseWindow::~HouseWindow() {
    delete takeCentralWidget();
}

void HouseWindow::build() {
    auto* middle = new QWidget(this);
    m_pages = new QStackedWidget(middle);
    m_pages->addWidget(makeEmpty());
    m_pages->addWidget(makeWork());
    auto* layout = filling<QVBoxLayout>(middle);
    layout->setSpacing(0);
    layout->addWidget(makeHead());
    layout->addWidget(m_pages, 1);
    setCentralWidget(middle);
}

QWidget* HouseWindow::makeHead() {
    auto* head = named(new QWidget(this), "houseHead");
    head->setAttribute(Qt::WA_StyledBackground);
    m_chooser = named(new ChoiceBox(head), "houseChooser", tr("Which house rules"));
    m_base = named(new ElidedLabel(head), "houseBase");
    m_base->setProperty("kind", QStringLiteral("muted"));
    auto* row = new QHBoxLayout(head);
    row->addWidget(m_chooser, 2);
    row->addWidget(m_base, 3);
    m_try = addRowButton(
        head, "houseTry", tr("Tr&y them"),
        tr("Plays a copy of the open battle by these rules; nothing of it is kept (Ctrl+Shift+Y)"));
    m_save = addRowButton(head, "houseSave", tr("&Save"), tr("Writes what was changed (Ctrl+S)"), "primary");
    return head;
}

QWidget* HouseWindow::makeEmpty() {
    auto* page = named(new QWidget(this), "houseEmpty");
    auto* text =
        makeLabel(page, "houseWelcome", "reading",
                  tr("House rules are a short list of what you play otherwise: a modifier, a range, a "
                     "band of the dice, a text. The rest stays as the game has it."));
    text->setAlignment(Qt::AlignCenter);
    auto* row = new QWidget(page);
    auto* buttons = new QHBoxLayout(row);
    buttons->addStretch(1);
    auto* make = addRowButton(row, "houseNew", tr("&New house rules…"), tr("Ctrl+N"), "primary");
    auto* take = addRowButton(row, "houseTakeIn", tr("Take &in…"), tr("Ctrl+O"));
    buttons->addStretch(1);
    connect(make, &QPushButton::clicked, this, &HouseWindow::makeNew);
    connect(take, &QPushButton::clicked, this, &HouseWindow::askToTakeIn);
    auto* layout = new QVBoxLayout(page);
    layout->addStretch(2);
    layout->addWidget(text);
    layout->addWidget(row);
    layout->addStretch(3);
    return page;
}

QWidget* HouseWindow::makeWork() {
    auto* page = new QWidget(this);
    m_contents = new ContentsTree(m_look, m_draft, page);
    m_columns = new QSplitter(Qt::Horizontal, page);
    m_columns->addWidget(m_contents);
    m_columns->addWidget(makePages());
    m_columns->setStretchFactor(1, 1);
    m_columns->setChildrenCollapsible(false);
    auto* below = named(new QWidget(page), "houseBelow");
    below->setAttribute(Qt::WA_StyledBackground);
    m_said = makeLabel(below, "houseSaid", "");
    m_said->hide();
    m_issues = new IssueList(m_look, below);
    auto* lines = new QVBoxLayout(below);
    lines->addWidget(m_said);
    lines->addWidget(m_issues, 1);
    m_others = new DraftBar(m_look, "houseOthers", tr("Read &it"), tr("&Leave it"), page);
    auto* layout = filling<QVBoxLayout>(page);
    layout->setSpacing(0);
    layout->addWidget(m_columns, 1);
    layout->addWidget(m_others);
    layout->addWidget(below);
    return page;
}

QWidget* HouseWindow::makePages() {
    m_tabs = named(new QTabWidget(this), "houseTabs");
    m_tabs->setDocumentMode(true);
    m_form = new EntryForm(m_look, m_draft, m_around.prompts, m_tabs);
    auto* odds = new OddsPane(m_look, m_draft, m_around.document, m_around.examples, m_around.panel, m_tabs);
    m_byHand = new ByHandPane(m_look, m_draft, m_tabs);
    m_tabs->addTab(m_form, tr("&Form"));
    m_tabs->addTab(new DifferencesPane(m_look, m_draft, m_tabs), tr("&Differences"));
    m_tabs->addTab(odds, tr("&Odds"));
    m_tabs->addTab(m_byHand, tr("By &hand"));
    return m_tabs;
}

void HouseWindow::makeMenus() {
    const auto addEntry = [this](QMenu& menu, const QString& text, const char* name, const QKeySequence& key,
                                 auto act) {
        QAction* action = menu.addAction(text);
        action->setObjectName(QLatin1String(name));
        action->setShortcut(key);
        connect(action, &QAction::triggered, this, act);
        return action;
    };
    QMenu& rules = *menuBar()->addMenu(tr("House &rules"));
    addEntry(rules, tr("&New…"), "houseActionNew", QKeySequence::New, &HouseWindow::makeNew);
    addEntry(rules, tr("Take &in…"), "houseActionTakeIn", QKeySequence::Open, &HouseWindow::askToTakeIn);
    rules.addSeparator();
    m_ofOpen << addEntry(rules, tr("&Save"), "houseActionSave", QKeySequence::Save, [this] { save(); })
             << addEntry(rules, tr("S&hare as one file…"), "houseActionShare",
                         Qt::CTRL | Qt::SHIFT | Qt::Key_S, &HouseWindow::share)
             << addEntry(rules, tr("&Title…"), "houseActionTitle", Qt::Key_F2, &HouseWindow::rename)
             << addEntry(rules, tr("Open the &folder"), "houseActionFolder", {}, &HouseWindow::openInFiles);
    rules.addSeparator();
    addEntry(rules, tr("&Close"), "houseActionClose", QKeySequence::Close, &QWidget::close);
    QMenu& edit = *menuBar()->addMenu(tr("&Edit"));
    m_undo = addEntry(edit, tr("&Undo"), "houseActionUndo", QKeySequence::Undo, [this] {
        flush();
        m_draft.undo();
    });
    m_redo = addEntry(edit, tr("&Redo"), "houseActionRedo", Qt::CTRL | Qt::SHIFT | Qt::Key_Z,
                      [this] { m_draft.redo(); });
    edit.addSeparator();
    m_ofOpen << addEntry(edit, tr("&Find an entry"), "houseActionFind", QKeySequence::Find,
                         [this] { m_contents->focusFind(); });
    QMenu& battle = *menuBar()->addMenu(tr("&Battle"));
    m_ofOpen << addEntry(battle, tr("&Try them on the open battle"), "houseActionTry",
                         Qt::CTRL | Qt::SHIFT | Qt::Key_Y, &HouseWindow::tryIt);
}

void HouseWindow::join() {
    connect(m_chooser, &ChoiceBox::chosen, this, [this] { openFolder(m_chooser->currentData().toString()); });
    connect(m_save, &QPushButton::clicked, this, &HouseWindow::save);
    connect(m_try, &QPushButton::clicked, this, &HouseWindow::tryIt);
    connect(m_contents, &ContentsTree::chosen, this, [this] {
        m_tabs->setCurrentWidget(m_form);
        showChosen();
    });
    connect(m_contents, &ContentsTree::entered, this, [this] {
        m_tabs->setCurrentWidget(m_form);
        m_form->takeFocus();
    });
    connect(m_form, &EntryForm::added, this, &HouseWindow::goTo);
    connect(m_tabs, &QTabWidget::currentChanged, this, [this] {
        flush();
        if (m_draft.isOpen()) {
            m_issues->show(m_draft.rules().issues());
        }
    });
    connect(m_byHand, &ByHandPane::checked, this, [this](const Issues& issues) {
        if (m_tabs->currentWidget() == m_byHand) {
            m_issues->show(issues);
        }
        showModified();
    });
    connect(m_issues, &IssueList::placeAsked, this, &HouseWindow::showPlace);
    joinDraft();
    connect(&m_around.document, &BattleDocument::changed, this, [this](const ChangeEvent& event) {
        if (event.kind == ChangeEvent::Kind::Opened) {
            refresh();
        }
    });
    connect(&m_look, &Look::changed, this, &HouseWindow::restyle);
}

void HouseWindow::joinDraft() {
    connect(&m_draft, &HouseDraft::changed, this, [this] {
        say({}, false);
        refresh();
    });
    connect(&m_draft, &HouseDraft::opened, this, [this] {
        m_form->showNothing();
        m_others->hide();
        fillChooser();
    });
    connect(&m_draft, &HouseDraft::refused, this, [this](const QString& why) { say(why, true); });
    connect(&m_draft, &HouseDraft::rereadDone, this, [this](const QStringList& files) {
        say(tr("Another program changed %1; it was read again.").arg(files.join(QStringLiteral(", "))),
            false);
    });
    connect(&m_draft, &HouseDraft::changedOutside, this, [this](const QStringList& files) {
        m_others->say(tr("Another program changed %1, and there are changes here that are not saved.")
                          .arg(files.join(QStringLiteral(", "))));
    });
    connect(&m_draft, &HouseDraft::aboutToLook, this, &HouseWindow::flush);
    connect(m_others, &DraftBar::acted, &m_draft, &HouseDraft::reread);
}

void HouseWindow::restyle() {
    giveSize(m_look, *this, 1100, 720);
    auto* head = findChild<QWidget*>(QStringLiteral("houseHead"));
    head->layout()->setContentsMargins(m_look.px(12), m_look.px(8), m_look.px(12), m_look.px(8));
    head->layout()->setSpacing(m_look.px(10));
    findChild<QWidget*>(QStringLiteral("houseBelow"))
        ->layout()
        ->setContentsMargins(m_look.px(12), m_look.px(8), m_look.px(12), m_look.px(8));
    m_columns->setSizes({m_look.px(contentsWidth), m_look.px(pagesWidth)});
    auto* welcome = findChild<QLabel*>(QStringLiteral("houseWelcome"));
    welcome->setContentsMargins(m_look.px(60), 0, m_look.px(60), m_look.px(12));
}

void HouseWindow::refresh() {
    const bool open = m_draft.isOpen();
    m_pages->setCurrentIndex(open ? 1 : 0);
    setWindowTitle(open ? tr("%1[*] – House rules").arg(inTitle(m_draft.title())) : tr("House rules"));
    showModified();
    for (QAction* action : m_ofOpen) {
        action->setEnabled(open);
    }
    m_try->setEnabled(open && m_around.document.isOpen());
    const QString undo = open ? toText(m_draft.rules().undoable()) : QString();
    const QString redo = open ? toText(m_draft.rules().redoable()) : QString();
    m_undo->setEnabled(!undo.isEmpty());
    m_redo->setEnabled(!redo.isEmpty());
    m_undo->setText(undo.isEmpty() ? tr("&Undo") : tr("&Undo: %1").arg(asWritten(undo)));
    m_redo->setText(redo.isEmpty() ? tr("&Redo") : tr("&Redo: %1").arg(asWritten(redo)));
    const auto base = open ? m_draft.rules().base() : nullptr;
    m_base->setWhole(!open  ? QString()
                     : base ? tr("built on %1").arg(toText(base->title))
                            : tr("what they build on cannot be read"));
    if (open) {
        m_issues->show(m_draft.rules().issues());
    }
    m_chooser->setItemText(m_chooser->currentIndex(), open ? m_draft.title() : m_chooser->currentText());
}

/// What is being typed by hand can be saved, too.
void HouseWindow::showModified() {
    const bool modified = m_draft.isModified() || m_byHand->isTyped();
    setWindowModified(modified);
    m_save->setEnabled(modified);
}

QStringList HouseWindow::ownFolders() const {
    QStringList folders;
    const std::filesystem::path own = userFolders().rules;
    for (const FoundPack& pack : m_draft.searchPath().found()) {
        !own.empty() && pack.folder.parent_path() == own ? folders << pathText(pack.folder) : folders;
    }
    return folders;
}

/// The packs in the user's folder, and where another is open, that one.
void HouseWindow::fillChooser() {
    const QString here = m_draft.folder();
    const QStringList own = ownFolders();
    m_chooser->clear();
    for (const FoundPack& pack : m_draft.searchPath().found()) {
        const QString folder = pathText(pack.folder);
        if (own.contains(folder)) {
            m_chooser->addItem(toText(pack.title), folder);
        }
    }
    if (m_draft.isOpen() && m_chooser->findData(here) < 0) {
        m_chooser->addItem(m_draft.title(), here);
    }
    m_chooser->setEnabled(m_chooser->count() > 0);
    m_chooser->setShown(m_chooser->findData(here));
}

void HouseWindow::showUp() {
    fillChooser();
    if (!m_draft.isOpen()) {
        const QString played =
            m_around.document.isOpen() ? toText(m_around.document.rules().folder) : QString();
        const int meant = std::max(m_chooser->findData(played), 0);
        // A pack that builds on nothing is no house rules; the next one may be.
        for (int i = 0; i < m_chooser->count() && !m_draft.isOpen(); ++i) {
            m_draft.open(m_chooser->itemData((meant + i) % m_chooser->count()).toString());
        }
    }
    bringUp(*this);
}

void HouseWindow::showEvent(QShowEvent* event) {
    QMainWindow::showEvent(event);
    if (m_draft.isOpen()) {
        m_contents->focusFind();
    }
}

void HouseWindow::openFolder(const QString& folder) {
    if (folder == m_draft.folder() || !mayLeave()) {
        m_chooser->setShown(m_chooser->findData(m_draft.folder()));
        return;
    }
    const QString why = m_draft.open(folder);
    if (!why.isEmpty()) {
        m_around.prompts.tell(this, tr("House rules"), why);
        m_chooser->setShown(m_chooser->findData(m_draft.folder()));
    }
}

void HouseWindow::showChosen() {
    const HouseEntry* entry = m_contents->entry();
    const HouseList* list = m_contents->list();
    entry&& list ? m_form->showEntry(*entry, *list) : list ? m_form->showList(*list) : m_form->showNothing();
}

void HouseWindow::goTo(const HousePath& path) {
    m_tabs->setCurrentWidget(m_form);
    if (m_contents->goTo(path)) {
        showChosen();
        m_form->goTo(path);
    }
}

/// In the form where there is one for it, else in the file.
void HouseWindow::showPlace(const Issue& issue) {
    const auto path = m_draft.rules().pathOf(issue);
    const std::string part = m_draft.rules().partOf(issue);
    const bool byHand = m_tabs->currentWidget() == m_byHand || !path;
    if (part.empty()) {
        say(tr("It stands in the rules that these build on: %1").arg(toText(issue.line())), false);
    } else if (byHand) {
        m_tabs->setCurrentWidget(m_byHand);
        m_byHand->goTo(part, issue.at);
    } else {
        goTo(*path);
    }
}

void HouseWindow::flush() {
    m_form->flush();
    m_byHand->flush();
}

void HouseWindow::say(const QString& text, bool bad) {
    m_said->setProperty("kind", bad ? QStringLiteral("warning") : QString());
    showIfAny(*m_said, bad && !text.isEmpty() ? tr("× %1").arg(text) : text);
}

void HouseWindow::makeNew() {
    if (!mayLeave()) {
        return;
    }
    const StoredBattle& document = m_around.document;
    const QString base = document.isOpen() ? toText(document.rules().id) : QString();
    auto* dialog = new NewRulesDialog(m_look, m_draft, base, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        const QString why = m_draft.make(dialog->wish());
        if (!why.isEmpty()) {
            m_around.prompts.tell(this, tr("New house rules"), why);
            return;
        }
        m_contents->focusFind();
        Q_EMIT tookIn();
    });
    dialog->open();
}

void HouseWindow::askToTakeIn() {
    const QString path = m_around.prompts.fileToOpen(this, Prompts::FileKind::Battle, QDir::homePath());
    if (!path.isEmpty()) {
        takeIn(path);
    }
}

/// What is new is shown, unless there is something here that is not saved.
void HouseWindow::takeIn(const QString& path) {
    const QStringList before = ownFolders();
    if (!takeInGiven(path, m_around.document, m_around.settings, m_around.prompts, *this)) {
        return;
    }
    Q_EMIT tookIn();
    fillChooser();
    for (const QString& folder : ownFolders()) {
        if (!before.contains(folder) && !m_draft.isModified()) {
            openFolder(folder);
        }
    }
}

void HouseWindow::keyPressEvent(QKeyEvent* event) {
    if (!pressFocused(*this, *event)) {
        QMainWindow::keyPressEvent(event);
    }
}

/// As one file.
void HouseWindow::share() {
    if (!mayLeave()) {
        return;
    }
    const QString title = HouseSharingText::tr("Share as one file");
    const auto pack = m_draft.searchPath().in(pathOf(m_draft.folder())).pack; // as it is saved
    if (!pack) {
        m_around.prompts.tell(this, title,
                              HouseSharingText::tr("These rules have errors; put them in order first."));
        return;
    }
    const auto text = writeHouseFile(*pack);
    if (!text) {
        m_around.prompts.tell(this, title, toText(text.error().text));
        return;
    }
    const QString name = QDir(m_draft.folder()).dirName() + toText(std::string(houseFileEnding));
    const QString path =
        m_around.prompts.fileToSave(this, Prompts::FileKind::HouseRules, QDir::home().filePath(name));
    if (path.isEmpty()) {
        return;
    }
    const std::string problem = writeFileAtomically(pathOf(path), *text);
    m_around.prompts.tell(
        this, title,
        problem.empty() ? HouseSharingText::tr("%1 holds all of these house rules. Whoever gets it drops it "
                                               "on this program's window, or opens it with it.")
                              .arg(QDir::toNativeSeparators(path))
                        : toText(problem));
}

/// Goes to what is typed in the form and cannot be taken; false where there is nothing of the kind.
bool HouseWindow::goToUnreadable() {
    if (!m_form->isUnreadable()) {
        return false;
    }
    m_tabs->setCurrentWidget(m_form);
    m_form->goToUnreadable();
    say(tr("What is typed here cannot be read yet: mend it, or take it back."), true);
    return true;
}

bool HouseWindow::save() {
    flush();
    if (goToUnreadable()) {
        return false;
    }
    const QString title = tr("Not saved");
    QString why = m_draft.save();
    if (!why.isEmpty() && !m_draft.rules().changedOutside().empty() && !hasErrors(m_draft.rules().issues()) &&
        m_around.prompts.confirm(
            this, title,
            tr("Another program changed the files of these rules since. Put yours in their place?"),
            tr("Put mine there"))) {
        why = m_draft.save(HouseRules::Others::Overwrite);
    } else if (!why.isEmpty() && !m_draft.rules().changedOutside().empty()) {
        return false;
    }
    why.isEmpty() ? say(tr("Saved."), false) : m_around.prompts.tell(this, title, why);
    return why.isEmpty();
}

bool HouseWindow::mayLeave() {
    flush();
    if (!m_draft.isModified() && !m_form->isUnreadable()) {
        return true;
    }
    switch (m_around.prompts.askUnsaved(this, m_draft.title())) {
    case Prompts::Unsaved::Save:
        return save();
    case Prompts::Unsaved::Discard:
        return true;
    default:
        return false;
    }
}

void HouseWindow::leaveAtOnce() {
    flush();
    m_draft.isModified() ? m_draft.save() : QString(); // with errors it is not saved, and nobody can be asked
}

void HouseWindow::dismiss() {
    m_draft.close();
    close();
}

void HouseWindow::rename() {
    const QString title = m_around.prompts.askName(this, tr("Title"),
                                                   tr("What these house rules are called:"), m_draft.title());
    if (!title.isEmpty()) {
        m_draft.setTitle(title);
    }
}

void HouseWindow::openInFiles() {
    if (!QDesktopServices::openUrl(QUrl::fromLocalFile(m_draft.folder()))) {
        m_around.prompts.tell(
            this, tr("House rules"),
            tr("No program shows folders here. It is %1.").arg(QDir::toNativeSeparators(m_draft.folder())));
    }
}

/// The battle itself is only looked at.
void HouseWindow::tryIt() {
    flush();
    const StoredBattle& document = m_around.document;
    const auto rules = m_draft.isOpen() ? m_draft.rules().pack() : nullptr;
    const QString title = tr("Try the house rules");
    if (!document.isOpen() || !rules) {
        m_around.prompts.tell(this, title,
                              document.isOpen()
                                  ? tr("The rules have errors. Put them right, and try them then.")
                                  : tr("Open a battle first: they are tried on a copy of it."));
        return;
    }
    Issues issues;
    auto trial = document.trial(rules, issues);
    if (!trial) {
        m_around.prompts.showIssues(this, tr("%1 cannot be played by these rules").arg(document.title()),
                                    issues);
        return;
    }
    const QString about = tr("A copy of “%1” as it stands, played by “%2” with all that is changed in the "
                             "editor. The battle itself "
                             "stays as it is.")
                              .arg(document.title(), m_draft.title());
    auto* window = new TrialWindow(m_look, std::move(trial), m_around.settings, about, this);
    window->setAttribute(Qt::WA_DeleteOnClose);
    window->show();
}

void HouseWindow::closeEvent(QCloseEvent* event) {
    if (!mayLeave()) {
        event->ignore();
        return;
    }
    // What was not wanted is forgotten.
    if (m_draft.isModified()) {
        m_draft.close();
    }
    event->accept();
}

} // namespace umpire::gui
