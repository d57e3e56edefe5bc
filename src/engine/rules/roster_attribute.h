#pragma once

#include "umpire/base/object_reader.h"
#include "umpire/rules/rule_pack.h"

namespace umpire {

/// Reads what a roster entry says of an attribute; nothing when it is not given. Problems are reported.
Value readRosterAttribute(ObjectReader& entry, const Attribute& attribute, const RulePack& rules);

} // namespace umpire
