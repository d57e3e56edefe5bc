#pragma once

#include "umpire/battle/localized_session.h"
#include "umpire/storage/battle_file.h"

#include <QString>

class QCommandLineParser;

namespace umpire::gui {

/// `--export`: a sheet into a file, with no window.
class SheetExport {
  public:
    /// Lets the application be made where there is no display, unless the user said how.
    static void doWithoutDisplay();

    /// Does what the options say with FILE, which may be "". Errors go to the standard error. Gives the exit
    /// status: 0 done, 1 refused input, 2 wrong usage, 3 a file that cannot be read or written.
    static int run(const QCommandLineParser& parser, const BattleFiles& files, const QString& rules,
                   const QString& file, const TextLocale& telling);
};

} // namespace umpire::gui
