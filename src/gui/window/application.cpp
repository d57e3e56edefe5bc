#include "window/application.h"

#include "document/text.h"
#include "houserules/house_rules_actions.h"
#include "settings/language.h"
#include "settings/prompts.h"
#include "umpire/base/breakdown.h"
#include "umpire/base/man_page.h"
#include "umpire/games/games.h"
#include "umpire/rules/packs_found.h"
#include "umpire/storage/doctor.h"
#include "umpire/storage/example_folders.h"
#include "umpire/storage/secret_dice.h"
#include "umpire/storage/taking_in.h"
#include "window/battle_file_actions.h"
#include "window/crash_reporter.h"
#include "window/export_sheet.h"
#include "window/main_window.h"
#include "window/preferences_actions.h"

#include <QAction>
#include <QApplication>
#include <QCommandLineParser>
#include <QCoreApplication>
#include <QFileInfo>
#include <QIcon>
#include <QProcess>
#include <QSocketNotifier>
#include <QStandardPaths>
#include <QTimer>

#include <array>
#include <clocale>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <functional>
#include <optional>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <unistd.h>

/// Resources of a static library are only there when asked for.
static void loadResources() {
    Q_INIT_RESOURCE(app);
    Q_INIT_RESOURCE(languages);
}

namespace umpire::gui {

namespace {

/// Finds the translations of this file.
class ApplicationText {
    Q_DECLARE_TR_FUNCTIONS(Application)
};

/// Finds the translations of the options and of the page for `man`.
class CommandText {
    Q_DECLARE_TR_FUNCTIONS(Command)
};

QCommandLineOption option(const char* name, const QString& text, const char* value) {
    return QCommandLineOption(QLatin1String(name), text, QLatin1String(value));
}

QList<QCommandLineOption> pictureOptions() {
    return {option("screenshot", CommandText::tr("Save a picture of the window and exit."), "FILE.png"),
            option("select", CommandText::tr("For the picture: the unit that acts."), "UNIT"),
            option("target", CommandText::tr("For the picture: the unit it acts on."), "UNIT"),
            option("die", CommandText::tr("For the picture: the die thrown."), "FACE"),
            option("show", CommandText::tr("For the picture: menu entries to trigger, by name."), "NAMES")};
}

/// What the program is, in a sentence.
QString commandPurpose() {
    return CommandText::tr("The umpire's desk at a wargames table.");
}

/// The options of the program: what the parser takes, `--help` tells and the page for `man` says.
QList<QCommandLineOption> commandOptions() {
    QList<QCommandLineOption> options{
        option("rules", CommandText::tr("Play by these rules instead of those the file names."),
               "NAME-OR-FOLDER"),
        option("language", CommandText::tr("The language, such as de or fr, whatever the preferences say."),
               "LANGUAGE"),
        option("theme", CommandText::tr("light, dark, contrast, contrast-light, contrast-dark or auto."),
               "THEME"),
        option("scale", CommandText::tr("Size of text in per cent, 80 to 200."), "PERCENT"),
        option("size", CommandText::tr("Size of the window, such as 1600x1000."), "SIZE")};
    options += pictureOptions();
    options += exportOptions();
    QCommandLineOption page(QStringLiteral("man-page"));
    page.setFlags(QCommandLineOption::HiddenFromHelp);
    options << page;
    return options;
}

std::string termOf(const QCommandLineOption& option) {
    std::string term = "--";
    term += option.names().constFirst().toStdString();
    if (!option.valueName().isEmpty()) {
        term += " " + option.valueName().toStdString();
    }
    return term;
}

void describeCalls(ManPage& page) {
    page.section(CommandText::tr("Synopsis").toStdString());
    page.call("desert-umpire", "[OPTIONS] [FILE]...");
    page.call("desert-umpire", "--export SHEET --output OUT.pdf|.html|.txt|.csv [OPTIONS] [FILE]");
    page.section(CommandText::tr("Description").toStdString());
    page.paragraph(commandPurpose().toStdString());
    page.paragraph(
        CommandText::tr("FILE is a battle to open. A rule pack (its folder or its pack.json) and a "
                        "collection of formations are taken in, after a question. Several battles are "
                        "each opened in a window of their own.")
            .toStdString());
    page.paragraph(
        CommandText::tr("With --export a sheet is written, and no window is opened: it works without "
                        "a display.")
            .toStdString());
}

/// The page for `man`.
ManPage programPage() {
    const std::string about = CommandText::tr("umpire wargames at the table").toStdString();
    ManPage page({"desert-umpire", UMPIRE_VERSION, UMPIRE_RELEASED, about});
    describeCalls(page);
    page.section(CommandText::tr("Options").toStdString());
    for (const QCommandLineOption& option : commandOptions()) {
        if (!option.flags().testFlag(QCommandLineOption::HiddenFromHelp)) {
            page.item(termOf(option), option.description().toStdString());
        }
    }
    for (const HelpSection& section : sharedHelp()) {
        page.add(section);
    }
    page.section(CommandText::tr("See also").toStdString());
    page.paragraph("umpire(1)");
    return page;
}

struct Options {
    QString file; ///< the battle to open at once
    QStringList battles;
    QStringList shared; ///< packs and collections
    QString rules;
    QString language;
    QString theme;
    int percent = 0;
    QSize size;
    PictureOrder picture;
};

void describeOptions(QCommandLineParser& parser) {
    parser.setApplicationDescription(commandPurpose());
    parser.addPositionalArgument(
        QStringLiteral("FILE"),
        ApplicationText::tr("The battle to open; a rule pack or a collection of formations to take in."),
        QStringLiteral("[FILE]..."));
    parser.addOptions(commandOptions());
    parser.addHelpOption();
    parser.addVersionOption();
}

/// A battle is opened before any window. What is to be taken in comes first, so that the battle may need it.
void readFiles(const QStringList& files, Options& options) {
    for (const QString& file : files) {
        const bool battle = sharedKind(fromText(file)) == SharedKind::Battle;
        (battle ? options.battles : options.shared) << file;
    }
    options.file = options.shared.isEmpty() ? options.battles.value(0) : QString();
}

/// "" or what is wrong.
QString readOptions(const QCommandLineParser& parser, Options& options) {
    const auto value = [&parser](const char* name) { return parser.value(QLatin1String(name)); };
    const QStringList files = parser.positionalArguments();
    const bool forWindow =
        !parser.isSet(QStringLiteral("export")) && !parser.isSet(QStringLiteral("screenshot"));
    if (files.size() > 1 && !forWindow) {
        return ApplicationText::tr("only one FILE can be exported or shown in a picture");
    }
    options.file = files.value(0);
    if (forWindow) {
        readFiles(files, options);
    }
    options.rules = value("rules");
    options.language = value("language");
    if (!options.language.isEmpty() && !Language::known().contains(options.language)) {
        return ApplicationText::tr("--language is one of %1, not %2")
            .arg(Language::known().join(QStringLiteral(", ")), options.language);
    }
    options.theme = value("theme");
    if (!options.theme.isEmpty() && !Theme::names().contains(options.theme)) {
        return ApplicationText::tr("--theme is one of %1").arg(Theme::names().join(QStringLiteral(", ")));
    }
    bool number = true;
    options.percent = value("scale").isEmpty() ? 0 : value("scale").toInt(&number);
    if (!number || (options.percent != 0 &&
                    (options.percent < Look::leastPercent || options.percent > Look::mostPercent))) {
        return ApplicationText::tr("--scale is a number from %1 to %2")
            .arg(Look::leastPercent)
            .arg(Look::mostPercent);
    }
    const QStringList sides = value("size").split(QLatin1Char('x'));
    options.size = sides.size() == 2 ? QSize(sides[0].toInt(), sides[1].toInt()) : QSize();
    if (!value("size").isEmpty() && options.size.isEmpty()) {
        return ApplicationText::tr("--size is WIDTHxHEIGHT");
    }
    options.picture = {value("screenshot"), value("select"), value("target"), value("die"), value("show")};
    return {};
}

bool hasMoreToOffer(const StoredBattle& document, const Options& options) {
    return options.picture.file.isEmpty() &&
           (document.recovery(options.file).session || !document.earlier(options.file).empty());
}

/// Once the window is there to tell and to ask.
void tellAboutFile(MainWindow& window, const StoredBattle& document, const QString& file,
                   const Issues& issues) {
    if (document.isDamaged()) {
        window.files().offerRest(issues);
    } else if (!document.isOpen() && !file.isEmpty()) {
        window.openFile(file);
    } else {
        window.files().tellOf(issues, QFileInfo(file).fileName());
    }
}

/// Packs and collections, and further battles: each is played in a window of its own.
void takeFiles(MainWindow& window, const Options& options) {
    for (const QString& file : options.shared) {
        window.openFile(file);
    }
    for (const QString& file : options.battles) {
        if (file == options.battles.constFirst()) {
            if (options.file.isEmpty()) {
                window.openFile(file);
            }
        } else {
            const QStringList rules = options.rules.isEmpty()
                                          ? QStringList()
                                          : QStringList{QStringLiteral("--rules"), options.rules};
            QProcess::startDetached(QApplication::applicationFilePath(), rules + QStringList{file});
        }
    }
}

/// A file named on the command line is opened before any window, so that a script learns what is wrong.
int openBattle(StoredBattle& document, const Options& options, Issues& issues) {
    if (options.file.isEmpty()) {
        return done;
    }
    if (!QFileInfo(options.file).isReadable()) {
        return complain(ApplicationText::tr("%1: the file cannot be read").arg(options.file), noFile);
    }
    issues = document.open(options.file);
    if (!issues.empty()) {
        std::fprintf(stderr, "%s\n", qUtf8Printable(IssueDialog::text(issues)));
    }
    // The window has more to offer than a message: what can be saved of a damaged battle.
    return document.isOpen() || hasMoreToOffer(document, options) ? done : refused;
}

/// A picture leaves everything as it is.
AutosavePlan planFor(const Options& options) {
    const QString own = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    AutosavePlan plan;
    plan.on = options.picture.file.isEmpty();
    plan.fileLater = true;
    plan.examples = exampleFolders(fromText(QApplication::applicationFilePath()));
    plan.unsaved = own.isEmpty() ? std::string() : fromText(own + QStringLiteral("/unsaved"));
    plan.secrets = plan.on ? SecretStore::usualFolder() : std::filesystem::path();
    return plan;
}

/// What the event loop ends with when the window is to be made anew, because it speaks otherwise.
constexpr int inOtherWords = 1000;

TextLocale localeFor(const Language& language, const Settings& settings) {
    const bool inches = settings.value(Settings::Key::Lengths) == QStringLiteral("inches");
    return {fromText(language.code()), inches ? Lengths::Inches : Lengths::Centimetres};
}

/// The same with the lengths that the command line asks for.
TextLocale localeAsked(const QCommandLineParser& parser, TextLocale usual) {
    if (parser.isSet(QStringLiteral("centimetres"))) {
        usual.lengths = Lengths::Centimetres;
    } else if (parser.isSet(QStringLiteral("inches"))) {
        usual.lengths = Lengths::Inches;
    }
    return usual;
}

/// What the window that stood before leaves to the next.
struct Sitting {
    bool first = true;    ///< there was none: what was asked for when the program was started is done
    bool players = false; ///< the players' window was open
};

/// Lets the window go for another that speaks otherwise, unless the umpire is asked and stays.
void makeWay(MainWindow& window, Sitting& sitting) {
    window.table().endTour();
    if (window.findChild<HouseRulesActions*>()->mayLeave()) {
        window.putAside();
        sitting.players = window.findChild<QAction*>(QStringLiteral("actionPlayers"))->isChecked();
        QApplication::exit(inOtherWords);
    }
}

void leaveAtOnce(MainWindow& window) {
    window.findChild<HouseRulesActions*>()->leaveAtOnce();
    window.closeAtOnce();
}

constexpr std::array endings{SIGTERM, SIGHUP, SIGINT};

// A signal handler and what runs at exit are plain functions: there is nothing else through which they could
// be told.
std::array<int, 2> pipeEnds{-1, -1};
std::function<void()>* atTheEnd = nullptr;

/// Nothing but this is allowed in a signal handler.
extern "C" void tellThePipe(int /*signal*/) {
    const char byte = 0;
    [[maybe_unused]] const ssize_t written = ::write(pipeEnds[1], &byte, 1);
}

/// Qt ends the process by itself when the display goes away.
extern "C" void leaveAtTheEnd() {
    if (atTheEnd) {
        (*atTheEnd)();
    }
}

void handle(void (*handler)(int)) {
    for (const int each : endings) {
        std::signal(each, handler);
    }
}

/// Ends the program as closing its window does when the system ends it: by SIGTERM, SIGHUP or SIGINT, or
/// because the display is gone. One at a time.
class EndOfSession : public QObject {
  public:
    /// `close`: keeps everything and puts the window away. `leave`: the same where there may be no display
    /// any more; called at the end of the process in any case.
    EndOfSession(std::function<void()> close, std::function<void()> leave)
        : m_close(std::move(close)), m_leave(std::move(leave)) {
        atTheEnd = &m_leave;
        std::atexit(leaveAtTheEnd);
        if (::pipe2(pipeEnds.data(), O_CLOEXEC | O_NONBLOCK) == 0) {
            auto* notifier = new QSocketNotifier(pipeEnds[0], QSocketNotifier::Read, this);
            connect(notifier, &QSocketNotifier::activated, this, &EndOfSession::arrived);
            handle(tellThePipe);
        }
    }
    ~EndOfSession() override {
        handle(SIG_DFL);
        atTheEnd = nullptr;
        for (int& end : pipeEnds) {
            if (end >= 0) {
                ::close(end);
            }
            end = -1;
        }
    }

