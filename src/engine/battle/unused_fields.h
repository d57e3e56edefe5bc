#pragma once

#include "umpire/battle/resolution.h"

#include <string>
#include <vector>

namespace umpire {

/// Warns of fields of a command that mean nothing to it: a misspelt optional one must not be passed over in
/// silence. `known`: its own, besides those of every command; `name`: what it is called.
void warnUnused(const Json& command, std::vector<std::string> known, const std::string& name,
                Resolution& resolution);

} // namespace umpire
