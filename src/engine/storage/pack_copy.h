#pragma once

#include <filesystem>
#include <map>
#include <string>

namespace umpire {

/// Copies what a pack may hold, file by file, into a folder that is there. It may come from anybody: nothing
/// but ordinary files and folders is copied, and no more than a pack may have. Gives "" or in words why it
/// stopped.
std::string copyPack(const std::filesystem::path& from, const std::filesystem::path& to);

/// Writes files of those names into a folder that is there. Gives "" or in words why it stopped.
std::string writePack(const std::map<std::string, std::string>& files, const std::filesystem::path& to);

} // namespace umpire
