#pragma once

#include "../reading/pack_files.h"
#include "umpire/rules/pack_loader.h"

#include <set>

namespace umpire {

/// A pack as another one builds on it: what it means, and the files that say so.
struct OpenedPack {
    LoadedPack loaded;
    PackDocuments parts;
    PackDocuments baseParts;              ///< of the pack that it extends
    std::shared_ptr<const RulePack> base; ///< that pack, where it has no errors
    std::set<std::string> shared;         ///< the files of it that are made for others to build on
};

} // namespace umpire
