#pragma once
/// What Morschauser's rules give, case by case, written down from the document and its rulings by hand: every
/// cell of both marks' tables, every modifier, every ruling and every switch. Nothing here is computed, so
/// that the plain model and the engine can both be held against it.

#include "morschauser_battle.h"

namespace umpire::morschauser {

/// One line of the unit tables.
struct UnitCase {
    Mark mark;
    Type type;
    int moveInches;
    int moveBoxes;
    int hits;
    int guardHits; ///< as Guard
    int front;
    int other;
    bool mayEnterWoods;
    bool mayEnterBuildings;
};
const std::vector<UnitCase>& unitCases();

/// One line of the shooting tables; `faces` are those that hit, "" for who never shoots.
struct RangeCase {
    Mark mark;
    Type type;
    Ammunition ammunition;
    int rangeInches;
    int rangeBoxes;
    std::string faces;
};
const std::vector<RangeCase>& rangeCases();

struct MoveCase {
    std::string name;
    Mark mark;
    Type type;
    March march;
    int allowanceQuarterBoxes;
};
const std::vector<MoveCase>& moveCases();

/// `turns` are the degrees of each turn on the spot.
struct PathCase {
    std::string name;
    Mark mark;
    int straight;
    int diagonal;
    std::vector<int> turns;
    int costHalfBoxes;
    int allowanceQuarterBoxes;
    bool fits;
};
const std::vector<PathCase>& pathCases();

/// `faces` are those that hit: "" for a shot that cannot; "-" where no shot is possible.
struct ShotCase {
    std::string name;
    Mark mark;
    Type type;
    Aim aim;
    bool shaken = false; ///< the shooter's command
    Rulings rulings;
    std::string faces;
};
const std::vector<ShotCase>& shotCases();

struct ValueCase {
    std::string name;
    Mark mark;
    Type type;
    bool attacks; ///< else it defends; `ground` is what the attacker has against it
    bool front;
    Ground ground;
    bool shaken;
    Rulings rulings;
    int value;
};
const std::vector<ValueCase>& valueCases();

enum class FallsBack { nobody, attacker, defender };

/// Two Infantry that fight front to front (value 3), unless the ground says else.
struct MeleeCase {
    std::string name;
    Mark mark;
    int attackerHits;
    int defenderHits;
    std::vector<int> attackerDice;
    std::vector<int> defenderDice;
    int attackerLeft;
    int defenderLeft;
    FallsBack fallsBack;
};
const std::vector<MeleeCase>& meleeCases();

/// Infantry (5 hits, Guard 7) shot at by other Infantry within one turn, die by die, close by.
struct FireCase {
    std::string name;
    Mark mark;
    int hits; ///< of the target, before
    std::vector<int> dice;
    int left;
    int fireHits;
    int fallsBackAt; ///< the shot that makes it fall back, from 1; 0 none
};
const std::vector<FireCase>& fireCases();

/// Infantry (5 hits, Guard 7) is rallied. `gain` -1: it cannot be tried.
struct RallyCase {
    std::string name;
    Mark mark;
    Rulings rulings;
    Quality quality;
    bool guard;
    int hits; ///< before
    int leaderHalfBoxes;
    int die;
    int gain;
};
const std::vector<RallyCase>& rallyCases();

struct QualityCase {
    int leadership;
    int die;
    Quality quality;
};
const std::vector<QualityCase>& qualityCases();

/// A command of `units` and its leader.
struct CommandCase {
    std::string name;
    Mark mark;
    int units;
    int removed;
    bool leaderRemoved;
    bool shaken;
};
const std::vector<CommandCase>& commandCases();

struct ArmyCase {
    Mark mark;
    int commands;
    int broken; ///< commands of which every unit is removed
    bool concedes;
};
const std::vector<ArmyCase>& armyCases();

/// `first` -1: the dice do not decide.
struct FirstCase {
    std::vector<int> dice;
    int first;
};
const std::vector<FirstCase>& firstCases();

} // namespace umpire::morschauser
