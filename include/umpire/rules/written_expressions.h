#pragma once

#include "umpire/base/json.h"
#include "umpire/rules/rule_pack.h"

#include <optional>
#include <string>
#include <vector>

namespace umpire {

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

} // namespace umpire
