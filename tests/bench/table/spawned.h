#pragma once

#include <string>
#include <vector>

namespace umpire::bench {

/// What a program writes to its standard output until it ends. Throws std::runtime_error when it fails.
std::string outputOf(const std::vector<std::string>& command);

/// Seconds from the start of a program to its first line. Throws std::runtime_error when none comes.
double secondsToFirstLine(const std::vector<std::string>& command);

} // namespace umpire::bench
