#pragma once

#include "look/look.h"
#include "umpire/sheets/sheet.h"

#include <QString>

namespace umpire::gui {

/// A sheet as rich text for a screen, in the colours and the size of text in force. Where something begins
/// (Words::about) stands an anchor of that name, and one of its id at the head of each section.
QString sheetHtml(const sheets::Sheet& sheet, const Look& look);

/// The title of a section for a list of chapters, without the numbers of its footnotes.
QString chapterName(const sheets::Section& section);

} // namespace umpire::gui
