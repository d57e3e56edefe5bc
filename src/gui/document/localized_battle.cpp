#include "document/localized_battle.h"

namespace umpire::gui {

LocalizedBattle::LocalizedBattle(const LocalizedBattle& other)
    : m_telling(other.m_telling),
      m_session(other.m_session ? std::make_unique<Session>(*other.m_session) : nullptr) {}

LocalizedBattle& LocalizedBattle::operator=(const LocalizedBattle& other) {
    if (this != &other) {
        m_telling = other.m_telling;
        m_session = other.m_session ? std::make_unique<Session>(*other.m_session) : nullptr;
    }
    return *this;
}

void LocalizedBattle::tell(const TextLocale& telling) {
    m_telling = telling;
}

void LocalizedBattle::begin(const Session* kept, const PackSearchPath& shelf) {
    m_session = kept ? localizedSession(*kept, shelf, m_telling) : nullptr;
}

void LocalizedBattle::follow(const Session& kept) {
    if (m_session) {
        m_session->localizeLike(kept);
    }
}

Answer LocalizedBattle::told(const Json& command, Answer answer) const {
    return m_session ? m_session->toldAnswer(command, std::move(answer)) : std::move(answer);
}

} // namespace umpire::gui
