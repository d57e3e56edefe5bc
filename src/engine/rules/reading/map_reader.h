#pragma once

#include "pack_draft.h"

namespace umpire {

/// Reads the map that a game is played on, and makes its places and borders words of vocabularies.
class MapReader {
  public:
    explicit MapReader(PackDraft& draft) : m_pack(draft.pack()) {}

    void readNames(ObjectReader& file);
    void read(ObjectReader& file);

  private:
    HexGrid readGrid(ObjectReader& reader) const;

    RulePack& m_pack;
};

} // namespace umpire
