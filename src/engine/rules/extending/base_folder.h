#pragma once

#include "umpire/base/object_reader.h"

#include <filesystem>
#include <vector>

namespace umpire {

/// Folders: of packs, or those that hold packs.
using Folders = std::vector<std::filesystem::path>;

/// The folder of the pack that `extends` of a manifest names: beside the last pack of the chain, then in one
/// of the shelves; a relative folder is that and no other. Empty where there is none, or where packs would
/// extend each other in a circle, which is reported. `chain`: the packs that are being opened, each because
/// the one before it extends it.
std::filesystem::path baseFolder(ObjectReader& manifest, const Folders& chain, const Folders& shelves);

} // namespace umpire
