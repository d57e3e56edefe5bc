#pragma once

#include "pack_draft.h"

namespace umpire {

/// Reads what stands on the sheets that are printed of units, and the ready reference.
class SheetsReader {
  public:
    explicit SheetsReader(PackDraft& draft) : m_pack(draft.pack()) {}

    void read(ObjectReader& file);

  private:
    void readHeads(ObjectReader& reader);
    void readState(ObjectReader& reader);

    RulePack& m_pack;
};

} // namespace umpire
