#pragma once

#include <filesystem>
#include <string_view>

namespace umpire {

/// No file system of ours takes longer names, in bytes.
inline constexpr std::size_t longestFileName = 255;

/// The name `front` + the file's name + `ending` in the file's folder, as journals, locks and drafts have.
/// Where that would be longer than a file system takes, the middle of it gives way to a checksum: always the
/// same one.
std::filesystem::path companionOf(const std::filesystem::path& file, std::string_view ending,
                                  std::string_view front = {});

} // namespace umpire
