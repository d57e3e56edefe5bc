#pragma once

#include "umpire/battle/decide.h"
#include "umpire/battle/session.h"

#include <functional>
#include <optional>
#include <vector>

namespace umpire {

/// A command and the battle that it leaves.
struct Move {
    Json command;
    Id self;                  ///< who acts in it; "" where only its side is named
    Battle after;             ///< where `draws` up to what is left to chance
    bool draws = false;       ///< something of it is left to dice
    std::optional<Step> next; ///< the draw it waits for
};

/// What a side may do in a battle without a refusal and without a warning, for want of a better word: looked
/// at by who knows no more than that battle.
class LegalCommands {
  public:
    LegalCommands(const Session& session, const Battle& battle, const Id& side)
        : m_session(session), m_battle(battle), m_side(side) {}

    /// Nothing where it is refused or warned of.
    std::optional<Move> move(const Json& command) const;
    /// All that name single subjects; of subjects that look alike only the first, or all of them.
    std::vector<Move> single(bool alikeToo = false) const;
    /// A command that names several of a list, and that list.
    struct Open {
        Json command; ///< with an empty list
        Id field;
        Ids among;
    };
    std::vector<Open> several() const;

  private:
    const RulePack& rules() const { return m_session.rules(); }
    void
    fillIn(const Action& action, std::size_t place, const Json& command, const Id& self,
           const std::function<void(const Json&, const Id&, const ActionField*, const Ids&)>& take) const;
    Ids namesFor(const ActionField& field, const Id& self) const;
    bool isUntimely(const Action& action, const Id& self) const;
    std::string lookOf(const Id& id) const;

    const Session& m_session;
    const Battle& m_battle;
    const Id& m_side;
};

} // namespace umpire
