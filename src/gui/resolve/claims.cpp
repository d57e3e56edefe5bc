#include "resolve/claims.h"

#include "resolve/resolve_state.h"

#include <algorithm>
#include <utility>

namespace umpire::gui {

void ClaimQueue::add(Claim claim) {
    m_claims.push_back(std::move(claim));
    Q_EMIT changed();
}

void ClaimQueue::park(const Draft& draft) {
    Claim claim = m_inHand ? *std::exchange(m_inHand, std::nullopt) : Claim();
    claim.draft = draft;
    add(std::move(claim));
}

Claim ClaimQueue::take(std::size_t index) {
    Claim claim = m_claims.at(index);
    m_claims.erase(m_claims.begin() + static_cast<std::ptrdiff_t>(index));
    if (m_inHand) {
        m_claims.push_back(*m_inHand);
    }
    m_inHand = claim.number > 0 ? std::optional(claim) : std::nullopt;
    Q_EMIT changed();
    return claim;
}

void ClaimQueue::drop(std::size_t index, const QString& word) {
    const Claim claim = m_claims.at(index);
    m_claims.erase(m_claims.begin() + static_cast<std::ptrdiff_t>(index));
    if (claim.number > 0) {
        Q_EMIT declined(claim, word);
    }
    Q_EMIT changed();
}

void ClaimQueue::clear() {
    m_claims.clear();
    m_inHand.reset();
    Q_EMIT changed();
}

std::vector<Claim>::iterator ClaimQueue::waiting(int number) {
    return std::find_if(m_claims.begin(), m_claims.end(),
                        [number](const Claim& claim) { return number > 0 && claim.number == number; });
}

bool ClaimQueue::setDice(int number, const QStringList& dice, bool roll) {
    const auto claim = waiting(number);
    if (claim == m_claims.end()) {
        return false;
    }
    claim->dice = dice;
    claim->roll = roll;
    Q_EMIT changed();
    return true;
}

bool ClaimQueue::withdraw(int number) {
    const auto claim = waiting(number);
    if (claim == m_claims.end()) {
        return false;
    }
    m_claims.erase(claim);
    Q_EMIT changed();
    return true;
}

void ClaimQueue::follow(const ResolveState& state) {
    if (!m_inHand) {
        return;
    }
    if (state.subject() != m_inHand->draft.subject) {
        m_claims.insert(m_claims.begin(), *std::exchange(m_inHand, std::nullopt));
        Q_EMIT changed();
    } else if (state.done()) {
        const Claim claim = *std::exchange(m_inHand, std::nullopt);
        Q_EMIT settled(claim, jsonOf(state.draft()) != jsonOf(claim.draft));
    }
}

void ClaimQueue::setServed(bool served) {
    if (served != m_served) {
        m_served = served;
        Q_EMIT changed();
    }
}

} // namespace umpire::gui
