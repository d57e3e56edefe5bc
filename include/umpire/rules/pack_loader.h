#pragma once

#include "umpire/base/issue.h"
#include "umpire/rules/rule_pack.h"

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace umpire {

/// A pack and everything that is wrong with it. The pack is null when it has errors.
struct LoadedPack {
    std::shared_ptr<const RulePack> pack;
    Issues issues;
};

/// Reads the pack in `folder` (its `pack.json` and the files that names), reporting every problem of every
/// file in one pass.
LoadedPack loadPack(const std::filesystem::path& folder);

/// Finds packs by name in a list of folders, such as the installed one.
class PackShelf {
  public:
    explicit PackShelf(std::vector<std::filesystem::path> folders) : m_folders(std::move(folders)) {}
    /// $UMPIRE_RULES, the folder beside the program, the installed one and the source tree's.
    static PackShelf standard(const std::filesystem::path& program);

    /// The names of all packs to be had.
    std::vector<std::string> names() const;
    /// A pack by name, or by the path of its folder.
    LoadedPack load(const std::string& nameOrFolder) const;

  private:
    std::vector<std::filesystem::path> m_folders;
};

} // namespace umpire
