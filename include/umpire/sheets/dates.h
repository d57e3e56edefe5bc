#pragma once

#include <ctime>
#include <optional>
#include <string>

namespace umpire::sheets {

/// "31 October 1917" for "1917-10-31"; the text itself where it is no such date.
std::string dateInWords(const std::string& iso);

/// Seconds since 1970 of a moment as ISO 8601: in universal time with a Z behind it, else in local time.
std::optional<std::time_t> momentOf(const std::string& iso);

/// "31 October 1917, 14:05", local time; "" for what is no moment.
std::string momentInWords(const std::string& iso);

} // namespace umpire::sheets
