#pragma once

#include "ground.h"
#include "umpire/worksheet/worksheet.h"

namespace umpire {

/// The fields that a draft has or lacks, in the order of the action or of the engine's own command.
std::vector<WorksheetField> fieldsOf(const Ground& ground);

} // namespace umpire
