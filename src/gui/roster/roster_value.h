#pragma once

#include "document/text.h"
#include "umpire/base/json.h"
#include "umpire/rules/roster_keys.h"

namespace umpire::gui {

inline constexpr int largestCount = static_cast<int>(mostInRoster);

/// A value as the entry of a list keeps it.
inline QString packed(const Json& value) {
    return toText(value.dump());
}

} // namespace umpire::gui
