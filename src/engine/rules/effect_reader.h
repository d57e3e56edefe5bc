#pragma once

#include "expression_reader.h"

namespace umpire {

/// Reads lists of effects: set, do, for, due, warn.
class EffectReader {
  public:
    EffectReader(const RulePack& pack, const ReadContext& context)
        : m_pack(pack), m_context(context), m_expressions(pack, context) {}

    /// The list under `key`; absent means none.
    Effects read(ObjectReader& object, const std::string& key, const Roles& roles);

  private:
    Effect one(ObjectReader& reader, const Roles& roles);
    void readSet(ObjectReader& reader, Effect& effect, const Roles& roles);
    void readFor(ObjectReader& reader, Effect& effect, const Roles& roles);

    const RulePack& m_pack;
    ReadContext m_context;
    ExpressionReader m_expressions;
};

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
