#pragma once

#include "umpire/rules/expression.h"

#include <cstdint>
#include <string>

namespace umpire {

/// The largest count a roster may give.
constexpr std::int64_t mostInRoster = 1000;

/// The key of the list that holds a kind's entries, in a battle file, an army template or a collection:
/// `sides`, `formations`, `officers`, `units`, `things`.
const std::string& rosterList(SubjectKind kind);
/// The key under which an entry names what it belongs to: `parent`, `commands`, `formation`; "" for a side or
/// thing.
const std::string& placeKey(SubjectKind kind);

} // namespace umpire
