#pragma once

#include "umpire/rules/rule_pack.h"

#include <cstdint>
#include <unordered_map>
#include <vector>

namespace umpire::program {

/// The attributes that answers tell of, by their places in the pack, rising, and which of them may read
/// otherwise, or show otherwise, once something changed. Who is in the battle and where, the readings of the
/// switches and the cells of tables stand apart: all may hang on those.
class ToldAttributes {
  public:
    using Numbers = std::vector<std::uint32_t>;

    explicit ToldAttributes(const RulePack& rules);

    const Numbers& all() const { return m_all; }
    /// Those that read a stored attribute of this name, of whomever.
    const Numbers& reading(Symbol attribute) const;
    /// Those that read the moment of the game: its turn, phase, sides.
    const Numbers& readingMoment() const { return m_readingMoment; }

  private:
    Numbers m_all;
    std::unordered_map<Symbol, Numbers> m_reading;
    Numbers m_readingMoment;
};

} // namespace umpire::program
