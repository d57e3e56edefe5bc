#pragma once

#include "umpire/base/nlohmann.h"
#include <valijson/schema.hpp>

#include <filesystem>

#include <map>
#include <string>
#include <vector>

namespace umpire::test {

nlohmann::json readJson(const std::filesystem::path& file);
/// A schema as it lies in rules/schema, such as "facts", and as it judges documents.
nlohmann::json schemaJson(const std::string& name);
const valijson::Schema& schema(const std::string& name);

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
