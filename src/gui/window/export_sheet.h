#pragma once

#include "paper/sheet_pages.h"
#include "umpire/battle/localized_session.h"
#include "umpire/sheets/make_sheet.h"
#include "umpire/sheets/write_sheet.h"
#include "umpire/storage/battle_file.h"

#include <QCommandLineOption>
#include <QList>
#include <QString>

#include <optional>

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

/// What the options of the command line want exported.
struct ExportOrder {
    const sheets::SheetKind* kind = nullptr;
    sheets::SheetWish wish;
    QString output;
    std::optional<sheets::SheetFormat> format; ///< none: PDF
    PageFormat page;
    QString photos; ///< folder, or ""

    /// Those of the command line that say it.
    static QList<QCommandLineOption> options();
    /// "" or what is wrong with the options.
    QString read(const QCommandLineParser& parser);

  private:
    QString readSheet(const QString& name);
    QString readOutput(const QString& name);
    QString readReader(const QString& name);
    QString readShowing(const QString& name);
    QString readPaper(const QString& name);
};

/// `--export`: a sheet into a file, with no window.
class SheetExport {
  public:
    /// Lets the application be made where there is no display, unless the user said how.
    static void doWithoutDisplay();

    /// Does what the options say with FILE, which may be "". Errors go to the standard error. Gives the exit
    /// status: 0 done, 1 refused input, 2 wrong usage, 3 a file that cannot be read or written.
    static int run(const QCommandLineParser& parser, const BattleFiles& files, const QString& rules,
                   const QString& file, const TextLocale& locale);
};

} // namespace umpire::gui
