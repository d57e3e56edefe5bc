#pragma once

#include "umpire/rules/localized_pack.h"

namespace umpire {

/// The rules of which `rules` are a club's own version: those they extend, be it by way of other house rules,
/// and for a pack that stands alone those that came with the program for the same game. Null where nothing
/// differs, where nothing came for that game, and for a pack that is a game of its own. Of several packs of
/// one name the one that is looked at last came with the program. It is told as `rules` are, in their words:
/// what is written alike reads alike, so that what reads otherwise is meant otherwise.
std::shared_ptr<const RulePack> originalOf(const PackSearchPath& shelf, const RulePack& rules,
                                           const TextLocale& telling = {});

} // namespace umpire
