#pragma once

#include "umpire/base/result.h"

#include <filesystem>
#include <string>
#include <string_view>

namespace umpire {

/// No file system of ours takes longer names, in bytes.
inline constexpr std::size_t longestFileName = 255;

/// The name `front` + the file's name + `ending` in the file's folder, as journals, locks and drafts have.
/// Where that would be longer than a file system takes, the middle of it gives way to a checksum: always the
/// same one.
std::filesystem::path companionOf(const std::filesystem::path& file, std::string_view ending,
                                  std::string_view front = {});

/// In words why a file could not be read or written.
struct FileProblem {
    std::string text;
};

/// The whole file, or in words why it could not be read. Files over `most` bytes are refused unread.
Result<std::string, FileProblem> readFile(const std::filesystem::path& path,
                                          std::size_t most = 64U * 1024U * 1024U);

class Disk;

/// The disk of this computer.
Disk& realDisk();

/// Whether anything stands under that name, be it a link that leads nowhere.
bool isThere(const std::filesystem::path& path);

/// What the system says of the call that failed last.
std::string systemReason();

/// Where a chain of symbolic links leads, be something there or not.
std::filesystem::path endOfLinks(std::filesystem::path path);

/// Writes the whole file beside the old one, flushes it to the disk and swaps it in: whatever happens, either
/// the old or the new content is there. A symbolic link stays a link: what it points to is replaced. Gives ""
/// or in words why it failed; the old file is then unchanged, unless the words say that the new one is there.
std::string writeFileAtomically(const std::filesystem::path& path, const std::string& content,
                                Disk& disk = realDisk());

} // namespace umpire
