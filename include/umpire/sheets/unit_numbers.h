#pragma once

#include "umpire/rules/rule_pack.h"
#include "umpire/state/battle.h"

#include <map>
#include <string>
#include <vector>

namespace umpire::sheets {

/// The short numbers by which the umpire calls units: each formation has a ten of its own where that fits
/// into two digits, the second of two sides starts at 51 where it can, three start at 11, 41 and 71. A
/// roster may give a unit a number of its own. They depend only on the roster, so they are the same every
/// time a battle is opened, on the screen and on paper.
class UnitNumbers {
  public:
    UnitNumbers() = default;
    /// `start` is the roster; units that joined later get the numbers after the last.
    UnitNumbers(const Battle& start, const Battle& now, const RulePack& rules);

    /// The number of a unit, or "".
    std::string of(const Id& unit) const;
    /// The unit of that number, or "".
    Id unit(const std::string& number) const;
    /// Whether some number begins with these digits and is longer.
    bool goesOn(const std::string& digits) const;

  private:
    struct Group {
        int side = 0;
        std::vector<Id> units;
    };

    static std::vector<Group> groupsOf(const Battle& battle);
    static int total(const std::vector<Group>& groups, int sides, bool shared);
    static bool usualTensFit(const std::vector<Group>& groups, int sides, bool shared);
    static int tensNeeded(const std::vector<Group>& groups, int side, bool shared);
    int place(const std::vector<Group>& groups, int side, int firstTen, bool shared);
    void put(const Id& unit, int number);
    void putOwn(const Battle& battle, const Id& attribute);

    std::map<Id, std::string> m_numbers;
    std::map<std::string, Id> m_units;
    int m_last = 0;
};

} // namespace umpire::sheets
