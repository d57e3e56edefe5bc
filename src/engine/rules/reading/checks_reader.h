#pragma once

#include "pack_draft.h"

namespace umpire {

/// Reads the outcomes, checks and contests of a pack: first their names, then what they say.
class ChecksReader {
  public:
    explicit ChecksReader(PackDraft& draft) : m_draft(draft), m_pack(draft.pack()) {}

    void readNames(ObjectReader& file);
    void read(ObjectReader& file);

  private:
    void readOutcomes(ObjectReader& file);
    void readChecks(ObjectReader& file);

    PackDraft& m_draft;
    RulePack& m_pack;
};

} // namespace umpire
