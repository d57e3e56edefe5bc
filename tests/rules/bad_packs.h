#pragma once

#include <string>
#include <vector>

namespace umpire::test {

/// One mistake a person can make in a pack, and what is said about it.
struct BadPack {
    std::string name;
    std::string file;
    std::string from;
    std::string to;                    ///< « marks where the problem is reported
    std::vector<std::string> messages; ///< one for each «
    bool shape = false; ///< wrong in its form, which a schema sees too, not only in its meaning
    std::string pack = "sand-sweat-and-camels";
};

/// Wrong keys, types and numbers.
std::vector<BadPack> badShapes();
/// Names of things that are not there.
std::vector<BadPack> badNames();
/// Packs whose parts are well formed and named, but make no sense together.
std::vector<BadPack> badMeanings();
/// What is compared before the first die, named or put wrongly.
std::vector<BadPack> badBalances();
/// What stands on printed sheets, named or put wrongly.
std::vector<BadPack> badSheets();
/// Maps, places, and tables that a battle fills in.
std::vector<BadPack> badMaps();
/// Rolls of later that a command names and that are not there.
std::vector<BadPack> badForetelling();
/// What attributes and words are said to be to windows and sheets.
std::vector<BadPack> badRoles();

} // namespace umpire::test
