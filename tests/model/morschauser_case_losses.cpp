#include "morschauser_case_words.h"

namespace umpire::morschauser {

const std::vector<FireCase>& fireCases() {
    using namespace words;
    static const std::vector<FireCase> cases = {
        {"a miss", two, 5, {4}, 5, 0, 0},
        {"a hit", two, 5, {5}, 4, 1, 0},
        {"two hits", two, 5, {5, 6}, 3, 2, 2},
        {"a miss between", two, 5, {6, 1, 6}, 3, 2, 3},
        {"three hits fall back once", two, 5, {5, 5, 5}, 2, 3, 2},
        {"the second hit removes", two, 2, {6, 6}, 0, 2, 0},
        {"one hit removes", two, 1, {6}, 0, 1, 0},
        {"the third hit removes", two, 3, {6, 6, 6}, 0, 3, 2},
        {"Mark 1: a miss", one, 5, {4}, 5, 0, 0},
        {"Mark 1 never falls back", one, 5, {5, 6, 5}, 2, 3, 0},
        {"Mark 1: removed", one, 1, {5}, 0, 1, 0},
        {"Guard", two, 7, {5, 5}, 5, 2, 2},
    };
    return cases;
}

/// Guard, hits before, half boxes to the leader, die, hits regained.
const std::vector<RallyCase>& rallyCases() {
    using namespace words;
    static const std::vector<RallyCase> cases = {
        {"Mark 1, 1", one, usual, average, no, 2, 4, 1, 0},
        {"Mark 1 as printed, 1", one, asPrinted, average, no, 2, 4, 1, 0},
        {"Mark 1, 2", one, usual, average, no, 2, 4, 2, 0},
        {"Mark 1 as printed, 2", one, asPrinted, average, no, 2, 4, 2, 0},
        {"Mark 1, 3", one, usual, average, no, 2, 4, 3, 1},
        {"Mark 1 as printed, 3", one, asPrinted, average, no, 2, 4, 3, 1},
        {"Mark 1, 4", one, usual, average, no, 2, 4, 4, 1},
        {"Mark 1 as printed, 4", one, asPrinted, average, no, 2, 4, 4, 1},
        {"Mark 1, 5", one, usual, average, no, 2, 4, 5, 1},
        {"Mark 1 as printed, 5", one, asPrinted, average, no, 2, 4, 5, 1},
        {"Mark 1, 6", one, usual, average, no, 2, 4, 6, 1},
        {"Mark 1 as printed, 6", one, asPrinted, average, no, 2, 4, 6, 0},
        {"Poor leader, 1", two, usual, poor, no, 2, 4, 1, 0},
        {"Poor leader, 2", two, usual, poor, no, 2, 4, 2, 0},
        {"Poor leader, 3", two, usual, poor, no, 2, 4, 3, 0},
        {"Poor leader, 4", two, usual, poor, no, 2, 4, 4, 1},
        {"Poor leader, 5", two, usual, poor, no, 2, 4, 5, 1},
        {"Poor leader, 6", two, usual, poor, no, 2, 4, 6, 1},
        {"Average leader, 1", two, usual, average, no, 2, 4, 1, 0},
        {"Average leader, 2", two, usual, average, no, 2, 4, 2, 0},
        {"Average leader, 3", two, usual, average, no, 2, 4, 3, 1},
        {"Average leader, 4", two, usual, average, no, 2, 4, 4, 1},
        {"Average leader, 5", two, usual, average, no, 2, 4, 5, 1},
        {"Average leader, 6", two, usual, average, no, 2, 4, 6, 1},
        {"Superior leader, 1", two, usual, superior, no, 2, 4, 1, 0},
        {"Superior leader, 2", two, usual, superior, no, 2, 4, 2, 1},
        {"Superior leader, 3", two, usual, superior, no, 2, 4, 3, 1},
        {"Superior leader, 4", two, usual, superior, no, 2, 4, 4, 1},
        {"Superior leader, 5", two, usual, superior, no, 2, 4, 5, 1},
        {"Superior leader, 6", two, usual, superior, no, 2, 4, 6, 2},
        {"Mark 2 is not misprinted", two, asPrinted, average, no, 2, 4, 6, 1},
        {"Mark 1 knows no quality, superior", one, usual, superior, no, 2, 4, 6, 1},
        {"Mark 1 knows no quality, superior, 2", one, usual, superior, no, 2, 4, 2, 0},
        {"Mark 1 knows no quality, poor", one, usual, poor, no, 2, 4, 3, 1},
        {"no more than it began with", two, usual, superior, no, 4, 4, 6, 1},
        {"no more than it began with, one hit", two, usual, average, no, 4, 4, 3, 1},
        {"a whole unit gains nothing", two, usual, superior, no, 5, 4, 6, 0},
        {"Guard may have seven", two, usual, superior, yes, 5, 4, 6, 2},
        {"Guard has no more than seven", two, usual, superior, yes, 6, 4, 6, 1},
        {"Mark 2, at the limit of the radius", two, usual, average, no, 2, 12, 4, 1},
        {"Mark 2, beyond the radius", two, usual, average, no, 2, 13, 4, -1},
        {"Mark 1, at the limit of the radius", one, usual, average, no, 2, 16, 4, 1},
        {"Mark 1, beyond the radius", one, usual, average, no, 2, 17, 4, -1},
        {"a removed unit", two, usual, superior, no, 0, 4, 6, -1},
        {"Mark 1, a removed unit", one, usual, average, no, 0, 4, 5, -1},
    };
    return cases;
}

} // namespace umpire::morschauser
