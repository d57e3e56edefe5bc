#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace umpire {

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
