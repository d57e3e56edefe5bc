#pragma once

#include "report.h"

#include <iosfwd>
#include <string>

namespace umpire::cli {

/// What stands for standard input where a file is wanted.
constexpr const char* standardInput = "-";

/// The battle of a file, or of standard input where the file is "-".
LoadedBattle loadBattle(const BattleFiles& files, const std::string& file, const std::string& rules = {});

/// That standard input was named for a battle and its commands both, in words.
std::string readTwice();

/// The status of a command that has done its work, once all of its output has arrived; `noFile`, with a
/// message, where some of it was lost. Whoever writes to `out` need not look after it.
Status allWritten(Status status, std::ostream& out, std::ostream& err);

} // namespace umpire::cli
