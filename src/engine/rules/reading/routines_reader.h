#pragma once

#include "pack_draft.h"

namespace umpire {

/// Reads the routines of a pack: effects under a name.
class RoutinesReader {
  public:
    explicit RoutinesReader(PackDraft& draft) : m_draft(draft), m_pack(draft.pack()) {}

    void readNames(ObjectReader& file);
    void read(ObjectReader& file);

  private:
    PackDraft& m_draft;
    RulePack& m_pack;
};

} // namespace umpire
