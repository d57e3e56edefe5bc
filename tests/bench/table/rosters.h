#pragma once

#include "umpire/base/json.h"
#include "umpire/base/value.h"

namespace umpire::bench {

/// The file of a battle of so many subjects, sides and all: brigades of 17 units with an officer each, by
/// turns of one side and the other. The units are unit-1, unit-2 ...
Json rosterOf(int subjects);

/// The same with one formation under the other, so deep, an officer at the head of each and a unit,
/// `deepest`, in the last.
Json chainOf(int deep);

/// The battle without its subjects but for the sides, and a command that enlists those.
Json emptied(const Json& battle);
Json enlisting(const Json& battle);

/// The ids of a list of the file, such as "units".
Ids idsOf(const Json& battle, const char* list);

} // namespace umpire::bench
