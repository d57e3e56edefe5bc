#include "window/export_sheet.h"

#include "document/text.h"
#include "paper/sheet_pages.h"
#include "print/print_job.h"
#include "resolve/resolve_state.h"
#include "umpire/base/file.h"
#include "umpire/base/text.h"
#include "umpire/battle/localized_session.h"
#include "umpire/rules/packs_found.h"
#include "umpire/sheets/make_sheet.h"
#include "umpire/sheets/write_sheet.h"
#include "umpire/storage/photo_folder.h"
#include "window/application.h"
#include "window/main_window.h"

#include <QAction>
#include <QApplication>
#include <QCommandLineParser>
#include <QElapsedTimer>
#include <QFileInfo>

#include <algorithm>
#include <optional>

namespace umpire::gui {

namespace {

/// Finds the translations of this file.
class SheetExportText {
    Q_DECLARE_TR_FUNCTIONS(SheetExport)
};

void print(const Issues& issues) {
    for (const Issue& issue : issues) {
        std::fprintf(stderr, "%s\n", issue.line().c_str());
    }
}

/// Finds the translations of this file.
class ExportOrderText {
    Q_DECLARE_TR_FUNCTIONS(ExportOrder)
};

std::vector<std::string> sheetNames() {
    std::vector<std::string> names;
    for (const sheets::SheetKind& kind : sheets::sheetKinds()) {
        names.push_back(kind.id);
    }
    return names;
}

/// What the options of the command line want exported.
struct ExportOrder {
    const sheets::SheetKind* kind = nullptr;
    sheets::SheetWish wish;
    QString output;
    std::optional<sheets::SheetFormat> format; ///< none: PDF
    PageFormat page;
    QString photos; ///< folder, or ""

    /// "" or what is wrong with the options.
    QString read(const QCommandLineParser& parser) {
        const auto value = [&parser](const char* name) { return parser.value(QLatin1String(name)); };
        wish.side = fromText(value("side"));
        wish.large = parser.isSet(QStringLiteral("large"));
        wish.odds = parser.isSet(QStringLiteral("odds"));
        wish.checked = parser.isSet(QStringLiteral("checked"));
        page.colour = !parser.isSet(QStringLiteral("mono"));
        photos = value("photos");
        for (const QString& problem :
             {readSheet(value("export")), readOutput(value("output")), readReader(value("for")),
              readShowing(value("as")), readPaper(value("paper"))}) {
            if (!problem.isEmpty()) {
                return problem;
            }
        }
        return {};
    }

  private:
    QString readSheet(const QString& name) {
        kind = sheets::sheetKind(fromText(name));
        if (!kind) {
            const std::string hint = didYouMean(fromText(name), sheetNames());
            const QString unknown = toText(inQuotes(fromText(name)));
            return hint.empty()
                       ? ExportOrderText::tr("--export: unknown sheet %1; it is one of %2")
                             .arg(unknown, toText(joined(sheetNames())))
                       : ExportOrderText::tr("--export: unknown sheet %1%2").arg(unknown, toText(hint));
        }
        wish.sheet = kind->id;
        return {};
    }

    QString readOutput(const QString& name) {
        output = name;
        if (output.isEmpty()) {
            return ExportOrderText::tr("--export needs --output OUT.pdf, .html, .txt or .csv");
        }
        const QString suffix = QFileInfo(output).suffix().toLower();
        format = sheets::sheetFormat(fromText(suffix));
        const bool known = suffix == QLatin1String("pdf") || format;
        return known ? QString()
                     : ExportOrderText::tr("--output: %1 does not end in .pdf, .html, .txt or .csv")
                           .arg(toText(inQuotes(fromText(output))));
    }

    QString readReader(const QString& name) {
        wish.reader = name == QLatin1String("players") ? sheets::Reader::Players : sheets::Reader::Umpire;
        const bool known =
            name.isEmpty() || name == QLatin1String("players") || name == QLatin1String("umpire");
        return known ? QString() : ExportOrderText::tr("--for is umpire or players");
    }

