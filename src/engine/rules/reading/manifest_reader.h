#pragma once

#include "pack_files.h"
#include "umpire/rules/module_needs.h"

namespace umpire {

/// Reads pack.json: what the pack is called, which game plays it, and where its parts are.
class ManifestReader {
  public:
    ManifestReader(RulePack& pack, const GameNeeds& games) : m_pack(pack), m_games(games) {}

    /// Opens the files that it names.
    void read(PackFiles& files);

  private:
    void readVersion(ObjectReader& manifest);
    void readModule(ObjectReader& manifest);

    RulePack& m_pack;
    const GameNeeds& m_games;
};

} // namespace umpire
