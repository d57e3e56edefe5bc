#pragma once

#include "chronicle.h"
#include "umpire/sheets/make_sheet.h"

#include <map>

namespace umpire::sheets {

/// A photo in its place within a passage.
struct PlacedPhoto {
    Photo photo;
    int after = 0; ///< the record told last before it; 0: before the first
};

/// Photos by passage of the report, in the order they were taken. One stands in the turn during which it was
/// taken, behind what had happened then; one from between two turns in the earlier; those from before the
/// first record in the opening, those from after the last, or of no known time, in the closing.
std::map<Id, std::vector<PlacedPhoto>> placed(const std::vector<TimedPhoto>& photos,
                                              const Chronicle& chronicle);

} // namespace umpire::sheets
