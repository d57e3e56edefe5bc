#pragma once

#include "pack_draft.h"

namespace umpire {

/// Reads the facts of a pack: first their names and types, then what they say.
class FactsReader {
  public:
    explicit FactsReader(PackDraft& draft) : m_draft(draft), m_pack(draft.pack()) {}

    void readNames(ObjectReader& file);
    void read(ObjectReader& file);

  private:
    void readFact(ObjectReader& reader, Fact& fact);
    void readCandidates(ObjectReader& reader, Fact& fact);
    void checkFact(ObjectReader& reader, const Fact& fact);

    PackDraft& m_draft;
    RulePack& m_pack;
};

} // namespace umpire
