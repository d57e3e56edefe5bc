#pragma once

#include <filesystem>
#include <vector>

namespace umpire {

/// Where battles to begin from may be: those that came with the program, beside it, installed, or in the
/// source tree; then the user's own.
std::vector<std::filesystem::path> exampleFolders(const std::filesystem::path& program);

/// True when the file stands, or would stand, in one of them: they are opened as new battles and never
/// written.
bool isExample(const std::vector<std::filesystem::path>& folders, const std::filesystem::path& battle);

} // namespace umpire
