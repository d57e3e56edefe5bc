#pragma once

#include <compare>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace umpire {

/// Where something stands in a file: line and column count from 1 (columns in bytes); 0 means unknown.
struct Position {
    int line = 0;
    int column = 0;
    auto operator<=>(const Position&) const = default;
};

/// Where a byte of a text stands.
Position positionIn(std::string_view text, std::size_t byte);

enum class Severity { Warning, Error };

/// One problem found in something a person wrote: a rule pack, a battle file, a script. All problems of a
/// load are gathered; none stops the search for the next.
struct Issue {
    Severity severity = Severity::Error;
    std::string file;
    Position at;
    std::string path; ///< JSON path, such as `checks[2].bands[0].to`; empty at the top
    std::string text; ///< what was found, what was expected, what to do

    /// `file:line:column: error: text (at path)`.
    std::string line() const;
    bool operator==(const Issue&) const = default;
};

using Issues = std::vector<Issue>;

/// A problem of a file as a whole.
Issue errorIn(std::string file, std::string text);
Issue warningIn(std::string file, std::string text);

bool hasErrors(const Issues& issues);

} // namespace umpire
