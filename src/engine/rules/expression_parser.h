#pragma once

#include "umpire/base/issue.h"
#include "umpire/base/json_document.h"
#include "umpire/base/key_table.h"
#include "umpire/rules/written_expressions.h"

#include <functional>
#include <memory>
#include <string>
#include <variant>
#include <vector>

namespace umpire {

/// The words that mean something of their own in an expression that is written out; as values they stand in
/// quotes.
const std::vector<std::string>& formulaWords();
/// Those of them that go through a list: "some", "count" ...
const std::vector<std::string>& wordsOverLists();
/// Whether a word may have that letter; and whether what follows a $ may.
bool isOfFormulaWord(char c);
bool isOfReference(char c);

/// What is written with parentheses behind its name.
struct FormulaFunction {
    /// How the object has what stands in them: by itself, as a list, or the second as "most".
    enum class Shape { One, List, Most };

    const char* name;
    Shape shape;
    std::size_t takes; ///< 0: any number
};
/// Null where none is called so.
const FormulaFunction* functionOf(const std::string& name);

/// Reads one, whose text begins at `at` of its file, as the object that says the same. Each of its nodes is
/// where the text says it.
std::variant<JsonNode, FormulaProblem> parseFormula(const std::string& text, Position at);

/// Visits the expressions in what the table of keys calls `is`, but none within another.
void eachExpression(JsonNode& node, const std::string& is, const std::function<void(JsonNode&)>& visit);
/// A file of a pack as it is read: where `shape` has expressions, those that are written out have become
/// objects, and keys with former names have the names of today. What cannot be read is reported, and stays
/// the text that it is.
std::shared_ptr<const JsonDocument> withoutFormulas(const std::string& file, JsonNode root,
                                                    const FileShape* shape, Issues& issues);
/// Gives the keys in what the table of keys calls `is` the names they had formerly, where they had others.
void giveFormerKeys(JsonNode& node, const std::string& is);

} // namespace umpire
