#include "gathered_rolls.h"

#include <algorithm>

namespace umpire {

double RollOdds::of(std::string_view outcome) const {
    for (const auto& [id, probability] : outcomes) {
        if (id == outcome) {
            return probability;
        }
    }
    return 0;
}

const Line* lineIn(const std::vector<Line>& lines, const Id& id) {
    const auto found =
        std::find_if(lines.begin(), lines.end(), [&id](const Line& line) { return line.id == id; });
    return found == lines.end() ? nullptr : &*found;
}

void RollOnPath::take(const Distribution& distribution, const WeightSum& before, bool withTotals) {
    WeightSum weight = before;
    weight.take(distribution.sides, distribution.dice, 1);
    reached.add(weight.times(distribution.all));
    for (const auto& [outcome, ways] : distribution.outcomes) {
        outcomes.emplace_back(outcome, weight.times(ways));
    }
    for (auto each = distribution.totals.begin(); withTotals && each != distribution.totals.end(); ++each) {
        totals.emplace_back(each->first, weight.times(each->second));
    }
}

namespace {

/// The falls of the roll with that place among the steps, where more than one of them went this way.
const std::vector<Fall>* severalFalls(const Segment& stretch, std::size_t place) {
    if (!stretch.choice || !stretch.choice->thrown->step) {
        return nullptr;
    }
    const OutcomeGroup& group = stretch.choice->group();
    const std::size_t first = *stretch.choice->thrown->step;
    const std::vector<Fall>* falls = place == first ? &group.falls : nullptr;
    if (place == first + 1 && !group.enemys.empty()) {
        falls = &group.enemys;
    }
    return falls && falls->size() > 1 ? falls : nullptr;
}

} // namespace

RollOnPath rollOn(const TrialDice& dice, const Step& step, std::size_t place) {
    RollOnPath roll{&step};
    const Segment* stretch = dice.segmentOf(place);
    if (!stretch) {
        return roll;
    }
    roll.reached = stretch->weight();
    roll.outcomes.emplace_back(step.outcome, roll.reached);
    const std::vector<Fall>* falls = severalFalls(*stretch, place);
    if (!falls) {
        roll.totals.emplace_back(step.total, roll.reached);
        return roll;
    }
    for (const Fall& fall : *falls) {
        roll.totals.emplace_back(fall.roll.total,
                                 stretch->choice->thrown->weightOf(stretch->before, fall.ways));
    }
    return roll;
}

bool totalMatters(const Check& check) {
    return check.form == Check::Form::Pool ||
           (check.form == Check::Form::Banded && check.count && check.symbols.empty());
}

namespace {

bool isSame(const Step& a, const Step& b) {
    return a.check == b.check && a.subject == b.subject;
}

/// The outcomes of a check in the order of its bands, symbols last.
std::vector<Id> outcomeOrder(const Check& check) {
    std::vector<Id> order;
    const auto append = [&order](const Id& outcome) {
        if (std::find(order.begin(), order.end(), outcome) == order.end()) {
            order.push_back(outcome);
        }
    };
    for (const BandTable& table : check.tables) {
        for (const Band& band : table.bands) {
            append(band.outcome);
        }
    }
    for (const auto& [symbol, outcome] : check.symbols) {
        append(outcome);
    }
    return order;
}

} // namespace

void GatheredRolls::add(const std::vector<RollOnPath>& way) {
    std::map<std::pair<Id, Id>, int> seen;
    std::size_t place = 0;
    for (std::size_t i = 0; i < way.size(); ++i) {
        const RollOnPath& roll = way[i];
        const Step& step = *roll.step;
        Gathered& gathered = at(std::span(way).first(i + 1), seen[{step.check, step.subject}]++, place);
        const std::vector<Line>& lines = roll.lines ? *roll.lines : step.lines;
        std::erase_if(gathered.roll.lines, [&lines](const Line& line) {
            const Line* here = lineIn(lines, line.id);
            return !here || here->value != line.value;
        });
        gathered.reached.add(roll.reached);
        for (const auto& [outcome, weight] : roll.outcomes) {
            gathered.outcomes[outcome].add(weight);
        }
        for (const auto& [total, weight] : roll.totals) {
            gathered.totals[total].add(weight);
        }
    }
}

/// A roll first met after `place` is put there, so that the list keeps the order of the rolls.
GatheredRolls::Gathered& GatheredRolls::at(std::span<const RollOnPath> way, int occurrence,
                                           std::size_t& place) {
    const RollOnPath& roll = way.back();
    const auto found = std::find_if(m_rolls.begin(), m_rolls.end(), [&](const Gathered& each) {
        return each.roll.occurrence == occurrence && isSame(each.roll.step, *roll.step);
    });
    if (found != m_rolls.end()) {
        place = static_cast<std::size_t>(found - m_rolls.begin()) + 1;
        return *found;
    }
    std::vector<Json> dice;
    for (const RollOnPath& before : way.first(way.size() - 1)) {
        for (const Face& face : before.step->dice) {
            dice.push_back(toJson(face));
        }
    }
    return *m_rolls.insert(m_rolls.begin() + static_cast<std::ptrdiff_t>(place++),
                           Gathered{{*roll.step, occurrence, roll.step->lines, std::move(dice), {}}});
}

RollOdds GatheredRolls::oddsFrom(const Gathered& roll, const RulePack& rules) {
    RollOdds odds{roll.roll.step.check, roll.roll.step.subject, {}, {}, roll.reached.chance()};
    const Check* check = rules.check(odds.check);
    std::vector<Id> order = check ? outcomeOrder(*check) : std::vector<Id>{};
    for (const auto& [outcome, share] : roll.outcomes) {
        if (std::find(order.begin(), order.end(), outcome) == order.end()) {
            order.push_back(outcome);
        }
    }
    for (const Id& outcome : order) {
        const auto share = roll.outcomes.find(outcome);
        odds.outcomes.emplace_back(outcome,
                                   share == roll.outcomes.end() ? 0 : share->second.shareOf(roll.reached));
    }
    const bool withTotals = check && totalMatters(*check);
    for (auto each = roll.totals.begin(); withTotals && each != roll.totals.end(); ++each) {
        odds.totals.emplace_back(each->first, each->second.shareOf(roll.reached));
    }
    return odds;
}

std::vector<PossibleRoll> GatheredRolls::take(const RulePack& rules) {
    std::vector<PossibleRoll> rolls;
    for (Gathered& each : m_rolls) {
        each.roll.odds = oddsFrom(each, rules);
        rolls.push_back(std::move(each.roll));
    }
    m_rolls.clear();
    return rolls;
}

void MetRolls::add(const std::vector<RollOnPath>& way) {
    for (const RollOnPath& roll : way) {
        if (std::none_of(m_met.begin(), m_met.end(),
                         [&roll](const Step& met) { return isSame(met, *roll.step); })) {
            m_met.push_back(*roll.step);
        }
    }
    if (way.size() > m_longest) {
        m_longest = way.size();
        m_last = *way.back().step;
    }
}

std::vector<Step> MetRolls::take() {
    if (m_last) {
        std::erase_if(m_met, [this](const Step& met) { return isSame(met, *m_last); });
        m_met.push_back(*m_last);
    }
    return std::move(m_met);
}

} // namespace umpire
