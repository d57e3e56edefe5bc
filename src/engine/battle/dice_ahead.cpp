#include "dice_ahead.h"

#include "../checks/setting.h"
#include "../dice/throw_ways.h"

#include <optional>
#include <unordered_map>

namespace umpire {

namespace {

/// Nothing is rolled after it. Of a contest both rolls are looked at together, before the first.
bool isLast(const RollAtHand& hand, bool someGiven) {
    if (hand.still != StillToRoll::Nothing) {
        return false;
    }
    return hand.both ? hand.request == hand.both->a.request && !someGiven : hand.request->check->then.empty();
}

/// Whether all that follows from the roll asks of it can be told beforehand. The two rolls of a contest look
/// at each other, and a procedure may look at anything.
bool goesOnByRules(const RollAtHand& hand) {
    return hand.still != StillToRoll::ByProcedure && !hand.both;
}

/// What is asked of a roll afterwards. Facts handed on to a roll with which the way ends are no part of it:
/// that roll is looked at for each of the falls.
std::string answersOf(const RollSoFar& roll, const RollAtHand& hand, Setting& setting) {
    setting.setRoll(roll);
    std::string answers = roll.outcome;
    const AskedOfDice& asked = hand.request->check->asked;
    const auto add = [&](const std::vector<Expression>& questions) {
        for (const Expression& question : questions) {
            const Value answer = setting.value(question);
            answers += '\n';
            answers += answer.isFlag() ? (answer.flag() ? "yes" : "no") : answer.text();
            answers += answer.isNumber() ? std::to_string(answer.number()) : "";
        }
    };
    add(asked.later);
    if (hand.still != StillToRoll::Nothing) {
        add(asked.handedOn);
    }
    return answers;
}

std::vector<FallGroup> grouped(std::vector<Fall> falls, const RollAtHand* hand, const Scope& scope) {
    std::vector<FallGroup> groups;
    std::unordered_map<std::string, std::size_t> places;
    std::optional<Setting> setting;
    if (hand && goesOnByRules(*hand)) {
        setting.emplace(scope);
    }
    for (Fall& fall : falls) {
        std::size_t place = groups.size();
        if (setting) {
            place = places.try_emplace(answersOf(fall.roll, *hand, *setting), place).first->second;
        }
        if (place == groups.size()) {
            groups.push_back({{}, 0});
        }
        groups[place].ways += fall.ways;
        groups[place].falls.push_back(std::move(fall));
    }
    return groups;
}

/// Dice that nobody judges.
std::vector<Fall> bareFalls(const Die& die, int open, const std::vector<Face>& given) {
    std::vector<Fall> falls;
    for (ThrowWay& way : everyWay(die, open)) {
        Fall fall;
        fall.roll.faces = given;
        fall.roll.faces.insert(fall.roll.faces.end(), way.faces.begin(), way.faces.end());
        fall.ways = std::move(way.ways);
        falls.push_back(std::move(fall));
    }
    return falls;
}

Scope scopeOf(const Resolution& resolution, const RollRequest& request) {
    Scope scope{resolution.rules(), resolution.battle(), request.subject, request.other, &request.facts};
    scope.check = request.check->id;
    return scope;
}

/// Among the steps: the second roll of a contest stands behind the first, which is not among them yet.
std::size_t placeOf(const Resolution& resolution, const RollAtHand& hand) {
    return resolution.steps().size() + (hand.both && hand.request == hand.both->b.request ? 1U : 0U);
}

} // namespace

std::vector<Face> DiceAhead::firstGiven(const Die& die, int count, const std::string& purpose) {
    const int there = std::min(count, m_given.left());
    std::vector<Face> faces = there > 0 ? m_given.roll(die, there, purpose) : std::vector<Face>{};
    const RollAtHand* hand = m_resolution->atHand();
    const bool open = there < count || (count == 0 && m_given.left() == 0);
    if (hand && open && isLast(*hand, there > 0)) {
        m_atLast(*hand, faces);
        if (!m_resolution->mayEnd()) {
            throw LastRoll{};
        }
        m_resolution->end();
        return {};
    }
    return there < count ? next(die, count - there, faces) : faces;
}

const std::vector<Face>& DiceAhead::next(const Die& die, int open, const std::vector<Face>& given) {
    if (m_depth == m_throws.size()) {
        Throw thrown;
        thrown.sides = die.faces.size();
        thrown.dice = static_cast<std::size_t>(open);
        if (const RollAtHand* hand = m_resolution->atHand()) {
            const Scope scope = scopeOf(*m_resolution, *hand->request);
            thrown.step = placeOf(*m_resolution, *hand);
            thrown.groups = grouped(
                fallsOf(*hand->request->check, {die, open, given}, hand->modifiers, scope), hand, scope);
        } else {
            const Scope nobody{m_resolution->rules(), m_resolution->battle()};
            thrown.groups = grouped(bareFalls(die, open, given), nullptr, nobody);
        }
        m_throws.push_back(std::move(thrown));
    }
    return m_throws[m_depth++].group().falls.front().roll.faces;
}

Weight DiceAhead::weightWithout(const Throw* left) const {
    Weight weight;
    for (const Throw& each : m_throws) {
        if (&each != left) {
            weight.take(each.sides, each.dice, each.group().ways);
        }
    }
    return weight;
}

const DiceAhead::Throw* DiceAhead::throwOf(std::size_t step) const {
    const auto found = std::find_if(m_throws.begin(), m_throws.end(),
                                    [step](const Throw& each) { return each.step == step; });
    return found == m_throws.end() ? nullptr : &*found;
}

bool DiceAhead::advance() {
    m_given = PhysicalDice(m_list);
    m_depth = 0;
    while (!m_throws.empty()) {
        Throw& last = m_throws.back();
        if (++last.at < last.groups.size()) {
            return true;
        }
        m_throws.pop_back();
    }
    return false;
}

} // namespace umpire
