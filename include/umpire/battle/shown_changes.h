#pragma once

#include "umpire/rules/rule_pack.h"
#include "umpire/state/battle.h"
#include "umpire/state/event.h"

#include <cstdint>
#include <utility>
#include <vector>

namespace umpire {

/// The events that turn one state into another.
Events difference(const Battle& from, const Battle& to);

/// What is known about a subject, `turn` or `due`, as the contract writes it; null for an unknown id.
Json shownState(const Id& subject, const RulePack& rules, const Battle& battle);

/// What a command's answer says of its events: {id: {field: new value}} of every subject whose state reads
/// otherwise than before, without what only advises, of the turn, and of who holds what. Taken down before
/// the events change the battle, or are taken back, so that no copy of it is needed; only what may hang on
/// the events is looked at.
class ShownChanges {
  public:
    ShownChanges(const Battle& before, const Events& events, const RulePack& rules);

    /// How the battle reads otherwise now.
    Json in(const Battle& after) const;

  private:
    const RulePack& m_rules;
    Shared<std::vector<Objective>> m_objectives;
    Clock m_clock;
    bool m_clockMoves = false;
    /// Somebody came, went or stands elsewhere, or the rules were set otherwise.
    bool m_everything = false;
    std::vector<std::uint32_t> m_attributes; ///< those to be looked at, by their places in the pack
    std::vector<std::pair<Symbol, Json>>
        m_before; ///< those whose state the events may change, as told before
    Json m_turn;  ///< as told before, when more is told than the clock shows; else null
};

} // namespace umpire
