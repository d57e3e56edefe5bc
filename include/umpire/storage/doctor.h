#pragma once

#include "umpire/base/json.h"
#include "umpire/base/user_folders.h"
#include "umpire/rules/packs_found.h"
#include "umpire/storage/battle_file.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <utility>
#include <vector>

namespace umpire {

/// Where the doctor looks, and what only the program knows of itself.
struct DoctorOrder {
    std::string program; ///< "umpire 0.1.0"
    UserFolders own;
    std::filesystem::path settings; ///< the file of the window's settings; need not be there
    /// Where battles are, to look for locks, journals and reports that were left behind.
    std::vector<std::filesystem::path> battles;
    /// What else it is made of: name and version.
    std::vector<std::pair<std::string, std::string>> libraries;
};

struct FolderState {
    NamedFolder folder;
    bool there = false;
    bool writable = false;   ///< of one that is not there: whether it could be made
    std::uintmax_t free = 0; ///< bytes left on its disk
};

struct CollectionState {
    std::filesystem::path file;
    std::size_t entries = 0;
    Issues issues;
};

/// Something that lies beside battles and says that they were not closed, or that a program broke down.
struct LeftBehind {
    enum class Kind { Lock, Journal, Report };

    Kind kind = Kind::Lock;
    std::filesystem::path file;
    std::string owner; ///< of a lock that is held: who has the battle open; "" when nobody has
};

/// What is wrong, and what to do.
struct Trouble {
    std::string what;
    std::string advice;
};

/// How the program finds itself on this computer.
struct Diagnosis {
    std::vector<std::pair<std::string, std::string>> versions; ///< program, formats, libraries, system
    std::vector<FolderState> folders;
    std::filesystem::path settings;
    bool settingsThere = false;
    std::vector<ExaminedPack> packs;
    std::vector<CollectionState> collections;
    std::vector<LeftBehind> left;
    std::vector<Trouble> troubles;
};

/// Looks at everything and changes nothing, except that a lock nobody holds any more goes.
Diagnosis examine(const DoctorOrder& order, const PackSearchPath& searchPath);

Json diagnosisJson(const Diagnosis& diagnosis);

/// For whom a text is: for sharing, files of battles and collections are only counted, and messages are left
/// out, since both name what is in them. Paths of the user's own are still there: see `withoutNames`.
enum class Discretion { Everything, ForSharing };
std::string diagnosisText(const Diagnosis& diagnosis, Discretion discretion = Discretion::Everything);

/// The home of this user, his name and that of his computer, where they stand in a text, replaced: "~",
/// "USER", "COMPUTER".
std::string withoutNames(std::string text);

/// The versions of the formats that are written: "battle 1, journal 1, collection 1, tables 1".
std::string formatsInWords();

/// The kernel and, where /etc/os-release says it, the system's own name; never the computer's.
std::string systemInWords();

} // namespace umpire
