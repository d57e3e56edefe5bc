#pragma once

#include "umpire/battle/roll_odds.h"

namespace umpire {

/// The outcomes that may come, each with its chance.
inline Json shares(const std::vector<std::pair<Id, double>>& outcomes) {
    Json object = Json::object();
    for (const auto& [id, probability] : outcomes) {
        if (probability > 0) {
            object[id] = probability;
        }
    }
    return object;
}

/// The totals that may come, each with its chance.
inline Json shares(const std::vector<std::pair<std::int64_t, double>>& totals) {
    Json object = Json::object();
    for (const auto& [total, probability] : totals) {
        object[std::to_string(total)] = probability;
    }
    return object;
}

} // namespace umpire
