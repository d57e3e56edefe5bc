#pragma once

#include "paper/page_format.h"

#include "umpire/sheets/make_sheet.h"
#include "umpire/sheets/write_sheet.h"

#include <QCommandLineOption>
#include <QList>
#include <QString>

#include <optional>

class QCommandLineParser;

namespace umpire::gui {

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

} // namespace umpire::gui
