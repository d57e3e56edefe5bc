#include "window/crash_reporter.h"

#include "document/text.h"
#include "document/unsaved_battles.h"
#include "look/widgets.h"
#include "umpire/base/breakdown.h"
#include "umpire/base/file.h"
#include "umpire/base/user_folders.h"
#include "umpire/storage/doctor.h"
#include "window/start_page.h"

#include <QAction>
#include <QClipboard>
#include <QCoreApplication>
#include <QDateTime>
#include <QDialog>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLocale>
#include <QMainWindow>
#include <QPlainTextEdit>
#include <QScreen>
#include <QTimer>

#include <algorithm>

namespace umpire::gui {

namespace {

constexpr qsizetype mostOffered = 3;

bool isSame(const QString& a, const QString& b) {
    return QFileInfo(a).canonicalFilePath() == QFileInfo(b).canonicalFilePath();
}

/// Of one that has no file of its own, what it says itself.
QString titleOf(const QString& battle, const StoredBattle& document) {
    const QString unsaved = toText((userFolders().window / "unsaved").string());
    if (isSame(QFileInfo(battle).path(), unsaved)) {
        for (const UnsavedBattle& each : document.unsaved()) {
            if (isSame(each.path, battle)) {
                return each.title;
            }
        }
    }
    QString name = QFileInfo(battle).fileName();
    name.chop(name.endsWith(QLatin1String(".battle.json")) ? 12 : 0);
    return name;
}

BreakdownRow rowOf(const BreakdownReport& report, const StoredBattle& document) {
    const QString battle = toText(report.battle.string());
    const bool there = !battle.isEmpty() && QFileInfo(battle).isFile();
    const QDateTime time = QDateTime::fromSecsSinceEpoch(report.when);
    const QString when = CrashReporter::tr("%1 at %2")
                             .arg(QLocale().toString(time.date(), QLocale::LongFormat),
                                  time.time().toString(QStringLiteral("HH:mm")));
    const QString about = there              ? CrashReporter::tr("%1. What was played is kept.")
                          : battle.isEmpty() ? CrashReporter::tr("%1. No battle was open.")
                                             : CrashReporter::tr("%1. The battle is not there any more.");
    return {there ? titleOf(battle, document) : QString(), about.arg(when), there ? battle : QString(),
            toText(report.path.string())};
}

} // namespace

/// Shows what there is to tell about a problem, to be read and cut before it is saved. Nothing is sent.
class ProblemDialog : public QDialog {
    Q_DECLARE_TR_FUNCTIONS(umpire::gui::ProblemDialog)

  public:
    ProblemDialog(const Look& look, Prompts& prompts, QWidget* parent)
        : QDialog(parent), m_look(look), m_prompts(prompts), m_text(new QPlainTextEdit(this)),
          m_told(makeLabel(this, "problemTold", "muted")) {
        setObjectName(QStringLiteral("problemDialog"));
        setWindowTitle(tr("About this problem"));
        auto* layout = new QVBoxLayout(this);
        layout->addWidget(makeLabel(
            this, "", "",
            tr("The program sends nothing. Read this, write what happened, take out what nobody is to "
               "see, then save it to a file and send that yourself.")));
        named(m_text, "problemText", tr("What there is to tell about the problem"));
        m_text->setLineWrapMode(QPlainTextEdit::WidgetWidth);
        m_text->setTabChangesFocus(true);
        layout->addWidget(m_text, 1);
        m_told->hide();
        layout->addWidget(m_told);
        auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
        QPushButton* keep = buttons->addButton(tr("&Save to a file…"), QDialogButtonBox::AcceptRole);
        named(keep, "problemSave", tr("Save to a file"));
        QPushButton* copy = buttons->addButton(tr("&Copy"), QDialogButtonBox::ActionRole);
        copy->setAccessibleName(tr("Copy"));
        buttons->button(QDialogButtonBox::Close)->setAccessibleName(tr("Close"));
        layout->addWidget(buttons);
        connect(keep, &QPushButton::clicked, this, &ProblemDialog::save);
        connect(copy, &QPushButton::clicked, this,
                [this] { QGuiApplication::clipboard()->setText(m_text->toPlainText()); });
        connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
        connect(&m_look, &Look::changed, this, &ProblemDialog::restyle);
        restyle();
    }

