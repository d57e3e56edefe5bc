#pragma once

#include "pack_draft.h"

namespace umpire {

/// Reads the turn of a pack: its phases, who acts in them, and what happens at their edges.
class TurnReader {
  public:
    explicit TurnReader(PackDraft& draft) : m_draft(draft), m_pack(draft.pack()) {}

    void readNames(ObjectReader& file);
    void read(ObjectReader& file);

  private:
    void readPhases(ObjectReader& file);
    void readOwner(ObjectReader& reader, Phase& phase);
    void readOwnerObject(ObjectReader& owner, Phase& phase);
    void checkDrawn(ObjectReader& owner, const Phase& phase);
    void readMoment(ObjectReader& reader);
    void readConcerned(ObjectReader& reader, Moment& moment);

    PackDraft& m_draft;
    RulePack& m_pack;
};

} // namespace umpire
