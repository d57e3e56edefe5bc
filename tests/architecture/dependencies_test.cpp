// Dependencies point one way: base <- dice <- rules <- state <- checks <- battle <- games, sheets, journal <-
// storage <- cli, gui. Nothing includes what stands after it, or beside it. The rooms of the window have
// their ranks too.

#include "support/battles.h"

#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <regex>

namespace umpire::test::dependencies_test {
namespace {

namespace fs = std::filesystem;

const std::map<std::string, int> rooms{{"base", 0},      {"dice", 1},   {"rules", 2},   {"state", 3},
                                       {"program", 4},   {"checks", 5}, {"battle", 6},  {"games", 7},
                                       {"worksheet", 7}, {"sheets", 7}, {"journal", 7}, {"storage", 8},
                                       {"cli", 9},       {"gui", 9}};

/// The room a file stands in: "include/umpire/rules/...", "src/engine/rules/..." or "src/gui/..."; "" for
/// none.
std::string roomOf(const fs::path& file) {
    static const std::regex places("^(?:include/umpire|src/engine|src)/([a-z]+)/.*");
    std::smatch found;
    const std::string name = file.lexically_normal().generic_string();
    return std::regex_match(name, found, places) && rooms.contains(found[1].str()) ? found[1].str() : "";
}

/// The room that an include leads into, from a file that stands in some folder; "" for what is not ours.
std::string roomMeant(const std::string& include, const fs::path& folder) {
    static const std::regex publicHeader("^umpire/([a-z]+)/.*");
    std::smatch found;
    if (std::regex_match(include, found, publicHeader)) {
        return found[1].str();
    }
    return include.starts_with("../") ? roomOf(folder / include) : std::string();
}

struct Include {
    std::string from; ///< the file
    std::string room;
    std::string meant;
    std::string text;
};

std::vector<Include> allIncludes() {
    static const std::regex line("^#include [\"<]([^\">]+)[\">].*");
    std::vector<Include> includes;
    for (const char* top : {"src", "include"}) {
        for (const auto& entry : fs::recursive_directory_iterator(sourceFolder() / top)) {
            const fs::path file = fs::relative(entry.path(), sourceFolder());
            const std::string room = roomOf(file);
            if (!entry.is_regular_file() || room.empty()) {
                continue;
            }
            std::ifstream in(entry.path());
            std::smatch found;
            for (std::string text; std::getline(in, text);) {
                if (std::regex_match(text, found, line)) {
                    includes.push_back({file.generic_string(), room,
                                        roomMeant(found[1].str(), file.parent_path()), found[1].str()});
                }
            }
        }
    }
    return includes;
}

TEST(Dependencies, PointOneWay) {
    int across = 0;
    for (const Include& include : allIncludes()) {
        if (include.meant.empty() || include.meant == include.room) {
            continue;
        }
        ++across;
        ASSERT_TRUE(rooms.contains(include.meant)) << include.from << " includes " << include.text;
        EXPECT_LT(rooms.at(include.meant), rooms.at(include.room))
            << include.from << " includes " << include.text;
    }
    EXPECT_GT(across, 300) << "it looks where the includes are";
}

/// The rooms of the window: each may include those of a lower rank.
const std::map<std::string, int> windowRooms{
    {"document", 0}, {"look", 0},    {"models", 1},      {"paper", 1},  {"settings", 1}, {"field", 2},
    {"map", 2},      {"print", 2},   {"balance", 3},     {"help", 3},   {"resolve", 4},  {"specials", 4},
    {"cards", 5},    {"roster", 5},  {"preferences", 6}, {"record", 6}, {"table", 7},    {"houserules", 8},
    {"players", 9},  {"phones", 10}, {"window", 11},
};

/// "field" of "src/gui/field/pill.h" or of an include "field/pill.h"; "" for none.
std::string windowRoomOf(std::string path) {
    static const std::string top = "src/gui/";
    path = path.starts_with(top) ? path.substr(top.size()) : path;
    const std::size_t end = path.find('/');
    const std::string room = end == std::string::npos ? std::string() : path.substr(0, end);
    return fs::is_directory(sourceFolder() / top / room) ? room : std::string();
}

TEST(Dependencies, OfTheRoomsOfTheWindowPointOneWay) {
    int across = 0;
    for (const Include& include : allIncludes()) {
        const std::string from = windowRoomOf(include.from);
        const std::string to = windowRoomOf(include.text);
        if (include.room != "gui" || from.empty() || to.empty() || from == to) {
            continue;
        }
        ++across;
        ASSERT_TRUE(windowRooms.contains(from)) << from << " has no rank";
        ASSERT_TRUE(windowRooms.contains(to)) << to << " has no rank";
        EXPECT_LT(windowRooms.at(to), windowRooms.at(from)) << include.from << " includes " << include.text;
    }
    EXPECT_GT(across, 300) << "it looks where the includes are";
}

TEST(Dependencies, OfTheEngineAreFreeOfQt) {
    for (const Include& include : allIncludes()) {
        if (include.room != "gui") {
            EXPECT_FALSE(include.text.starts_with("Q")) << include.from << " includes " << include.text;
        }
    }
}

} // namespace
} // namespace umpire::test::dependencies_test
