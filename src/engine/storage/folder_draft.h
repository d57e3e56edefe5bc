#pragma once

#include <filesystem>
#include <string>

namespace umpire {

/// A folder beside others that goes with all it holds; what is to stay is given its place by then.
class FolderDraft {
  public:
    /// In `folder`, which is there. Where it cannot be made, `path` is empty and `systemReason` says why.
    explicit FolderDraft(const std::filesystem::path& folder);
    ~FolderDraft();
    FolderDraft(const FolderDraft&) = delete;
    FolderDraft& operator=(const FolderDraft&) = delete;

    const std::filesystem::path& path() const { return m_path; }
    /// Puts a folder in it to its place, where nothing may be. Gives "" or in words why not.
    static std::string put(const std::filesystem::path& made, const std::filesystem::path& place);

  private:
    std::filesystem::path m_path;
};

/// The folder, made where it is not there. Gives "" or in words why not.
std::string makeFolder(const std::filesystem::path& folder);

/// In words, that a folder cannot be made.
std::string folderNotMade(const std::filesystem::path& folder, const std::string& why);

/// In words, that something has the place already.
std::string thereAlready(const std::filesystem::path& place);

/// In words, that there is no home to keep anything in.
std::string noFolderOfOnesOwn();

} // namespace umpire
