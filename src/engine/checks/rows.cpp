#include "rows.h"

#include "../program/machine.h"

#include "umpire/checks/prepared_check.h"

#include <algorithm>
#include <numeric>

namespace umpire {

namespace {

const program::Block& blockFor(const Check& check, const Setting& setting) {
    using program::Manner;
    const auto rows = [&](Manner manner) -> const program::Block& {
        return setting.program().rows(check, manner);
    };
    if (setting.substitutes()) {
        return rows(Manner::ByCall);
    }
    const program::Block& block = rows(setting.frame().rulingsRead ? Manner::Told : Manner::Quiet);
    return setting.suits(block) ? block : rows(Manner::ByCall);
}

} // namespace

Rows::Rows(const Check& check, const Setting& setting)
    : m_use(program::Scratch::ofThread()), m_check(check), m_setting(setting),
      m_code(setting.program().check(check)), m_block(blockFor(check, setting)),
      m_values(program::Scratch::ofThread().take<std::int64_t>(size() + m_code.dropped.size())) {
    fill();
}

void Rows::fill() {
    std::fill_n(m_values, size() + m_code.dropped.size(), 0);
    program::fillRows(m_block, m_setting.frame(), m_values);
    drop();
}

/// Behind the modifiers stands a row for each rule that drops lines.
void Rows::drop() {
    for (std::size_t rule = 0; rule < m_code.dropped.size(); ++rule) {
        if (m_values[size() + rule] == 0) {
            continue;
        }
        for (const std::uint32_t row : m_code.dropped[rule]) {
            m_values[row] = !m_check.drops[rule].onlyNegative || m_values[row] < 0 ? 0 : m_values[row];
        }
    }
}

std::int64_t Rows::sum() const {
    return std::accumulate(m_values, m_values + size(), std::int64_t{0});
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
