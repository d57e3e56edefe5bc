#pragma once

#include "umpire/base/object_reader.h"
#include "umpire/battle/record_json.h"

#include "../battle/history/history_form.h"

namespace umpire {

/// A whole number from 0 to `most`, larger than those of the game may be.
std::uint64_t readUnsigned(ObjectReader& reader, const std::string& key, std::uint64_t most);

/// The series of dice that a record or throw names.
DrawSeries readSeries(ObjectReader& reader);

/// The series of sealed dice of a history; absent means none.
std::vector<SealedSeries> readSealedSeries(ObjectReader& reader, const std::string& key);

/// Reads a record as `toJson` writes it; problems are reported.
Record readRecord(ObjectReader& reader);

} // namespace umpire
