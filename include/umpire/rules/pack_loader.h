#pragma once

#include "umpire/base/issue.h"
#include "umpire/rules/module_needs.h"
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
/// file in one pass. Without `games` nobody asks whether a game can play it. A pack that it extends is looked
/// for beside it, then in the folders of `packFolders`.
LoadedPack loadPack(const std::filesystem::path& folder, const GameNeeds& games = {},
                    const std::vector<std::filesystem::path>& packFolders = {});

/// The pack, unless it is made for others to build on: no battle is played with that, which is an error.
LoadedPack forBattles(LoadedPack loaded);

/// Whether a folder holds a rule pack.
bool isPackFolder(const std::filesystem::path& folder);

/// Who put packs into a folder.
enum class PackOwner { Nobody, Environment, User, Program };

/// In a few words: "with the program", "" for nobody.
std::string ownerText(PackOwner owner);

/// A folder in which packs are looked for, each in a folder of its own.
struct RulesFolder {
    RulesFolder(std::filesystem::path folder, PackOwner whose = PackOwner::Nobody)
        : path(std::move(folder)), owner(whose) {}

    std::filesystem::path path;
    PackOwner owner;
};

/// A pack that is there. Of several of one name the first is meant.
struct FoundPack {
    std::string name;
    std::filesystem::path folder;
    PackOwner owner = PackOwner::Nobody;
    bool hidden = false;    ///< another of that name comes first
    bool abstract = false;  ///< made for others to build on
    bool usual = false;     ///< taken where several are found and none is named
    std::string title = {}; ///< what its manifest calls it; its name where that says nothing
};

/// Finds packs by name in a list of folders. It never looks into the working folder by itself.
class PackSearchPath {
  public:
    explicit PackSearchPath(std::vector<RulesFolder> folders, GameNeeds games = {})
        : m_folders(std::move(folders)), m_games(std::move(games)) {}
    /// $UMPIRE_RULES, the user's folder, the folder beside the program, the installed one and the source
    /// tree's, in this order.
    static PackSearchPath standard(const std::filesystem::path& program, GameNeeds games);

    const std::vector<RulesFolder>& folders() const { return m_folders; }
    /// The same as paths, for packs that extend others.
    std::vector<std::filesystem::path> paths() const;
    const GameNeeds& games() const { return m_games; }
    /// All packs to be had: by name, and those of one name as they are looked for.
    std::vector<FoundPack> found() const;
    /// The names of all packs to be had, each once.
    std::vector<std::string> names() const;
    /// Those of them that battles are played with: neither hidden nor abstract.
    std::vector<FoundPack> offered() const;
    /// A pack by its name. A battle names rules; it does not point into the disk.
    LoadedPack find(const std::string& name) const;
    /// A pack as a person names it: by name, or else by the path of its folder.
    LoadedPack load(const std::string& nameOrFolder) const;
    /// Of the packs that call themselves `id`, one with that fingerprint; null if there is none.
    std::shared_ptr<const RulePack> findPrinted(const std::string& id, const std::string& fingerprint) const;
    /// The pack in a folder.
    LoadedPack in(const std::filesystem::path& folder) const;

  private:
    LoadedPack none(const std::string& name) const;

    std::vector<RulesFolder> m_folders;
    GameNeeds m_games;
};

} // namespace umpire
