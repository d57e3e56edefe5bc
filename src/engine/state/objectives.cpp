#include "umpire/state/objectives.h"

namespace umpire {

std::vector<Holding> holdingsOf(const Battle& battle) {
    std::vector<Holding> holdings;
    if (battle.objectives.empty()) {
        return holdings;
    }
    for (const Symbol side : battle.symbolsOf(SubjectKind::Side)) {
        Holding holding{Id(side.text()), 0, 0};
        for (const Objective& objective : battle.objectives) {
            const bool holds = objective.holder == holding.side;
            holding.points += holds ? objective.worth : 0;
            holding.count += holds ? 1 : 0;
        }
        holdings.push_back(std::move(holding));
    }
    return holdings;
}

std::int64_t secondsOf(const Battle& battle, std::int64_t turn, const Id* side) {
    std::int64_t seconds = 0;
    for (const auto& [phase, took] : battle.times) {
        seconds += phase.turn == turn && (!side || phase.side == *side) ? took : 0;
    }
    return seconds;
}

std::int64_t secondsOfAll(const Battle& battle, const Id* side) {
    std::int64_t seconds = 0;
    for (const auto& [phase, took] : battle.times) {
        seconds += !side || phase.side == *side ? took : 0;
    }
    return seconds;
}

} // namespace umpire
