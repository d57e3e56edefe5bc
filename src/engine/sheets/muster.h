#pragma once

#include "text/battle_text.h"
#include "umpire/battle/visibility.h"
#include "umpire/sheets/make_sheet.h"

#include <set>
#include <vector>

namespace umpire::sheets {

/// A formation, or a side, with what stands directly under it.
struct Muster {
    const Subject* head = nullptr;
    std::vector<const Subject*> officers;
    std::vector<const Subject*> units;
    /// Units below it that the reader is not to see were left out.
    bool veiled = false;
};

/// Those that a reader is not to see: units secret in any of the battles given, cards that lie covered, and
/// formations and officers with nothing but such units below them. For the umpire none.
std::set<Id> hiddenFrom(const SheetWish& wish, const RulePack& rules,
                        std::initializer_list<const Battle*> battles);
/// Who looks at a sheet: players' copies of one side hold what that side may see.
Viewer eyesOf(const SheetWish& wish);

/// The order of battle of a side: the side itself where it has officers or units directly, then its
/// formations, parents before children. A formation of which nothing but hidden units is known is not named.
std::vector<Muster> mustersOf(const Battle& battle, const Id& side, const std::set<Id>& hidden);

/// The sides that a wish is about.
std::vector<const Subject*> sidesOf(const Battle& battle, const SheetWish& wish);

} // namespace umpire::sheets
