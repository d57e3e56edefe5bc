#pragma once

#include "umpire/base/disk.h"

#include <chrono>
#include <filesystem>
#include <optional>
#include <string>

namespace umpire {

/// Who has a battle open, as his lock says. Texts may be empty; they come from a file, and are fit to be
/// shown.
struct LockOwner {
    std::string user;
    std::string host;
    std::string program;
    std::string since; ///< ISO 8601, universal time
    int process = 0;
    std::string machine; ///< the same for all that runs on one computer

    /// "anna on desk-2 (umpire, process 4711)".
    std::string name() const;
    /// The same, and "since 2026-11-21 19:32 UTC".
    std::string words() const;
};

/// Sees to it that one program at a time writes a battle: a file `NAME.lock` beside it, with its owner. On
/// one computer the system itself knows whether the owner still runs, so that a killed program or a computer
/// that lost its power leaves nothing to wait for. An owner on another computer must be seen to do nothing
/// for `patience` before his lock counts as stale; clocks are not compared.
class BattleLock {
  public:
    enum class State {
        Ours,
        Others,   ///< somebody has the battle open
        Stale,    ///< somebody on another computer had it open and gives no sign of life any more
        NotTaken, ///< it was not tried, was released, or is free
        Failed,   ///< the file cannot be made: see `problem`
    };

    /// How long others wait for a sign of life: an owner should `look` several times as often.
    static constexpr std::chrono::seconds usualPatience{90};

    /// Where a symbolic link leads is what is locked. `program`: for the owner's name.
    BattleLock(const std::filesystem::path& battle, std::string program,
               std::chrono::milliseconds patience = usualPatience);
    /// Releases it.
    ~BattleLock();
    BattleLock(const BattleLock&) = delete;
    BattleLock& operator=(const BattleLock&) = delete;

    /// Takes the lock when nobody has it.
    State take() { return takeFrom(false); }
    /// Takes the lock although somebody on another computer has it: `take` told so.
    State takeOver() { return takeFrom(true); }
    /// Looks how things are, and when the lock is ours gives a sign of life. A lock of ours that is gone or
    /// damaged is taken again; only somebody else's text in it means that he took it over. Where it cannot be
    /// made any more
    /// (`Failed`: its folder or drive is gone) each look tries again.
    State look();
    void release();

    State state() const { return m_state; }
    /// Whose it is, when it is others' or was.
    const LockOwner& owner() const { return m_owner; }
    /// In words why it could not be made.
    const std::string& problem() const { return m_problem; }

  private:
    State takeFrom(bool evenOthers);
    State tryToTake(bool evenOthers);
    State claim(bool evenOthers);
    bool isFree(const std::string& text);
    bool isAtItsPlace(int file) const;
    State lookAtOwn();
    State lookAtOthers();
    State failed(const std::string& why = systemReason());
    void dropFile();

    std::filesystem::path m_path;
    std::string m_program;
    std::chrono::milliseconds m_patience;
    State m_state = State::NotTaken;
    LockOwner m_owner;
    std::string m_problem;
    bool m_held = false; ///< it was ours, and nobody has taken it since
    int m_file = -1;
    std::string m_own; ///< what we wrote into it
    FileStamp m_seen;  ///< the other's lock when it last gave a sign of life
    std::chrono::steady_clock::time_point m_seenAt;
};

/// The lock of a battle file.
std::filesystem::path lockOf(const std::filesystem::path& battle);

} // namespace umpire
