#pragma once

#include "umpire/base/json.h"
#include "umpire/rules/rule_pack.h"

#include <variant>

namespace umpire {

/// Why a cell cannot be read, in words.
struct CellProblem {
    std::string text;
};

/// The cell of an attribute as a battle file writes it; null when the cell is empty.
std::variant<Json, CellProblem> valueOfCell(const RulePack& rules, const Attribute& attribute,
                                            const std::string& cell);

/// The value as a cell; nothing is an empty cell.
std::string cellOfValue(const Value& value);

} // namespace umpire
