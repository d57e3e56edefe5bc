#include "problem/breakdown_desk.h"

#include "document/text.h"
#include "document/unsaved_battles.h"
#include "problem/problem_dialog.h"
#include "problem/problem_text.h"
#include "umpire/base/breakdown.h"
#include "umpire/base/user_folders.h"
#include "window/start_page.h"

#include <QAction>
#include <QDateTime>
#include <QFileInfo>
#include <QLocale>
#include <QMainWindow>
#include <QTimer>

#include <algorithm>

namespace umpire::gui {

namespace {

constexpr qsizetype mostOffered = 3;

bool isSame(const QString& a, const QString& b) {
    return QFileInfo(a).canonicalFilePath() == QFileInfo(b).canonicalFilePath();
}

/// Of one that has no file of its own, what it says itself.
QString titleOf(const QString& battle, const BattleDocument& document) {
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

BreakdownRow rowOf(const BreakdownReport& report, const BattleDocument& document) {
    const QString battle = toText(report.battle.string());
    const bool there = !battle.isEmpty() && QFileInfo(battle).isFile();
    const QDateTime time = QDateTime::fromSecsSinceEpoch(report.when);
    const QString when = BreakdownDesk::tr("%1 at %2")
                             .arg(QLocale().toString(time.date(), QLocale::LongFormat),
                                  time.time().toString(QStringLiteral("HH:mm")));
    const QString about = there              ? BreakdownDesk::tr("%1. What was played is kept.")
                          : battle.isEmpty() ? BreakdownDesk::tr("%1. No battle was open.")
                                             : BreakdownDesk::tr("%1. The battle is not there any more.");
    return {there ? titleOf(battle, document) : QString(), about.arg(when), there ? battle : QString(),
            toText(report.path.string())};
}

} // namespace

BreakdownDesk::BreakdownDesk(const Look& look, const BattleDocument& document, const Settings& settings,
                             Prompts& prompts, QAction& aboutProblem, QMainWindow& window)
    : QObject(&window), m_look(look), m_document(document), m_settings(settings), m_prompts(prompts),
      m_window(window) {
    noteActions();
    connect(&aboutProblem, &QAction::triggered, this, &BreakdownDesk::showProblem);
    connect(&document, &BattleDocument::changed, this, [this](const ChangeEvent& event) {
        if (event.kind == ChangeEvent::Kind::Opened && m_document.isOpen()) {
            tellOfOpened();
        }
    });
}

/// Those of the menus: their names are the program's own.
void BreakdownDesk::noteActions() {
    for (QAction* action : m_window.findChildren<QAction*>(QString(), Qt::FindDirectChildrenOnly)) {
        connect(action, &QAction::triggered, this,
                [name = fromText(action->objectName())] { noteDeed("action", name); });
    }
}

void BreakdownDesk::tellOfOpened() {
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

void BreakdownDesk::offerOn(StartPage& page) {
    m_page = &page;
    connect(&page, &StartPage::breakdownAsked, this, &BreakdownDesk::openAsked);
    connect(&page, &StartPage::problemAsked, this, &BreakdownDesk::showProblem);
    connect(&page, &StartPage::putAwayAsked, this, &BreakdownDesk::putAway);
    refresh();
}

void BreakdownDesk::refresh() {
    if (!m_page) {
        return;
    }
    QList<BreakdownRow> rows;
    for (const BreakdownReport& report : breakdownReports(placesOfReports(m_settings))) {
        rows.size() < mostOffered ? rows << rowOf(report, m_document) : rows;
    }
    m_page->setBreakdowns(rows);
}

void BreakdownDesk::showProblem() {
    if (!m_dialog) {
        m_dialog = new ProblemDialog(m_look, m_prompts, &m_window);
    }
    m_dialog->show(problemText(m_document, m_settings), m_settings.folder());
}

/// The battle stays.
void BreakdownDesk::putAway(const QString& report) {
    if (m_prompts.confirm(&m_window, tr("Put the report away"),
                          tr("The report of what went wrong is removed for good. The battle stays as it is."),
                          tr("Remove the report"))) {
        std::error_code ignored;
        std::filesystem::remove(fromText(report), ignored);
        refresh();
    }
}

} // namespace umpire::gui
