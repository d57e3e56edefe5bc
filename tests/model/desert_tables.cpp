#include "desert_tables.h"

#include <map>

namespace umpire::desert {

namespace {

using WeaponRows = std::map<Weapon, WeaponRow>;
using KindRows = std::map<Kind, KindRow>;

const WeaponRows& weaponRows() {
    static const WeaponRows rows = {
        {Weapon::legionRifle, {6, 1, 12, 24, 0}}, {Weapon::pistol, {8, 2, 5, 10, 0}},
        {Weapon::machineGun, {7, 4, 16, 32, 0}},  {Weapon::artillery, {6, 1, 24, 48, 0}},
        {Weapon::bedouinRifle, {8, 1, 8, 16, 0}}, {Weapon::spear, {9, 1, 2, 6, 1}},
        {Weapon::tauregRifle, {7, 1, 8, 16, 0}},  {Weapon::germanRifle, {6, 1, 12, 24, 0}},
        {Weapon::turcosRifle, {7, 1, 10, 20, 0}},
    };
    return rows;
}

/// Who has nothing but rifles carries a ladder less.
KindRow tribe(People people, Weapon weapon) {
    return {people, 20, false, weapon == Weapon::spear ? 3 : 2, weapon, false, false, true};
}

KindRow riders(People people, Weapon weapon) {
    return {people, 12, true, 2, weapon, false, false, true};
}

const KindRows& kindRows() {
    static const KindRows rows = {
        {Kind::legionSquad, {People::legion, 10, false, 0, Weapon::legionRifle}},
        {Kind::machineGunSection, {People::legion, 2, false, 0, Weapon::machineGun, false, true}},
        {Kind::legionCavalry, {People::legion, 6, true, 0, Weapon::legionRifle}},
        {Kind::cannon, {People::legion, 4, false, 0, Weapon::artillery, false, true}},
        {Kind::colonel, {People::legion, 1, true, 0, Weapon::pistol}},
        {Kind::turcosSquad, {People::turcos, 12, false, 0, Weapon::turcosRifle}},
        {Kind::germanSquad, {People::german, 10, false, 0, Weapon::germanRifle}},
        {Kind::bedouinRifles, tribe(People::bedouin, Weapon::bedouinRifle)},
        {Kind::bedouinWarriors, tribe(People::bedouin, Weapon::spear)},
        {Kind::fanatics, {People::bedouin, 20, false, 3, Weapon::spear, true, false, true}},
        {Kind::bedouinCavalry, riders(People::bedouin, Weapon::bedouinRifle)},
        {Kind::tauregRifles, tribe(People::taureg, Weapon::tauregRifle)},
        {Kind::tauregWarriors, tribe(People::taureg, Weapon::spear)},
        {Kind::tauregCavalry, riders(People::taureg, Weapon::tauregRifle)},
        {Kind::sheik, {People::bedouin, 1, true, 0, std::nullopt}},
    };
    return rows;
}

template <class Key, class Row>
std::vector<Key> keysOf(const std::map<Key, Row>& rows) {
    std::vector<Key> keys;
    for (const auto& [key, row] : rows)
        keys.push_back(key);
    return keys;
}

} // namespace

const std::vector<Weapon>& allWeapons() {
    static const std::vector<Weapon> weapons = keysOf(weaponRows());
    return weapons;
}

const WeaponRow& rowOf(Weapon weapon) {
    return weaponRows().at(weapon);
}

std::string nameOf(Weapon weapon) {
    static const std::map<Weapon, std::string> names = {
        {Weapon::legionRifle, "legion-rifle"},   {Weapon::pistol, "pistol"},
        {Weapon::machineGun, "machine-gun"},     {Weapon::artillery, "artillery"},
        {Weapon::bedouinRifle, "bedouin-rifle"}, {Weapon::spear, "spears"},
        {Weapon::tauregRifle, "taureg-rifle"},   {Weapon::germanRifle, "german-rifle"},
        {Weapon::turcosRifle, "turcos-rifle"},
    };
    return names.at(weapon);
}

const std::vector<Kind>& allKinds() {
    static const std::vector<Kind> kinds = keysOf(kindRows());
    return kinds;
}

const KindRow& rowOf(Kind kind) {
    return kindRows().at(kind);
}

std::string nameOf(Kind kind) {
    static const std::map<Kind, std::string> names = {
        {Kind::legionSquad, "legion-squad"},
        {Kind::machineGunSection, "machine-gun-section"},
        {Kind::legionCavalry, "legion-cavalry"},
        {Kind::cannon, "cannon"},
        {Kind::colonel, "colonel"},
        {Kind::turcosSquad, "turcos-squad"},
        {Kind::germanSquad, "german-squad"},
        {Kind::bedouinRifles, "bedouin-rifles"},
        {Kind::bedouinWarriors, "bedouin-warriors"},
        {Kind::fanatics, "bedouin-fanatics"},
        {Kind::bedouinCavalry, "bedouin-cavalry"},
        {Kind::tauregRifles, "taureg-rifles"},
        {Kind::tauregWarriors, "taureg-warriors"},
        {Kind::tauregCavalry, "taureg-cavalry"},
        {Kind::sheik, "sheik"},
    };
    return names.at(kind);
}

bool isArab(People people) {
    return people == People::bedouin || people == People::taureg;
}

bool isSaved(People people) {
    return people == People::legion;
}

bool splitsActions(People people) {
    return !isArab(people);
}

} // namespace umpire::desert
