#include "help/help_windows.h"

#include "document/text.h"
#include "help/reading_pane.h"
#include "look/widgets.h"
#include "paper/sheet_pages.h"
#include "print/print_job.h"
#include "print/print_plan.h"
#include "umpire/sheets/rules_at_hand.h"
#include "umpire/storage/example_folders.h"

#include <QAction>
#include <QCoreApplication>
#include <QDesktopServices>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QMenu>
#include <QMenuBar>
#include <QPrinter>
#include <QRegularExpression>
#include <QShortcut>
#include <QStyle>
#include <QTextBrowser>
#include <QTimer>
#include <QUrl>

#include <utility>

namespace umpire::gui {

namespace {

using sheets::Words;

/// What stands behind words that a house rule changed.
constexpr QLatin1Char houseMark('*');

/// Writes the blocks of a sheet one after the other.
class SheetHtml {
  public:
    explicit SheetHtml(const Look& look) : m_look(look) {}

    void section(const sheets::Section& section) {
        m_text += QStringLiteral("<h2 style=\"margin:%1px 0 %2px 0; font-size:%3px\">%4%5</h2>")
                      .arg(m_look.px(18))
                      .arg(m_look.px(2))
                      .arg(m_look.px(18))
                      .arg(anchor(toText(section.id)), line(section.title));
        for (const sheets::Block& block : section.blocks) {
            std::visit(*this, block);
        }
    }

    QString text() const { return m_text; }

    void footnotes(const std::vector<sheets::Phrase>& notes) {
        for (std::size_t i = 0; i < notes.size(); ++i) {
            m_text +=
                QStringLiteral("<p style=\"margin:%1px 0 0 0\"><sup>%2</sup> %3</p>")
                    .arg(QString::number(m_look.px(i == 0 ? 18 : 4)), QString::number(i + 1), line(notes[i]));
        }
    }

    void operator()(const sheets::Heading& heading) { paragraph(heading.words, 8); }
    void operator()(const sheets::Paragraph& words) { paragraph(words.words, 4); }
    void operator()(const sheets::List& list) {
        const QString tag = list.numbered ? QStringLiteral("ol") : QStringLiteral("ul");
        m_text += QStringLiteral("<%1 style=\"margin:%2px 0 0 0; -qt-list-indent:1\">")
                      .arg(tag, QString::number(m_look.px(4)));
        for (const sheets::Phrase& item : list.items) {
            m_text += QStringLiteral("<li>%1</li>").arg(line(item));
        }
        m_text += QStringLiteral("</%1>").arg(tag);
    }
    void operator()(const sheets::Table& table) {
        m_text += QStringLiteral("<table width=\"99%\" cellspacing=\"0\" cellpadding=\"%1\" "
                                 "style=\"border-collapse:collapse; margin-top:%2px\">")
                      .arg(m_look.px(4))
                      .arg(m_look.px(4));
        for (const sheets::Row& head : table.heads) {
            row(table, head);
        }
        for (const sheets::Row& each : table.rows) {
            row(table, each);
        }
        m_text += QStringLiteral("</table>");
    }
    void operator()(const auto&) {} // pictures and cards are paper's

  private:
    QString words(const Words& words) const {
        QString text = toText(words.text).toHtmlEscaped();
        text.replace(houseMark,
                     QStringLiteral("<b><font color=\"%1\">*</font></b>").arg(m_look.theme().accent.name()));
        for (const int note : words.footnotes) {
            text += QStringLiteral("<sup>%1</sup>").arg(note);
        }
        if (words.style == Words::Style::Strong) {
            text = QStringLiteral("<b>%1</b>").arg(text);
        }
        const QColor ink = words.style == Words::Style::Quiet ? m_look.theme().muted
                           : words.tone.empty()               ? m_look.theme().ink
                                                              : m_look.tone(toText(words.tone));
        if (ink != m_look.theme().ink) {
            text = QStringLiteral("<font color=\"%1\">%2</font>").arg(ink.name(), text);
        }
        return words.about.empty() ? text : anchor(toText(words.about).toHtmlEscaped()) + text;
    }

    QString line(const sheets::Phrase& phrase) const {
        QString text;
        for (const Words& piece : phrase) {
            text += words(piece);
        }
        return text;
    }

    QString line(const sheets::Cell& cell) const {
        QString text;
        for (const sheets::Piece& piece : cell.pieces) {
            if (const auto* found = std::get_if<Words>(&piece)) {
                text += words(*found);
            }
        }
        return text;
    }