    QString readShowing(const QString& name) {
        if (name == QLatin1String("now")) {
            wish.showing = sheets::Showing::Now;
        } else if (name == QLatin1String("set-up")) {
            wish.showing = sheets::Showing::SetUp;
        } else if (!name.isEmpty()) {
            return ExportOrderText::tr("--as is now or set-up");
        }
        return {};
    }

    QString readPaper(const QString& name) {
        if (name.isEmpty()) {
            return {};
        }
        for (const QPageSize::PageSizeId paper : PageFormat::papers()) {
            if (QPageSize::key(paper).compare(name, Qt::CaseInsensitive) == 0) {
                page.paper = paper;
                return {};
            }
        }
        return ExportOrderText::tr("--paper is a4, a5 or letter");
    }
};

class Exporter {
  public:
    Exporter(ExportOrder order, const BattleFiles& files, const QString& rules, TextLocale locale)
        : m_order(std::move(order)), m_files(files), m_rules(fromText(rules)), m_locale(std::move(locale)) {}

    int run(const QString& file) {
        int status = file.isEmpty() ? openRules() : openBattle(file);
        if (status == done) {
            status = checkRules();
        }
        if (status == done) {
            status = checkSide();
        }
        if (status == done && !m_order.photos.isEmpty()) {
            status = readPhotos();
        }
        return status == done ? write() : status;
    }

  private:
    int openBattle(const QString& file) {
        LoadedBattle loaded = m_files.load(pathOf(file), m_rules);
        print(loaded.issues);
        m_session = std::move(loaded.session);
        if (auto told = m_session ? localizedSession(*m_session, m_files.searchPath(), m_locale) : nullptr) {
            m_session = std::move(told);
        }
        return m_session ? done : loaded.unreadable ? noFile : refused;
    }

    /// Without a battle the rules alone: those named, or the only ones there are.
    int openRules() {
        if (m_order.kind->needsBattle) {
            return complain(
                SheetExportText::tr("--export %1 needs the FILE of a battle").arg(toText(m_order.kind->id)),
                wrongUsage);
        }
        const std::vector<std::string> names = m_files.searchPath().names();
        if (m_rules.empty() && names.size() != 1) {
            return complain(SheetExportText::tr("--export %1 needs a FILE, or --rules with one of %2")
                                .arg(toText(m_order.kind->id), toText(joined(names))),
                            wrongUsage);
        }
        LoadedPack loaded = m_files.searchPath().load(m_rules.empty() ? names.front() : m_rules);
        print(loaded.issues);
        m_pack =
            loaded.pack ? localizedPack(std::move(loaded.pack), m_files.searchPath(), m_locale) : nullptr;
        return m_pack ? done : refused;
    }

    const RulePack& rules() const { return m_session ? m_session->rules() : *m_pack; }

    int checkRules() const {
        const std::string why = sheets::whyNoSheet(rules(), *m_order.kind);
        return why.empty() ? done : complain(toText(why), refused);
    }

    int checkSide() const {
        const Id& side = m_order.wish.side;
        if (side.empty() || !m_session) {
            return done;
        }
        std::vector<std::string> sides;
        for (const Subject* known : m_session->battle().all(SubjectKind::Side)) {
            sides.push_back(known->id);
        }
        if (std::find(sides.begin(), sides.end(), side) != sides.end()) {
            return done;
        }
        return complain(SheetExportText::tr("--side: there is no side %1 in this battle; it has %2")
                            .arg(toText(inQuotes(side)), toText(joined(sides, "and"))),
                        wrongUsage);
    }

    int readPhotos() {
        const PhotoFolder folder = readPhotoFolder(pathOf(m_order.photos));
        print(folder.issues);
        for (const FoundPhoto& photo : folder.photos) {
            m_order.wish.photos.push_back({photo.path, photo.when});
        }
        return folder.unreadable ? noFile : done;
    }

    sheets::Sheet sheet() const {
        const std::shared_ptr<const RulePack> original = originalOf(m_files.searchPath(), rules(), m_locale);
        return sheets::makeSheet({rules(), m_session.get(), original.get()}, m_order.wish);
    }

