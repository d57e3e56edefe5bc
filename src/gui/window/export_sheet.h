#pragma once

#include "umpire/rules/localized_pack.h"
#include "umpire/storage/battle_file.h"

#include <QCommandLineOption>
#include <QList>
#include <QString>

class QCommandLineParser;

namespace umpire::gui {

class MainWindow;

/// What a picture of the window is to show.
struct PictureOrder {
    QString file; ///< "" for none
    QString select;
    QString target;
    QString die;
    QString show; ///< names of menu entries to trigger, with commas between them
};

/// Chooses the units and the die, lets the window settle and saves its picture. False when it could not.
bool takePicture(MainWindow& window, const PictureOrder& order);

/// The options of the command line that say what `--export` writes, and how.
QList<QCommandLineOption> exportOptions();

/// `--export`: a sheet into a file, with no window. Does what the options say with FILE, which may be "".
/// Errors go to the standard error. Gives the exit status: 0 done, 1 refused input, 2 wrong usage, 3 a file
/// that cannot be read or written.
int exportSheet(const QCommandLineParser& parser, const BattleFiles& files, const QString& rules,
                const QString& file, const TextLocale& locale);

} // namespace umpire::gui
