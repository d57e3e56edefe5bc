#pragma once

#include "umpire/battle/session.h"

#include <vector>

namespace umpire::gui {

/// Where the turns of a battle begin, each as the number of records in force at that moment.
class ReplayTurns {
  public:
    ReplayTurns() = default;
    /// Of a session that stands at its last record to be shown.
    explicit ReplayTurns(const Session& session);

    /// Where the turn after that of a moment begins; the last moment where there is none.
    int after(int record) const;
    /// Where the turn of a moment begins, or, at its beginning, the one before; the first moment where there
    /// is none.
    int before(int record) const;
    /// All of them, the first moment first.
    const std::vector<int>& begins() const { return m_begins; }

  private:
    std::vector<int> m_begins;
    int m_last = 0;
};

} // namespace umpire::gui
