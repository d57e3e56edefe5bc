#pragma once

#include "umpire/storage/battle_file.h"

#include <memory>
#include <string>

namespace umpire::bench {

/// Reads battles with the packs of the tree that is measured.
BattleFiles files();

/// The battle of Beersheba before its first turn.
std::unique_ptr<Session> beersheba();

/// A battle from what its file would hold. Throws std::runtime_error with what is wrong with it.
std::unique_ptr<Session> opened(const Json& battle);
std::unique_ptr<Session> openedFrom(const BattleFiles& packs, const Json& battle);

/// Carries a command out. Throws std::runtime_error when it is refused: what is measured has to happen.
void carryOut(Session& session, const Json& command);

/// The same, and takes it back.
void thereAndBack(Session& session, const Json& command);

/// A command given a few times in a battle that has just been set up, and taken back each time: dice that
/// were taken back stay known, and thousands of them are no battle.
class Batch {
  public:
    static constexpr int times = 20;

    /// Does once beforehand what a session works out only once.
    Batch(const Session& begun, const Json& command);
    void run();

  private:
    Session m_session;
    const Json& m_command;
};

/// The text of the long battle, of 1,000 units and 10,000 records: the file `long.battle.json` of the working
/// folder. Throws std::runtime_error when it is not there.
const std::string& longBattle();

} // namespace umpire::bench
