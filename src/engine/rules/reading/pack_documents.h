#pragma once

#include "umpire/base/json_document.h"

#include <map>
#include <memory>
#include <string>

namespace umpire {

/// The files of a pack that could be opened, by the part of the pack that each holds.
using PackDocuments = std::map<std::string, std::shared_ptr<const JsonDocument>>;

} // namespace umpire
