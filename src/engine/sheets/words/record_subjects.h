#pragma once

#include "umpire/battle/record.h"

#include <set>

namespace umpire::sheets {

/// Whether a record names one of these subjects, rolled for one or changed one.
bool concerns(const Record& record, const std::set<Id>& subjects);

} // namespace umpire::sheets
