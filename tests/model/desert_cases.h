#pragma once
/// What Death in the Desert gives, case by case, written down from the rulebook and its rulings by hand:
/// every cell of its tables, every modifier, every ruling and every switch. Nothing here is computed, so that
/// the plain model and the engine can both be held against it.

#include "desert_rules.h"

namespace umpire::desert {

/// One line of the table to hit; `faces` are those that hit in the open at short range, 0 for a ten.
struct WeaponCase {
    Weapon weapon;
    int dice;
    int shortRange;
    int longRange;
    std::string nearFaces;
    std::string farFaces; ///< at long range
};
const std::vector<WeaponCase>& weaponCases();

struct KindCase {
    Kind kind;
    int figures;
    bool mounted;
    int ladders;
    bool testsMorale;
    bool returns;
    int fireBonus;
    int meleeBonus;
};
const std::vector<KindCase>& kindCases();

/// A volley of a weapon with one thing that changes its dice; `skill` as of `skillOf`.
struct ShotCase {
    std::string name;
    Weapon weapon;
    Aim aim;
    int skill;
    std::string faces; ///< those that hit, "" for none
};
const std::vector<ShotCase>& shotCases();

/// `ratings` are those of the faces 1 to 10: P, A or G.
struct RatingCase {
    Kind kind;
    Skill skill;
    QualityBonus bonus;
    std::string ratings;
    int poorWorth;
    int averageWorth;
    int greatWorth;
};
const std::vector<RatingCase>& ratingCases();

struct FireDiceCase {
    Weapon weapon;
    int figures;
    GunDice gunDice;
    int dice;
};
const std::vector<FireDiceCase>& fireDiceCases();

struct GunCase {
    std::vector<int> dice;
    GunState state;
};
const std::vector<GunCase>& gunCases();

/// Hits on each target by the d6 of all hits.
struct TargetCase {
    std::vector<int> dice;
    std::vector<int> targets;
};
const std::vector<TargetCase>& targetCases();

/// What a figure comes to that had a wound, or none, by the faces 1 to 10: L, S or D.
struct SaveCase {
    std::optional<Wound> before;
    std::string after;
};
const std::vector<SaveCase>& saveCases();

struct MeleeCase {
    std::string name;
    Fighter fighter;
    int modifier;
};
const std::vector<MeleeCase>& meleeCases();

/// The lowest face with which a tribe stands; 21 where none does.
struct NerveCase {
    int casualties;
    Nerve nerve;
    int lowest;
};
const std::vector<NerveCase>& nerveCases();

struct UnitDieCase {
    int figures;
    TwelveDie ruling;
    int faces;
};
const std::vector<UnitDieCase>& unitDieCases();

struct MarchCase {
    std::string name;
    People people;
    March march;
    int dice;
};
const std::vector<MarchCase>& marchCases();

} // namespace umpire::desert
