#pragma once

#include "umpire/worksheet/worksheet.h"

namespace umpire {

/// Whether a name begins with these letters, small or capital (ASCII).
bool beginsWith(std::string_view name, std::string_view letters);

/// Whether that key answers the question. Lists that are long are not gone through by a key.
bool hasKey(const WorksheetQuestion& question, const std::string& key);

/// The answer after the present one: a tick turns, a number grows; of several the next is added, after the
/// last there is none; of one the next is taken.
Value afterKey(const WorksheetQuestion& question);

} // namespace umpire
