#pragma once

#include <cstdint>
#include <string>

namespace umpire {

/// "1", "−3", "0": a sum or total, with the same minus as the modifiers it comes of.
inline std::string plainNumber(std::int64_t value) {
    return (value < 0 ? "−" : "") + std::to_string(value < 0 ? -value : value);
}

} // namespace umpire
