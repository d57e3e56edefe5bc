#pragma once

#include "umpire/base/object_reader.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace umpire {

inline constexpr const char* battleFormat = "desert-umpire-battle";

/// Reads `$schema`, `format` and `version` of a file of ours. `files` is what such files are called, for the
/// message. True when this program reads that version.
bool readFileHeader(ObjectReader& file, const std::string& format, std::int64_t version,
                    const std::string& files);

/// The last key of a battle file: a checksum over all that the program wrote before it, and a sum of the
/// places of its bits, by which a single flipped one is found again. It tells damage by chance and edits by
/// hand; it protects from no malice.
inline constexpr const char* sealKey = "checksum";

/// How a file stands to its seal.
struct Seal {
    enum class State {
        None,    ///< it has none: written by hand, or by an earlier program
        Whole,   ///< as the program wrote it
        Damaged, ///< only the seal itself is damaged
        Flipped, ///< one bit is not as it was written, the one at `byte`
        Changed, ///< otherwise changed since
    };
    State state = State::None;
    std::size_t byte = 0; ///< when flipped
    char was = 0;         ///< what stood there
};

/// The text of a JSON object, which ends in a brace and a newline, with its seal.
std::string sealed(std::string text);

Seal readSeal(std::string_view text);

} // namespace umpire
