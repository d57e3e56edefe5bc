#pragma once

#include "umpire/storage/battle_file.h"

#include <filesystem>
#include <string>
#include <vector>

namespace umpire {

/// What can be saved of a damaged battle.
struct Recovery {
    std::unique_ptr<Session> session; ///< null: nothing
    std::filesystem::path from;       ///< the battle file, or an earlier generation of it
    std::vector<std::string> words;   ///< what was put right, taken up and lost, a sentence each
    bool onlyEarlier = false;         ///< an earlier generation as it is: what was played after it is lost
    std::vector<int> lost;            ///< the numbers of records that are lost
};

/// Saves what can be saved of a battle file, the journal beside it and its earlier generations, and takes
/// what gives the most records; changes nothing on the disk.
Recovery recoverBattle(const BattleFiles& files, const std::filesystem::path& battle,
                       const std::string& rules = {});

/// An earlier generation of a battle file that can be opened.
struct EarlierBattle {
    std::filesystem::path path;
    std::string title;
    std::int64_t turn = 1;
    int records = 0;
    std::string when; ///< when its last record was made, ISO 8601; "" when it has none

    /// "turn 3, 41 records, the last of 2026-11-21 20:14"
    std::string words() const;
};

/// Those of `NAME.1` to `NAME.5` beside the file that can be opened, the newest first.
std::vector<EarlierBattle> earlierBattles(const BattleFiles& files, const std::filesystem::path& battle,
                                          const std::string& rules = {});

/// A free name beside a battle file for what was saved of it: `NAME-recovered.battle.json`.
std::filesystem::path recoveredName(const std::filesystem::path& battle);

} // namespace umpire
