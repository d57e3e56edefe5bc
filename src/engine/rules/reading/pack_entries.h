#pragma once

#include "pack_files.h"
#include "umpire/base/json_document.h"
#include "umpire/rules/rule_pack.h"

#include <string>
#include <vector>

namespace umpire {

/// The members of an object by their keys, for their order in a file means nothing.
std::vector<const JsonNode::Member*> membersByKey(const JsonNode& node);

/// A value as JSON without spaces, the keys of every object in order: the same for values that mean the same.
std::string canonicalText(const JsonNode& node);

/// Notes the entries of all files as they are compared with other packs, and the fingerprint of them all.
void enterParts(const PackFiles& files, RulePack& pack);

} // namespace umpire
