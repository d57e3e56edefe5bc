#pragma once

#include <string>
#include <vector>

namespace umpire {

/// What `--help` tells below the options, and the page for `man` as well.
struct HelpSection {
    struct Item {
        std::string term; ///< "UMPIRE_RULES"
        std::string text; ///< what it is, in a sentence
    };
    std::string heading; ///< "Environment"
    std::vector<Item> items;
};

/// What holds for both programs: their exit status, what they read of the environment, the files they keep.
std::vector<HelpSection> sharedHelp();

/// The sections as they stand in `--help`.
std::string plainHelp(const std::vector<HelpSection>& sections);

} // namespace umpire
