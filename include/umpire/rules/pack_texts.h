#pragma once

#include "umpire/base/json_document.h"
#include "umpire/rules/pack_loader.h"

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace umpire {

/// Texts that are read in place of the files of those names in a pack's folder, be they there or not.
using PackTexts = std::map<std::string, std::string>;

/// The parts of a pack that could be opened: what its file says, laid over that of the pack it extends.
using PackParts = std::map<std::string, std::shared_ptr<const JsonDocument>>;

/// A pack read from texts, and the pack it extends.
struct ReadTexts {
    LoadedPack loaded;
    std::shared_ptr<const RulePack> base; ///< null where it extends none that is in order
    PackParts parts;                      ///< of the pack, be it in order or not
    PackParts baseParts;                  ///< of the one that it extends
};

/// `loadPack` with texts in place of files: what a pack would be, before anything is written.
ReadTexts readTexts(const std::filesystem::path& folder, const PackTexts& texts, const GameNeeds& games,
                    const std::vector<std::filesystem::path>& shelves);

/// Whether a file of a pack is a link that leads out of its folder. A pack may come from anybody: nothing is
/// read of such a file, and nothing is written to it.
bool leadsOutOfPack(const std::filesystem::path& file);

/// The parts that a pack may have, in the order in which they are read.
std::vector<std::string> partsOfPacks();

} // namespace umpire
