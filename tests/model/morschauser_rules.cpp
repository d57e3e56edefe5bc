#include "morschauser_rules.h"

#include <algorithm>

namespace umpire::morschauser {

namespace {

int shakenPenalty(Mark mark, bool shaken, const Rulings& rulings) {
    if (mark == Mark::one || !shaken)
        return 0;
    return rulings.shakenTwice ? 2 : 1;
}

bool covered(const Aim& aim) {
    return aim.intoWoods || aim.behindWall || aim.inBuilding;
}

bool hampered(const Ground& ground) {
    return ground.uphill || ground.fromStream || ground.intoWoods || ground.intoBuilding;
}

int faceValue(Mark mark, Type type, bool front) {
    const Row& row = rowOf(mark, type);
    return front ? row.front : row.other;
}

} // namespace

int allowanceQuarterBoxes(Mark mark, Type type, const March& march) {
    int quarters = rowOf(mark, type).moveBoxes * quarterBoxesOfBox;
    const bool slowByMorale = mark == Mark::two && march.shaken && !march.toRear;
    const bool beyond = march.leaderHalfBoxes && !withinRadius(mark, *march.leaderHalfBoxes);
    const bool slowByDistance = type != Type::leader && beyond;
    // A move is whole boxes, 4 quarters each: neither step below ever rounds.
    if (slowByMorale || slowByDistance)
        quarters /= 2;
    if (march.allRoad)
        quarters = quarters * 3 / 2;
    return quarters;
}

int turnsOf(Mark mark, int degrees) {
    const int step = mark == Mark::one ? 90 : 45;
    return (degrees + step - 1) / step;
}

int costHalfBoxes(Mark mark, const Path& path) {
    const int turn = mark == Mark::one ? 2 : 1;
    return path.straight * 2 + path.diagonal * 3 + path.turns * turn;
}

bool fits(int costHalfBoxes, int allowanceQuarterBoxes) {
    return costHalfBoxes * 2 <= allowanceQuarterBoxes;
}

bool withinRadius(Mark mark, int leaderHalfBoxes) {
    return leaderHalfBoxes <= leaderRadiusBoxes(mark) * halfBoxesOfBox;
}

std::optional<Shooting> shootingAt(Mark mark, Type type, int rangeHalfBoxes) {
    for (const Shooting& line : rowOf(mark, type).shootings)
        if (rangeHalfBoxes <= line.rangeBoxes * halfBoxesOfBox)
            return line;
    return std::nullopt;
}

int shotModifier(Mark mark, const Aim& aim, bool shaken, const Rulings& rulings) {
    const int cover = mark == Mark::two && covered(aim) ? 1 : 0;
    return -cover - shakenPenalty(mark, shaken, rulings);
}

std::optional<int> neededFace(Mark mark, Type type, const Aim& aim, bool shaken, const Rulings& rulings) {
    const std::optional<Shooting> line = shootingAt(mark, type, aim.rangeHalfBoxes);
    if (!line || aim.inStream)
        return std::nullopt;
    return line->hitFrom - shotModifier(mark, aim, shaken, rulings);
}

int attackerValue(Mark mark, Type type, bool front, const Ground& ground, bool shaken,
                  const Rulings& rulings) {
    const int value = faceValue(mark, type, front) - (hampered(ground) ? 1 : 0);
    return std::max(0, value - shakenPenalty(mark, shaken, rulings));
}

int defenderValue(Mark mark, Type type, bool front, bool shaken, const Rulings& rulings) {
    return attackerValue(mark, type, front, Ground{}, shaken, rulings);
}

int meleeHits(const std::vector<int>& dice, int value) {
    return static_cast<int>(std::count_if(dice.begin(), dice.end(), [&](int die) { return die <= value; }));
}

int rallyGain(Mark mark, Quality quality, int die, const Rulings& rulings) {
    if (mark == Mark::one)
        return die <= 2 || (die == 6 && rulings.sixAsPrinted) ? 0 : 1;
    const int total = die + static_cast<int>(quality) - static_cast<int>(Quality::average);
    if (total <= 2)
        return 0;
    return total >= 7 ? 2 : 1;
}

Quality qualityOf(int die, int leadership) {
    const int total = std::clamp(die + leadership, 1, 6);
    if (total <= 2)
        return Quality::poor;
    return total <= 4 ? Quality::average : Quality::superior;
}

bool commandShaken(Mark mark, int originalUnits, int removedUnits) {
    return mark == Mark::two && originalUnits > 0 && removedUnits * 2 >= originalUnits;
}

std::string nameOf(Quality quality) {
    static const std::vector<std::string> names = {"poor", "average", "superior"};
    return names.at(static_cast<std::size_t>(quality));
}

} // namespace umpire::morschauser
