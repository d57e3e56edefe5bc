#pragma once

#include <cstdint>
#include <string>

namespace umpire::sheets {

/// "+1", "−3", "0": with a real minus, so that columns of values line up.
inline std::string signedNumber(std::int64_t value) {
    return (value < 0 ? "−" : value > 0 ? "+" : "") + std::to_string(value < 0 ? -value : value);
}

} // namespace umpire::sheets
