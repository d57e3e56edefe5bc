#pragma once

#include "umpire/rules/rules_differences.h"
#include "umpire/storage/battle_file.h"

#include <functional>
#include <iosfwd>
#include <string>

namespace umpire::cli {

/// Exit statuses of the contract.
enum Status { done = 0, refused = 1, wrongUsage = 2, noFile = 3 };

/// What stands for standard input where a file is wanted.
constexpr const char* standardInput = "-";

/// Prints it on a line of its own.
void printLine(const std::string& line);
/// Prints each issue on a line of its own.
void print(std::ostream& out, const Issues& issues);
/// What two packs say otherwise, below the heads of its parts.
void printPart(const PartDifferences& part);
/// Prints it on lines of its own.
void printJson(const Json& json);
/// "PLACE: error: PROBLEM" on a line of its own, and the same of a warning.
void complain(std::ostream& out, const std::string& place, const std::string& problem);
void complain(const std::string& place, const std::string& problem);
void warn(std::ostream& out, const std::string& place, const std::string& problem);

/// The battle of a file, or of standard input where the file is "-".
LoadedBattle readBattle(const BattleFiles& files, const std::string& file, const std::string& rules = {});
/// The same; its issues are printed.
LoadedBattle loadBattle(const BattleFiles& files, const std::string& file, const std::string& rules = {});
/// Whether it could be read, and played.
Status statusOf(const LoadedBattle& loaded);

/// The pack that was named, or the only one there is; its issues are printed.
std::shared_ptr<const RulePack> loadPack(const std::string& name, const PackSearchPath& searchPath,
                                         const std::string& command);

/// That standard input was named for a battle and its commands both, in words.
std::string readTwice();

/// Answers every JSON command of a script with one line of JSON; `script` is a file, or "-" for standard
/// input. `done` where every answer says `ok`.
Status answerScript(const std::string& script, const std::function<Json(const Json&)>& answer);

/// The status of a command that has done its work, once all of its output has arrived; `noFile`, with a
/// message, where some of it was lost. Whoever writes to standard output need not look after it.
Status allWritten(Status status);

} // namespace umpire::cli
