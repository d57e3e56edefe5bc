#pragma once

#include "umpire/base/disk.h"

#include <filesystem>
#include <string>

namespace umpire {

/// `NAME.1` is the battle file as it was before, `NAME.5` the oldest one kept.
inline constexpr int generationsKept = 5;
std::filesystem::path generationOf(const std::filesystem::path& battle, int generation);

/// Keeps a copy of the battle file, which is about to be replaced, as `NAME.1`; those before it move on. Only
/// when the copy was read back is the oldest given up. `covered`: the copy is, whatever the file is. Gives ""
/// or in words what went wrong.
std::string keepGeneration(const std::filesystem::path& battle, bool covered, Disk& disk);

/// Covers a file in its place, whatever it holds.
std::string coverInPlace(const std::filesystem::path& place, Disk& disk);
/// Covers those that are kept already.
std::string coverGenerations(const std::filesystem::path& battle, Disk& disk);

} // namespace umpire
