#pragma once

#include <functional>
#include <string>

namespace umpire {

/// Tells the time of day: ISO 8601, such as "1917-10-31T05:55:00Z".
using WallClock = std::function<std::string()>;

/// That of the computer.
std::string systemTime();

} // namespace umpire
