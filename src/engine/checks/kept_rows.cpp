#include "kept_rows.h"

#include "../program/machine.h"
#include "rows.h"

#include <algorithm>

namespace umpire {

using program::FactRows;
using program::Program;

FactSlots::FactSlots(const RulePack& rules, const Facts& facts)
    : m_rules(&rules), m_slots(Program::of(rules).unstated()) {
    for (const auto& [id, value] : facts) {
        if (const auto number = Program::of(rules).index().fact(id)) {
            put(*number, value);
        }
    }
}

void FactSlots::put(std::uint32_t fact, const Value& value) {
    m_slots[fact] = Program::of(*m_rules).stated(fact, value);
}

void FactSlots::drop(std::uint32_t fact) {
    m_slots[fact] = Program::of(*m_rules).unstated()[fact];
}

void KeptRows::changed(std::optional<std::uint32_t> fact) {
    if (!fact) {
        m_values.clear();
    } else if (std::find(m_changed.begin(), m_changed.end(), *fact) == m_changed.end()) {
        m_changed.push_back(*fact);
    }
}

void KeptRows::renew(const Check& check, const Scope& scope) {
    const Setting setting(scope);
    const Program& program = setting.program();
    if (m_values.empty()) {
        const program::CheckCode& code = program.check(check);
        m_values.assign(code.modifiers.size() + check.drops.size(), 0);
        program::fillRows(blockFor(check, setting), setting.frame(), m_values.data());
        return;
    }
    for (const std::uint32_t fact : m_changed) {
        const FactRows& rows = program.parts().rowsOf(check, fact);
        if (rows.rows.empty()) {
            continue;
        }
        for (const std::uint32_t row : rows.rows) {
            m_values[row] = 0;
        }
        program::fillRows(setting.suits(rows.code) ? rows.code : rows.codeByCall, setting.frame(),
                          m_values.data());
    }
}

std::int64_t KeptRows::sum(const Check& check, const Scope& scope, const Overrides& overrides) {
    if (m_values.empty() || !m_changed.empty()) {
        renew(check, scope);
        m_changed.clear();
        m_counting = m_values;
        dropLines(check, Program::of(scope.rules).check(check), m_counting.data());
    }
    return sumWith(check, Program::of(scope.rules).check(check), m_counting.data(), overrides);
}

} // namespace umpire
