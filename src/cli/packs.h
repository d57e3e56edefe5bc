#pragma once

#include "report.h"

#include <filesystem>
#include <iosfwd>
#include <string>

namespace umpire::cli {

/// `umpire rules`: the packs there are and where each was found, or one of them in full, or what it says
/// otherwise than the pack that it extends or that its game is shipped with.
struct RulesOptions {
    std::string name; ///< "": all packs
    bool differences = false;
    bool json = false;
    std::string language; ///< of its texts; "": as they are written
};
Status rules(const RulesOptions& options, const PackSearchPath& shelf, std::ostream& out, std::ostream& err);

/// `umpire schema`: the JSON Schema of a pack's battle files, or into a folder those of all files.
struct SchemaOptions {
    std::string name;
    std::string folder; ///< "": that of battle files is written out
};
Status schema(const SchemaOptions& options, const PackSearchPath& shelf, std::ostream& out,
              std::ostream& err);

/// The packs of a folder: the folder itself, or those that stand in it.
std::vector<std::filesystem::path> packsIn(const std::filesystem::path& folder);

/// The pack that was named, or the only one there is.
LoadedPack packFor(const std::string& name, const PackSearchPath& shelf, const std::string& command);

} // namespace umpire::cli
