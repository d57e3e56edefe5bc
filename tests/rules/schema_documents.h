#pragma once

#include "umpire/base/nlohmann.h"

#include <map>
#include <string>
#include <vector>

namespace umpire::test {

/// A small right document of each kind, with keys that the shipped files may lack.
const std::map<std::string, nlohmann::json>& rightDocuments();

/// A change that spoils the right document, as JSON Patch writes it.
struct WrongDocument {
    std::string schema;
    std::string what;
    std::string patch;
};
const std::vector<WrongDocument>& wrongDocuments();

} // namespace umpire::test
