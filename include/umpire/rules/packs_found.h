#pragma once

#include "umpire/base/issue.h"
#include "umpire/rules/localized_pack.h"
#include "umpire/rules/pack_loader.h"

#include <string>
#include <vector>

namespace umpire {

/// Where packs are looked for and how others are named, in the words of both programs' `--help`.
std::string whereRulesAre(const PackSearchPath& searchPath);

/// The rules of which `rules` are a club's own version: those they extend, be it by way of other house rules,
/// and for a pack that stands alone those that came with the program for the same game. Null where nothing
/// differs, where nothing came for that game, and for a pack that is a game of its own. Of several packs of
/// one name the one that is looked at last came with the program. It is told as `rules` are, in their words:
/// what is written alike reads alike, so that what reads otherwise is meant otherwise.
std::shared_ptr<const RulePack> originalOf(const PackSearchPath& searchPath, const RulePack& rules,
                                           const TextLocale& locale = {});

/// A pack that was found, and what came of reading it.
struct ExaminedPack {
    FoundPack found;         ///< its title is the pack's own, where it is in order
    bool inOrder = false;    ///< it has no errors
    bool used = false;       ///< its name means this one
    std::string edition;     ///< "" where it is not in order
    std::string fingerprint; ///< the same
    Issues issues;           ///< all of them, errors and warnings
};

/// Reads every pack of the folders, each by itself: one that is not in order keeps none of the others back.
/// By name, and those of one name as they are looked for.
std::vector<ExaminedPack> examinePacks(const PackSearchPath& searchPath);

/// Where several packs have the name of these rules: which are used and where the others are, in a sentence
/// without a full stop; "" where there is no other, where the folder in UMPIRE_RULES says so, and for rules
/// that were named by their folder. Of several the first that is in order is used, in the order of the
/// folders.
std::string wordsOfRivals(const PackSearchPath& searchPath, const RulePack& used);

} // namespace umpire
