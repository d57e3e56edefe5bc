#pragma once

#include "umpire/base/issue.h"

#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace umpire {

/// A language file of a pack, such as `languages/de.json`: what its texts are in that language, each under
/// the words in which the pack has it.
struct TongueFile {
    using Texts = std::map<std::string, std::string>;

    Texts texts;
    std::map<std::string, Texts> parts; ///< of one file of the pack only, where it reads otherwise there

    /// Null where it has nothing for the text, or for one of a part that is found there only.
    const std::string* find(const std::string& part, const std::string& text, bool onlyThere = false) const;
};

/// Where the language file of a pack stands, be it there or not.
std::filesystem::path tongueFile(const std::filesystem::path& folder, const std::string& language);
/// The languages that have a file in a pack, in alphabetical order.
std::vector<std::string> languagesOf(const std::filesystem::path& folder);
/// Reads such a file. What is at fault in it is reported and left out: a translation that has other places
/// than its text, or none. A file that is not there is empty.
TongueFile readTongueFile(const std::filesystem::path& file, Issues& issues);

} // namespace umpire
