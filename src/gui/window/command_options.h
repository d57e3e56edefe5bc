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

} // namespace umpire::gui
