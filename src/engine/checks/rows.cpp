#include "rows.h"

#include "../program/machine.h"

#include "umpire/checks/prepared_check.h"
#include "umpire/checks/roll.h"

#include <algorithm>
#include <numeric>

namespace umpire {

const program::Block& blockFor(const Check& check, const Setting& setting) {
    using program::Trace;
    const auto rows = [&](Trace trace) -> const program::Block& {
        return setting.program().rows(check, trace);
    };
    if (setting.substitutes()) {
        return rows(Trace::ByCall);
    }
    const program::Block& block = rows(setting.frame().rulingsRead ? Trace::On : Trace::Off);
    return setting.suits(block) ? block : rows(Trace::ByCall);
}

void dropLines(const Check& check, const program::CheckCode& code, std::int64_t* rows) {
    for (std::size_t rule = 0; rule < code.dropped.size(); ++rule) {
        if (rows[code.modifiers.size() + rule] == 0) {
            continue;
        }
        for (const std::uint32_t row : code.dropped[rule]) {
            rows[row] = !check.drops[rule].onlyNegative || rows[row] < 0 ? 0 : rows[row];
        }
    }
}

std::int64_t sumWith(const Check& check, const program::CheckCode& code, const std::int64_t* rows,
                     const Overrides& overrides) {
    const std::size_t size = code.modifiers.size();
    std::int64_t sum = std::accumulate(rows, rows + size, std::int64_t{0});
    for (const auto& [id, value] : overrides) {
        for (std::size_t row = 0; row < size; ++row) {
            sum += code.modifiers[row]->id == id ? byHand(check, value) - rows[row] : 0;
        }
    }
    for (const FreeLine& line : overrides.empty() ? std::vector<FreeLine>{} : freeLinesOf(overrides)) {
        sum += (line.check.empty() ? size > 0 : line.check == check.id) ? byHand(check, line.value) : 0;
    }
    return sum;
}

Rows::Rows(const Check& check, const Setting& setting)
    : m_use(program::Scratch::ofThread()), m_check(check), m_setting(setting),
      m_code(setting.program().check(check)), m_block(blockFor(check, setting)),
      m_values(program::Scratch::ofThread().take<std::int64_t>(size() + m_code.dropped.size())) {
    fill();
}

void Rows::fill() {
    std::fill_n(m_values, size() + m_code.dropped.size(), 0);
    program::fillRows(m_block, m_setting.frame(), m_values);
    dropLines(m_check, m_code, m_values);
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
