#pragma once

#include "umpire/battle/resolution.h"

#include <set>

namespace umpire {

/// The subjects of a list, or the one.
Ids subjectsIn(const Value& value);
/// A value that names nobody any more who is gone.
Value withoutThose(const Value& value, const std::set<Id>& gone);
/// Whether a command speaks of one of the subjects.
bool namesAny(const Json& json, const std::set<Id>& subjects);

/// These subjects in the order of the battle's lists.
Ids inOrder(const std::set<Id>& wanted, const Battle& battle);

/// Takes subjects with all below them off the battle: nothing is owed by them or to them any more, what named
/// them names nobody, and notes on them go with them. `why` is what the record says of tests that fall away.
void takeAway(const Ids& subjects, const std::string& why, Resolution& resolution);

/// Everything below a subject fights for the side above it.
void followSide(const Id& id, Resolution& resolution);

} // namespace umpire
