#include "saving.h"

#include "report.h"

#include "umpire/base/speech.h"

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
        complain(m_err, m_file,
                 fill(say("cli", "it is open: {owner}; close it there, or save elsewhere"),
                      {{"owner", m_lock->owner().words()}}));
        return false;
    case BattleLock::State::Failed:
        complain(m_err, m_file,
                 fill(say("cli", "it cannot be locked, so nothing is played: {problem}; remove "
                                 "what is in the way, or save elsewhere"),
                      {{"problem", m_lock->problem()}}));
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
                 ? fill(say("cli", "it cannot be locked any more: {problem}; nothing is saved there"),
                        {{"problem", m_lock->problem()}})
                 : fill(say("cli", "it was taken over: {owner}; nothing more is saved there"),
                        {{"owner", m_lock->owner().words()}}));
    return false;
}

bool Saving::tell(const Kept& kept) {
    for (const std::string& notice : m_keeper->takeNotices()) {
        warn(m_err, m_file, notice);
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
        complain(m_err, m_file, problem);
    }
    m_told = problem;
}

} // namespace umpire::cli
