#pragma once

#include "umpire/base/issue.h"
#include "umpire/base/json_document.h"
#include "umpire/rules/written_expressions.h"

#include <string>
#include <variant>
#include <vector>

namespace umpire {

/// The words that mean something of their own in an expression that is written out; as values they stand in
/// quotes.
const std::vector<std::string>& formulaWords();
/// Those of them that go through a list: "some", "count" ...
const std::vector<std::string>& wordsOverLists();
/// Whether a word, or what follows a $, may have that letter.
bool isOfFormulaWord(char c);

/// Reads one, whose text begins at `at` of its file, as the object that says the same. Each of its nodes is
/// where the text says it.
std::variant<JsonNode, FormulaProblem> parseFormula(const std::string& text, Position at);

} // namespace umpire
