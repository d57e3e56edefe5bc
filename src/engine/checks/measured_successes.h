#pragma once

#include "umpire/rules/rule_pack.h"

#include <cstddef>
#include <optional>

namespace umpire {

/// Which of the measures of `measuresOf` says how many dice count; nothing where none does.
std::optional<std::size_t> measureOfSuccesses(const Check& check);

} // namespace umpire
