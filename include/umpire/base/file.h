#pragma once

#include "umpire/base/disk.h"
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

/// A file written and flushed beside the place it is meant for, and not yet there. What is not swapped in is
/// removed again. Its functions give "" or in words what went wrong.
class FileDraft {
  public:
    /// A symbolic link at `place` is replaced, not followed.
    FileDraft(std::filesystem::path place, Disk& disk);
    ~FileDraft();
    FileDraft(const FileDraft&) = delete;
    FileDraft& operator=(const FileDraft&) = delete;

    /// The file gets the permissions of `like`; when that is not there, the user's usual ones.
    std::string write(const std::string& content, const std::filesystem::path& like);
    /// Reads the draft back and compares.
    std::string check(const std::string& content);
    /// Puts the draft into its place, in one step: there is no moment without a whole file.
    std::string swapIn();

    /// True when the draft is in its place, whatever `swapIn` had to say.
    bool swapped() const { return m_swapped; }
    const std::filesystem::path& place() const { return m_place; }

    /// Removes drafts for this place that a killed program left.
    static void sweep(const std::filesystem::path& place, Disk& disk);

  private:
    bool flushed(int file, const std::string& content, mode_t mode);

    std::filesystem::path m_place;
    Disk& m_disk;
    std::string m_draft; ///< its name; empty when there is none
    bool m_swapped = false;
};

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
