#pragma once

#include "support/battles.h"

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

namespace umpire::test {

/// The folder of this name beside this file.
inline std::filesystem::path samplesOf(const std::string& kind) {
    return sourceFolder() / "tests/old-files" / kind;
}

/// All files in it, at any depth, whose names end so: their paths from that folder on.
inline std::vector<std::string> samples(const std::string& kind, const std::string& ending) {
    std::vector<std::string> found;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(samplesOf(kind))) {
        const std::string path = std::filesystem::relative(entry.path(), samplesOf(kind)).generic_string();
        if (entry.is_regular_file() && path.ends_with(ending)) {
            found.push_back(path);
        }
    }
    std::sort(found.begin(), found.end());
    return found;
}

/// A path as the name of a test.
inline std::string asTestName(std::string path) {
    std::replace_if(
        path.begin(), path.end(), [](unsigned char c) { return std::isalnum(c) == 0; }, '_');
    return path;
}

} // namespace umpire::test