    void paragraph(const sheets::Phrase& phrase, double above) {
        m_text += QStringLiteral("<p style=\"margin:%1px 0 0 0\">%2</p>")
                      .arg(QString::number(m_look.px(above)), line(phrase));
    }

    void row(const sheets::Table& table, const sheets::Row& row) {
        m_text += QStringLiteral("<tr>");
        std::size_t column = 0;
        for (const sheets::Cell& cell : row.cells) {
            const sheets::Column& form = table.columns[std::min(column, table.columns.size() - 1)];
            const QString align = form.align == sheets::Column::Align::End      ? QStringLiteral("right")
                                  : form.align == sheets::Column::Align::Centre ? QStringLiteral("center")
                                                                                : QStringLiteral("left");
            // Words are kept on one line where that leaves room for the others.
            constexpr std::size_t most = 14;
            const bool narrow = form.share == 0 && cell.across == 1 && sheets::plainText(cell).size() <= most;
            m_text += QStringLiteral("<td align=\"%1\" colspan=\"%2\" style=\"border-bottom:1px solid %3; "
                                     "white-space:%4\">%5</td>")
                          .arg(cell.across > 1 ? QStringLiteral("left") : align, QString::number(cell.across),
                               m_look.theme().line.name(),
                               narrow ? QStringLiteral("nowrap") : QStringLiteral("normal"), line(cell));
            column += static_cast<std::size_t>(cell.across);
        }
        m_text += QStringLiteral("</tr>");
    }

    QString anchor(const QString& name) const { return QStringLiteral("<a name=\"%1\"></a>").arg(name); }

    const Look& m_look;
    QString m_text;
};

/// The title of a section for a list of chapters, without the numbers of its footnotes.
QString chapterName(const sheets::Section& section) {
    QString name;
    for (const Words& words : section.title) {
        name += toText(words.text);
    }
    return name;
}

/// A sheet as rich text for a screen, in the colours and the size of text in force. Where something begins
/// (Words::about) stands an anchor of that name, and one of its id at the head of each section.
QString sheetHtml(const sheets::Sheet& sheet, const Look& look) {
    SheetHtml writer(look);
    for (const sheets::Section& section : sheet.sections) {
        writer.section(section);
    }
    writer.footnotes(sheet.footnotes);
    return QStringLiteral("<body style=\"font-size:%1px; color:%2\">%3</body>")
        .arg(QString::number(look.px(15)), look.theme().ink.name(), writer.text());
}

} // namespace

ReadingWindow::ReadingWindow(const Look& look, const char* name, QSize size, const char* words,
                             const char* kind, QWidget* parent)
    : QDialog(parent), m_look(look), m_pane(new ReadingPane(look, this)),
      m_words(makeLabel(this, words, kind)), m_size(size), m_row(new QWidget(this)) {
    setObjectName(QLatin1String(name));
    filling<QHBoxLayout>(m_row)->addWidget(m_words, 1);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_pane, 1);
    layout->addWidget(m_row);
    connect(&m_look, &Look::changed, this, [this] { restyle(); });
    connect(new QShortcut(QKeySequence::Find, this), &QShortcut::activated, m_pane, &ReadingPane::focusFind);
}

QPushButton* ReadingWindow::addButton(const char* name, const QString& text, const QString& tip) {
    return addRowButton(m_row, name, text, tip);
}

void ReadingWindow::restyle() {
    giveSize(m_look, *this, m_size.width(), m_size.height());
    spaceOut(m_look, *this, 8);
}

void ReadingWindow::showSheet(const sheets::Sheet& sheet) {
    QList<ReadingPane::Chapter> chapters;
    for (const sheets::Section& section : sheet.sections) {
        chapters << ReadingPane::Chapter{chapterName(section), toText(section.id)};
    }
    m_pane->setHtml(sheetHtml(sheet, m_look), chapters);
}

KeyWindow::KeyWindow(const Look& look, const BattleDocument& document, Prompts& prompts,
                     const QMenuBar& menus, QWidget* parent)
    : ReadingWindow(look, "keyWindow", {760, 640}, "keySaid", "", parent), m_document(document),
      m_prompts(prompts), m_menus(menus) {
    setWindowTitle(tr("Keys"));
    m_pane->setWhat(tr("All keys"));
    m_print = addButton("keyPrint", tr("P&rint…"), tr("The list on one page (Alt+R)"));
    auto* close = addButton("keyClose", tr("Close"), tr("Esc"));
    connect(m_print, &QPushButton::clicked, this, &KeyWindow::print);
    connect(close, &QPushButton::clicked, this, &QDialog::close);
    restyle();
}

KeyWindow::~KeyWindow() = default;

