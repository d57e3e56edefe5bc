#pragma once

#include "umpire/base/json_document.h"

#include <string>
#include <string_view>

namespace umpire {

/// Whether a key of an entry says what an extending pack does with it, and is no key of the entry itself.
bool isDirective(const JsonNode::Member& member);

/// A text among the members of an object; "" when there is none.
std::string textOf(const JsonNode& object, std::string_view key);

/// What a list of an extending pack is: true when every entry of it has an id.
bool allHaveIds(const JsonNode& list);

} // namespace umpire
