#pragma once

#include "nouns.h"
#include "umpire/base/object_reader.h"
#include "umpire/base/value.h"
#include "umpire/rules/expression.h"

#include <string>
#include <vector>

namespace umpire {

/// For a name that is none of `known`: "; did you mean ...?", else what there is, if that can be listed.
std::string orKnown(const std::string& word, const std::vector<std::string>& known, const std::string& what);

/// A list of ids that must all be known; `what` names them in the message.
std::vector<Id> readKnown(ObjectReader& reader, const std::string& key, const std::vector<std::string>& known,
                          const std::string& what);
/// One id that must be known.
Id readKnownOne(ObjectReader& reader, const std::string& key, const std::vector<std::string>& known,
                const std::string& what, bool needed = true);

template <typename Items>
std::vector<std::string> idsOf(const Items& items) {
    std::vector<std::string> ids;
    for (const auto& item : items) {
        ids.push_back(item.id);
    }
    return ids;
}

template <typename Map>
std::vector<std::string> keysOf(const Map& map) {
    std::vector<std::string> keys;
    for (const auto& [key, value] : map) {
        keys.push_back(key);
    }
    return keys;
}

} // namespace umpire
