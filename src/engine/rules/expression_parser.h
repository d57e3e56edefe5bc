#pragma once

#include "umpire/base/issue.h"
#include "umpire/base/json_document.h"
#include "umpire/base/key_table.h"

#include <functional>
#include <memory>
#include <string>
#include <variant>
#include <vector>

namespace umpire {

/// What is wrong with an expression that is written out, and where.
struct FormulaProblem {
    Position at;
    std::string text;
};

/// Whether a text is an expression written out, such as "$self.lost >= 2 and not $fact.cover": it has a
/// reference in it, and is more than that.
bool isFormula(const std::string& text);

/// The words that mean something of their own in it; as values they stand in quotes.
const std::vector<std::string>& formulaWords();
/// Those of them that go through a list: "some", "count" ...
const std::vector<std::string>& wordsOverLists();
/// Whether a word, or what follows a $, may have that letter.
bool isOfFormulaWord(char c);

/// Reads one, whose text begins at `at` of its file, as the object that says the same. Each of its nodes is
/// where the text says it.
std::variant<JsonNode, FormulaProblem> parseFormula(const std::string& text, Position at);

/// Visits the expressions in what a table of keys calls `is`, such as "list of fact", but none within
/// another.
void eachExpression(JsonNode& node, const std::string& is, const std::function<void(JsonNode&)>& visit);

/// A file of a pack as it is read: where `shape` has expressions, those that are written out have become
/// objects. What cannot be read is reported, and stays the text that it is.
std::shared_ptr<const JsonDocument> withoutFormulas(const std::string& file, JsonNode root,
                                                    const FileShape* shape, Issues& issues);

} // namespace umpire
