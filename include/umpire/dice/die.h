#pragma once

#include "umpire/base/json.h"

#include <cstdint>
#include <string>
#include <vector>

namespace umpire {

/// What one throw of a die shows: a number, or a symbol such as a jam (then `number` is 0).
struct Face {
    std::int64_t number = 0;
    std::string symbol;
    std::string name; ///< of the symbol, for people; "": the symbol itself

    /// "3", or the symbol.
    std::string text() const;
    /// The same for people.
    std::string label() const;
    bool operator==(const Face& other) const { return number == other.number && symbol == other.symbol; }
};

Json toJson(const Face& face);

/// A die is the list of its faces; a face that stands on it twice is listed twice.
struct Die {
    /// Another die thrown in its place: its n-th side stands for the n-th of these faces.
    struct Substitute {
        Id id;
        std::vector<Face> faces;
    };

    Id id;
    std::string name;
    std::vector<Face> faces;
    std::vector<Substitute> substitutes;

    bool has(const Face& face) const;
    /// The different faces, in the order of their first appearance.
    std::vector<Face> distinct() const;
    /// "1, 2, 3 or jam".
    std::string faceList() const;
};

} // namespace umpire
