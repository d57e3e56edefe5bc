#pragma once

#include "umpire/battle/preview.h"
#include "umpire/rules/rule_pack.h"

#include <string>
#include <utility>
#include <vector>

namespace umpire {

/// The member of a step that lists whom the effect `draw` drew, in order.
inline constexpr const char* drawnKey = "drawn";
/// That of a draw that waits for its dice: those of whom one is drawn next.
inline constexpr const char* amongKey = "among";

/// What a draw may bring, before it is made: of a list of subjects so many, each equally likely.
struct DrawOdds {
    std::int64_t count = 0; ///< how many are drawn
    std::int64_t from = 0;  ///< of how many
    /// For each word for what they are (roles.json `type`; else their names): the chance that at least one
    /// such is drawn, exact but for the last rounding.
    std::vector<std::pair<std::string, double>> chances;
};

/// The chance that of `all` things, `wanted` of which are of a kind, at least one of these is among `drawn`.
double chanceOfAny(std::int64_t wanted, std::int64_t all, std::int64_t drawn);
/// The draw for which a command waits, if it does.
std::optional<DrawOdds> drawOdds(const Preview& preview, const RulePack& rules, const Battle& battle);
/// Those among whom one is drawn next, by their names, each once; empty where nothing is drawn.
std::vector<std::string> namesToDraw(const Preview& preview, const Battle& battle);

} // namespace umpire
