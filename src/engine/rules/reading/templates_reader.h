#pragma once

#include "pack_draft.h"

namespace umpire {

/// Reads the army templates of a pack.
class TemplatesReader {
  public:
    explicit TemplatesReader(PackDraft& draft) : m_pack(draft.pack()) {}

    void read(ObjectReader& file);

  private:
    void readTemplate(ObjectReader& reader);

    RulePack& m_pack;
};

} // namespace umpire
