#include "resolve/claim_queue.h"

namespace umpire::gui {

void ClaimQueue::add(Draft claim) {
    m_claims.push_back(std::move(claim));
    Q_EMIT changed();
}

Draft ClaimQueue::take(std::size_t index) {
    Draft claim = m_claims.at(index);
    m_claims.erase(m_claims.begin() + static_cast<std::ptrdiff_t>(index));
    Q_EMIT changed();
    return claim;
}

void ClaimQueue::clear() {
    m_claims.clear();
    Q_EMIT changed();
}

} // namespace umpire::gui
