#pragma once

#include "umpire/base/issue.h"
#include "umpire/base/json.h"
#include "umpire/base/json_document.h"
#include "umpire/rules/rule_pack.h"

#include <optional>
#include <string>
#include <vector>

namespace umpire {

/// Whether a text is an expression written out, such as "$self.lost >= 2 and not $fact.cover": it has a
/// reference in it, and is more than that.
bool isFormula(const std::string& text);

/// What is wrong with one, and where.
struct FormulaProblem {
    Position at;
    std::string text;
};

/// Nothing where it can be read; places are told as if it began a file.
std::optional<FormulaProblem> formulaProblem(const std::string& formula);

/// An expression of a pack and where it stands.
struct WrittenExpression {
    std::string file;  ///< "modifiers.json"
    std::string entry; ///< the id of its entry; else the name of the list, and which of it
    std::string key;   ///< within the entry: "when", "does[2].to"
    std::string text;  ///< written out: "$fact.cover and not $fact.charged"
};

/// The expressions of a pack that say more than a single word, number or list.
std::vector<WrittenExpression> writtenExpressions(const RulePack& rules);

/// An expression as people write it, out of the object that says the same, as `rules/README.md` has it under
/// *Written out*: "$self.lost >= 2 and not $fact.cover". Nothing for what is no expression. An operator that
/// has a single operand where others have more is left out.
std::optional<std::string> printFormula(const Json& expression);

/// A value of a pack with all expressions in it written out, however they were: equal for values that mean
/// the same. `steps`: keys, and names of entries of lists, down to it.
Json writtenOut(const JsonNode& value, const std::string& part, const std::vector<std::string>& steps);
Json writtenOut(const Json& value, const std::string& part, const std::vector<std::string>& steps);
/// What the table of keys says of what stands in a part of a pack, such as "list of fact". `steps`: keys, and
/// names of entries of lists, down to it.
std::string kindAt(const std::string& part, const std::vector<std::string>& steps);
/// Whether what stands there is an expression.
bool isExpression(const std::string& part, const std::vector<std::string>& steps);

} // namespace umpire
