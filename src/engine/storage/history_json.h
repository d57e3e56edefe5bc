#pragma once

#include "umpire/base/object_reader.h"
#include "umpire/battle/record.h"

namespace umpire {

Json toJson(const Event& event);
Json toJson(const Record& record);

/// Reads a record as `toJson` writes it; problems are reported.
Record readRecord(ObjectReader& reader);

} // namespace umpire
