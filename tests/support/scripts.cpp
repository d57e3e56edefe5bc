#include "support/scripts.h"

#include "support/battles.h"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <sstream>

namespace umpire::test {

namespace fs = std::filesystem;

namespace {

const std::string suffix = ".script.jsonl";

bool updating() {
    const char* wanted = std::getenv("UMPIRE_GOLDEN_UPDATE");
    return wanted && std::string(wanted) == "1";
}

/// The lines in which two states differ, so that a failure can be read.
std::string differingLines(const std::string& expected, const std::string& found) {
    std::istringstream was(expected);
    std::istringstream is(found);
    std::string text;
    std::string a;
    std::string b;
    for (int line = 1; text.size() < 2000; ++line) {
        const bool more = static_cast<bool>(std::getline(was, a));
        const bool moreFound = static_cast<bool>(std::getline(is, b));
        if (!more && !moreFound) {
            break;
        }
        if (!more || !moreFound || a != b) {
            text += std::to_string(line) + ": expected" + (more ? a : " nothing") + ", found" +
                    (moreFound ? b : " nothing") + "\n";
        }
    }
    return text;
}

} // namespace

std::vector<std::string> scriptedBattles() {
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(sourceFolder() / "resources/battles")) {
        const std::string name = entry.path().filename().string();
        if (name.ends_with(suffix)) {
            names.push_back(name.substr(0, name.size() - suffix.size()));
        }
    }
    std::sort(names.begin(), names.end());
    return names;
}

std::vector<Json> commandsIn(const fs::path& script) {
    std::vector<Json> commands;
    std::ifstream file(script);
    for (std::string line; std::getline(file, line);) {
        if (line.find_first_not_of(" \t\r") != std::string::npos) {
            commands.push_back(Json::parse(line));
        }
    }
    return commands;
}

std::vector<Json> commandsOf(const std::string& name) {
    return commandsIn(sourceFolder() / "resources/battles" / (name + suffix));
}

Json endState(const Session& session) {
    Json end{
        {"turn", session.show("turn")}, {"due", session.show("due")["due"]}, {"subjects", Json::array()}};
    for (const Subject* subject : session.battle().all()) {
        end["subjects"].push_back(session.show(subject->id));
    }
    return end;
}

fs::path goldenFile(const std::string& name) {
    return sourceFolder() / "tests/golden" / (name + ".json");
}

std::string againstGolden(const std::string& name, const Json& state) {
    const std::string found = state.dump(1) + "\n";
    if (updating()) {
        std::ofstream(goldenFile(name)) << found;
        return {};
    }
    std::ifstream file(goldenFile(name));
    std::stringstream expected;
    expected << file.rdbuf();
    return expected.str().empty() ? goldenFile(name).string() + " is missing"
                                  : differingLines(expected.str(), found);
}

} // namespace umpire::test
