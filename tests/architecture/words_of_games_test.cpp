// Neither the engine nor command line and window hold a word of any game: no id of a pack stands as a quoted
// text in src/engine, include, src/cli or src/gui.

#include "support/battles.h"

#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <set>
#include <sstream>

namespace umpire::test::words_of_games_test {
namespace {

namespace fs = std::filesystem;

/// Ids of packs that are plain English, and what the engine means by them.
const std::map<std::string, std::string> allowed{
    {"unit", "kind of subject"},
    {"officer", "kind of subject"},
    {"acting", "a key of pack and battle files"},
    {"acts", "told to the players' phones"},
    {"gone", "told to the players' phones"},
    {"ready", "told to the players' phones"},
    {"range", "told to the players' phones"},
    {"targets", "told to the players' phones"},
    {"advance", "a key of pack files"},
    {"col", "part of an HTML page"},
    {"dice", "a key of commands and of pack files"},
    {"from", "a key of pack files, commands and histories"},
    {"left", "a word of windows and sheets"},
    {"light", "a theme of the window"},
    {"lock", "of a battle file"},
    {"objective", "a command"},
    {"off", "a setting"},
    {"on", "a setting"},
    {"one", "a key of pack files"},
    {"scale", "a key of pack files"},
    {"side", "kind of subject"},
    {"strength", "a key of pack files"},
    {"tests", "what is counted, in a plural"},
    {"thrown", "who throws a die, in settings"},
    {"units", "a key of commands and battle files"},
    {"none", "nothing, in answers and files"},
    {"facts", "a key of commands and of pack files"},
    {"kind", "a key of pack and battle files"},
    {"tone", "a key of pack files"},
    {"least", "a key of pack files"},
    {"replace", "a key of pack files"},
    {"most", "a key of pack files"},
    {"after", "a key of pack files"},
    {"before", "a key of commands"},
    {"leaves", "a key of pack files"},
    {"number", "a kind of value, and a key of saved histories"},
    {"extra", "a key of saved histories"},
    {"half-turn", "a moment of every game, in expressions and histories"},
    {"all", "an operator of expressions"},
    {"yes", "a flag in a roster sheet"},
    {"no", "a flag in a roster sheet"},
    {"state", "the name of a sheet"},
    {"direct", "a key of pack files"},
    {"order", "a key of pack files"},
    {"aim", "a key of pack files"},
    {"type", "a key of JSON schemas"},
    {"sign", "a trait of words that windows know"},
    {"highest", "an operator of expressions"},
    {"nobody", "what a window offers in place of anybody"},
    {"silhouette", "a trait of words that windows know"},
    {"forbidden", "a key of pack files"},
    {"lost", "a key of pack files"},
    {"target", "an option of the program"},
    {"auto", "a value of a setting"},
    {"column", "a place in an error"},
    {"a", "a key of the keyboard"},
    {"p", "a key of the keyboard"},
    {"secret", "a key of saved dice"},
    {"both", "who acts in a phase, in pack files"},
    {"move", "an effect, in pack files"},
    {"highest", "a number of every roll, in expressions"},
    {"column", "a key of pack files and commands, of tables"},
    {"loses", "a key of answers"},
    {"lower", "a key of pack files, of maps"},
    {"at", "a key of histories and pack files"},
    {"back", "a key of pack files"},
    {"blank", "an answer about tables"},
    {"command", "a key of answers and histories"},
    {"counts", "a key of pack files"},
    {"deed", "a key of pack files"},
    {"does", "a key of pack files"},
    {"draw", "a command"},
    {"drawn", "who acts in a phase, in pack files"},
    {"even", "which columns of a map stand lower, in pack files"},
    {"formation", "kind of subject"},
    {"ground", "a key of pack files"},
    {"group", "a key of pack files and histories"},
    {"holder", "a key of battle files"},
    {"level", "part of a chart"},
    {"odds", "a key of answers"},
    {"open", "a key of answers"},
    {"place", "a kind of value, and a key of answers"},
    {"points", "a key of pack files"},
    {"r", "a key of the keyboard"},
    {"reach", "an operator of expressions"},
    {"recover", "a command of the command line"},
    {"recovery", "a folder of files"},
    {"result", "a key of pack files and answers"},
    {"second", "a place in a sentence"},
    {"set-up", "a value of an option"},
    {"shift", "a key of expressions"},
    {"to", "a key of commands, histories and pack files"},
    {"with", "a key of pack files"},
    {"base", "the pack that another builds on"},
    {"battle", "what is fought in every game"},
    {"card", "a sheet with one for each unit"},
    {"cards", "a key of pack files and answers"},
    {"count", "a kind of value, and a key of answers"},
    {"draws", "a key of histories"},
    {"field", "a key of answers"},
    {"pile", "a key of pack files and answers"},
    {"program", "who throws the dice"},
    {"total", "a key of answers"},
    {"totals", "a key of answers"},
    {"as", "a key of pack files, and an option"},
    {"needs", "a key of pack files"},
    {"stands", "a key of pack files"},
    {"used", "a key of answers"},
    {"waiting", "what becomes of a stray throw, in histories"},
};

void addIds(const Json& json, std::set<std::string>& ids) {
    if (json.is_object() && json.contains("id") && json["id"].is_string()) {
        ids.insert(json["id"].get<std::string>());
    }
    for (const Json& inner : json) {
        if (inner.is_structured()) {
            addIds(inner, ids);
        }
    }
}

/// The symbols of dice stand among their numbers.
void addSymbols(const Json& dice, std::set<std::string>& ids) {
    for (const Json& die : dice.value("dice", Json::array())) {
        for (const Json& face : die.value("faces", Json::array())) {
            if (face.is_string()) {
                ids.insert(face.get<std::string>());
            }
        }
    }
}

Json parsed(const fs::path& path) {
    std::ifstream file(path);
    return Json::parse(file);
}

std::set<std::string> idsOfAllPacks() {
    std::set<std::string> ids;
    for (const auto& entry : fs::recursive_directory_iterator(sourceFolder() / "rules")) {
        const fs::path& path = entry.path();
        const bool schema = path.string().find("/schema/") != std::string::npos;
        if (path.extension() == ".json" && !schema) {
            const Json json = parsed(path);
            addIds(json, ids);
            addSymbols(json, ids);
        }
    }
    return ids;
}

std::vector<fs::path> sourcesIn(const std::vector<std::string>& folders) {
    std::vector<fs::path> result;
    for (const std::string& folder : folders) {
        for (const auto& entry : fs::recursive_directory_iterator(sourceFolder() / folder)) {
            const std::string extension = entry.path().extension().string();
            // The list of shipped games is no part of the engine's headers.
            const bool games = entry.path().string().find("/games/") != std::string::npos;
            if (!games && (extension == ".cpp" || extension == ".h")) {
                result.push_back(entry.path());
            }
        }
    }
    return result;
}

/// The list of silhouettes names pictures, and those who drew them for a game named them after its units.
bool namesPictures(const fs::path& path) {
    return path.filename() == "pack_roles.cpp";
}

std::set<std::string> quotedIn(const std::string& line) {
    std::set<std::string> words;
    const std::size_t comment = line.find("//");
    const std::string code = line.substr(0, comment);
    for (std::size_t at = code.find('"'); at != std::string::npos;) {
        const std::size_t end = code.find('"', at + 1);
        if (end == std::string::npos) {
            break;
        }
        words.insert(code.substr(at + 1, end - at - 1));
        at = code.find('"', end + 1);
    }
    return words;
}

TEST(Program, HoldsNoWordOfAnyGame) {
    const std::set<std::string> ids = idsOfAllPacks();
    ASSERT_TRUE(ids.contains("mad-as-a-cut-snake") && ids.contains("jam") && ids.contains("heavy-fire"));
    std::set<std::string> needed;
    for (const fs::path& path : sourcesIn({"src/engine", "include", "src/cli", "src/gui"})) {
        std::ifstream file(path);
        int number = 0;
        for (std::string line; std::getline(file, line);) {
            ++number;
            for (const std::string& word : quotedIn(line)) {
                if (ids.contains(word) && !namesPictures(path)) {
                    needed.insert(word);
                    EXPECT_TRUE(allowed.contains(word))
                        << path.string() << ":" << number << ": \"" << word << "\" is a word of a game";
                }
            }
        }
    }
    for (const auto& [word, reason] : allowed) {
        EXPECT_TRUE(needed.contains(word)) << word << " need not be allowed any more";
    }
}

TEST(Engine, IncludesNothingOfAGameAndNoQt) {
    for (const fs::path& path : sourcesIn({"src/engine", "include"})) {
        std::ifstream file(path);
        for (std::string line; std::getline(file, line);) {
            if (line.rfind("#include", 0) == 0) {
                EXPECT_EQ(line.find("games/"), std::string::npos) << path << ": " << line;
                EXPECT_EQ(line.find("<Q"), std::string::npos) << path << ": " << line;
            }
        }
    }
}

} // namespace
} // namespace umpire::test::words_of_games_test