  private:
    void arrived() {
        handle(SIG_DFL); // a second one is meant as it is
        m_close();
        // Dialogs that are open wait in loops of their own; this ends all of them.
        QCoreApplication::exit(0);
    }

    std::function<void()> m_close;
    std::function<void()> m_leave;
};

/// A window with the battle that is open.
int runWindow(StoredBattle& document, Look& look, Settings& settings, const Options& options,
              const Issues& issues, Sitting& sitting) {
    const bool first = std::exchange(sitting.first, false);
    DialogPrompts prompts;
    MainWindow window(document, look, settings, prompts,
                      ExampleBattles::standard(QApplication::applicationFilePath()));
    if (first && options.size.isValid()) {
        window.resize(options.size);
    }
    QObject::connect(window.findChild<PreferencesActions*>(), &PreferencesActions::otherWordsWanted, &window,
                     [&window, &sitting] { makeWay(window, sitting); });
    const EndOfSession end([&window] { leaveAtOnce(window); }, [&document] { document.leaveAtOnce(); });
    window.show();
    if (!options.picture.file.isEmpty()) {
        return takePicture(window, options.picture)
                   ? done
                   : complain(ApplicationText::tr("%1: not written").arg(options.picture.file), noFile);
    }
    QTimer::singleShot(0, &window, [&] {
        if (first) {
            tellAboutFile(window, document, options.file, issues);
        }
        if (first) {
            takeFiles(window, options);
        }
    });
    if (std::exchange(sitting.players, false)) {
        window.findChild<QAction*>(QStringLiteral("actionPlayers"))->trigger();
    }
    return QApplication::exec();
}

int showWindow(StoredBattle& document, Look& look, Settings& settings, const Options& options,
               const Issues& issues, Language& language) {
    look.setPercent(options.percent ? options.percent : settings.value(Settings::Key::TextPercent).toInt());
    look.setThemeName(options.theme.isEmpty() ? settings.value(Settings::Key::Theme).toString()
                                              : options.theme);
    if (!document.path().isEmpty()) {
        settings.addRecentFile(document.path());
    }
    Sitting sitting;
    const QVariant before = settings.value(Settings::Key::Language);
    int status = runWindow(document, look, settings, options, issues, sitting);
    while (status == inOtherWords) {
        // What the command line asked for counts until another is chosen.
        const QVariant chosen = settings.value(Settings::Key::Language);
        language.speak(chosen == before && !options.language.isEmpty() ? options.language
                                                                       : chosen.toString());
        document.setLocale(localeFor(language, settings));
        status = runWindow(document, look, settings, options, {}, sitting);
    }
    return status;
}

/// What the window is asked for; none if no window will be opened. Known before there is an application: with
/// no display there could be none that shows windows.
std::optional<Options> windowOptions(int argc, char** argv) {
    QStringList arguments;
    for (int i = 0; i < argc; ++i) {
        arguments << QString::fromLocal8Bit(argv[i]);
    }
    QCommandLineParser parser;
    describeOptions(parser);
    Options options;
    const auto isSet = [&parser](const char* name) { return parser.isSet(QLatin1String(name)); };
    const bool opens = parser.parse(arguments) && !isSet("help") && !isSet("version") && !isSet("man-page") &&
                       !isSet("export") && !isSet("output") && readOptions(parser, options).isEmpty();
    return opens ? std::optional(options) : std::nullopt;
}

void nameApplication() {
    QApplication::setApplicationName(QStringLiteral("desert-umpire"));
    QApplication::setApplicationDisplayName(QStringLiteral("Desert Umpire"));
    QApplication::setOrganizationName(QStringLiteral("desert-umpire"));
    QApplication::setApplicationVersion(QStringLiteral(UMPIRE_VERSION));
    QGuiApplication::setDesktopFileName(QStringLiteral("desert-umpire"));
}

/// From now on a breakdown leaves a report.
void watch() {
    watchForBreakdown({"desert-umpire " UMPIRE_VERSION,
                       {"system: " + systemInWords(), windowSystemInWords(), "formats: " + formatsInWords()},
                       userFolders().reports});
}

/// Whether that is all that was asked for.
bool tellsOfItself(const QCommandLineParser& parser, const PackSearchPath& searchPath) {
    if (parser.isSet(QStringLiteral("help"))) {
        std::printf("%s\n%s\n%s\n", qUtf8Printable(parser.helpText()), plainHelp(sharedHelp()).c_str(),
                    whereRulesAre(searchPath).c_str());
        return true;
    }
    if (parser.isSet(QStringLiteral("version"))) {
        std::printf("desert-umpire %s\n", UMPIRE_VERSION);
        return true;
    }
    if (parser.isSet(QStringLiteral("man-page"))) {
        std::printf("%s", programPage().text().c_str());
        return true;
    }
    return false;
}

/// Read before all else, for what is wrong with the rest is said in it.
QString languageAsked(const QStringList& arguments, const Settings& settings) {
    QCommandLineParser parser;
    describeOptions(parser);
    parser.parse(arguments);
    const QString asked = parser.value(QStringLiteral("language"));
    return !Language::known().contains(asked) ? settings.value(Settings::Key::Language).toString() : asked;
}

BattleFiles standardFiles() {
    std::error_code ignored;
    const auto program = std::filesystem::read_symlink("/proc/self/exe", ignored);
    return BattleFiles(PackSearchPath::standard(program, gameNeeds()), findGame);
}

/// Reads the rules of the battle that was asked for while Qt starts and looks for fonts.
void readAhead(BattleFiles& files, const Options& options) {
    if (!options.file.isEmpty() && options.rules.isEmpty()) {
        // As the application does it, but before numbers are read on another thread: the decimal point is
        // the locale's.
        std::setlocale(LC_ALL, "");
        files.readRulesAhead(std::filesystem::path(fromText(options.file)));
    }
}

/// Opens the battle that was asked for, and shows it.
int playBattle(const BattleFiles& files, const Options& options, Settings& settings, Language& language) {
    Look look;
    StoredBattle document(files, planFor(options));
    document.useRules(options.rules);
    document.setLocale(localeFor(language, settings));
    Issues issues;
    const int status = openBattle(document, options, issues);
    return status == done ? showWindow(document, look, settings, options, issues, language) : status;
}

} // namespace

int runApplication(int argc, char** argv) {
    // A file that may not grow any more is a disk that is full: told in words, and nothing to die of.
    std::signal(SIGXFSZ, SIG_IGN);
    nameApplication();
    loadResources(); // which languages there are is looked up in them
    BattleFiles files = standardFiles();
    if (const auto options = windowOptions(argc, argv)) {
        readAhead(files, *options);
    } else {
        // Whatever the environment names may find no display, and Qt aborts then.
        qputenv("QT_QPA_PLATFORM", "offscreen");
    }
    QApplication application(argc, argv);
    watch();
    Settings settings;
    Language language;
    language.speak(languageAsked(QApplication::arguments(), settings));
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/desert-umpire.svg")));
    QCommandLineParser parser;
    describeOptions(parser);
    if (!parser.parse(QApplication::arguments())) {
        return complain(parser.errorText(), wrongUsage);
    }
    if (tellsOfItself(parser, files.searchPath())) {
        return done;
    }
    Options options;
    const QString problem = readOptions(parser, options);
    if (!problem.isEmpty()) {
        return complain(problem, wrongUsage);
    }
    if (parser.isSet(QStringLiteral("export"))) {
        return exportSheet(parser, files, options.rules, options.file,
                           localeAsked(parser, localeFor(language, settings)));
    }
    if (parser.isSet(QStringLiteral("output"))) {
        return complain(ApplicationText::tr("--output needs --export SHEET"), wrongUsage);
    }
    return playBattle(files, options, settings, language);
}

} // namespace umpire::gui
