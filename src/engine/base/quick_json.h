#pragma once

#include "umpire/base/json_document.h"

#include <optional>
#include <string_view>

namespace umpire {

/// Reads a JSON text in which everything is in order, with its positions. Nothing when anything is not, or
/// when a limit is passed: then a reader that has time finds out what, and the words for it.
std::optional<JsonNode> quickJson(std::string_view text, const JsonLimits& limits);

} // namespace umpire
