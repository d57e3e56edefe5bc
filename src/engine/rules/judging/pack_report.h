#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

namespace umpire {

/// A place in a pack: the part it stands in, then the entries of lists that lead to it.
struct PackPlace {
    struct Step {
        std::string list;
        std::size_t index = 0;
    };

    std::string part;
    std::vector<Step> steps;
    std::string key;         ///< a member of the last entry, or ""
    std::string member = {}; ///< a member of that one, or ""
};

/// Takes what is wrong at a place.
using PackReport = std::function<void(const PackPlace& place, const std::string& text)>;

} // namespace umpire
