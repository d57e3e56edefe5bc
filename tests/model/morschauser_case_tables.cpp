#include "morschauser_case_words.h"

namespace umpire::morschauser {

const std::vector<UnitCase>& unitCases() {
    using namespace words;
    static const std::vector<UnitCase> cases = {
        {one, lightInfantry, 15, 5, 4, 6, 2, 1, yes, yes}, {one, infantry, 12, 4, 5, 7, 3, 1, no, yes},
        {one, grenadiers, 12, 4, 6, 8, 4, 1, no, yes},     {one, lightCavalry, 18, 6, 4, 6, 4, 2, no, yes},
        {one, heavyCavalry, 15, 5, 6, 8, 5, 2, no, yes},   {one, artillery, 12, 4, 3, 5, 1, 1, no, yes},
        {one, leader, 18, 6, 2, 4, 1, 1, no, yes},         {two, militia, 6, 2, 2, 4, 2, 1, no, yes},
        {two, lightInfantry, 9, 3, 4, 6, 2, 1, yes, yes},  {two, infantry, 6, 2, 5, 7, 3, 1, no, yes},
        {two, grenadiers, 6, 2, 6, 8, 4, 1, no, yes},      {two, lightCavalry, 15, 5, 4, 6, 4, 2, no, no},
        {two, heavyCavalry, 12, 4, 6, 8, 5, 2, no, no},    {two, artillery, 6, 2, 3, 5, 1, 1, no, no},
        {two, leader, 18, 6, 2, 4, 1, 1, no, yes},
    };
    return cases;
}

const std::vector<RangeCase>& rangeCases() {
    using namespace words;
    static const std::vector<RangeCase> cases = {
        {one, lightInfantry, fire, 18, 6, "456"},
        {one, infantry, fire, 18, 6, "56"},
        {one, grenadiers, fire, 18, 6, "56"},
        {one, lightCavalry, fire, 12, 4, "6"},
        {one, heavyCavalry, fire, 0, 0, ""},
        {one, artillery, shot, 48, 16, "456"},
        {one, artillery, grape, 12, 4, "23456"},
        {one, leader, fire, 0, 0, ""},
        {two, militia, fire, 12, 4, "56"},
        {two, lightInfantry, fire, 12, 4, "456"},
        {two, infantry, fire, 12, 4, "56"},
        {two, grenadiers, fire, 12, 4, "56"},
        {two, lightCavalry, fire, 9, 3, "6"},
        {two, heavyCavalry, fire, 0, 0, ""},
        {two, artillery, shot, 48, 16, "456"},
        {two, artillery, grape, 12, 4, "23456"},
        {two, leader, fire, 0, 0, ""},
    };
    return cases;
}

const std::vector<QualityCase>& qualityCases() {
    using namespace words;
    static const std::vector<QualityCase> cases = {
        {0, 1, poor},     {0, 2, poor},      {0, 3, average},  {0, 4, average}, {0, 5, superior},
        {0, 6, superior}, {-1, 1, poor},     {-1, 2, poor},    {-1, 3, poor},   {-1, 4, average},
        {-1, 5, average}, {-1, 6, superior}, {1, 1, poor},     {1, 2, average}, {1, 3, average},
        {1, 4, superior}, {1, 5, superior},  {1, 6, superior},
    };
    return cases;
}

const std::vector<CommandCase>& commandCases() {
    using namespace words;
    static const std::vector<CommandCase> cases = {
        {"one of four", two, 4, 1, no, no},
        {"half of four", two, 4, 2, no, yes},
        {"two of five", two, 5, 2, no, no},
        {"three of five", two, 5, 3, no, yes},
        {"two of six", two, 6, 2, no, no},
        {"half of six", two, 6, 3, no, yes},
        {"one of three", two, 3, 1, no, no},
        {"two of three", two, 3, 2, no, yes},
        {"nobody", two, 4, 0, no, no},
        {"the leader is not counted among the removed", two, 4, 1, yes, no},
        {"the leader is not counted among the units", two, 4, 2, yes, yes},
        {"the leader alone", two, 3, 0, yes, no},
        {"Mark 1 has no morale", one, 4, 4, yes, no},
    };
    return cases;
}

const std::vector<ArmyCase>& armyCases() {
    using namespace words;
    static const std::vector<ArmyCase> cases = {
        {two, 2, 0, no}, {two, 2, 1, no},  {two, 2, 2, yes}, {two, 3, 2, no}, {two, 3, 3, yes},
        {two, 4, 3, no}, {two, 4, 4, yes}, {one, 2, 2, no},  {one, 3, 3, no},
    };
    return cases;
}

const std::vector<FirstCase>& firstCases() {
    using namespace words;
    static const std::vector<FirstCase> cases = {
        {{6, 1}, 0},
        {{2, 1}, 0},
        {{1, 2}, 1},
        {{5, 6}, 1},
        {{3, 3, 4, 2}, 0},
        {{6, 6, 1, 5}, 1},
        {{1, 1, 2, 2, 3, 1}, 0},
        {{4, 4}, -1},
        {{5, 2, 1, 6}, -1},
        {{5}, -1},
        {{}, -1},
    };
    return cases;
}

} // namespace umpire::morschauser
