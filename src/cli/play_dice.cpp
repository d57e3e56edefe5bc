#include "play_dice.h"

#include <ostream>

namespace umpire::cli {

namespace {

bool throwsDice(const Session& session, const Json& command) {
    return command.is_object() && !command.contains("dice") && session.preview(command).wanted.has_value();
}

} // namespace

PlayDice::PlayDice(const std::string& save, std::optional<std::uint64_t> seed,
                   std::optional<std::uint64_t> call)
    : m_home(DiceSafe::homeOf(save)), m_call(call), m_seed(seed),
      m_safe(SecretShelf(save.empty() ? std::filesystem::path() : SecretShelf::usualFolder())) {}

void PlayDice::open(Session& session) {
    if (m_seed) {
        m_random.emplace(*m_seed, session.drawnUpTo({RandomDice::generator, *m_seed}));
        return;
    }
    m_safe.open(session, m_home);
    if (m_safe.isSealed()) {
        callOut(session);
    }
}

ProgramDice& PlayDice::dice() {
    return m_random ? static_cast<ProgramDice&>(*m_random) : m_safe.dice();
}

void PlayDice::callOut(Session& session) {
    const auto& calls = session.sealedSeries().back().calls;
    if (m_call && (calls.empty() || calls.back().number != *m_call)) {
        m_safe.call(session, *m_call);
    }
}

void PlayDice::prepare(Session& session, const Json& command, const std::function<void()>& keep,
                       std::ostream& err) {
    if (m_random || m_home.empty() || m_safe.isSealed() || !throwsDice(session, command)) {
        return;
    }
    const std::string problem = m_safe.seal(session);
    callOut(session);
    keep();
    err << m_home << ": the dice are sealed: pledge " << notedLetters(m_safe.pledge()) << " ("
        << m_safe.pledge() << ")\n";
    if (!problem.empty()) {
        err << m_home
            << ": warning: their secret could not be kept, so nobody can check them later: " << problem
            << '\n';
    }
    err.flush();
}

void PlayDice::kept(const Session& session, std::ostream& err) {
    if (m_random || m_home.empty()) {
        return;
    }
    if (const std::string problem = m_safe.remember(session, m_home); !problem.empty()) {
        err << m_home << ": warning: how far the dice were thrown could not be kept: " << problem << '\n';
    }
}

} // namespace umpire::cli
