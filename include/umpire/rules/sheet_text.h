#pragma once

#include "umpire/rules/rule_pack.h"

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace umpire {

/// Readings that a battle sets otherwise than its pack: ruling, reading.
using Readings = std::map<Id, Id>;

/// What is wrong with the places of a text on a sheet, such as {number.men}; "" when all can be filled.
std::string sheetPlaceProblem(const std::string& text, const RulePack& rules);
/// The text with its places filled; one that cannot be filled on a sheet, such as {self.name}, becomes "…".
std::string fillSheetText(const std::string& text, const RulePack& rules, const Readings& readings);

/// "+1", "−2", "0".
std::string signedText(std::int64_t value);
/// The totals of a band: "1 or less", "2–3", "no jam".
std::string scoreText(const RulePack& rules, const Check& check, const Band& band);
/// How a symbol is thrown: its name, or with several dice "any" and its name.
std::string scoreText(const RulePack& rules, const Check& check, const std::string& symbol);
/// What comes without a battle, 1 where nothing stands; none when that differs.
std::optional<std::int64_t> numberOf(const RulePack& rules, const std::optional<Expression>& count);
/// How many dice a check always throws; none when that differs.
std::optional<std::int64_t> diceOf(const RulePack& rules, const Check& check);
/// The die that a check throws, or all that it may throw: "D10 or D20".
std::string dieNames(const RulePack& rules, const Check& check);
/// What is thrown for a check: "D8", "3 × D8", "Jam die, one or more"; "as seen" where the umpire states it.
std::string diceText(const RulePack& rules, const Check& check);
/// What a modifier is called where no roll fills the places of its label: as on a printed sheet.
std::string plainLabel(const RulePack& rules, const Modifier& modifier);
/// What a modifier is worth: "−1", "−1 each", "+2, +1".
std::string worthText(const RulePack& rules, const Modifier& modifier);
/// For a modifier whose value is a trait of the words of a vocabulary: each value but 0, and the names of
/// the words that have it, the largest first. Empty for other modifiers.
std::vector<std::pair<std::int64_t, std::vector<std::string>>> worthByWord(const RulePack& rules,
                                                                           const Modifier& modifier);

/// The least and the most that a modifier can be worth; no limit for what only play knows.
struct WorthRange {
    std::optional<std::int64_t> least;
    std::optional<std::int64_t> most;
};
WorthRange worthRange(const RulePack& rules, const Modifier& modifier);

} // namespace umpire
