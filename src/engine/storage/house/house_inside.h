#pragma once

#include "house_docs.h"
#include "house_files.h"
#include "umpire/storage/house_rules.h"

namespace umpire {

/// What was changed, and how the files were before.
struct HouseStep {
    std::string name;
    HouseFiles files;
};

/// All that is known of a pack that is being worked on.
struct HouseRules::Inside {
    Inside(const std::filesystem::path& folder, const HouseBench& given)
        : bench(given), files(folder), saved(folder) {}

    HouseBench bench;
    HouseFiles files; ///< as they are to be
    HouseFiles saved; ///< as they were read or written last
    std::vector<HouseStep> before;
    std::vector<HouseStep> after;
    ReadTexts read;
    HouseDocs docs;
    std::shared_ptr<const RulePack> lastInOrder;

    /// Reads the whole pack as it is to be.
    void readAgain();
    /// Keeps a change, unless it changed nothing.
    void keep(const std::string& name, HouseFiles changed);
};

/// The pack that texts come to.
ReadTexts readDraft(const HouseFiles& files, const HouseBench& bench);

/// Writes what differs from `saved`: all of it or nothing. Gives "" or in words why not.
std::string writeHouse(const HouseFiles& files, const HouseFiles& saved, Disk& disk);

/// The files that are otherwise on the disk than they were read or written last.
std::vector<std::filesystem::path> othersThan(const HouseFiles& saved);
/// Files that stand where new ones are to be written, and say something else.
std::vector<std::filesystem::path> inTheWay(const HouseFiles& files, const HouseFiles& saved);

} // namespace umpire
