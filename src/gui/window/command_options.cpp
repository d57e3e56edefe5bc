#include "window/command_options.h"

#include "window/export_sheet.h"

#include <QCoreApplication>

namespace umpire::gui {

namespace {

/// Finds the translations of this file.
class CommandText {
    Q_DECLARE_TR_FUNCTIONS(Command)
};

QList<QCommandLineOption> pictureOptions() {
    const auto option = [](const char* name, const QString& text, const char* value) {
        return QCommandLineOption(QLatin1String(name), text, QLatin1String(value));
    };
    return {option("screenshot", CommandText::tr("Save a picture of the window and exit."), "FILE.png"),
            option("select", CommandText::tr("For the picture: the unit that acts."), "UNIT"),
            option("target", CommandText::tr("For the picture: the unit it acts on."), "UNIT"),
            option("die", CommandText::tr("For the picture: the die thrown."), "FACE"),
            option("show", CommandText::tr("For the picture: menu entries to trigger, by name."), "NAMES")};
}

} // namespace

QString commandPurpose() {
    return CommandText::tr("The umpire's desk at a wargames table.");
}

QList<QCommandLineOption> commandOptions() {
    const auto option = [](const char* name, const QString& text, const char* value) {
        return QCommandLineOption(QLatin1String(name), text, QLatin1String(value));
    };
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
    options += ExportOrder::options();
    QCommandLineOption page(QStringLiteral("man-page"));
    page.setFlags(QCommandLineOption::HiddenFromHelp);
    options << page;
    return options;
}

} // namespace umpire::gui
