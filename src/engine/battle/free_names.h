#pragma once

#include "umpire/state/battle.h"

#include <string>
#include <unordered_map>
#include <unordered_set>

namespace umpire {

/// Names that are taken, and those still free. Of many that are alike each is passed over once, not again for
/// every one that asks for it.
class FreeNames {
  public:
    void take(const std::string& name) { m_taken.insert(name); }
    /// As `nextName` gives it.
    std::string next(const std::string& name);

  private:
    std::unordered_set<std::string> m_taken;
    std::unordered_map<std::string, std::string>
        m_later; ///< of a taken name one after it: none between is free
};

/// Ids that are free in a battle to which subjects are added, while none leaves.
class FreeIds {
  public:
    /// As `idFor` gives it.
    Id idFor(const std::string& name, const Battle& battle);

  private:
    std::unordered_map<std::string, int> m_numbers; ///< by how ids begin: that and all below are taken
};

} // namespace umpire
