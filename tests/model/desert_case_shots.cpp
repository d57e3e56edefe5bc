#include "desert_case_words.h"

namespace umpire::desert {

const std::vector<WeaponCase>& weaponCases() {
    using namespace words;
    static const std::vector<WeaponCase> cases = {
        {legionRifle, 1, 12, 24, "67890", "7890"}, {pistol, 2, 5, 10, "890", "90"},
        {machineGun, 4, 16, 32, "7890", "890"},    {Weapon::artillery, 1, 24, 48, "67890", "7890"},
        {bedouinRifle, 1, 8, 16, "890", "90"},     {spear, 1, 2, 6, "890", "0"},
        {tauregRifle, 1, 8, 16, "7890", "890"},    {germanRifle, 1, 12, 24, "67890", "7890"},
        {turcosRifle, 1, 10, 20, "7890", "890"},
    };
    return cases;
}

const std::vector<ShotCase>& shotCases() {
    using namespace words;
    static const std::vector<ShotCase> cases = {
        {"in the open", legionRifle, open, 0, "67890"},
        {"poor shots", legionRifle, open, -1, "7890"},
        {"great shots", legionRifle, open, 1, "567890"},
        {"long range", legionRifle, far, 0, "7890"},
        {"cover", legionRifle, atCover, 0, "7890"},
        {"prone", legionRifle, atProne, 0, "7890"},
        {"mounted target", legionRifle, atRiders, 0, "567890"},
        {"mounted firer", legionRifle, fromHorse, 0, "7890"},
        {"at chargers", legionRifle, atChargers, 0, "7890"},
        {"wounded firer", legionRifle, byWounded, 0, "7890"},
        {"everything against it", legionRifle, worst, 0, ""},
        {"four against it", legionRifle, {yes, yes, yes, no, yes, no, no}, 0, "0"},
        {"great bedouins at cover", bedouinRifle, atCover, 1, "890"},
        {"poor bedouins far off", bedouinRifle, far, -1, "0"},
        {"poor bedouins at cover far off", bedouinRifle, {yes, yes, no, no, no, no, no}, -1, ""},
        {"a spear thrown close", spear, open, 0, "890"},
        {"a spear thrown far", spear, far, 0, "0"},
        {"a spear thrown far at cover", spear, {yes, yes, no, no, no, no, no}, 0, ""},
        {"a spear at riders", spear, atRiders, 0, "7890"},
        {"a machine gun at riders in cover", machineGun, {no, yes, no, yes, no, no, no}, 0, "7890"},
        {"great gunners at chargers", machineGun, atChargers, 1, "7890"},
        {"a pistol from the saddle", pistol, fromHorse, 0, "90"},
        {"a legionaire's bonus on every shot", legionRifle, open, 2, "4567890"},
        {"a great legionaire's bonus on every shot", legionRifle, atRiders, 3, "234567890"},
        {"a great Taureg's bonus on every shot", tauregRifle, open, 2, "567890"},
    };
    return cases;
}

const std::vector<FireDiceCase>& fireDiceCases() {
    using namespace words;
    static const std::vector<FireDiceCase> cases = {
        {legionRifle, 10, GunDice::crew, 10}, {legionRifle, 0, GunDice::crew, 0},
        {pistol, 1, GunDice::crew, 2},        {pistol, 3, GunDice::crew, 6},
        {machineGun, 1, GunDice::crew, 4},    {machineGun, 2, GunDice::crew, 4},
        {machineGun, 2, GunDice::one, 4},     {machineGun, 0, GunDice::crew, 0},
        {artillery, 4, GunDice::crew, 4},     {artillery, 3, GunDice::crew, 3},
        {artillery, 4, GunDice::one, 1},      {artillery, 1, GunDice::one, 1},
        {artillery, 0, GunDice::one, 0},      {bedouinRifle, 20, GunDice::one, 20},
    };
    return cases;
}

const std::vector<GunCase>& gunCases() {
    using namespace words;
    static const std::vector<GunCase> cases = {
        {{10, 10, 10, 9}, jams},    {{9, 10, 10, 10}, jams}, {{10, 1, 10, 10}, jams}, {{10, 10, 9, 9}, works},
        {{10, 10, 10, 10}, breaks}, {{1, 2, 3, 4}, works},   {{9, 9, 9, 9}, works},   {{10, 1, 1, 1}, works},
    };
    return cases;
}

const std::vector<TargetCase>& targetCases() {
    static const std::vector<TargetCase> cases = {
        {{}, {}},
        {{4}, {1}},
        {{4, 4}, {2}},
        {{4, 2}, {1, 1}},
        {{1, 2, 1, 2, 1, 3}, {3, 2, 1}},
        {{1, 2, 3, 4, 5, 6}, {1, 1, 1, 1, 1, 1}},
        {{6, 6, 6, 6, 6, 6}, {6}},
        // The seventh die begins another group: its 6 is another target.
        {{6, 6, 6, 6, 6, 6, 6}, {6, 1}},
        {{1, 1, 2, 2, 3, 3, 1, 1, 2}, {2, 2, 2, 2, 1}},
        {{1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1}, {6, 6, 1}},
    };
    return cases;
}

const std::vector<SaveCase>& saveCases() {
    static const std::vector<SaveCase> cases = {
        {std::nullopt, "LLLSSSDDDD"},
        {Wound::light, "LLLSSSDDDD"},
        {Wound::serious, "SSSDDDDDDD"},
    };
    return cases;
}

} // namespace umpire::desert
