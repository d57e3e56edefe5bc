#pragma once

#include "umpire/base/object_reader.h"
#include "umpire/battle/record_json.h"

#include "../battle/history/history_form.h"

namespace umpire {

/// The series of sealed dice of a history; absent means none.
std::vector<SealedSeries> readSealedSeries(ObjectReader& reader, const std::string& key);

/// Reads a record as `toJson` writes it; problems are reported.
Record readRecord(ObjectReader& reader);

/// Reads a throw that stands in no record as `toJson` writes it; problems are reported.
StrayThrow readStrayThrow(ObjectReader& reader);

/// The list of them under this key; absent means none.
std::vector<StrayThrow> readStrayThrows(ObjectReader& reader, const std::string& key);

} // namespace umpire
