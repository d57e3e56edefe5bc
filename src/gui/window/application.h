#pragma once

#include <QCommandLineOption>
#include <QList>
#include <QString>

namespace umpire::gui {

/// The options of the program: what the parser takes, `--help` tells and the page for `man` says.
QList<QCommandLineOption> commandOptions();

/// What the program is, in a sentence.
QString commandPurpose();

/// The page for `man`.
std::string programPage();

/// What `--help` tells below the options.
std::string helpBelowOptions();

/// Runs the program. Gives its exit status: 0 done, 1 refused input, 2 wrong usage, 3 unreadable file.
int runApplication(int argc, char** argv);

} // namespace umpire::gui
