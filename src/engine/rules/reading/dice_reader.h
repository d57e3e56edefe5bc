#pragma once

#include "pack_draft.h"

namespace umpire {

/// Reads the dice of a pack.
class DiceReader {
  public:
    explicit DiceReader(PackDraft& draft) : m_pack(draft.pack()) {}

    void read(ObjectReader& file);

  private:
    void readDie(ObjectReader& reader);

    RulePack& m_pack;
};

} // namespace umpire
