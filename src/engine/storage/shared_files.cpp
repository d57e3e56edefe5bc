#include "umpire/storage/shared_files.h"

#include "umpire/base/file.h"
#include "umpire/base/json_document.h"
#include "umpire/storage/house_file.h"

#include <system_error>

namespace umpire {

namespace fs = std::filesystem;

namespace {

/// What `format` says at the top of a file; "" where it says nothing.
std::string formatOf(const fs::path& path) {
    const auto text = readFile(path);
    Issues ignored;
    const JsonNode root = text ? parseJson(*text, path.string(), ignored) : JsonNode();
    const JsonNode* format = root.isObject() ? root.find("format") : nullptr;
    return format && format->scalar().is_string() ? format->scalar().get<std::string>() : std::string();
}

} // namespace

SharedKind sharedKind(const fs::path& path) {
    const std::string name = path.filename().string();
    std::error_code ignored;
    if (name == "pack.json" || fs::is_directory(path, ignored)) {
        return SharedKind::Pack;
    }
    if (name.ends_with(".battle.json")) {
        return SharedKind::Battle; // which may be large
    }
    const std::string format = formatOf(path);
    return format == "desert-umpire-rules"        ? SharedKind::Pack
           : format == houseFileFormat            ? SharedKind::HouseRules
           : format == "desert-umpire-collection" ? SharedKind::Collection
           : format == "desert-umpire-tables"     ? SharedKind::Tables
                                                  : SharedKind::Battle;
}

} // namespace umpire
