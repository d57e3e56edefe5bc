#include "umpire/checks/line_values.h"

#include "dropped_lines.h"
#include "umpire/base/listed.h"
#include "umpire/checks/free_lines.h"

#include <algorithm>

namespace umpire {

namespace {

std::int64_t valueOf(const Modifier& modifier, const Scope& scope) {
    return holds(modifier.when, scope) ? evaluate(modifier.value, scope).number() : 0;
}

} // namespace

LineValues::LineValues(const Check& check, const Scope& scope) : m_check(check) {
    for (const Modifier* modifier : scope.rules.modifiersOf(check.id)) {
        m_lines.push_back({modifier, valueOf(*modifier, scope)});
    }
}

void LineValues::anew(const Id& fact, const Scope& scope) {
    for (Line& line : m_lines) {
        if (listed(line.modifier->facts, fact)) {
            line.value = valueOf(*line.modifier, scope);
        }
    }
}

void LineValues::overrideIn(std::vector<Line>& lines, const Scope& scope, const Overrides& overrides) const {
    for (const auto& [id, value] : overrides) {
        const Modifier* modifier = scope.rules.modifier(id);
        if (!modifier || !listed(modifier->checks, m_check.id)) {
            continue;
        }
        const auto line = std::find_if(lines.begin(), lines.end(),
                                       [&](const Line& each) { return each.modifier == modifier; });
        if (line != lines.end()) {
            line->value = value;
        }
    }
}

std::int64_t LineValues::sum(const Scope& scope, const Overrides& overrides) const {
    std::vector<Line> lines = m_lines;
    for (const DropRule& rule : m_check.drops) {
        if (evaluate(rule.when, scope).flag()) {
            for (Line& line : lines) {
                line.value = isDropped(line.modifier->id, line.value, rule) ? 0 : line.value;
            }
        }
    }
    std::int64_t sum = 0;
    if (!overrides.empty()) {
        overrideIn(lines, scope, overrides);
        for (const FreeLine& line : freeLinesOf(overrides)) {
            const bool here = line.check.empty() ? !m_lines.empty() : line.check == m_check.id;
            sum += here ? line.value : 0;
        }
    }
    for (const Line& line : lines) {
        sum += line.value;
    }
    return sum;
}

std::int64_t modifiersOf(const Check& check, const Scope& scope, const Overrides& overrides) {
    return LineValues(check, scope).sum(scope, overrides);
}

} // namespace umpire
