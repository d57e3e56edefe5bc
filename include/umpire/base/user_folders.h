#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace umpire {

/// Where a user's own things are kept, apart from his battles: the one place that says so, for both programs.
/// Each path is empty where there is no home to keep anything in. Nothing is made here; folders are made when
/// something is put there.
struct UserFolders {
    /// `$XDG_DATA_HOME/desert-umpire`, else `~/.local/share/desert-umpire`. All others stand in it.
    std::filesystem::path data;
    std::filesystem::path rules;       ///< packs, each in a folder named as its id
    std::filesystem::path collections; ///< formations to be used in any battle: NAME.json
    std::filesystem::path tables;      ///< what is filled in of blank tables: PACK.tables.json
    std::filesystem::path examples;    ///< battles to begin from, never written: NAME.battle.json
    std::filesystem::path dice;        ///< secrets of the program's dice, for nobody else to read
    std::filesystem::path reports;     ///< what was going on when a program broke down
    std::filesystem::path window;      ///< the window's own: battles without a file, the first collection

    bool operator==(const UserFolders&) const = default;
};

/// Those below a folder for data, such as `~/.local/share`; all empty for an empty one.
UserFolders userFoldersIn(const std::filesystem::path& data);

/// Those of whoever runs the program: below XDG_DATA_HOME, else below HOME. What is no absolute path counts
/// as not set. UMPIRE_TABLES names another folder for tables.
UserFolders userFolders();

/// One of the folders with the word for what it holds, in the order in which people are told of them.
struct NamedFolder {
    std::string id;   ///< "rules", "collections", ...
    std::string name; ///< in the present language: "rule packs"
    std::filesystem::path path;
};
std::vector<NamedFolder> namedFolders(const UserFolders& folders);

} // namespace umpire
