#include "play_dice.h"

#include "report.h"
#include "umpire/base/speech.h"

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
    if (m_safe.isLost()) {
        warn(err, m_home,
             say("cli",
                 "the secret of its dice is not on this computer, so nobody can check what fell with it; "
                 "from here on they come from a new one"));
    }
    const std::string problem = m_safe.seal(session);
    callOut(session);
    keep();
    err << fill(say("cli", "{file}: the dice are sealed: pledge {letters} ({pledge})"),
                {{"file", m_home}, {"letters", notedLetters(m_safe.pledge())}, {"pledge", m_safe.pledge()}})
        << '\n';
    if (!problem.empty()) {
        warn(err, m_home,
             fill(say("cli", "their secret could not be kept, so nobody can check them later: {problem}"),
                  {{"problem", problem}}));
    }
    err.flush();
}

void PlayDice::kept(const Session& session, std::ostream& err) {
    if (m_random || m_home.empty()) {
        return;
    }
    if (const std::string problem = m_safe.remember(session, m_home); !problem.empty()) {
        warn(err, m_home,
             fill(say("cli", "how far the dice were thrown could not be kept: {problem}"),
                  {{"problem", problem}}));
    }
}

} // namespace umpire::cli
