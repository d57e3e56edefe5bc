#pragma once

#include "umpire/base/object_reader.h"
#include "umpire/rules/rule_pack.h"

#include <functional>
#include <map>
#include <string>
#include <vector>

namespace umpire {

/// What heads the rows or columns of a table, numbers and shared heads too.
using HeadsOf = std::function<std::vector<std::string>(const Table&, bool columns)>;

/// What is written into a table, by row and column: cells, heads and the rest; blank ones are left out.
/// `headsOf` tells of heads that are not written there.
std::map<Table::Cell, Value> readCells(const JsonNode& node, const Table& table, const RulePack& rules,
                                       const ReadContext& context, const HeadsOf& headsOf);

/// A word of a vocabulary as it is kept: a border may be written from either side.
std::string canonicalWord(const std::string& vocabulary, const std::string& word, const RulePack& rules);

} // namespace umpire
