#pragma once

#include "umpire/sheets/sheet.h"

namespace umpire::gui::test {

/// A sheet with one of everything that a sheet may hold.
sheets::Sheet sampleSheet();

/// So many paragraphs of words.
sheets::Sheet longSheet(int paragraphs);

sheets::Phrase plain(const std::string& text);

} // namespace umpire::gui::test
