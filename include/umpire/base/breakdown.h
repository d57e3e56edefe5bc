#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace umpire {

// What a program was doing when it broke down: by SIGSEGV, SIGABRT, SIGFPE, SIGBUS, SIGILL, or because nobody
// caught an exception. All of it is held in buffers of a fixed size, so that nothing but write(2) is needed
// to put it down. There is one set of them in a process, since a signal handler is told nothing.
//
// Nothing that a user wrote may be noted: no names, no contents of files, no paths.

/// What a report says first, and where it goes.
struct BreakdownOrder {
    std::string program;            ///< "umpire 0.1.0"
    std::vector<std::string> lines; ///< of the system, versions of libraries; each is told on its line
    std::filesystem::path folder;   ///< for reports while no battle is open, or none can be written there
    void (*inBetween)() = nullptr;  ///< called while a report is written, for tests
};

/// From now on a report is written when the process breaks down, which then ends by the same signal as it
/// would have. A second breakdown while it is written ends the process at once.
void watchForBreakdown(const BreakdownOrder& order);

/// The battle beside which a report is written from now on; "" for none. Nothing is known of it yet.
void noteBattle(const std::filesystem::path& battle);

/// By what is played and how far it got: ids and numbers only.
struct BattleStanding {
    std::string_view rules;
    std::string_view fingerprint;
    std::string_view phase;
    std::int64_t turn = 0;
    std::int64_t records = 0;
    std::int64_t subjects = 0; ///< units, officers and formations
};
void noteStanding(const BattleStanding& standing);

/// How many of the latest actions a report tells.
inline constexpr int actionsNoted = 50;

/// That something was begun: "command" and "shoot", "action" and "actionUndo". A name that is no plain word
/// of letters, digits and hyphens is left out. Of one thread: whoever plays.
void noteDeed(std::string_view kind, std::string_view name);

/// A report that was found.
struct BreakdownReport {
    std::filesystem::path path;
    std::filesystem::path battle; ///< beside which it was written; "" when it was none
    std::int64_t when = 0;        ///< seconds since 1970, universal time; 0 where the name does not say
};

/// Those in these folders, the latest first.
std::vector<BreakdownReport> breakdownReports(const std::vector<std::filesystem::path>& folders);
/// Those beside one battle.
std::vector<BreakdownReport> breakdownReportsOf(const std::filesystem::path& battle);

} // namespace umpire
