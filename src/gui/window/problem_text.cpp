#include "window/problem_text.h"

#include "document/text.h"
#include "umpire/base/breakdown.h"
#include "umpire/base/file.h"
#include "umpire/storage/doctor.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QGuiApplication>
#include <QScreen>

namespace umpire::gui {

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
    static const std::pair<const char*, Key> plain[] = {
        {"look/theme", Key::Theme},
        {"look/text-percent", Key::TextPercent},
        {"look/field-size", Key::FieldSize},
        {"look/touch", Key::Touch},
        {"look/tint-changes", Key::TintChanges},
        {"dice/apply-at-once", Key::ApplyAtOnce},
        {"players/text-percent", Key::PlayersPercent},
        {"players/full-screen", Key::PlayersFullScreen},
        {"print/paper", Key::PrintPaper},
        {"print/colour", Key::PrintColour},
        {"print/margin", Key::PrintMargin},
        {"ask/owed", Key::AskOwed},
        {"ask/reset", Key::AskReset},
        {"ask/discard", Key::AskDiscard},
        {"sounds/result", Key::SoundResult},
        {"sounds/due", Key::SoundDue},
        {"clock/turn-minutes", Key::ClockMinutes},
        {"clock/starts", Key::ClockStarts},
        {"clock/shown", Key::ClockShown},
    };
    QStringList lines;
    for (const auto& [name, key] : plain) {
        lines << line(QLatin1String(name), settings.value(key));
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
    return toText(diagnosisText(examine(order, document.shelf()), Discretion::ForSharing));
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
