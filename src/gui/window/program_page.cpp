#include "umpire/base/man_page.h"
#include "window/command_options.h"

#include <QCommandLineOption>
#include <QCoreApplication>

namespace umpire::gui {

namespace {

/// Finds the translations of this file.
class PageText {
    Q_DECLARE_TR_FUNCTIONS(Command)
};

std::string termOf(const QCommandLineOption& option) {
    std::string term = "--";
    term += option.names().constFirst().toStdString();
    if (!option.valueName().isEmpty()) {
        term += " " + option.valueName().toStdString();
    }
    return term;
}

void describeCalls(ManPage& page) {
    page.section(PageText::tr("Synopsis").toStdString());
    page.call("desert-umpire", "[OPTIONS] [FILE]...");
    page.call("desert-umpire", "--export SHEET --output OUT.pdf|.html|.txt|.csv [OPTIONS] [FILE]");
    page.section(PageText::tr("Description").toStdString());
    page.paragraph(commandPurpose().toStdString());
    page.paragraph(
        PageText::tr("FILE is a battle to open. A rule pack (its folder or its pack.json) and a "
                     "collection of formations are taken in, after a question. Several battles are "
                     "each opened in a window of their own.")
            .toStdString());
    page.paragraph(PageText::tr("With --export a sheet is written, and no window is opened: it works without "
                                "a display.")
                       .toStdString());
}

/// lupdate knows the sentences of this class within this namespace only.
std::string purpose() {
    return PageText::tr("umpire wargames at the table").toStdString();
}
std::string optionsTitle() {
    return PageText::tr("Options").toStdString();
}
std::string seeAlsoTitle() {
    return PageText::tr("See also").toStdString();
}

} // namespace

std::string programPage() {
    ManPage page({"desert-umpire", UMPIRE_VERSION, UMPIRE_RELEASED, purpose()});
    describeCalls(page);
    page.section(optionsTitle());
    for (const QCommandLineOption& option : commandOptions()) {
        if (!option.flags().testFlag(QCommandLineOption::HiddenFromHelp)) {
            page.item(termOf(option), option.description().toStdString());
        }
    }
    for (const HelpSection& section : sharedHelp()) {
        page.add(section);
    }
    page.section(seeAlsoTitle());
    page.paragraph("umpire(1)");
    return page.text();
}

std::string helpBelowOptions() {
    return plainHelp(sharedHelp());
}

} // namespace umpire::gui
