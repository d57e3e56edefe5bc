#pragma once

#include "umpire/rules/rule_pack.h"

#include <cstdint>
#include <vector>

namespace umpire {

/// The switches that were looked at while rules were worked out.
class RulingsRead {
  public:
    /// A bit for each switch of the pack, in its order.
    std::uint64_t* bits(const RulePack& rules) {
        m_words.resize((rules.rulings.size() + 63) / 64);
        return m_words.data();
    }
    /// Rising.
    std::vector<Id> ids(const RulePack& rules) const;

  private:
    std::vector<std::uint64_t> m_words;
};

} // namespace umpire
