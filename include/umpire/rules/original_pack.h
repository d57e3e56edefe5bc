#pragma once

#include "umpire/rules/pack_loader.h"

namespace umpire {

/// The rules that came with the program for the game that `rules` play, where `rules` mean something else;
/// null where they are those, or where nothing came for that game. Of several packs of one name the one that
/// is looked at last came with the program.
std::shared_ptr<const RulePack> originalOf(const PackShelf& shelf, const RulePack& rules);

} // namespace umpire
