#pragma once

#include "umpire/base/listed.h"
#include "umpire/rules/rule_pack.h"

namespace umpire {

/// Whether a line of that value does not count while a rule holds.
inline bool isDropped(const Id& line, std::int64_t value, const DropRule& rule) {
    return (!rule.onlyNegative || value < 0) && (rule.only.empty() || listed(rule.only, line)) &&
           !listed(rule.except, line);
}

} // namespace umpire
