#pragma once
/// Death in the Desert as printed: the troops, and the table to hit.

#include <optional>
#include <string>
#include <vector>

namespace umpire::desert {

enum class Weapon {
    legionRifle,
    pistol,
    machineGun,
    artillery,
    bedouinRifle,
    spear,
    tauregRifle,
    germanRifle,
    turcosRifle
};

/// One line of the table to hit. A ten-sided die of `hitsFrom` or more is a hit; its face 0 is a 10.
struct WeaponRow {
    int hitsFrom = 11;
    int dice = 1;       ///< of each figure, or of the machine gun
    int shortRange = 0; ///< inches, within; further is long range
    int longRange = 0;  ///< inches, within; further is out of range
    int closeBonus = 0; ///< at short range
};

const std::vector<Weapon>& allWeapons();
const WeaponRow& rowOf(Weapon weapon);
std::string nameOf(Weapon weapon);

/// Whom the dice care about: bonuses to quality, saves, morale and the dice of a march follow from it.
enum class People { legion, turcos, german, bedouin, taureg };

enum class Kind {
    legionSquad,
    machineGunSection,
    legionCavalry,
    cannon,
    colonel,
    turcosSquad,
    germanSquad,
    bedouinRifles,
    bedouinWarriors,
    fanatics,
    bedouinCavalry,
    tauregRifles,
    tauregWarriors,
    tauregCavalry,
    sheik
};

struct KindRow {
    People people = People::legion;
    int figures = 0; ///< at full strength, leader included
    bool mounted = false;
    int ladders = 0;
    std::optional<Weapon> weapon;
    bool fanatic = false;
    bool gun = false;    ///< others can man it
    bool leader = false; ///< has one who stands for morale
};

const std::vector<Kind>& allKinds();
const KindRow& rowOf(Kind kind);
std::string nameOf(Kind kind);

bool isArab(People people);

/// Only the Legion is.
bool isSaved(People people);

/// All but Arabs split their actions: figure by figure, not unit by unit.
bool splitsActions(People people);

} // namespace umpire::desert
