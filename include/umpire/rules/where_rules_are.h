#pragma once

#include "umpire/rules/pack_loader.h"

#include <string>

namespace umpire {

/// Where packs are looked for and how others are named, in the words of both programs' `--help`.
std::string whereRulesAre(const PackSearchPath& shelf);

} // namespace umpire
