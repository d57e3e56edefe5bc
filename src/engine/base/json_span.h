#pragma once

#include "umpire/base/json_text.h"

namespace umpire {

/// The spans of a text that is JSON, whatever its layout; of another they mean nothing.
JsonSpan spansOf(std::string_view text);

} // namespace umpire
