#pragma once

#include "umpire/base/issue.h"
#include "umpire/base/json.h"
#include "umpire/rules/rule_pack.h"
#include "umpire/state/battle.h"

#include <string>
#include <string_view>

namespace umpire {

/// The roster of a battle as CSV (RFC 4180, comma, UTF-8 without byte-order mark, LF): a header row, then a
/// row for each side, formation (parents before children), officer and unit, in the order of the battle. The
/// columns are `what`, `id`, `name`, `under` (the id of what it belongs to, or what an officer commands) and
/// the roster keys of the pack. Flags are yes or no; what is not set is an empty cell. A cell that a
/// spreadsheet would take for a formula begins with an apostrophe, which reading takes off.
std::string writeRosterCsv(const RulePack& rules, const Battle& battle);

/// What a roster sheet holds, and what was wrong with it.
struct CsvRoster {
    /// `sides`, `formations`, `officers` and `units` as lists of a battle file's entries; empty when there
    /// are errors. An entry has an id when the sheet gives one or another entry refers to it, and no place
    /// when the sheet gives none.
    Json roster = Json::object();
    /// All problems, at most 100 and how many more. The line is the row of the spreadsheet, the column its
    /// column, both from 1.
    Issues issues;
};

/// Reads a roster sheet: comma, semicolon or tab, with or without byte-order mark, columns in any order. Only
/// the column `name` is necessary; a row without `what` is a unit. `under` (or `formation`) and `side` give
/// an id or a name, of the sheet or of the battle `existing` (may be null) it is read for; the sheet's own
/// names go first. A unit's formation that is nowhere is made, under the side of the row or else the only one
/// there is; with several sides it is left without a place. A side that is nowhere is made too. At most
/// 10,000 rows of 200 cells of 10,000 characters. `name` is the file's name, for the issues.
CsvRoster readRosterCsv(std::string_view text, std::string name, const RulePack& rules,
                        const Battle* existing);

} // namespace umpire
