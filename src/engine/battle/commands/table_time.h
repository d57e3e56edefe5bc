#pragma once

#include "command_reader.h"

#include <cstdint>

namespace umpire {

/// The longest time that a command tells of: a day.
inline constexpr std::int64_t mostTableSeconds = 86'400;

/// `seconds` of a command, 0 where it tells of none.
std::int64_t readSeconds(const CommandReader& reader);

} // namespace umpire
