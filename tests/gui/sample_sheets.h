#pragma once

#ifndef Q_MOC_RUN // moc of Qt 6.4 cannot read some headers of libstdc++ 12
#include "umpire/sheets/sheet.h"
#endif

namespace umpire::gui::test {

/// A sheet with one of everything that a sheet may hold.
sheets::Sheet sampleSheet();

/// So many paragraphs of words.
sheets::Sheet longSheet(int paragraphs);

sheets::Phrase plain(const std::string& text);

} // namespace umpire::gui::test
