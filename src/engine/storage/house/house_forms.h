#pragma once

#include "house_docs.h"

#include <string>
#include <vector>

namespace umpire {

/// The part of a pack for a table of contents, `file` being the name of its file.
HousePart contentsOf(const std::string& part, const std::string& file, const HouseDocs& docs);

/// The values of an entry, for a form.
std::vector<HouseValue> valuesOfEntry(const HousePath& entry, const HouseDocs& docs);

} // namespace umpire