void KeyWindow::restyle() {
    ReadingWindow::restyle();
    if (isVisible()) {
        showSheet(keys());
    }
}

sheets::Sheet KeyWindow::keys() const {
    return keyList(m_menus, m_document.isOpen() ? &m_document.rules() : nullptr);
}

void KeyWindow::showEvent(QShowEvent* event) {
    showSheet(keys());
    m_words->clear();
    QDialog::showEvent(event);
}

void KeyWindow::print() {
    std::unique_ptr<QPrinter> printer = m_prompts.printer(this, QPageSize::A4);
    if (!printer) {
        return;
    }
    PageFormat format;
    format.paper = printer->pageLayout().pageSize().id();
    const auto pages = std::make_shared<const SheetPages>(std::vector<sheets::Sheet>{keys()}, format);
    m_job = std::make_unique<PrintJob>(pages, std::vector<int>{0});
    m_print->setEnabled(false);
    connect(m_job.get(), &PrintJob::finished, this, [this](const QString& problem) {
        m_print->setEnabled(true);
        m_words->setText(problem.isEmpty() ? tr("The page is on its way to the printer.") : problem);
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
    keys.add(KeyListText::tr("Arrows"), KeyListText::tr("From place to place, and along an open stack"));
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
    KeyTable beside(KeyListText::tr("What stands beside the turn"));
    for (const Action& action : rules.actions) {
        if (const auto key = rules.roles.keys.find(action.id); key != rules.roles.keys.end()) {
            (action.atTurn ? beside : actions)
                .add(QString(QLatin1Char(key->second)).toUpper(), toText(action.name));
        }
    }
    actions.addTo(sheet);
    beside.addTo(sheet);
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

namespace {

/// What the page says about how it looks in a browser; the window dresses it itself.
QString withoutStyle(QString page) {
    static const QRegularExpression style(QStringLiteral("<style>.*?</style>"),
                                          QRegularExpression::DotMatchesEverythingOption);
    return page.remove(style);
}

QList<ReadingPane::Chapter> chaptersOf(const QString& page) {
    static const QRegularExpression head(QStringLiteral("<h2 id=\"([^\"]+)\">([^<]+)</h2>"));
    QList<ReadingPane::Chapter> chapters;
    for (auto found = head.globalMatch(page); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        chapters << ReadingPane::Chapter{match.captured(2), match.captured(1)};
    }
    return chapters;
}

} // namespace

ManualWindow::ManualWindow(const Look& look, const QString& file, QWidget* parent)
    : ReadingWindow(look, "manualWindow", {980, 720}, "manualPlace", "muted", parent), m_file(file),
      m_soon(new QTimer(this)) {
    setWindowTitle(tr("Manual"));
    m_soon->setSingleShot(true);
    m_soon->setInterval(150);
    m_pane->setWhat(tr("The manual"));
    auto* browser = addButton("manualBrowser", tr("In the &browser"),
                              tr("Opens the same page in the browser, to print it or to keep it beside"));
    auto* close = addButton("manualClose", tr("Close"), tr("Esc"));
    browser->setEnabled(!m_file.isEmpty());
    connect(browser, &QPushButton::clicked, this,
            [this] { QDesktopServices::openUrl(QUrl::fromLocalFile(m_file)); });
    connect(close, &QPushButton::clicked, this, &QDialog::close);
    connect(m_pane, &ReadingPane::linkFollowed, this,
            [](const QUrl& link) { QDesktopServices::openUrl(link); });
    connect(m_soon, &QTimer::timeout, this, &ManualWindow::write);
    restyle();
}

void ManualWindow::restyle() {
    ReadingWindow::restyle();
    if (isVisible()) {
        m_soon->start();
    }
}

QString ManualWindow::read() const {
    QFile file(m_file);
    if (m_file.isEmpty() || !file.open(QIODevice::ReadOnly)) {
        return {};
    }
    return QString::fromUtf8(file.readAll());
}

/// How wide a picture may be.
int ManualWindow::room() const {
    const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, this);
    return m_pane->text().viewport()->width() - 2 * m_look.px(16) - bar;
}

/// As wide as there is room, and no wider than they are. Those of another size are replaced.
void ManualWindow::addPictures(const QString& page) {
    static const QRegularExpression source(QStringLiteral("<img src=\"([^\"/]+)\""));
    const int room = this->room();
    for (auto found = source.globalMatch(page); found.hasNext();) {
        const QString name = found.next().captured(1);
        QImage picture(QFileInfo(m_file).dir().filePath(name));
        if (picture.width() > room && room > 0) {
            picture = picture.scaledToWidth(room, Qt::SmoothTransformation);
        }
        m_pane->text().document()->addResource(QTextDocument::ImageResource, QUrl(name), picture);
    }
}

/// What is written already stays, with the place that is read.
void ManualWindow::write() {
    const QString shown =
        QStringLiteral("%1 %2 %3").arg(room()).arg(m_look.percent()).arg(m_look.theme().accent.name());
    if (std::exchange(m_shown, shown) == shown) {
        return;
    }
    const QString page = withoutStyle(read());
    if (page.isEmpty()) {
        m_pane->setHtml(tr("The manual did not come with this program. It is the page manual/index.html "
                           "beside it, or in share/desert-umpire where it is installed.")
                            .toHtmlEscaped(),
                        {});
        return;
    }
    m_words->setText(QDir::toNativeSeparators(m_file));
    addPictures(page);
    m_pane->setHtml(page, chaptersOf(page));
    if (!m_written) {
        m_written = true;
        m_soon->start(); // the list of chapters takes its room only now that there are some
    }
}

void ManualWindow::showEvent(QShowEvent* event) {
    QDialog::showEvent(event);
    m_soon->start(0);
}

void ManualWindow::resizeEvent(QResizeEvent* event) {
    QDialog::resizeEvent(event);
    if (isVisible()) {
        m_soon->start();
    }
}

/// It lies beside the example battles. A language that has none reads the English one.
QString manualFile() {
    const QString told = QCoreApplication::translate(
        "ManualFile", "index.html", "The file of the manual in this language; leave it where there is none.");
    for (const QString& name : {told, QStringLiteral("index.html")}) {
        for (const auto& battles : exampleFolders(fromText(QCoreApplication::applicationFilePath()))) {
            const QString file = toText((battles.parent_path() / "manual" / fromText(name)).string());
            if (QFileInfo(file).isFile()) {
                return file;
            }
        }
    }
    return {};
}

ReferenceWindow::ReferenceWindow(const Look& look, const BattleDocument& document, QWidget* parent)
    : ReadingWindow(look, "referenceWindow", {860, 640}, "referenceTitle", "muted", parent),
      m_document(document) {
    setWindowTitle(tr("Rules at hand"));
    m_pane->setWhat(tr("The rules of this battle"));
    auto* here = addButton("referenceHere", tr("What is being &done"),
                           tr("Goes to the rule for what is being resolved (F1)"));
    auto* close = addButton("referenceClose", tr("Close"), tr("Esc"));
    connect(here, &QPushButton::clicked, this, &ReferenceWindow::placeAsked);
    connect(close, &QPushButton::clicked, this, &QDialog::close);
    connect(new QShortcut(QKeySequence(Qt::Key_F1), this), &QShortcut::activated, this,
            &ReferenceWindow::placeAsked);
    connect(&m_document, &BattleDocument::changed, this, &ReferenceWindow::documentChanged);
    restyle();
}

void ReferenceWindow::restyle() {
    ReadingWindow::restyle();
    m_stale = true;
    if (isVisible()) {
        write();
    }
}

void ReferenceWindow::documentChanged(const ChangeEvent& event) {
    if (event.kind == ChangeEvent::Kind::Opened) {
        m_original.reset();
    }
    if (!m_document.isOpen()) {
        hide();
    }
    m_stale = m_stale || event.concerns(ChangeEvent::Rulings);
    if (m_stale && isVisible()) {
        write();
    }
}

void ReferenceWindow::write() {
    if (!m_stale || !m_document.isOpen()) {
        return;
    }
    m_stale = false;
    m_original = m_original ? m_original : originalRules(m_document);
    const sheets::Sheet sheet =
        sheets::rulesAtHand({m_document.rules(), &m_document.session(), m_original.get()});
    m_words->setText(toText(sheet.subtitle));
    showSheet(sheet);
}

void ReferenceWindow::showEvent(QShowEvent* event) {
    write();
    QDialog::showEvent(event);
}

/// At the left of the window it belongs to, so that what is being resolved stays in sight; then wherever it
/// was moved to.
void ReferenceWindow::placeFirst() {
    if (!std::exchange(m_placed, true) && parentWidget()) {
        move(parentWidget()->mapToGlobal(QPoint(m_look.px(8), m_look.px(60))));
    }
}

void ReferenceWindow::showAt(const QStringList& places) {
    const bool first = !isVisible();
    placeFirst();
    bringUp(*this);
    m_pane->goTo(places);
    if (first) {
        m_pane->takeFocus();
    }
}

} // namespace umpire::gui
