#pragma once

#include "umpire/base/nlohmann.h"

#include <string>
#include <vector>

namespace umpire::test {

/// A mistake in the form of a document, as the table of keys says it is one.
struct Mistake {
    std::string key;      ///< "shape.key", or "shape" for an unknown key in it
    std::string what;     ///< "wrong kind", "wrong word", "too small", "too large", "missing", "unknown"
    nlohmann::json patch; ///< makes it in the right document, as JSON Patch writes it
    std::string at;       ///< where it is reported, as messages write places
    std::string message;  ///< what is said there, or its beginning
};

/// Every mistake of every key of a document whose top is of that shape, each where the key first stands.
std::vector<Mistake> mistakesIn(const std::string& shape, const nlohmann::json& document);

} // namespace umpire::test
