#pragma once

#include "nouns.h"
#include "umpire/base/object_reader.h"
#include "umpire/base/value.h"
#include "umpire/rules/rule_pack.h"

#include <algorithm>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace umpire {

/// Names that something may have, looked through where they stand: a list is made of them only for a message.
/// It refers to what it was made of and must not outlive it.
class KnownNames {
  public:
    using List = std::vector<std::string>;

    KnownNames(const List& names)
        : KnownNames(names, [](const auto& name) -> const std::string& { return name; }) {}
    /// `nameOf` gives the name of an item.
    template <typename Items, typename NameOf>
    KnownNames(const Items& items, NameOf)
        : m_items(&items), m_has(&has<Items, NameOf>), m_all(&all<Items, NameOf>) {}

    bool has(std::string_view name) const { return m_has(m_items, name); }
    List all() const { return m_all(m_items); }
    operator List() const { return all(); }

  private:
    template <typename Items, typename NameOf>
    static bool has(const void* items, std::string_view name) {
        const Items& all = *static_cast<const Items*>(items);
        if constexpr (requires { typename Items::key_type; }) {
            return all.find(typename Items::key_type(name)) != all.end();
        } else {
            return std::ranges::any_of(all, [name](const auto& item) { return NameOf{}(item) == name; });
        }
    }
    template <typename Items, typename NameOf>
    static List all(const void* items) {
        List names;
        for (const auto& item : *static_cast<const Items*>(items)) {
            names.push_back(NameOf{}(item));
        }
        return names;
    }

    const void* m_items;
    bool (*m_has)(const void*, std::string_view);
    List (*m_all)(const void*);
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
