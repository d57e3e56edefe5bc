#include "rows.h"

#include "../program/interpreter.h"

#include "umpire/checks/prepared_check.h"
#include "umpire/checks/roll.h"

#include <algorithm>
#include <numeric>

namespace umpire {

void Rows::dropLines() {
    for (std::size_t rule = 0; rule < m_code.dropped.size(); ++rule) {
        if (m_values[size() + rule] == 0) {
            continue;
        }
        for (const std::uint32_t row : m_code.dropped[rule]) {
            m_values[row] = !m_check.drops[rule].onlyNegative || m_values[row] < 0 ? 0 : m_values[row];
        }
    }
}

std::int64_t Rows::sumWith(const Overrides& overrides) const {
    std::int64_t sum = std::accumulate(m_values, m_values + size(), std::int64_t{0});
    for (const auto& [id, value] : overrides) {
        for (std::size_t row = 0; row < size(); ++row) {
            sum += modifier(row).id == id ? byHand(m_check, value) - m_values[row] : 0;
        }
    }
    for (const FreeLine& line : overrides.empty() ? std::vector<FreeLine>{} : freeLinesOf(overrides)) {
        const bool here = line.check.empty() ? size() > 0 : line.check == m_check.id;
        sum += here ? byHand(m_check, line.value) : 0;
    }
    return sum;
}

Rows::Rows(const Check& check, const Setting& setting)
    : m_use(program::Scratch::ofThread()), m_check(check), m_setting(setting),
      m_code(setting.program().check(check)),
      m_values(program::Scratch::ofThread().take<std::int64_t>(size() + m_code.dropped.size())) {
    fill();
}

void Rows::fill() {
    std::fill_n(m_values, size() + m_code.dropped.size(), 0);
    program::fillRows(m_setting.program().rows(m_check), m_setting.frame(), m_values);
    dropLines();
}

struct PreparedCheck::Inside {
    Inside(const Check& check, const Scope& scope) : setting(scope), rows(check, setting) {}

    Setting setting;
    Rows rows;
};

PreparedCheck::PreparedCheck(const Check& check, const Scope& scope)
    : m_inside(std::make_unique<Inside>(check, scope)) {}

PreparedCheck::~PreparedCheck() = default;

std::span<const std::int64_t> PreparedCheck::values() {
    m_inside->rows.fill();
    return m_inside->rows.values();
}

} // namespace umpire
