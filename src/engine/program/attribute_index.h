#pragma once

#include "interpreter.h"

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <unordered_map>
#include <utility>
#include <vector>

namespace umpire {

/// Finds those of all subjects that have the value a condition asks for, such as `{"=": ["$each.name",
/// "$self.name"]}`, without looking at everybody each time: a question that every subject asks of every other
/// costs what it finds. While one lives, lists over its battle use it on this thread, and the battle must not
/// change.
class AttributeIndex {
  public:
    explicit AttributeIndex(const Battle& battle);
    ~AttributeIndex();
    AttributeIndex(const AttributeIndex&) = delete;
    AttributeIndex& operator=(const AttributeIndex&) = delete;

    /// The one in use on this thread, if it is of this battle; else null.
    static AttributeIndex* of(const Battle& battle);

    /// Those of a kind whose attribute has that value, in order; nothing when only looking at all can tell.
    std::optional<std::span<const Symbol>> candidates(SubjectKind kind, Symbol attribute, const Value& value,
                                                      const program::Frame& frame);

  private:
    /// What is the same for values that are the same.
    using Key = std::pair<char, std::int64_t>;
    using ByValue = std::map<Key, std::vector<Symbol>>;

    static std::optional<Key> keyOf(const Value& value);
    const ByValue* byValue(SubjectKind kind, Symbol attribute, const program::Frame& frame);
    std::optional<ByValue> read(SubjectKind kind, Symbol attribute, const program::Frame& frame) const;

    const Battle& m_battle;
    AttributeIndex* m_outer;                                             ///< the one in use before
    std::unordered_map<std::uint64_t, std::optional<ByValue>> m_indexes; ///< nothing: a value cannot be a key
};

} // namespace umpire
