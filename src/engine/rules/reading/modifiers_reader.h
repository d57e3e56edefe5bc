#pragma once

#include "pack_draft.h"

namespace umpire {

/// Reads the modifiers of a pack.
class ModifiersReader {
  public:
    explicit ModifiersReader(PackDraft& draft) : m_draft(draft), m_pack(draft.pack()) {}

    void read(ObjectReader& file);

  private:
    void readModifier(ObjectReader& reader);

    PackDraft& m_draft;
    RulePack& m_pack;
    std::set<Id> m_seen;
};

} // namespace umpire
