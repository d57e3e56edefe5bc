#include "dice_ahead.h"

#include "stand_still.h"
#include "throw_ahead.h"

namespace umpire {

namespace {

/// Nothing is rolled after it. Of a contest both rolls are looked at together, before the first.
bool isLast(const RollAtHand& hand, bool someGiven) {
    if (hand.still != StillToRoll::Nothing) {
        return false;
    }
    return hand.both ? hand.request == hand.both->a.request && !someGiven : hand.request->check->then.empty();
}

/// The second roll of a contest, whose dice were thrown with those of the first.
bool isThrownAlready(const RollAtHand* hand, const std::vector<Choice>& choices, std::size_t depth) {
    return hand && hand->both && hand->request == hand->both->b.request && depth > 0 &&
           !choices[depth - 1].group().enemys.empty();
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
    if (isThrownAlready(m_resolution->atHand(), m_choices, m_depth)) {
        return m_choices[m_depth - 1].group().enemys.front().roll.faces;
    }
    if (m_depth == m_choices.size()) {
        reachFork(die, open, given);
    }
    return m_choices[m_depth++].group().falls.front().roll.faces;
}

void DiceAhead::reachFork(const Die& die, int open, const std::vector<Face>& given) {
    if (m_depth > 0) {
        tellApart();
    }
    const bool keeps = m_keeps && given.empty() && m_given.left() == 0;
    const auto stand = [&] { return keeps ? standStill(*m_resolution) : nullptr; };
    auto stretch = m_forks.reach(
        m_choices, m_resolution->steps().size(), weight(), whereaboutsOf(*m_resolution, m_given.left()),
        [&] { return thrown(die, open, given); }, stand);
    if (!stretch) {
        throw GoesOnLater{};
    }
    m_choices.push_back(*stretch->choice);
    m_stretches.push_back(std::move(*stretch));
}

/// Dice that are judged alike wherever they fall are looked at once.
Forks::Thrown DiceAhead::thrown(const Die& die, int open, const std::vector<Face>& given) {
    const RollAtHand* hand = m_resolution->atHand();
    const auto fresh = [&] {
        return std::make_shared<const ThrowAhead>(throwAhead(*m_resolution, die, open, given));
    };
    const std::string alike = hand && given.empty() ? judgedAlike(*m_resolution, die, open) : std::string();
    if (alike.empty()) {
        return fresh();
    }
    Forks::Thrown& known = m_thrown[alike];
    return known ? known : known = fresh();
}

/// Dice are thrown between a roll and the last one: that cannot be looked at for each of the roll's falls.
void DiceAhead::tellApart() {
    if (auto parts = apartByHandedOn(*m_resolution, m_choices.back())) {
        m_choices.pop_back();
        m_stretches.back() = m_forks.divide(m_choices, m_stretches.back(), std::move(*parts));
        m_choices.push_back(*m_stretches.back().choice);
    }
}

const Stretch* DiceAhead::stretchOf(std::size_t step) const {
    const auto after = std::find_if(m_stretches.begin(), m_stretches.end(),
                                    [step](const Stretch& each) { return each.firstStep > step; });
    return after == m_stretches.begin() ? nullptr : &*std::prev(after);
}

bool DiceAhead::advance() {
    std::optional<Forks::Way> way = m_forks.next();
    if (!way) {
        return false;
    }
    m_stand = std::move(way->stand);
    m_given = PhysicalDice(m_stand ? std::vector<Json>{} : m_list);
    m_choices = std::move(way->choices);
    m_depth = m_stand ? m_choices.size() - 1 : 0;
    m_stretches.clear();
    m_stretches.push_back(std::move(way->last));
    return true;
}

} // namespace umpire
