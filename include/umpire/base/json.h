#pragma once

#include "umpire/base/nlohmann.h"
#include "umpire/base/value.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace umpire {

/// JSON as the engine writes it: keys keep the order they were added in.
using Json = nlohmann::ordered_json;

/// The value as JSON; nothing becomes null.
Json toJson(const Value& value);

/// The JSON value as a Value; objects, fractions and mixed lists have none.
std::optional<Value> toValue(const Json& json);

/// One line of JSON. Bytes that are no UTF-8 are replaced, so writing never fails.
std::string dumpLine(const Json& json);

/// What `dumpLine` writes of a value, put behind a line without making a tree.
void writeText(std::string_view text, std::string& line);
void writeNumber(std::int64_t number, std::string& line);
void writeNumber(std::uint64_t number, std::string& line);
void writeValue(const Value& value, std::string& line);

/// The same with the keys of every object in order: equal values give equal lines, however they were written.
std::string canonicalLine(const Json& json);

/// What a JSON value is, for messages: "the text \"x\"", "the number 3", "a list".
std::string describe(const Json& json);

} // namespace umpire
