#include "window/export_order.h"

#include "document/text.h"
#include "umpire/base/text.h"

#include <QCommandLineParser>
#include <QFileInfo>

#include <algorithm>

namespace umpire::gui {

namespace {

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

} // namespace

QList<QCommandLineOption> ExportOrder::options() {
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

QString ExportOrder::read(const QCommandLineParser& parser) {
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

QString ExportOrder::readSheet(const QString& name) {
    kind = sheets::sheetKind(fromText(name));
    if (!kind) {
        const std::string hint = didYouMean(fromText(name), sheetNames());
        const QString unknown = toText(inQuotes(fromText(name)));
        return hint.empty() ? ExportOrderText::tr("--export: unknown sheet %1; it is one of %2")
                                  .arg(unknown, toText(joined(sheetNames())))
                            : ExportOrderText::tr("--export: unknown sheet %1%2").arg(unknown, toText(hint));
    }
    wish.sheet = kind->id;
    return {};
}

QString ExportOrder::readOutput(const QString& name) {
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

QString ExportOrder::readReader(const QString& name) {
    wish.reader = name == QLatin1String("players") ? sheets::Reader::Players : sheets::Reader::Umpire;
    const bool known = name.isEmpty() || name == QLatin1String("players") || name == QLatin1String("umpire");
    return known ? QString() : ExportOrderText::tr("--for is umpire or players");
}

QString ExportOrder::readShowing(const QString& name) {
    if (name == QLatin1String("now")) {
        wish.showing = sheets::Showing::Now;
    } else if (name == QLatin1String("set-up")) {
        wish.showing = sheets::Showing::SetUp;
    } else if (!name.isEmpty()) {
        return ExportOrderText::tr("--as is now or set-up");
    }
    return {};
}

QString ExportOrder::readPaper(const QString& name) {
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

} // namespace umpire::gui
