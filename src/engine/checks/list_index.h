#pragma once

#include "umpire/checks/scope.h"

#include <optional>
#include <string>
#include <unordered_map>

namespace umpire {

/// Finds those of all subjects that have the value a condition asks for, such as `{"=": ["$each.name",
/// "$self.name"]}`, without looking at everybody each time: a question that every subject asks of every other
/// costs what it finds. While one lives, lists over its battle use it on this thread, and the battle must not
/// change.
class ListIndex {
  public:
    explicit ListIndex(const Battle& battle);
    ~ListIndex();
    ListIndex(const ListIndex&) = delete;
    ListIndex& operator=(const ListIndex&) = delete;

    /// Those of the list that can meet its condition, in order; null when only looking at all can tell.
    /// `over` is an expression over a list, as `Some` is.
    static const Ids* candidates(const Expression& over, const Scope& scope);

  private:
    using ByValue = std::unordered_map<std::string, Ids>;

    const ByValue* byValue(const std::string& list, const std::string& attribute, const Scope& scope);

    const Battle& m_battle;
    ListIndex* m_outer;                                                ///< the one in use before
    std::unordered_map<std::string, std::optional<ByValue>> m_indexes; ///< null: a value cannot be a key
};

} // namespace umpire
