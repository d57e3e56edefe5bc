#pragma once

#include "pack_draft.h"

namespace umpire {

/// Reads the turn of a pack: its phases, and what happens at their edges.
class TurnReader {
  public:
    explicit TurnReader(PackDraft& draft) : m_draft(draft), m_pack(draft.pack()) {}

    void readNames(ObjectReader& file);
    void read(ObjectReader& file);

  private:
    void readPhases(ObjectReader& file);
    void readMoment(ObjectReader& reader);

    PackDraft& m_draft;
    RulePack& m_pack;
};

} // namespace umpire
