#include "outcome_tree.h"

#include <algorithm>

namespace umpire {

WeightSum ChanceNode::weightOf(const WeightSum& before, const Natural& ways) const {
    WeightSum weight = before;
    weight.take(dice.sides, dice.count, ways);
    weight.take(enemys.sides, enemys.count, 1);
    return weight;
}

std::optional<OutcomeTree::Path> OutcomeTree::next() {
    while (!m_levels.empty() && m_levels.begin()->second.open == 0) {
        m_levels.erase(m_levels.begin());
    }
    if (m_levels.empty()) {
        return std::nullopt;
    }
    auto& [place, level] = *m_levels.begin();
    while (level.nodes[level.at].walked == level.nodes[level.at].thrown->groups.size()) {
        level.nodes[level.at++] = {};
    }
    Node& fork = level.nodes[level.at];
    --level.open;
    Path way{fork.way, fork.take(place), fork.stand};
    way.choices.push_back(*way.last.choice);
    return way;
}

std::optional<Segment> OutcomeTree::reach(const std::vector<Choice>& way, std::size_t steps,
                                          const WeightSum& weight, const PlaceOfThrow& place,
                                          std::optional<SearchState> where, const MakeThrow& makeThrow,
                                          const Stand& stand) {
    Level& level = m_levels[place];
    Node* fork = where ? knownIn(level, *where) : nullptr;
    if (!fork) {
        fork = &level.nodes.emplace_back(Node{way, steps, {}, makeThrow(), {}, 0, where ? stand() : nullptr});
        level.open += fork->thrown->groups.size();
        if (where) {
            level.known.emplace(std::move(where->words), level.nodes.size() - 1);
            fork->otherEvents = std::move(where->otherEvents);
        }
    }
    fork->weight.add(weight);
    if (where && mayStillBeReached(place)) {
        return std::nullopt;
    }
    --level.open;
    return fork->take(place);
}

Segment OutcomeTree::divide(const std::vector<Choice>& way, const Segment& stretch, ChanceNode parts) {
    Level& level = m_levels[stretch.place];
    level.open += parts.groups.size() - 1;
    level.nodes.push_back({way,
                           stretch.firstStep,
                           stretch.before,
                           std::make_shared<const ChanceNode>(std::move(parts)),
                           {},
                           0});
    return level.nodes.back().take(stretch.place);
}

OutcomeTree::Node* OutcomeTree::knownIn(Level& level, const SearchState& where) {
    const auto [first, last] = level.known.equal_range(where.words);
    const auto known = std::find_if(first, last, [&](const auto& each) {
        return level.nodes[each.second].otherEvents == where.otherEvents;
    });
    return known == last ? nullptr : &level.nodes[known->second];
}

bool OutcomeTree::mayStillBeReached(const PlaceOfThrow& place) const {
    return std::any_of(m_levels.begin(), m_levels.lower_bound(place),
                       [](const auto& each) { return each.second.open > 0; });
}

/// How many dice of so many sides there are among these.
std::uint32_t& WeightSum::countOf(Dice& dice, std::uint32_t sides) {
    auto place = std::lower_bound(dice.begin(), dice.end(), sides,
                                  [](const auto& each, std::uint32_t wanted) { return each.first < wanted; });
    if (place == dice.end() || place->first != sides) {
        place = dice.emplace(place, sides, 0);
    }
    return place->second;
}

WeightSum WeightSum::certain() {
    WeightSum certain;
    certain.m_sums.emplace_back(Dice(), 1);
    return certain;
}

void WeightSum::add(const WeightSum& other) {
    for (const auto& [dice, ways] : other.m_sums) {
        const auto known =
            std::ranges::find_if(m_sums, [&dice = dice](const auto& sum) { return sum.first == dice; });
        if (known == m_sums.end()) {
            m_sums.emplace_back(dice, ways);
        } else {
            known->second += ways;
        }
    }
}

/// The same dice on top keep different dice different.
void WeightSum::take(std::size_t sides, std::size_t count, const Natural& fallen) {
    for (auto& [dice, ways] : m_sums) {
        ways *= fallen;
        if (count > 0) {
            countOf(dice, static_cast<std::uint32_t>(sides)) += static_cast<std::uint32_t>(count);
        }
    }
}

WeightSum WeightSum::times(const Natural& more) const {
    WeightSum sum = *this;
    sum.take(0, 0, more);
    return sum;
}

void WeightSum::widen(Dice& common, const WeightSum& sum) {
    for (const auto& [dice, ways] : sum.m_sums) {
        for (const auto& [sides, count] : dice) {
            std::uint32_t& known = countOf(common, sides);
            known = std::max(known, count);
        }
    }
}

/// All of it counted in the ways in which the same dice fall.
Natural WeightSum::over(const Dice& common) const {
    Natural total;
    for (const auto& [dice, ways] : m_sums) {
        Natural part = ways;
        Dice thrown = dice;
        for (const auto& [sides, count] : common) {
            part *= pow(Natural(sides), count - countOf(thrown, sides));
        }
        total += part;
    }
    return total;
}

double WeightSum::shareOf(const WeightSum& whole) const {
    if (m_sums.size() == 1 && whole.m_sums.size() == 1 && m_sums[0].first == whole.m_sums[0].first) {
        return ratioOf(m_sums[0].second, whole.m_sums[0].second);
    }
    Dice common;
    widen(common, *this);
    widen(common, whole);
    return ratioOf(over(common), whole.over(common));
}

double WeightSum::chance() const {
    return shareOf(certain());
}

} // namespace umpire
