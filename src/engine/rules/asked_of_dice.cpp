#include "umpire/rules/asked_of_dice.h"

namespace umpire {

void AskedDice::add(const AskedDice& more) {
    sum = sum || more.sum;
    highest = highest || more.highest;
    lowest = lowest || more.lowest;
    successes = successes || more.successes;
    faces.insert(more.faces.begin(), more.faces.end());
    shown.insert(more.shown.begin(), more.shown.end());
}

} // namespace umpire
