#pragma once

#include "umpire/base/json.h"
#include "umpire/base/kept_json.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace umpire {

/// Writes lines of JSON as `dumpLine` would, without a tree.
void writeText(std::string_view text, std::string& line);
void writeNumber(std::int64_t number, std::string& line);
void writeNumber(std::uint64_t number, std::string& line);
void writeValue(const Value& value, std::string& line);

/// The line of an object's member in a line that `dumpLine` wrote; "" when there is none.
std::string_view memberLine(std::string_view object, std::string_view key);

} // namespace umpire
