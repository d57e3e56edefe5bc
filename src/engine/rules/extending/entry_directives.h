#pragma once

#include "umpire/base/json_document.h"

namespace umpire {

/// Whether a key of an entry says what an extending pack does with it, and is no key of the entry itself.
bool isDirective(const JsonNode::Member& member);

/// What a list of an extending pack is: true when every entry of it has an id.
bool allHaveIds(const JsonNode& list);

} // namespace umpire
