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
/// the events change the battle, or are taken back, so that no copy of it is needed. Only those are looked at
/// whom the events touch, and all above them.
class ShownChanges {
  public:
    ShownChanges(const Battle& before, const Events& events, const RulePack& rules);

    /// How the battle reads otherwise now.
    Json in(const Battle& after) const;

  private:
    /// What answers tell of a subject; nothing of one that is not there.
    struct Told {
        Symbol subject;
        Json head = Json::object();
        std::vector<std::pair<std::uint32_t, Value>> values; ///< of attributes, by their places in the pack
    };

    Told toldOf(Symbol id, const Battle& battle) const;
    Json changesOf(const Told& before, const Battle& after) const;

    const RulePack& m_rules;
    std::vector<Told> m_before; ///< rising by the texts of their ids
    Json m_turn;
    Shared<std::vector<Objective>> m_objectives;
};

} // namespace umpire
