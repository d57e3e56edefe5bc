#pragma once

#include "umpire/base/issue.h"

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

namespace umpire {

/// A photo in a folder.
struct FoundPhoto {
    std::string path; ///< UTF-8
    /// When it was taken, as its camera noted it; else when the file was last changed. ISO 8601, local time.
    std::string when;
    bool byCamera = false; ///< `when` is what the camera noted
    bool operator==(const FoundPhoto&) const = default;
};

/// The photos of a folder, those below it not, by time and then by name.
struct PhotoFolder {
    static constexpr std::size_t most = 1000; ///< files looked at, by name; the rest is an issue

    std::vector<FoundPhoto> photos;
    /// Files that are called photos (.jpg, .jpeg, .png) and are none or cannot be read; a folder that cannot.
    Issues issues;
    bool unreadable = false; ///< the folder itself could not be read
};

PhotoFolder readPhotoFolder(const std::filesystem::path& folder);

} // namespace umpire
