#pragma once

#include "umpire/base/json.h"
#include "umpire/rules/rule_pack.h"

#include <string>
#include <variant>
#include <vector>

namespace umpire {

/// Why a cell of a roster sheet cannot be read, in words.
struct CellProblem {
    std::string text;
};

using CellRead = std::variant<Json, CellProblem>;

/// The cell of an attribute as a battle file writes it; null when the cell is empty.
CellRead valueOfCell(const RulePack& rules, const Attribute& attribute, const std::string& cell);
/// The value as a cell; nothing is an empty cell, and an empty list where something is usual a semicolon.
std::string cellOfValue(const Value& value, const Attribute& attribute);
/// What a cell lists, behind semicolons or else commas.
std::vector<std::string> listedIn(const std::string& cell);

} // namespace umpire
