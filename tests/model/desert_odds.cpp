#include "desert_odds.h"

#include <algorithm>
#include <numeric>

namespace umpire::desert {

namespace {

constexpr int facesOfTen = 10;
constexpr int facesOfSix = 6;
bool nextThrow(std::vector<int>& dice, int faces) {
    for (int& die : dice) {
        if (die < faces) {
            ++die;
            return true;
        }
        die = 1;
    }
    return false;
}

Chances chancesOf(int dice, int faces, const std::function<int(const std::vector<int>&)>& number) {
    Chances chances;
    double throws = 0;
    everyThrow(dice, faces, [&](const std::vector<int>& thrown) {
        ++chances[number(thrown)];
        ++throws;
    });
    for (auto& [each, chance] : chances)
        chance /= throws;
    return chances;
}

Chances totalsOf(int dice, int modifier) {
    return chancesOf(dice, facesOfSix, [&](const std::vector<int>& thrown) {
        return std::accumulate(thrown.begin(), thrown.end(), modifier);
    });
}

Chances repeated(int times, const Chances& once) {
    Chances all = {{0, 1.0}};
    for (int i = 0; i < times; ++i)
        all = sumOf(all, once);
    return all;
}

} // namespace

void everyThrow(int dice, int faces, const std::function<void(const std::vector<int>&)>& visit) {
    std::vector<int> thrown(static_cast<std::size_t>(dice), 1);
    do
        visit(thrown);
    while (nextThrow(thrown, faces));
}

Chances sumOf(const Chances& a, const Chances& b) {
    Chances sums;
    for (const auto& [one, chance] : a)
        for (const auto& [other, otherChance] : b)
            sums[one + other] += chance * otherChance;
    return sums;
}

Chances hitsOfVolley(int dice, int neededFace) {
    return repeated(dice, chancesOf(1, facesOfTen, [&](const std::vector<int>& thrown) {
                        return hitsOf(thrown, neededFace);
                    }));
}

Chances targetsOfHits(int hits) {
    Chances all = {{0, 1.0}};
    for (int left = hits; left > 0; left -= hitsOfGroup)
        all =
            sumOf(all, chancesOf(std::min(left, hitsOfGroup), facesOfSix, [](const std::vector<int>& thrown) {
                      return static_cast<int>(targetsOf(thrown).size());
                  }));
    return all;
}

Chances killedByVolley(int dice, int neededFace) {
    Chances killed;
    for (const auto& [hits, chance] : hitsOfVolley(dice, neededFace))
        for (const auto& [targets, share] : targetsOfHits(hits))
            killed[targets] += chance * share;
    return killed;
}

Chances deadOfSingles(int figures) {
    return repeated(figures, chancesOf(1, facesOfTen, [](const std::vector<int>& thrown) {
                        return saveOf(thrown.front()) == Wound::dead ? 1 : 0;
                    }));
}

std::map<GunState, double> gunChances() {
    std::map<GunState, double> chances;
    const Chances counted =
        chancesOf(rowOf(Weapon::machineGun).dice, facesOfTen,
                  [](const std::vector<int>& thrown) { return static_cast<int>(gunAfter(thrown)); });
    for (const auto& [state, chance] : counted)
        chances[static_cast<GunState>(state)] = chance;
    return chances;
}

std::map<Duel, double> duelChances(int number, const Fighter& attacker, const Fighter& defender) {
    std::map<Duel, double> chances;
    for (const auto& [his, chance] : totalsOf(attackerDice(number), meleeModifier(attacker)))
        for (const auto& [theirs, otherChance] : totalsOf(2, meleeModifier(defender)))
            chances[duelOf(his, theirs)] += chance * otherChance;
    return chances;
}

double standingChance(int faces, const Nerve& nerve, int casualties) {
    int good = 0;
    for (int die = 1; die <= faces; ++die)
        good += stands(die, nerve, casualties) ? 1 : 0;
    return static_cast<double>(good) / faces;
}

} // namespace umpire::desert
