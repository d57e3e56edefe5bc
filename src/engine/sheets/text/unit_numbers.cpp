#include "umpire/sheets/unit_numbers.h"

#include <algorithm>

namespace umpire::sheets {

namespace {

/// Units of one ten: x1 to x9, for a zero reads like a letter.
constexpr int perTen = 9;
constexpr int tensOfTwoDigits = 9;

/// Where a side's numbers usually begin: those of the second of two at 51, of the third of three at 71.
int usualTen(int side, int sides, bool threeDigits) {
    if (sides <= 2) {
        return side == 0 ? (threeDigits ? 10 : 1) : (threeDigits ? 50 : 5);
    }
    return threeDigits ? 10 + side * 90 / sides : 1 + side * 9 / sides;
}

int tensOf(std::size_t units) {
    return (static_cast<int>(units) + perTen - 1) / perTen;
}

} // namespace

UnitNumbers::UnitNumbers(const Battle& start, const Battle& now, const RulePack& rules) {
    putOwn(now, rules.roles.number);
    const std::vector<Group> groups = groupsOf(start);
    const int sides = static_cast<int>(start.all(SubjectKind::Side).size());
    const bool shared =
        total(groups, sides, false) > tensOfTwoDigits && total(groups, sides, true) <= tensOfTwoDigits;
    const bool threeDigits = total(groups, sides, shared) > tensOfTwoDigits;
    const bool usual = threeDigits || usualTensFit(groups, sides, shared);
    int ten = threeDigits ? 10 : 1;
    for (int side = 0; side < sides; ++side) {
        const int wanted = usual ? usualTen(side, sides, threeDigits) : 0;
        ten = place(groups, side, std::max(ten, wanted), shared);
    }
    for (const Subject* unit : now.all(SubjectKind::Unit)) {
        if (of(unit->id).empty()) {
            put(unit->id, m_last + 1);
        }
    }
}

/// Numbers that the roster gives; the first unit of two with the same keeps it.
void UnitNumbers::putOwn(const Battle& battle, const Id& attribute) {
    for (const Subject* unit : battle.all(SubjectKind::Unit)) {
        const std::int64_t own = unit->value(attribute).number();
        const std::string number = std::to_string(own);
        if (own > 0 && !m_units.contains(number)) {
            m_numbers[unit->id] = number;
            m_units[number] = unit->id;
        }
    }
}

int UnitNumbers::total(const std::vector<Group>& groups, int sides, bool shared) {
    int tens = 0;
    for (int side = 0; side < sides; ++side) {
        tens += tensNeeded(groups, side, shared);
    }
    return tens;
}

bool UnitNumbers::usualTensFit(const std::vector<Group>& groups, int sides, bool shared) {
    int ten = 1;
    for (int side = 0; side < sides; ++side) {
        const int usual = usualTen(side, sides, false);
        if (ten > usual) {
            return false;
        }
        ten = usual + tensNeeded(groups, side, shared);
    }
    return ten - 1 <= tensOfTwoDigits;
}

std::vector<UnitNumbers::Group> UnitNumbers::groupsOf(const Battle& battle) {
    std::vector<Group> groups;
    const auto sides = battle.all(SubjectKind::Side);
    for (std::size_t side = 0; side < sides.size(); ++side) {
        std::vector<Id> owners;
        for (const Subject* formation : battle.all(SubjectKind::Formation)) {
            if (formation->side == sides[side]->id) {
                owners.push_back(formation->id);
            }
        }
        owners.push_back(sides[side]->id);
        for (const Id& owner : owners) {
            Group group{static_cast<int>(side), {}};
            for (const Subject* unit : battle.all(SubjectKind::Unit)) {
                if (unit->parent == owner) {
                    group.units.push_back(unit->id);
                }
            }
            if (!group.units.empty()) {
                groups.push_back(std::move(group));
            }
        }
    }
    return groups;
}

int UnitNumbers::tensNeeded(const std::vector<Group>& groups, int side, bool shared) {
    UnitNumbers trial;
    return trial.place(groups, side, 1, shared) - 1;
}

/// Gives the ten after the last one used.
int UnitNumbers::place(const std::vector<Group>& groups, int side, int firstTen, bool shared) {
    int ten = firstTen;
    int used = 0;
    for (const Group& group : groups) {
        if (group.side != side) {
            continue;
        }
        const int size = static_cast<int>(group.units.size());
        if (used > 0 && (!shared || used + size > perTen)) {
            ten += tensOf(static_cast<std::size_t>(used));
            used = 0;
        }
        for (const Id& unit : group.units) {
            put(unit, (ten + used / perTen) * 10 + used % perTen + 1);
            ++used;
        }
    }
    return ten + tensOf(static_cast<std::size_t>(used));
}

void UnitNumbers::put(const Id& unit, int number) {
    if (m_numbers.contains(unit)) {
        return;
    }
    while (m_units.contains(std::to_string(number)) || number % 10 == 0) {
        ++number;
    }
    m_numbers[unit] = std::to_string(number);
    m_units[m_numbers[unit]] = unit;
    m_last = std::max(m_last, number);
}

std::string UnitNumbers::of(const Id& unit) const {
    const auto found = m_numbers.find(unit);
    return found == m_numbers.end() ? std::string() : found->second;
}

Id UnitNumbers::unit(const std::string& number) const {
    const auto found = m_units.find(number);
    return found == m_units.end() ? Id() : found->second;
}

bool UnitNumbers::goesOn(const std::string& digits) const {
    return std::ranges::any_of(m_units, [&digits](const auto& entry) {
        return entry.first.size() > digits.size() && entry.first.starts_with(digits);
    });
}

} // namespace umpire::sheets
