#pragma once

#include "umpire/battle/record.h"

#include <set>

namespace umpire::sheets {

/// Whether a test owed is one of these subjects' or names one of them in the command that takes it.
bool concerns(const Due& due, const std::set<Id>& subjects);
/// Whether a record names one of these subjects, rolled for one or changed one.
bool concerns(const Record& record, const std::set<Id>& subjects);

} // namespace umpire::sheets
