#pragma once

#include "umpire/battle/visibility.h"
#include "umpire/storage/battle_file.h"

#include <iosfwd>

namespace umpire::cli {

/// Exit statuses of the contract.
enum Status { done = 0, refused = 1, wrongUsage = 2, noFile = 3 };

/// Prints each issue on a line of its own.
void print(std::ostream& out, const Issues& issues);

/// Prints it on lines of its own.
void printJson(std::ostream& out, const Json& json);

/// "PLACE: error: PROBLEM" on a line of its own, and the same of a warning.
void complain(std::ostream& out, const std::string& place, const std::string& problem);
void warn(std::ostream& out, const std::string& place, const std::string& problem);

/// The battle as a person reads it.
/// What this viewer may see of it: of cards that lie covered only how many there are.
void printBattle(std::ostream& out, const Session& session, const Viewer& viewer = {});
Json battleJson(const Session& session, const Viewer& viewer = {});

/// A rule pack as a person reads it.
void printRules(std::ostream& out, const RulePack& rules);
Json rulesJson(const RulePack& rules);

} // namespace umpire::cli
