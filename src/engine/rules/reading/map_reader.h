#pragma once

#include "pack_draft.h"

namespace umpire {

/// Reads the map that a game is played on, and makes its places and borders words of vocabularies. Areas are
/// words of a vocabulary of the pack.
class MapReader {
  public:
    explicit MapReader(PackDraft& draft) : m_pack(draft.pack()) {}

    void readNames(ObjectReader& file);
    void read(ObjectReader& file);

  private:
    GameMap readMap(ObjectReader& reader) const;
    GameMap readHexes(ObjectReader& reader) const;

    RulePack& m_pack;
};

} // namespace umpire
