#pragma once

#include "umpire/rules/rule_pack.h"
#include "umpire/state/battle.h"
#include "umpire/state/event.h"

namespace umpire {

/// The events that turn one state into another.
Events difference(const Battle& from, const Battle& to);

/// What is known about a subject, `turn` or `due`, as the contract writes it; null for an unknown id.
Json shownState(const Id& subject, const RulePack& rules, const Battle& battle);

/// What a command's answer says of its events: {id: {field: new value}} of every subject whose state reads
/// otherwise than before, without what only advises, of the turn, and of who holds what. Only those
/// are looked at whom the events touch, and all above them.
Json shownChanges(const Battle& before, const Battle& after, const Events& events, const RulePack& rules);

} // namespace umpire
