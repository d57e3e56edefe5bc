#pragma once

#include "text/battle_text.h"

#include <optional>

namespace umpire::sheets {

/// The boxes of a unit's strength, those it has lost crossed; in words where they would be too many. Nothing
/// where the pack has no strength.
std::vector<Piece> strengthBoxes(const BattleText& words, const Subject& unit);

/// What a formation has lost, and the marks at which something is owed.
struct LossTrack {
    std::string name; ///< what is counted
    std::int64_t worn = 0;
    std::int64_t whole = 0;
    std::vector<ShareMark> marks;

    /// "20 %", "over 60 %".
    static std::string label(const ShareMark& mark);
    /// A box for each loss, the marks below; in words where they would be too many.
    std::vector<Piece> pieces() const;
};

/// Nothing for a formation of which the pack counts no share, or which has no strength of its own.
std::optional<LossTrack> lossTrack(const BattleText& words, const Subject& formation);

/// One row that says what the boxes of a unit mean, drawn as they are drawn; nothing where there are none.
std::optional<Table> boxLegend(const RulePack& rules);

} // namespace umpire::sheets
