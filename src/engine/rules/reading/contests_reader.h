#pragma once

#include "pack_draft.h"

namespace umpire {

/// Reads the contests of a pack: what the outcomes of two checks come to.
class ContestsReader {
  public:
    explicit ContestsReader(PackDraft& draft) : m_draft(draft), m_pack(draft.pack()) {}

    void read(ObjectReader& file);

  private:
    void readCell(ObjectReader& reader, Contest& contest, const Roles& roles);
    void readTexts(ObjectReader& reader, Contest::Cell& cell, const Roles& roles);

    PackDraft& m_draft;
    RulePack& m_pack;
};

} // namespace umpire
