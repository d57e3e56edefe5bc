#pragma once
/// What the umpire states for a morale check.

#include "plain_state.h"

namespace umpire::plain {

struct Facts {
    std::vector<std::string> firedOnBy;
    std::optional<std::vector<std::string>> fire;
    std::optional<int> firerElements;
    int enemiesNear = 0;
    bool friendsBuggeringOff = false;
    bool officerNear = false;
    bool supported = false;
    bool inCover = false;
    bool uphill = false;
    bool linearObstacle = false;
    bool bothInVillage = false;
    bool charging = false;
    bool noMinus = false;
    std::string chargedBy;
};

/// The facts of a morale check, all optional; `holder` is the object that may have `facts`.
Facts readMoraleFacts(const json& holder, const State& state);
/// The facts of `holder`, an empty object when it has none; refuses what is not in `known`.
json readFactObject(const json& holder, std::initializer_list<const char*> known);
bool factBool(const json& facts, const std::string& key);
std::vector<std::string> factUnits(const json& facts, const std::string& key, const State& state);

} // namespace umpire::plain
