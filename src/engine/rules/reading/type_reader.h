#pragma once

#include "umpire/base/object_reader.h"
#include "umpire/rules/rule_pack.h"

#include <string>
#include <vector>

namespace umpire {

/// The type that stands in an entry as its "kind", one of `kinds`, with its "vocabulary" or "subject". One
/// that cannot be read is of the kind Nothing, which fits everywhere: one problem, one report.
Type readType(ObjectReader& reader, const std::vector<std::string>& kinds, const RulePack& pack);

/// A value written out, as traits and defaults of facts are.
Value readPlain(const JsonNode& node, const Type& type, const ReadContext& context, const RulePack& pack);

} // namespace umpire
