#pragma once

#include "umpire/base/object_reader.h"
#include "umpire/battle/record.h"

namespace umpire {

Json toJson(const Event& event);
Json toJson(const Record& record);

/// The largest index of a draw that is read.
inline constexpr std::uint64_t mostDraws = std::uint64_t{1} << 53U;

/// A whole number from 0 to `most`, larger than those of the game may be.
std::uint64_t readUnsigned(ObjectReader& reader, const std::string& key, std::uint64_t most);

/// Reads a record as `toJson` writes it; problems are reported.
Record readRecord(ObjectReader& reader);

} // namespace umpire
