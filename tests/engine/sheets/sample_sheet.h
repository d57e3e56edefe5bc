#pragma once

#include "umpire/sheets/sheet.h"

namespace umpire::test {

/// A sheet with every kind of block and piece, and names that are no markup.
sheets::Sheet sampleSheet();

/// A name that a careless writer would let loose on its reader.
inline constexpr const char* hostileName = "<b>&\"'";

} // namespace umpire::test
