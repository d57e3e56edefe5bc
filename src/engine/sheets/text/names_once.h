#pragma once

#include <string>
#include <vector>

namespace umpire::sheets {

/// "British Infantry × 3, Roads": each name once, in the order in which they come first.
std::string namesOnce(const std::vector<std::string>& names);

} // namespace umpire::sheets
