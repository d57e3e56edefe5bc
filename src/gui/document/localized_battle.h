#pragma once

#include "umpire/battle/localized_session.h"

#include <memory>

namespace umpire::gui {

/// The battle as it is told in the language and the lengths that the umpire chose, beside the battle as it is
/// kept, which does not depend on them. There is none as long as both are the same.
class LocalizedBattle {
  public:
    LocalizedBattle() = default;
    /// Another one of the same battle, to look back with.
    LocalizedBattle(const LocalizedBattle& other);
    LocalizedBattle& operator=(const LocalizedBattle& other);

    const TextLocale& telling() const { return m_telling; }
    /// From here on it is told so.
    void tell(const TextLocale& telling);
    /// Another battle is to be told, or none.
    void begin(const Session* kept, const PackSearchPath& shelf);
    /// Goes to where the battle stands that is kept.
    void follow(const Session& kept);

    /// What is shown of the battle that is kept.
    const Session& shown(const Session& kept) const { return m_session ? *m_session : kept; }
    /// An answer to a command in the words of what is shown.
    Answer told(const Json& command, Answer answer) const;

  private:
    TextLocale m_telling;
    std::unique_ptr<Session> m_session;
};

} // namespace umpire::gui
