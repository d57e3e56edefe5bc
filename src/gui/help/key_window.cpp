#include "help/key_window.h"

#include "document/text.h"
#include "look/dialog_size.h"
#include "look/widgets.h"
#include "paper/sheet_pages.h"
#include "print/print_job.h"
#include "reading/reading_pane.h"
#include "reading/sheet_html.h"
#include "resolve/action_row.h"

#include <QAction>
#include <QCoreApplication>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QPrinter>
#include <QPushButton>
#include <QRegularExpression>
#include <QShortcut>
#include <QVBoxLayout>

namespace umpire::gui {

KeyWindow::KeyWindow(const Look& look, const BattleDocument& document, Prompts& prompts,
                     const QMenuBar& menus, QWidget* parent)
    : QDialog(parent), m_look(look), m_document(document), m_prompts(prompts), m_menus(menus),
      m_pane(new ReadingPane(look, this)), m_said(new QLabel(this)) {
    setObjectName(QStringLiteral("keyWindow"));
    setWindowTitle(tr("Keys"));
    build();
    connect(&m_look, &Look::changed, this, &KeyWindow::restyle);
    restyle();
}

KeyWindow::~KeyWindow() = default;

void KeyWindow::build() {
    m_pane->setWhat(tr("All keys"));
    m_said->setObjectName(QStringLiteral("keySaid"));
    m_said->setTextFormat(Qt::PlainText);
    m_said->setWordWrap(true);
    auto* row = new QWidget(this);
    auto* buttons = new QHBoxLayout(row);
    buttons->setContentsMargins(0, 0, 0, 0);
    buttons->addWidget(m_said, 1);
    m_print = addRowButton(row, "keyPrint", tr("P&rint…"), tr("The list on one page (Alt+R)"));
    auto* close = addRowButton(row, "keyClose", tr("Close"), tr("Esc"));
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_pane, 1);
    layout->addWidget(row);
    connect(m_print, &QPushButton::clicked, this, &KeyWindow::print);
    connect(close, &QPushButton::clicked, this, &QDialog::close);
    connect(new QShortcut(QKeySequence::Find, this), &QShortcut::activated, m_pane, &ReadingPane::focusFind);
}

void KeyWindow::restyle() {
    giveSize(m_look, *this, 760, 640);
    layout()->setContentsMargins(m_look.px(16), m_look.px(12), m_look.px(16), m_look.px(12));
    layout()->setSpacing(m_look.px(8));
    if (isVisible()) {
        write();
    }
}

void KeyWindow::write() {
    const sheets::Sheet sheet = keyList(m_menus, m_document.isOpen() ? &m_document.rules() : nullptr);
    QList<ReadingPane::Chapter> chapters;
    for (const sheets::Section& section : sheet.sections) {
        chapters << ReadingPane::Chapter{chapterName(section), toText(section.id)};
    }
    m_pane->setHtml(sheetHtml(sheet, m_look), chapters);
}

void KeyWindow::showEvent(QShowEvent* event) {
    write();
    m_said->clear();
    QDialog::showEvent(event);
}

void KeyWindow::print() {
    std::unique_ptr<QPrinter> printer = m_prompts.printer(this, QPageSize::A4);
    if (!printer) {
        return;
    }
    PageFormat format;
    format.paper = printer->pageLayout().pageSize().id();
    const auto pages = std::make_shared<const SheetPages>(
        std::vector<sheets::Sheet>{keyList(m_menus, m_document.isOpen() ? &m_document.rules() : nullptr)},
        format);
    m_job = std::make_unique<PrintJob>(pages, std::vector<int>{0});
    m_print->setEnabled(false);
    connect(m_job.get(), &PrintJob::finished, this, [this](const QString& problem) {
        m_print->setEnabled(true);
        m_said->setText(problem.isEmpty() ? tr("The page is on its way to the printer.") : problem);
    });
    m_job->start(std::move(printer));
}

