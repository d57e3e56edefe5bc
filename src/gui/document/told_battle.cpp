#include "document/told_battle.h"

namespace umpire::gui {

ToldBattle::ToldBattle(const ToldBattle& other)
    : m_telling(other.m_telling),
      m_session(other.m_session ? std::make_unique<Session>(*other.m_session) : nullptr) {}

ToldBattle& ToldBattle::operator=(const ToldBattle& other) {
    if (this != &other) {
        m_telling = other.m_telling;
        m_session = other.m_session ? std::make_unique<Session>(*other.m_session) : nullptr;
    }
    return *this;
}

void ToldBattle::tell(const TextLocale& telling) {
    m_telling = telling;
}

void ToldBattle::begin(const Session* kept, const PackShelf& shelf) {
    m_session = kept ? localizedSession(*kept, shelf, m_telling) : nullptr;
}

void ToldBattle::follow(const Session& kept) {
    if (m_session) {
        m_session->localizeLike(kept);
    }
}

Answer ToldBattle::told(const Json& command, Answer answer) const {
    return m_session ? m_session->toldAnswer(command, std::move(answer)) : std::move(answer);
}

} // namespace umpire::gui
