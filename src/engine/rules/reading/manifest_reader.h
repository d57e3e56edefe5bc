#pragma once

#include "../extending/opened_pack.h"
#include "pack_files.h"
#include "umpire/rules/module_needs.h"

namespace umpire {

/// Reads pack.json: what the pack is called, which game plays it, and where its parts are.
class ManifestReader {
  public:
    /// Opens the pack that a manifest says it `extends`; null where that cannot be, which is reported.
    using OpenBase = std::function<const OpenedPack*(ObjectReader& manifest)>;

    ManifestReader(RulePack& pack, const GameNeeds& games, OpenBase openBase, PackFiles::Merge merge)
        : m_pack(pack), m_games(games), m_openBase(std::move(openBase)), m_merge(std::move(merge)) {}

    /// Opens the files that it names.
    void read(PackFiles& files);

  private:
    void readBase(ObjectReader& manifest);
    void readOrigin(ObjectReader& manifest);
    void readFiles(ObjectReader& manifest, PackFiles& files);
    void readVersion(ObjectReader& manifest);
    void readModule(ObjectReader& manifest);

    RulePack& m_pack;
    const GameNeeds& m_games;
    OpenBase m_openBase;
    PackFiles::Merge m_merge;
    const OpenedPack* m_base = nullptr;
};

} // namespace umpire