namespace {

/// Finds the translations of this file.
class KeyListText {
    Q_DECLARE_TR_FUNCTIONS(KeyList)
};

/// lupdate knows the sentences of this class within this namespace only.
QString keysTitle() {
    return KeyListText::tr("Keys");
}

QString menuTitle(const QString& menu) {
    return KeyListText::tr("Menu: %1").arg(menu);
}

/// What an entry does, without the letter that is underlined, and without what it would do just now.
QString plainName(const QString& text) {
    QString name = text;
    name.remove(QRegularExpression(QStringLiteral("&(?!&)")));
    return name.section(QStringLiteral(": "), 0, 0).remove(QChar(0x2026)).trimmed();
}

QString keysOf(const QAction& action) {
    QStringList keys;
    for (const QKeySequence& key : action.shortcuts()) {
        keys << key.toString(QKeySequence::NativeText);
    }
    return keys.join(QStringLiteral(", "));
}

/// A table of keys under a head.
class KeyTable {
  public:
    explicit KeyTable(const QString& name) : m_name(name) {
        m_table.name = fromText(name);
        m_table.columns = {{sheets::Column::Align::Start, 0}, {sheets::Column::Align::Start, 1}};
    }

    void add(const QString& key, const QString& text) {
        m_table.rows.push_back(
            {{sheets::Words{fromText(key), sheets::Words::Style::Strong, {}, {}}, fromText(text)},
             sheets::Row::Kind::Body});
    }
    void add(const QMenu& menu) {
        for (const QAction* action : menu.actions()) {
            if (action->menu()) {
                add(*action->menu());
            } else if (!action->shortcuts().isEmpty()) {
                add(keysOf(*action), plainName(action->text()));
            }
        }
    }
    void addTo(sheets::Sheet& sheet) {
        if (!m_table.rows.empty()) {
            sheet.sections.push_back({"keys-" + std::to_string(sheet.sections.size() + 1),
                                      {{fromText(m_name), sheets::Words::Style::Strong, {}, {}}},
                                      {std::move(m_table)},
                                      false});
        }
    }

