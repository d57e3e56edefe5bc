#pragma once

#include "umpire/base/object_reader.h"

#include <string>

namespace umpire {

inline constexpr const char* battleFormat = "desert-umpire-battle";

/// Reads `$schema`, `format` and `version` of a file of ours. `files` is what such files are called, for the
/// message. True when this program reads that version.
bool readFileHeader(ObjectReader& file, const std::string& format, std::int64_t version,
                    const std::string& files);

} // namespace umpire
