#pragma once

#include "umpire/dice/die.h"

#include <cstddef>
#include <optional>
#include <string_view>

namespace umpire {

/// What one of so many is drawn with: a die of the faces 1 to `count`, called "lots-" and the count.
Die lots(std::size_t count);
/// The die of that name, or nothing for any other name.
std::optional<Die> lotsNamed(std::string_view id);

} // namespace umpire
