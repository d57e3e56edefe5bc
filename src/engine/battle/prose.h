#pragma once

#include "umpire/battle/resolution.h"

namespace umpire {

/// `prose`: the umpire's own words for a passage of the report. Throws Refused.
void decideProse(const Json& command, Resolution& resolution);

} // namespace umpire
