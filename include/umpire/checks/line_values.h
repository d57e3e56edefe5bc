#pragma once

#include "umpire/checks/roll.h"

#include <vector>

namespace umpire {

/// What each modifier of a check comes to, without words. When one fact is another, only the lines it touches
/// are worked out anew. Refers to the check and to the pack.
class LineValues {
  public:
    LineValues(const Check& check, const Scope& scope);

    /// Works out anew what depends on a fact; all else that the lines depend on is as it was.
    void anew(const Id& fact, const Scope& scope);
    /// What the lines that count come to: some may be dropped, some overridden, and some are the umpire's
    /// own.
    std::int64_t sum(const Scope& scope, const Overrides& overrides = {}) const;

  private:
    struct Line {
        const Modifier* modifier = nullptr;
        std::int64_t value = 0; ///< 0: it does not count
    };

    void overrideIn(std::vector<Line>& lines, const Scope& scope, const Overrides& overrides) const;

    const Check& m_check;
    std::vector<Line> m_lines; ///< of every modifier of the check
};

} // namespace umpire
