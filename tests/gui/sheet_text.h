#pragma once

#include "paper/sheet_pages.h"

#include <QStringList>

#include <map>

namespace umpire::gui::test {

/// The letters and digits of a text in a row, without what stands between: how a layout may have broken it
/// does not count.
QString lettersOf(const QString& text);

/// Every text of a sheet: titles, cells, captions, marks, labels, in reading order.
QStringList textsOf(const sheets::Sheet& sheet);

/// The words of texts and how often each occurs. Footnotes' numbers are left out.
std::map<QString, int> bagOf(const QStringList& texts);

/// What is wrong with the pages, a line each: text outside the margins, text over text.
QStringList flawsOf(const SheetPages& pages);

} // namespace umpire::gui::test
