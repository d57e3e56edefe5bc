#pragma once

#include "pack_files.h"
#include "umpire/rules/rule_pack.h"

namespace umpire {

/// Notes the entries of all files as they are compared with other packs, and the fingerprint of them all.
void enterParts(const PackFiles& files, RulePack& pack);

} // namespace umpire