  private:
    QString m_name;
    sheets::Table m_table;
};

void addTable(sheets::Sheet& sheet) {
    KeyTable keys(KeyListText::tr("At the table"));
    keys.add(KeyListText::tr("0–9"), KeyListText::tr("A unit's number, or the die that is asked for"));
    keys.add(KeyListText::tr("Arrows"), KeyListText::tr("To the tile nearest in that direction"));
    keys.add(KeyListText::tr("Enter"),
             KeyListText::tr("Applies what is ready, goes on to what follows, or points at a unit"));
    keys.add(KeyListText::tr("Space"),
             KeyListText::tr("Points at the unit the keyboard is on; folds a formation"));
    keys.add(KeyListText::tr("Esc"), KeyListText::tr("Takes all typed dice back, else lets go of the unit"));
    keys.add(KeyListText::tr("Backspace"), KeyListText::tr("Takes the last die back"));
    keys.add(KeyListText::tr("+"), KeyListText::tr("Goes where many dice are told at once"));
    keys.add(KeyListText::tr("A, Shift+A"), KeyListText::tr("The next action, the one before"));
    keys.add(KeyListText::tr("Ctrl+A"), KeyListText::tr("Picks all units of a formation"));
    keys.add(KeyListText::tr("F"), KeyListText::tr("Filters the field"));
    keys.add(KeyListText::tr("P"), KeyListText::tr("Parks what is being resolved"));
    keys.add(KeyListText::tr("R"), KeyListText::tr("Rolls for me"));
    keys.add(KeyListText::tr("/"), KeyListText::tr("Finds in the record"));
    keys.add(KeyListText::tr("Shift+F10"), KeyListText::tr("All a unit can do"));
    keys.addTo(sheet);
}

void addRecord(sheets::Sheet& sheet) {
    KeyTable keys(KeyListText::tr("On a line of the record"));
    keys.add(KeyListText::tr("Enter"), KeyListText::tr("Shows it in full"));
    keys.add(KeyListText::tr("C"), KeyListText::tr("Corrects it"));
    keys.add(KeyListText::tr("N"), KeyListText::tr("Writes a note beside it"));
    keys.add(KeyListText::tr("B"), KeyListText::tr("Bookmarks it"));
    keys.add(KeyListText::tr("U"), KeyListText::tr("Undoes everything after it"));
    keys.addTo(sheet);
}

void addNote(sheets::Sheet& sheet) {
    KeyTable keys(KeyListText::tr("In a note"));
    keys.add(KeyListText::tr("Enter"), KeyListText::tr("Keeps it"));
    keys.add(KeyListText::tr("Shift+Enter"), KeyListText::tr("Begins a new line"));
    keys.add(KeyListText::tr("Ctrl+Down, Ctrl+Up"),
             KeyListText::tr("On to what stands above the unit, to the turn, and back"));
    keys.add(KeyListText::tr("Esc"), KeyListText::tr("Gives it up"));
    keys.addTo(sheet);
}

void addLookingBack(sheets::Sheet& sheet) {
    KeyTable keys(KeyListText::tr("While looking back"));
    keys.add(KeyListText::tr("Left, Right"), KeyListText::tr("The record before, the one after"));
    keys.add(KeyListText::tr("Page Up, Page Down"), KeyListText::tr("The turn before, the one after"));
    keys.add(KeyListText::tr("Home, End"), KeyListText::tr("To the beginning, to now"));
    keys.add(KeyListText::tr("Space"), KeyListText::tr("Lets it run, and pauses it"));
    keys.add(KeyListText::tr("+, −"), KeyListText::tr("Faster, slower"));
    keys.add(KeyListText::tr("P"), KeyListText::tr("Whether the players see it too"));
    keys.add(KeyListText::tr("Esc"), KeyListText::tr("Back to the present"));
    keys.addTo(sheet);
}

void addPlayers(sheets::Sheet& sheet) {
    KeyTable keys(KeyListText::tr("In the players' window"));
    keys.add(KeyListText::tr("F11"), KeyListText::tr("Fills the screen, and leaves it"));
    keys.add(KeyListText::tr("Esc, Ctrl+Shift+P"), KeyListText::tr("Closes it; the full screen first"));
    keys.add(KeyListText::tr("Page Up, Page Down"), KeyListText::tr("Scrolls the field"));
    keys.add(KeyListText::tr("Ctrl++, Ctrl+-, Ctrl+0"),
             KeyListText::tr("Larger text, smaller, the usual size"));
    keys.addTo(sheet);
}

void addHouseRules(sheets::Sheet& sheet) {
    KeyTable keys(KeyListText::tr("In the window of house rules"));
    keys.add(KeyListText::tr("Down"), KeyListText::tr("From Find into what the rules say"));
    keys.add(KeyListText::tr("Ctrl+Shift+Y"), KeyListText::tr("Tries them on the open battle"));
    keys.addTo(sheet);
}

void addMap(sheets::Sheet& sheet) {
    KeyTable keys(KeyListText::tr("On the map"));
    keys.add(KeyListText::tr("Arrows"), KeyListText::tr("From hex to hex, and along an open stack"));
    keys.add(KeyListText::tr("Space"), KeyListText::tr("Opens a stack; then who stays behind"));
    keys.add(KeyListText::tr("M"), KeyListText::tr("Takes the stack up; Enter puts it down"));
    keys.add(KeyListText::tr("Z"), KeyListText::tr("What is shown of all units"));
    keys.add(KeyListText::tr("Shift"), KeyListText::tr("With a click: acts together with the first"));
    keys.addTo(sheet);
}

/// What the rules at hand ask, and what units do by themselves.
void addGame(sheets::Sheet& sheet, const RulePack& rules) {
    KeyTable questions(KeyListText::tr("Questions (with Shift: of the second party)"));
    for (const Fact& fact : rules.facts) {
        if (!fact.key.empty() && !fact.question.empty()) {
            questions.add(toText(fact.key).toUpper(), toText(fact.question));
        }
    }
    questions.addTo(sheet);
    KeyTable actions(KeyListText::tr("What a unit does by itself"));
    for (const Action& action : rules.actions) {
        const QString key = keyOfAction(rules, action.id);
        if (!key.isEmpty()) {
            actions.add(key.toUpper(), toText(action.name));
        }
    }
    actions.addTo(sheet);
}

} // namespace

sheets::Sheet keyList(const QMenuBar& menus, const RulePack* rules) {
    sheets::Sheet sheet;
    sheet.name = "keys";
    sheet.title = fromText(keysTitle());
    sheet.subtitle = rules ? rules->title : std::string();
    sheet.form.landscape = true;
    sheet.form.columns = 3;
    sheet.form.pages = 1;
    sheet.form.type = 11;
    addTable(sheet);
    if (rules) {
        addGame(sheet, *rules);
    }
    if (rules && rules->map) {
        addMap(sheet);
    }
    addRecord(sheet);
    addNote(sheet);
    addLookingBack(sheet);
    addPlayers(sheet);
    addHouseRules(sheet);
    for (const QAction* top : menus.actions()) {
        if (top->menu()) {
            KeyTable keys(menuTitle(plainName(top->text())));
            keys.add(*top->menu());
            keys.addTo(sheet);
        }
    }
    return sheet;
}

} // namespace umpire::gui
