#pragma once

#include "umpire/base/file.h"
#include "umpire/base/issue.h"
#include "umpire/base/result.h"

#include <map>
#include <string>
#include <string_view>

namespace umpire {

struct RulePack;

/// House rules as one file: all files of a pack in one JSON object,
/// `{"format": "desert-umpire-house-rules", "version": 1, "id": ..., "files": {"pack.json": {...}, ...}}`.
inline constexpr std::string_view houseFileFormat = "desert-umpire-house-rules";

/// How such files end: `our-club.house-rules.json`.
inline constexpr std::string_view houseFileEnding = ".house-rules.json";

/// The files of a pack, as they stand in its folder, as the text of one file; or in words why not: one of
/// them cannot be read, or is no file of a pack. The picture of its map goes along where it stands there.
Result<std::string, FileProblem> writeHouseFile(const RulePack& pack);

/// The files in such a text, by their names, each as it is to be written; empty where there are errors, which
/// go to `issues`. It may come from anybody: names must be plain ones that end in `.json`, `pack.json` among
/// them, or in `.png` or `.svg` for a picture, and files no more than a pack may have.
std::map<std::string, std::string> readHouseFile(std::string_view text, const std::string& name,
                                                 Issues& issues);

} // namespace umpire