    int write() const {
        const std::vector<sheets::Sheet> sheets{sheet()};
        QString problem;
        if (m_order.format) {
            const std::string why =
                writeFileAtomically(pathOf(m_order.output), sheets::write(sheets, *m_order.format));
            problem = why.empty() ? QString()
                                  : SheetExportText::tr("%1: the file %2").arg(m_order.output, toText(why));
        } else {
            problem = PrintJob::writePdf(SheetPages(sheets, m_order.page), m_order.output, title(sheets[0]));
        }
        return problem.isEmpty() ? done : complain(problem, noFile);
    }

    /// Most sheets name the battle in their title already.
    QString title(const sheets::Sheet& sheet) const {
        const QString battle = m_session ? toText(m_session->battle().title) : QString();
        const QString own = toText(sheet.title);
        return battle.isEmpty() || own.contains(battle) ? own
                                                        : SheetExportText::tr("%1 – %2").arg(own, battle);
    }

    ExportOrder m_order;
    const BattleFiles& m_files;
    std::string m_rules;
    TextLocale m_locale;
    std::unique_ptr<Session> m_session;
    std::shared_ptr<const RulePack> m_pack;
};

} // namespace

QList<QCommandLineOption> exportOptions() {
    QList<QCommandLineOption> options;
    const auto add = [&options](const char* name, const QString& text, const char* value = "") {
        options << QCommandLineOption(QLatin1String(name), text, QLatin1String(value));
    };
    add("export", ExportOrderText::tr("Write a sheet and exit: %1.").arg(toText(joined(sheetNames()))),
        "SHEET");
    add("output", ExportOrderText::tr("For --export: the file to write; its name says how."),
        "OUT.pdf|.html|.txt|.csv");
    add("side", ExportOrderText::tr("For --export: just this side's."), "ID");
    add("for", ExportOrderText::tr("For --export: whose copy, umpire (default) or players."), "READER");
    add("as", ExportOrderText::tr("For --export: roster and unit-cards as they are now or were set-up."),
        "STATE");
    add("large", ExportOrderText::tr("For --export: the ready reference in large type."));
    add("odds", ExportOrderText::tr("For --export: the ready reference with odds."));
    add("checked", ExportOrderText::tr(
                       "For --export: the report with a last page on which every record was played anew."));
    add("photos", ExportOrderText::tr("For --export: photos for the report, placed by their time."),
        "FOLDER");
    add("paper", ExportOrderText::tr("For --export: a4 (default), a5 or letter."), "PAPER");
    add("centimetres",
        ExportOrderText::tr("For --export: lengths in centimetres, whatever the preferences say."));
    add("inches", ExportOrderText::tr("For --export: lengths in inches, whatever the preferences say."));
    add("mono", ExportOrderText::tr("For --export: black and white."));
    return options;
}

int exportSheet(const QCommandLineParser& parser, const BattleFiles& files, const QString& rules,
                const QString& file, const TextLocale& locale) {
    ExportOrder order;
    const QString problem = order.read(parser);
    return problem.isEmpty() ? Exporter(std::move(order), files, rules, locale).run(file)
                             : complain(problem, wrongUsage);
}

namespace {

/// Layouts of item views are finished by timers.
void settle() {
    QElapsedTimer timer;
    timer.start();
    while (timer.elapsed() < 300) {
        QApplication::processEvents(QEventLoop::AllEvents, 20);
    }
}

} // namespace

bool takePicture(MainWindow& window, const PictureOrder& order) {
    settle();
    ResolveState& state = window.resolveState();
    for (const QString& unit : {order.select, order.target}) {
        if (!unit.isEmpty()) {
            state.choose(fromText(unit));
        }
    }
    if (!order.die.isEmpty()) {
        state.giveFace(order.die);
    }
    settle();
    for (const QString& name : order.show.split(QLatin1Char(','), Qt::SkipEmptyParts)) {
        if (auto* action = window.findChild<QAction*>(name)) {
            action->trigger();
            settle();
        }
    }
    // A dialog or the players' window is what was asked for, where one opened.
    QWidget* shown = &window;
    for (QWidget* top : QApplication::topLevelWidgets()) {
        shown =
            top->isVisible() && top != &window && top->isWindow() && !top->inherits("QMenu") ? top : shown;
    }
    return shown->grab().save(order.file);
}

} // namespace umpire::gui
