#pragma once

#include "umpire/base/json.h"

#include <string>

namespace umpire {

/// The widest line that is written for people, in bytes.
inline constexpr std::size_t widestJsonLine = 110;

/// Where a value stands in a page of JSON.
struct JsonPlace {
    std::size_t indent = 0; ///< blanks before what is in it, less two
    std::size_t column = 0; ///< bytes before it in its line
    int open = 0;           ///< so many levels of objects and lists have a line for each entry, however short
};

/// A value on one line as people write it: `{ "id": "green-troops", "checks": ["morale"] }`.
std::string jsonLine(const Json& value);

/// A value for people: on one line where that is short enough, else an entry a line, two blanks further in.
std::string jsonPage(const Json& value, const JsonPlace& place = {});

} // namespace umpire
