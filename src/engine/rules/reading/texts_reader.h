#pragma once

#include "pack_draft.h"

namespace umpire {

/// Reads the texts and numbers of a pack.
class TextsReader {
  public:
    explicit TextsReader(PackDraft& draft) : m_pack(draft.pack()) {}

    void read(ObjectReader& file);

  private:
    RulePack& m_pack;
};

} // namespace umpire
