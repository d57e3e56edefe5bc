#include "kept_battle.h"

#include "umpire/games/games.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <sstream>

namespace umpire::test {

namespace fs = std::filesystem;

namespace {

Session& original() {
    static const std::unique_ptr<Session> session = Field().ours("squadron", "cavalry", "british", 4).open();
    return *session;
}

} // namespace

std::string contentOf(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    std::stringstream content;
    content << file.rdbuf();
    return content.str();
}

void writeFile(const fs::path& path, const std::string& content) {
    std::ofstream(path, std::ios::binary) << content;
}

std::vector<std::string> KeptBattle::files() const {
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(m_folder.path())) {
        names.push_back(entry.path().filename().string());
    }
    std::sort(names.begin(), names.end());
    return names;
}

std::unique_ptr<Session> KeptBattle::session() const {
    return std::make_unique<Session>(original());
}

LoadedBattle KeptBattle::load() const {
    return reader().load(file());
}

BattleFiles KeptBattle::reader() const {
    return BattleFiles(original().sharedRules(), findGame);
}

const std::vector<Json>& KeptBattle::commands() {
    static const std::vector<Json> commands{adjustment("squadron", {{"lost", 1}}),
                                            {{"do", "undo"}},
                                            {{"do", "redo"}},
                                            {{"do", "undo"}},
                                            adjustment("squadron", {{"lost", 2}}),
                                            adjustment("squadron", {{"lost", 3}})};
    return commands;
}

void KeptBattle::play(Session& session, const Json& command) {
    PhysicalDice none({});
    ASSERT_TRUE(session.execute(command, none).ok) << dumpLine(command);
}

std::string all(const Session& session) {
    return BattleFiles::write(session);
}

std::string withoutSeal(std::string text) {
    const std::size_t at = text.rfind(",\n \"checksum\"");
    return at == std::string::npos ? text : text.substr(0, at) + "\n}\n";
}

std::string said(const Issues& issues) {
    std::string text;
    for (const Issue& issue : issues) {
        text += issue.line() + "\n";
    }
    return text;
}

} // namespace umpire::test
