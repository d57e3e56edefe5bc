#include "final_roll.h"

#include "umpire/program/evaluation_watch.h"

#include <algorithm>

namespace umpire {

namespace {

void addTo(std::vector<std::pair<Id, Natural>>& outcomes, const Id& outcome, const Natural& ways) {
    const auto known = std::find_if(outcomes.begin(), outcomes.end(),
                                    [&outcome](const auto& sum) { return sum.first == outcome; });
    if (known == outcomes.end()) {
        outcomes.emplace_back(outcome, ways);
    } else {
        known->second += ways;
    }
}

void addTo(std::vector<std::pair<std::int64_t, Natural>>& totals, std::int64_t total, const Natural& ways) {
    const auto known =
        std::lower_bound(totals.begin(), totals.end(), total,
                         [](const auto& sum, std::int64_t wanted) { return sum.first < wanted; });
    if (known == totals.end() || known->first != total) {
        totals.emplace(known, total, ways);
    } else {
        known->second += ways;
    }
}

/// Adds so many times what a roll comes to, to what it comes to with the same dice.
void addTo(std::vector<Distribution>& sums, const Distribution& more, const Natural& times, bool totals) {
    auto sum = std::find_if(sums.begin(), sums.end(), [&more](const Distribution& each) {
        return each.sides == more.sides && each.dice == more.dice;
    });
    if (sum == sums.end()) {
        sum = sums.insert(sums.end(), {more.sides, more.dice, 0, {}, {}});
    }
    const auto scaled = [&times](Natural ways) { return ways *= times; };
    sum->all += scaled(more.all);
    for (const auto& [outcome, ways] : more.outcomes) {
        addTo(sum->outcomes, outcome, scaled(ways));
    }
    for (auto each = more.totals.begin(); totals && each != more.totals.end(); ++each) {
        addTo(sum->totals, each->first, scaled(each->second));
    }
}

} // namespace

FinalRoll::FinalRoll(const Resolution& resolution, const RollAtHand& hand, std::vector<Face> given,
                     const TrialDice& dice)
    : m_resolution(resolution), m_request(*hand.request), m_given(std::move(given)) {
    const Segment& here = dice.segments().back();
    const bool atOnce = hand.before && here.choice && here.choice->thrown->step == hand.before->step;
    if (!atOnce || here.choice->group().falls.size() == 1) {
        m_weight = dice.weight();
        return;
    }
    m_weight = here.choice->thrown->weightOf(here.before, 1);
    takeFalls(*hand.before, here.choice->group().falls);
}

void FinalRoll::takeFalls(const RollBefore& before, const std::vector<Fall>& falls) {
    const RollRequest& request = *before.request;
    Scope scope{m_resolution.rules(), m_resolution.battle(), request.subject, request.other, &request.facts};
    scope.check = request.check->id;
    m_follow = before.follow;
    Setting setting(scope);
    for (const Fall& fall : falls) {
        Alike alike = handedOn(*m_follow, setting, fall);
        auto known = std::find_if(m_falls.begin(), m_falls.end(), [&alike](const Alike& each) {
            return each.blank == alike.blank && each.facts == alike.facts;
        });
        if (known == m_falls.end()) {
            known = m_falls.insert(known, std::move(alike));
        }
        known->ways += fall.ways;
    }
}

/// Of each fall by itself it is seen whether it needs a blank cell.
FinalRoll::Alike FinalRoll::handedOn(const FollowUp& follow, Setting& setting, const Fall& fall) {
    const EvaluationWatch watch;
    setting.setRoll(fall.roll);
    Alike alike;
    for (const auto& [fact, value] : follow.facts) {
        alike.facts.push_back(setting.value(value));
    }
    alike.blank = blankNeeded().has_value();
    return alike;
}

void FinalRoll::handOn(const Alike& fall) {
    for (std::size_t i = 0; i < fall.facts.size(); ++i) {
        m_request.facts[m_follow->facts[i].first] = fall.facts[i];
    }
}

std::vector<Distribution> FinalRoll::distributions(bool withTotals) {
    if (!m_follow) {
        return {m_resolution.distributionOf(m_request, m_given)};
    }
    std::vector<Distribution> sums;
    for (const Alike& fall : m_falls) {
        take(sums, fall, withTotals);
    }
    return sums;
}

void FinalRoll::take(std::vector<Distribution>& sums, const Alike& fall, bool withTotals) {
    const EvaluationWatch watch;
    try {
        handOn(fall);
        if (fall.blank) {
            m_resolution.diceFor(m_request, m_given); // it may be refused all the same
        } else {
            addTo(sums, m_resolution.distributionOf(m_request, m_given), fall.ways, withTotals);
        }
    } catch (const BlankNeeded&) {
        // What follows from what nobody has looked up has no odds.
    }
}

std::optional<std::vector<Line>> FinalRoll::commonLines() {
    std::optional<std::vector<Line>> common;
    for (const Alike& fall : m_falls) {
        handOn(fall);
        Scope scope{m_resolution.rules(), m_resolution.battle(), m_request.subject, m_request.other,
                    &m_request.facts};
        scope.check = m_request.check->id;
        const std::vector<Line> lines = linesOf(*m_request.check, scope, m_request.overrides);
        if (!common) {
            common = lines;
        }
        std::erase_if(*common, [&lines](const Line& line) {
            const Line* here = lineIn(lines, line.id);
            return !here || here->value != line.value;
        });
    }
    return common;
}

} // namespace umpire
