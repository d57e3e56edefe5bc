#pragma once

#include "pack_draft.h"

namespace umpire {

/// Reads the rulings of a pack: what its rules leave open, and how each can be read.
class RulingsReader {
  public:
    explicit RulingsReader(PackDraft& draft) : m_draft(draft), m_pack(draft.pack()) {}

    void read(ObjectReader& file);

  private:
    PackDraft& m_draft;
    RulePack& m_pack;
};

} // namespace umpire
