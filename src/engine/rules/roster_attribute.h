#pragma once

#include "umpire/base/object_reader.h"
#include "umpire/rules/rule_pack.h"

#include <unordered_map>

namespace umpire {

/// Reads what a roster entry says of an attribute; nothing when it is not given. Problems are reported.
Value readRosterAttribute(ObjectReader& entry, const Attribute& attribute, const RulePack& rules);

/// Who stands in a roster.
using RosterIds = std::unordered_map<Id, SubjectKind>;
/// Reports whom the entry names in an attribute that holds subjects, and who is not there.
void checkNamed(const JsonNode& entry, const Attribute& attribute, const RosterIds& ids,
                const ReadContext& context);

} // namespace umpire
