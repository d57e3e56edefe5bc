#include "workshop.h"

#include "umpire/base/file.h"
#include "umpire/games/games.h"

#include <stdexcept>

namespace umpire::bench {

namespace fs = std::filesystem;

BattleFiles files() {
    return {PackSearchPath({fs::path(UMPIRE_SOURCE_FOLDER) / "rules"}), findGame};
}

std::unique_ptr<Session> beersheba() {
    return files()
        .load(fs::path(UMPIRE_SOURCE_FOLDER) / "resources/battles/beersheba-1917.battle.json")
        .session;
}

std::unique_ptr<Session> opened(const Json& battle) {
    return openedFrom(files(), battle);
}

std::unique_ptr<Session> openedFrom(const BattleFiles& packs, const Json& battle) {
    LoadedBattle loaded = packs.parse(battle.dump(), "roster");
    if (!loaded.session) {
        throw std::runtime_error(loaded.issues.empty() ? "no battle" : loaded.issues.front().line());
    }
    return std::move(loaded.session);
}

void carryOut(Session& session, const Json& command) {
    static RandomDice dice(1);
    const Answer answer = session.execute(command, dice);
    if (!answer.ok) {
        throw std::runtime_error(answer.refusal.message);
    }
}

void thereAndBack(Session& session, const Json& command) {
    static const Json undo{{"do", "undo"}};
    carryOut(session, command);
    carryOut(session, undo);
}

Batch::Batch(const Session& begun, const Json& command)
    : m_session(begun.sharedRules(), begun.module(), begun.start()), m_command(command) {
    thereAndBack(m_session, m_command);
}

void Batch::run() {
    for (int i = 0; i < times; ++i) {
        thereAndBack(m_session, m_command);
    }
}

const std::string& longBattle() {
    static const std::string text = [] {
        auto read = readFile("long.battle.json");
        if (!read) {
            throw std::runtime_error("long.battle.json is not in this folder: see src/CONTRIBUTING.md");
        }
        return std::move(*read);
    }();
    return text;
}

} // namespace umpire::bench
