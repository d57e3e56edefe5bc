#pragma once

#include "nouns.h"
#include "umpire/base/object_reader.h"
#include "umpire/base/value.h"
#include "umpire/rules/rule_pack.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

namespace umpire {

/// Names that something may have, looked through where they stand: a list is made of them only for a message.
/// It refers to what it was made of and must not outlive it.
struct KnownNames {
    using List = std::vector<std::string>;

    KnownNames(const List& names)
        : KnownNames(names, [](const auto& name) -> const std::string& { return name; }) {}
    /// `nameOf` gives the name of an item.
    template <typename Items, typename NameOf>
    KnownNames(const Items& items, NameOf nameOf)
        : has([=, &items](std::string_view wanted) {
              if constexpr (requires { typename Items::key_type; }) {
                  return items.find(typename Items::key_type(wanted)) != items.end();
              } else {
                  return std::ranges::find(items, wanted, nameOf) != items.end();
              }
          }),
          all([=, &items] {
              List names;
              std::ranges::transform(items, std::back_inserter(names), nameOf);
              return names;
          }) {}
    operator List() const { return all(); }

    std::function<bool(std::string_view name)> has;
    std::function<List()> all;
};

/// For a name that is none of `known`: "; did you mean ...?", else what there is, if that can be listed.
std::string orKnown(const std::string& word, const std::vector<std::string>& known, const std::string& what);

/// A list of different ids, each of which `check` looks at.
std::vector<Id> readDifferent(ObjectReader& reader, const std::string& key,
                              const std::function<void(const JsonNode& node, const Id& id)>& check);
/// A list of ids that must all be known; `what` names them in the message.
std::vector<Id> readKnown(ObjectReader& reader, const std::string& key, const KnownNames& known,
                          const std::string& what);
/// One id that must be known.
Id readKnownOne(ObjectReader& reader, const std::string& key, const KnownNames& known,
                const std::string& what, bool needed = true);

template <typename Items>
KnownNames idsOf(const Items& items) {
    return {items, [](const auto& item) -> const std::string& { return item.id; }};
}

template <typename Map>
KnownNames keysOf(const Map& map) {
    return {map, [](const auto& entry) -> const std::string& { return entry.first; }};
}

/// The outcomes a check can come to, by its bands and symbols; each once, in the order they stand in.
std::vector<Id> outcomesOf(const Check& check);

} // namespace umpire
