#pragma once

#include "umpire/base/file.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <sys/types.h>

namespace umpire {

/// Which file stands under a name and since when: tells whether somebody else replaced, changed or removed
/// it.
struct FileStamp {
    std::uint64_t device = 0;
    std::uint64_t inode = 0; ///< 0: nothing is there
    std::int64_t size = 0;
    std::int64_t changed = 0; ///< nanoseconds
    /// Nanoseconds too, and nobody can set it back; what is no change of the content moves it as well.
    std::int64_t touched = 0;
    bool operator==(const FileStamp&) const = default;
};

FileStamp stampOf(const std::filesystem::path& path);

/// What is asked of the disk when a battle is kept, one system call each, so that tests can let any of them
/// fail. Calls give -1 and set errno, as the system's own do; this class is the real disk.
class Disk {
  public:
    Disk() = default;
    virtual ~Disk() = default;
    Disk(const Disk&) = delete;
    Disk& operator=(const Disk&) = delete;

    /// A new file for writing. `name` ends in XXXXXX, which becomes letters that are free.
    virtual int create(std::string& name);
    /// An existing file, to write at its end. Never follows a symbolic link.
    virtual int openToAppend(const std::filesystem::path& path);
    virtual ssize_t write(int file, const char* data, std::size_t size);
    virtual int truncate(int file, std::int64_t size);
    virtual int setMode(int file, mode_t mode);
    /// Returns when the content, and all that is needed to find it, is on the disk.
    virtual int sync(int file);
    virtual int close(int file);
    virtual int rename(const std::filesystem::path& from, const std::filesystem::path& to);
    virtual int remove(const std::filesystem::path& path);
    /// Returns when the names in the folder are on the disk. Where a file system knows no such thing, it is
    /// done at once.
    virtual int syncFolder(const std::filesystem::path& folder);
    virtual Result<std::string, FileProblem> read(const std::filesystem::path& path);
};

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
    std::filesystem::path m_place;
    Disk& m_disk;
    std::string m_draft; ///< its name; empty when there is none
    bool m_swapped = false;
};

/// Writes all of it, however many pieces the disk takes it in. False, and errno set, when it does not.
bool writeAll(Disk& disk, int file, std::string_view content);

} // namespace umpire
