#include "desert_case_words.h"

namespace umpire::desert {

const std::vector<KindCase>& kindCases() {
    using namespace words;
    static const std::vector<KindCase> cases = {
        {legionSquad, 10, no, 0, no, no, 2, 1},      {machineGunSection, 2, no, 0, no, no, 2, 1},
        {legionCavalry, 6, yes, 0, no, no, 2, 1},    {cannon, 4, no, 0, no, no, 2, 1},
        {colonel, 1, yes, 0, no, no, 2, 1},          {turcosSquad, 12, no, 0, no, no, 0, 0},
        {germanSquad, 10, no, 0, no, no, 0, 0},      {sheik, 1, yes, 0, no, no, 0, 0},
        {bedouinRifles, 20, no, 2, yes, yes, 0, 0},  {bedouinWarriors, 20, no, 3, yes, yes, 0, 0},
        {fanatics, 20, no, 3, no, no, 0, 3},         {bedouinCavalry, 12, yes, 2, yes, yes, 0, 0},
        {tauregRifles, 20, no, 2, yes, yes, 1, 0},   {tauregWarriors, 20, no, 3, yes, yes, 1, 0},
        {tauregCavalry, 12, yes, 2, yes, yes, 1, 0},
    };
    return cases;
}

const std::vector<RatingCase>& ratingCases() {
    using namespace words;
    static const std::vector<RatingCase> cases = {
        {legionSquad, firing, onRating, "AAAAAAGGGG", -1, 0, 1},
        {legionSquad, fighting, onRating, "PAAAAAAGGG", -2, 0, 2},
        {turcosSquad, firing, onRating, "PPAAAAAAGG", -1, 0, 1},
        {turcosSquad, fighting, onRating, "PPAAAAAAGG", -2, 0, 2},
        {bedouinRifles, firing, onRating, "PPAAAAAAGG", -1, 0, 1},
        {bedouinRifles, fighting, onRating, "PPAAAAAAGG", -2, 0, 2},
        {tauregRifles, firing, onRating, "PAAAAAAGGG", -1, 0, 1},
        {tauregRifles, fighting, onRating, "PPAAAAAAGG", -2, 0, 2},
        {fanatics, firing, onRating, "PPAAAAAAGG", -1, 0, 1},
        {fanatics, fighting, onRating, "AAAAAGGGGG", -2, 0, 2},
        {legionSquad, firing, onEveryRoll, "PPAAAAAAGG", 1, 2, 3},
        {legionSquad, fighting, onEveryRoll, "PPAAAAAAGG", -1, 1, 3},
        {turcosSquad, firing, onEveryRoll, "PPAAAAAAGG", -1, 0, 1},
        {tauregRifles, firing, onEveryRoll, "PPAAAAAAGG", 0, 1, 2},
        {tauregRifles, fighting, onEveryRoll, "PPAAAAAAGG", -2, 0, 2},
        {fanatics, fighting, onEveryRoll, "PPAAAAAAGG", 1, 3, 5},
        {bedouinRifles, firing, onEveryRoll, "PPAAAAAAGG", -1, 0, 1},
    };
    return cases;
}

const std::vector<MeleeCase>& meleeCases() {
    using namespace words;
    static const std::vector<MeleeCase> cases = {
        {"plain", {0, no, no, no, {}}, 0},
        {"great", {2, no, no, no, {}}, 2},
        {"poor", {-2, no, no, no, {}}, -2},
        {"from behind", {0, yes, no, no, {}}, -2},
        {"on a ladder", {0, no, yes, no, {}}, -4},
        {"on a rope", {0, no, no, yes, {}}, -1},
        {"lightly wounded", {0, no, no, no, Wound::light}, -1},
        {"seriously wounded", {0, no, no, no, Wound::serious}, -2},
        {"all of it", {-2, yes, yes, yes, Wound::serious}, -11},
        {"great on a ladder", {2, no, yes, no, {}}, -2},
    };
    return cases;
}

const std::vector<NerveCase>& nerveCases() {
    using namespace words;
    static const std::vector<NerveCase> cases = {
        {1, {no, no, no}, 2},     {5, {no, no, no}, 6},     {5, {yes, no, no}, 4},   {5, {no, yes, no}, 2},
        {5, {no, no, yes}, 1},    {10, {no, no, no}, 11},   {10, {yes, yes, no}, 5}, {10, {yes, yes, yes}, 1},
        {11, {yes, yes, yes}, 1}, {12, {yes, yes, yes}, 2}, {19, {no, no, no}, 20},  {19, {yes, yes, yes}, 9},
    };
    return cases;
}

const std::vector<UnitDieCase>& unitDieCases() {
    static const std::vector<UnitDieCase> cases = {
        {20, TwelveDie::d10, 20}, {20, TwelveDie::d12, 20}, {20, TwelveDie::d20, 20},
        {12, TwelveDie::d10, 10}, {12, TwelveDie::d12, 12}, {12, TwelveDie::d20, 20},
        {24, TwelveDie::d10, 20}, {18, TwelveDie::d20, 10}, {6, TwelveDie::d12, 10},
    };
    return cases;
}

const std::vector<MarchCase>& marchCases() {
    using namespace words;
    static const std::vector<MarchCase> cases = {
        {"the Legion in sand", legion, {sand, no, no, no, no, no}, 2},
        {"Turcos in sand", turcos, {sand, no, no, no, no, no}, 2},
        {"Bedouins in sand", bedouin, {sand, no, no, no, no, no}, 3},
        {"Tauregs in sand", taureg, {sand, no, no, no, no, no}, 3},
        {"the Legion crawls", legion, {sand, no, yes, no, no, no}, 1},
        {"Bedouins crawl", bedouin, {sand, no, yes, no, no, no}, 1},
        {"Legion riders", legion, {sand, yes, no, no, no, no}, 6},
        {"Bedouin riders", bedouin, {sand, yes, no, no, no, no}, 6},
        {"the Legion in a fort", legion, {fort, no, no, no, no, no}, 2},
        {"Bedouins in a fort", bedouin, {fort, no, no, no, no, no}, 2},
        {"the Legion by road", legion, {road, no, no, no, no, no}, 3},
        {"Bedouins by road", bedouin, {road, no, no, no, no, no}, 3},
        {"Legion riders by road", legion, {road, yes, no, no, no, no}, 6},
        {"Legion riders in a fort", legion, {fort, yes, no, no, no, no}, 2},
        {"a wounded man is carried", legion, {fort, no, no, yes, no, no}, 1},
        {"the Legion charges", legion, {sand, no, no, no, no, yes}, 3},
        {"Bedouins charge", bedouin, {sand, no, no, no, no, yes}, 4},
        {"Bedouin riders charge", bedouin, {sand, yes, no, no, no, yes}, 7},
        {"Bedouins charge through rocks: the die comes before the loss",
         bedouin,
         {sand, no, no, no, yes, yes},
         4},
        {"Bedouins charge in a fort", bedouin, {fort, no, no, no, no, yes}, 3},
    };
    return cases;
}

} // namespace umpire::desert
