#pragma once

#include "umpire/base/issue.h"
#include "umpire/rules/rule_pack.h"
#include "umpire/state/battle.h"

#include <filesystem>
#include <map>
#include <string>
#include <string_view>

namespace umpire {

/// What a user has typed in from his book where the tables of a pack are blank, apart from any battle:
/// battles that are begun later take it over.
struct OwnTables {
    std::map<TableCell, Value> cells;
    Issues issues;           ///< with errors there are no cells
    bool unreadable = false; ///< the file itself could not be read
};

/// Where they are kept for a pack: PACK.tables.json in $UMPIRE_TABLES, else in
/// $XDG_DATA_HOME/desert-umpire/tables, else in ~/.local/share/desert-umpire/tables; "" where there is none.
std::filesystem::path ownTablesOf(const RulePack& rules);

/// A file that is not there holds nothing.
OwnTables loadOwnTables(const std::filesystem::path& path, const RulePack& rules);
OwnTables parseOwnTables(std::string_view text, const std::string& name, const RulePack& rules);

/// Fills them into a battle, where it says nothing itself. Gives what is wrong with the file; then nothing is
/// filled in.
Issues takeOwnTables(const RulePack& rules, Battle& battle);

/// Puts what a battle fills in to what the user has: a table of which it fills anything comes in the place of
/// the one there was. Gives "" or in words why it could not; then the file is as it was.
std::string keepOwnTables(const RulePack& rules, const Battle& battle, const std::filesystem::path& path);

} // namespace umpire
