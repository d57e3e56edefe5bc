#include "forks.h"

#include <algorithm>

namespace umpire {

WeightSum ThrowAhead::weightOf(const WeightSum& before, const Natural& ways) const {
    WeightSum weight = before;
    weight.take(dice.sides, dice.count, ways);
    weight.take(enemys.sides, enemys.count, 1);
    return weight;
}

std::optional<Forks::Way> Forks::next() {
    const auto level =
        std::find_if(m_levels.begin(), m_levels.end(), [](const Level& each) { return each.open > 0; });
    if (level == m_levels.end()) {
        return std::nullopt;
    }
    while (level->forks[level->at].walked == level->forks[level->at].thrown->groups.size()) {
        level->forks[level->at++] = {};
    }
    Fork& fork = level->forks[level->at];
    --level->open;
    Way way{fork.way, fork.take(), fork.stand};
    way.choices.push_back(*way.last.choice);
    return way;
}

std::optional<Stretch> Forks::reach(const std::vector<Choice>& way, std::size_t steps,
                                    const WeightSum& weight, std::optional<Whereabouts> where,
                                    const MakeThrow& makeThrow, const Stand& stand) {
    m_levels.resize(std::max(m_levels.size(), way.size() + 1));
    Level& level = m_levels[way.size()];
    Fork* fork = where ? knownIn(level, *where) : nullptr;
    if (!fork) {
        fork = &level.forks.emplace_back(Fork{way, steps, {}, makeThrow(), {}, 0, where ? stand() : nullptr});
        level.open += fork->thrown->groups.size();
        if (where) {
            level.known.emplace(std::move(where->words), level.forks.size() - 1);
            fork->otherEvents = std::move(where->otherEvents);
        }
    }
    fork->weight.add(weight);
    if (where && mayStillBeReached(way.size())) {
        return std::nullopt;
    }
    --level.open;
    return fork->take();
}

Stretch Forks::divide(const std::vector<Choice>& way, const Stretch& stretch, ThrowAhead parts) {
    Level& level = m_levels[way.size()];
    level.open += parts.groups.size() - 1;
    level.forks.push_back({way,
                           stretch.firstStep,
                           stretch.before,
                           std::make_shared<const ThrowAhead>(std::move(parts)),
                           {},
                           0});
    return level.forks.back().take();
}

Forks::Fork* Forks::knownIn(Level& level, const Whereabouts& where) {
    const auto [first, last] = level.known.equal_range(where.words);
    const auto known = std::find_if(first, last, [&](const auto& each) {
        return level.forks[each.second].otherEvents == where.otherEvents;
    });
    return known == last ? nullptr : &level.forks[known->second];
}

bool Forks::mayStillBeReached(std::size_t throws) const {
    return std::any_of(m_levels.begin(), m_levels.begin() + static_cast<std::ptrdiff_t>(throws),
                       [](const Level& level) { return level.open > 0; });
}

} // namespace umpire
