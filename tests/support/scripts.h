#pragma once

#include "umpire/battle/session.h"

#include <filesystem>
#include <string>
#include <vector>

namespace umpire::test {

/// The names of the shipped battles that have a script, such as "beersheba-1917".
std::vector<std::string> scriptedBattles();
/// The commands of a shipped battle's script.
std::vector<Json> commandsOf(const std::string& battle);
/// Those of any script, one a line.
std::vector<Json> commandsIn(const std::filesystem::path& script);
/// The whole state as it is shown: every subject, the turn, what is owed.
Json endState(const Session& session);
/// Where a golden state is kept: "beersheba-1917.end".
std::filesystem::path goldenFile(const std::string& name);
/// Compares a state with the one kept: "" or the lines in which they differ. UMPIRE_GOLDEN_UPDATE=1 keeps it
/// anew instead.
std::string againstGolden(const std::string& name, const Json& state);

} // namespace umpire::test
