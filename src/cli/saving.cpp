#include "saving.h"

#include <ostream>

namespace umpire::cli {

bool Saving::lock() {
    if (m_file.empty()) {
        return true;
    }
    m_lock.emplace(m_file, "umpire play");
    switch (m_lock->take()) {
    case BattleLock::State::Others:
    case BattleLock::State::Stale:
        m_err << m_file << ": error: it is open: " << m_lock->owner().words()
              << "; close it there, or save elsewhere\n";
        return false;
    case BattleLock::State::Failed:
        m_err << m_file << ": error: it cannot be locked, so nothing is played: " << m_lock->problem()
              << "; remove what is in the way, or save elsewhere\n";
        return false;
    default:
        return true;
    }
}

bool Saving::begin(const Session& session, std::uint64_t journal) {
    if (!m_file.empty()) {
        m_keeper.emplace(m_file, journal);
    }
    return keep(session);
}

bool Saving::keep(const Session& session) {
    return !m_keeper || (isOurs() && tell(m_keeper->keep(session)));
}

bool Saving::close(const Session& session) {
    if (m_keeper && isOurs()) {
        tell(m_keeper->close(session));
    }
    return m_allWritten;
}

/// Gives others a sign of life, and sees when one of them took the battle over, or when the lock and all
/// beside it are gone. Each answer tries again: the drive may be back.
bool Saving::isOurs() {
    if (m_lock->look() == BattleLock::State::Ours) {
        return true;
    }
    m_allWritten = false;
    tellOnce(m_lock->state() == BattleLock::State::Failed
                 ? "it cannot be locked any more: " + m_lock->problem() + "; nothing is saved there"
                 : "it was taken over: " + m_lock->owner().words() + "; nothing more is saved there");
    return false;
}

bool Saving::tell(const Kept& kept) {
    for (const std::string& notice : m_keeper->takeNotices()) {
        m_err << m_file << ": warning: " << notice << '\n';
    }
    if (!kept.problem.empty()) {
        m_allWritten = false;
    }
    tellOnce(kept.problem);
    return kept.safe;
}

/// A problem that lasts stands there once, not with every answer.
void Saving::tellOnce(const std::string& problem) {
    if (!problem.empty() && problem != m_told) {
        m_err << m_file << ": error: " << problem << '\n';
    }
    m_told = problem;
}

} // namespace umpire::cli
