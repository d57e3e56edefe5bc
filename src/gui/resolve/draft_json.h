#pragma once

#include "resolve/draft.h"

namespace umpire::gui {

/// A draft as JSON, to be kept beside the battle until it is taken up.
Json jsonOf(const Draft& draft);
/// Empty when the JSON is no draft.
Draft draftOf(const Json& json);

} // namespace umpire::gui