    void show(const QString& text, const QString& folder) {
        m_folder = folder;
        m_text->setPlainText(text);
        m_told->hide();
        bringUp(*this);
        m_text->setFocus();
        // The line below the first is where to write.
        QTextCursor cursor = m_text->textCursor();
        cursor.movePosition(QTextCursor::NextBlock);
        m_text->setTextCursor(cursor);
    }

  private:
    void save() {
        const QString path =
            m_prompts.fileToSave(this, Prompts::FileKind::Battle,
                                 QDir(m_folder).filePath(QStringLiteral("desert-umpire-problem.txt")));
        if (path.isEmpty()) {
            return;
        }
        const std::string problem =
            writeFileAtomically(std::filesystem::path(fromText(path)), fromText(m_text->toPlainText()));
        m_told->setText(problem.empty()
                            ? tr("Saved as %1. Nothing was sent.").arg(QDir::toNativeSeparators(path))
                            : tr("Not saved: %1").arg(toText(problem)));
        m_told->show();
    }

    void restyle() {
        giveSize(m_look, *this, 760, 560);
        spaceOut(m_look, *this, 10);
    }

    const Look& m_look;
    Prompts& m_prompts;
    QPlainTextEdit* m_text;
    QLabel* m_told;
    QString m_folder; ///< where it is offered to be saved
};

CrashReporter::CrashReporter(const Look& look, const StoredBattle& document, const Settings& settings,
                             Prompts& prompts, QAction& aboutProblem, QMainWindow& window)
    : QObject(&window), m_look(look), m_document(document), m_settings(settings), m_prompts(prompts),
      m_window(window) {
    noteActions();
    connect(&aboutProblem, &QAction::triggered, this, &CrashReporter::showProblem);
    connect(&document, &BattleDocument::changed, this, [this](const ChangeEvent& event) {
        if (event.kind == ChangeEvent::Kind::Opened && m_document.isOpen()) {
            tellOfOpened();
        }
    });
}

/// Those of the menus: their names are the program's own.
void CrashReporter::noteActions() {
    for (QAction* action : m_window.findChildren<QAction*>(QString(), Qt::FindDirectChildrenOnly)) {
        connect(action, &QAction::triggered, this,
                [name = fromText(action->objectName())] { noteDeed("action", name); });
    }
}

void CrashReporter::tellOfOpened() {
    const QString path = m_document.path();
    if (path.isEmpty() || breakdownReportsOf(fromText(QFileInfo(path).absoluteFilePath())).empty()) {
        return;
    }
    // Opening says things by itself, and would wipe this away.
    QTimer::singleShot(0, this, [this] {
        Q_EMIT noticed(
            {tr("The program broke down in this battle. What was played is here; Help > About this problem… "
                "has the report.")});
    });
}

void CrashReporter::offerOn(StartPage& page) {
    m_page = &page;
    connect(&page, &StartPage::breakdownAsked, this, &CrashReporter::openAsked);
    connect(&page, &StartPage::problemAsked, this, &CrashReporter::showProblem);
    connect(&page, &StartPage::putAwayAsked, this, &CrashReporter::putAway);
    refresh();
}

void CrashReporter::refresh() {
    if (!m_page) {
        return;
    }
    QList<BreakdownRow> rows;
    for (const BreakdownReport& report : breakdownReports(placesOfReports(m_settings))) {
        rows.size() < mostOffered ? rows << rowOf(report, m_document) : rows;
    }
    m_page->setBreakdowns(rows);
}

void CrashReporter::showProblem() {
    if (!m_dialog) {
        m_dialog = new ProblemDialog(m_look, m_prompts, &m_window);
    }
    m_dialog->show(problemText(m_document, m_settings), m_settings.folder());
}

/// The battle stays.
void CrashReporter::putAway(const QString& report) {
    if (m_prompts.confirm(&m_window, tr("Put the report away"),
                          tr("The report of what went wrong is removed for good. The battle stays as it is."),
                          tr("Remove the report"))) {
        std::error_code ignored;
        std::filesystem::remove(fromText(report), ignored);
        refresh();
    }
}

namespace {

constexpr std::size_t mostReports = 3;
constexpr std::size_t mostBytes = 64U * 1024U;

/// Finds the translations of this file.
class ProblemText {
    Q_DECLARE_TR_FUNCTIONS(ProblemText)
};

QString line(const QString& name, const QVariant& value) {
    return QStringLiteral("  %1: %2").arg(name, value.toString());
}

/// Those that name nothing of the user's own.
QStringList plainSettings(const Settings& settings) {
    using Key = Settings::Key;
    constexpr Settings::Entry plain[] = {
        Key::Theme,       Key::TextPercent,    Key::FieldSize,         Key::Touch,      Key::TintChanges,
        Key::ApplyAtOnce, Key::PlayersPercent, Key::PlayersFullScreen, Key::PrintPaper, Key::PrintColour,
        Key::PrintMargin, Key::AskOwed,        Key::AskReset,          Key::AskDiscard, Key::SoundResult,
        Key::SoundDue,    Key::ClockMinutes,   Key::ClockStarts,       Key::ClockShown};
    QStringList lines;
    for (const Settings::Entry& key : plain) {
        lines << line(QLatin1String(key.name), settings.value(key));
    }
    lines << line(QStringLiteral("files/recent, how many"), settings.recentFiles().size());
    return lines;
}

QStringList screens() {
    QStringList lines;
    for (const QScreen* screen : QGuiApplication::screens()) {
        const QSize size = screen->size();
        lines << QStringLiteral("  %1 x %2, %3 dpi, ratio %4")
                     .arg(size.width())
                     .arg(size.height())
                     .arg(qRound(screen->logicalDotsPerInch()))
                     .arg(screen->devicePixelRatio());
    }
    return lines;
}

QStringList reports(const Settings& settings) {
    QStringList texts;
    for (const BreakdownReport& report : breakdownReports(placesOfReports(settings))) {
        if (static_cast<std::size_t>(texts.size()) == mostReports) {
            break;
        }
        const auto text = readFile(report.path, mostBytes);
        texts << (text ? toText(*text) : ProblemText::tr("A report that cannot be read."));
    }
    return texts.isEmpty() ? QStringList{ProblemText::tr("There is no report of a breakdown.")} : texts;
}

QString diagnosis(const BattleDocument& document, const Settings& settings) {
    DoctorOrder order{"desert-umpire " UMPIRE_VERSION, userFolders(), {}, {}, {}};
    order.battles = placesOfReports(settings);
    order.libraries = {{"Qt", qVersion()}, {"platform", fromText(QGuiApplication::platformName())}};
    return toText(diagnosisText(examine(order, document.searchPath()), Discretion::ForSharing));
}

} // namespace

std::vector<std::filesystem::path> placesOfReports(const Settings& settings) {
    std::vector<std::filesystem::path> places;
    for (const QString& file : settings.recentFiles()) {
        places.emplace_back(fromText(QFileInfo(file).absolutePath()));
    }
    const UserFolders own = userFolders();
    places.push_back(own.window / "unsaved");
    places.push_back(own.reports);
    return places;
}

std::string windowSystemInWords() {
    return fromText(
        QStringLiteral("Qt: %1, %2").arg(QLatin1String(qVersion()), QGuiApplication::platformName()));
}

QString problemText(const BattleDocument& document, const Settings& settings) {
    QStringList parts{
        ProblemText::tr("What happened, and what you did just before (please write it here):"), {}, {}};
    parts += reports(settings);
    parts << diagnosis(document, settings) << ProblemText::tr("Settings") << plainSettings(settings)
          << ProblemText::tr("Screens") << screens();
    return toText(withoutNames(fromText(parts.join(QLatin1Char('\n')))));
}

} // namespace umpire::gui
