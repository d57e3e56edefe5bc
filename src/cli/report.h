#pragma once

#include "umpire/storage/battle_file.h"

#include <iosfwd>
#include <string>

namespace umpire::cli {

/// Exit statuses of the contract.
enum Status { done = 0, refused = 1, wrongUsage = 2, noFile = 3 };

/// Prints each issue on a line of its own.
void print(std::ostream& out, const Issues& issues);

/// The battle as a person reads it.
void printBattle(std::ostream& out, const Session& session);
Json battleJson(const Session& session);

/// A rule pack as a person reads it.
void printRules(std::ostream& out, const RulePack& rules);

} // namespace umpire::cli
