#include "desert_rules.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace umpire::desert {

namespace {

int minus(bool counts, int value = 1) {
    return counts ? -value : 0;
}

int plus(bool counts, int value = 1) {
    return counts ? value : 0;
}

int woundToMelee(const std::optional<Wound>& wound) {
    if (!wound)
        return 0;
    return *wound == Wound::light ? -1 : -2;
}

void countGroup(const std::vector<int>& group, std::vector<int>& targets) {
    std::map<int, std::size_t> places;
    for (const int face : group) {
        if (places.count(face) == 0) {
            places[face] = targets.size();
            targets.push_back(0);
        }
        ++targets[places[face]];
    }
}

int footDice(People people) {
    return isArab(people) ? 3 : 2;
}

int plainMarchDice(People people, const March& march) {
    if (march.crawls || march.carried)
        return 1;
    if (march.ground == Ground::fort)
        return 2;
    const int sand = march.mounted ? 6 : footDice(people);
    return march.ground == Ground::road ? std::max(3, sand) : sand;
}

} // namespace

int bonusOf(Kind kind, Skill skill) {
    const KindRow& row = rowOf(kind);
    if (row.people == People::legion)
        return skill == Skill::fire ? 2 : 1;
    if (skill == Skill::fire)
        return plus(row.people == People::taureg);
    return plus(row.fanatic, 3);
}

std::string bonusNameOf(Kind kind) {
    const KindRow& row = rowOf(kind);
    if (row.fanatic)
        return "fanatic";
    return row.people == People::legion ? "legionnaire" : "taureg";
}

Quality qualityOf(Kind kind, Skill skill, int die, const Rulings& rulings) {
    const int bonus = rulings.qualityBonus == QualityBonus::onRating ? bonusOf(kind, skill) : 0;
    const int total = die + bonus;
    if (total <= 2)
        return Quality::poor;
    return total <= 8 ? Quality::average : Quality::great;
}

int worthOf(Quality quality, Skill skill) {
    const int step = static_cast<int>(quality) - static_cast<int>(Quality::average);
    return skill == Skill::fire ? step : 2 * step;
}

int skillOf(Kind kind, Skill skill, Quality quality, const Rulings& rulings) {
    const int bonus = rulings.qualityBonus == QualityBonus::onEveryRoll ? bonusOf(kind, skill) : 0;
    return worthOf(quality, skill) + bonus;
}

std::string nameOf(Quality quality) {
    static const std::vector<std::string> names = {"poor", "average", "great"};
    return names.at(static_cast<std::size_t>(quality));
}

int fireModifier(Weapon weapon, const Aim& aim, int skill) {
    const int close = aim.longRange ? 0 : rowOf(weapon).closeBonus;
    return skill + close + plus(aim.targetMounted) + minus(aim.firerMounted) + minus(aim.cover) +
           minus(aim.longRange) + minus(aim.prone) + minus(aim.opportunity) + minus(aim.seriouslyWounded);
}

int neededFace(Weapon weapon, const Aim& aim, int skill) {
    return rowOf(weapon).hitsFrom - fireModifier(weapon, aim, skill);
}

int fireDice(Weapon weapon, int figures, const Rulings& rulings) {
    const bool oneDie = weapon == Weapon::artillery && rulings.gunDice == GunDice::one;
    const bool oneGun = weapon == Weapon::machineGun || oneDie;
    return rowOf(weapon).dice * (oneGun ? std::min(1, figures) : figures);
}

int hitsOf(const std::vector<int>& dice, int neededFace) {
    return static_cast<int>(
        std::count_if(dice.begin(), dice.end(), [&](int face) { return face >= neededFace; }));
}

GunState gunAfter(const std::vector<int>& dice) {
    const auto tens = std::count(dice.begin(), dice.end(), 10);
    if (tens == 4)
        return GunState::breaks;
    return tens == 3 ? GunState::jams : GunState::works;
}

std::vector<int> targetsOf(const std::vector<int>& sixes) {
    std::vector<int> targets;
    for (std::size_t from = 0; from < sixes.size(); from += hitsOfGroup) {
        const std::size_t to = std::min(sixes.size(), from + hitsOfGroup);
        countGroup({sixes.begin() + static_cast<std::ptrdiff_t>(from),
                    sixes.begin() + static_cast<std::ptrdiff_t>(to)},
                   targets);
    }
    return targets;
}

bool hitsHorse(int die) {
    return die <= 6;
}

bool losesSaddle(int die) {
    return die <= 5;
}

int unitDie(int originalFigures, const Rulings& rulings) {
    if (originalFigures >= 20)
        return 20;
    if (originalFigures != 12)
        return 10;
    static const std::map<TwelveDie, int> faces = {
        {TwelveDie::d10, 10}, {TwelveDie::d12, 12}, {TwelveDie::d20, 20}};
    return faces.at(rulings.twelveDie);
}

bool hitsOfficer(int die, int faces) {
    return die == faces;
}

Wound saveOf(int die) {
    if (die <= 3)
        return Wound::light;
    return die <= 6 ? Wound::serious : Wound::dead;
}

Wound worseOf(std::optional<Wound> before, Wound wound) {
    if (!before)
        return wound;
    if (*before == Wound::serious && wound == Wound::serious)
        return Wound::dead;
    return std::max(*before, wound);
}

std::string nameOf(Wound wound) {
    static const std::vector<std::string> names = {"light", "serious", "dead"};
    return names.at(static_cast<std::size_t>(wound));
}

int meleeModifier(const Fighter& fighter) {
    return fighter.skill + minus(fighter.fromBehind, 2) + minus(fighter.onLadder, 4) + minus(fighter.onRope) +
           woundToMelee(fighter.wound);
}

int attackerDice(int number) {
    return number + 1;
}

Duel duelOf(int attackerTotal, int defenderTotal) {
    if (attackerTotal == defenderTotal)
        return Duel::locked;
    return attackerTotal > defenderTotal ? Duel::defenderDies : Duel::attackerDies;
}

int moraleModifier(const Nerve& nerve) {
    return plus(nerve.leader, 2) + plus(nerve.sheik, 4) + plus(nerve.breached, 5);
}

bool stands(int die, const Nerve& nerve, int casualties) {
    return die + moraleModifier(nerve) > casualties;
}

bool testsMorale(Kind kind) {
    const KindRow& row = rowOf(kind);
    return isArab(row.people) && !row.fanatic && kind != Kind::sheik;
}

bool leavesField(int figuresLeft, int originalFigures) {
    return 2 * figuresLeft <= originalFigures;
}

int marchDice(People people, const March& march) {
    return plainMarchDice(people, march) + plus(march.charges);
}

int inchesOf(std::vector<int> dice, bool hard) {
    std::sort(dice.begin(), dice.end());
    if (hard && !dice.empty())
        dice.pop_back();
    return std::accumulate(dice.begin(), dice.end(), 0);
}

bool pushesLadder(int die) {
    return die >= 8;
}

bool scalesWall(int die) {
    return die >= 7;
}

bool cutsRope(int die) {
    return die >= 3;
}

bool bashesDoor(int die) {
    return die >= 7;
}

int reserveOf(int die) {
    return std::max(2, die);
}

bool returns(Kind kind) {
    return testsMorale(kind);
}

int returnTurn(int turn) {
    return turn + 2;
}

} // namespace umpire::desert
