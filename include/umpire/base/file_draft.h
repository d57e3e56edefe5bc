#pragma once

#include "umpire/base/disk.h"

#include <filesystem>
#include <string>

namespace umpire {

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

} // namespace umpire
