#pragma once

#include "umpire/battle/session.h"

#include <map>
#include <vector>

namespace umpire::sheets {

/// The records in force as later corrections left them. It keeps copies, so it may outlive a change.
class StandingRecords {
  public:
    /// What became of one record that a correction changed.
    struct Changed {
        Record record;        ///< as it stands now
        std::vector<int> by;  ///< the corrections that changed it, oldest first
        bool dropped = false; ///< it can no longer happen
    };

    StandingRecords() = default;
    explicit StandingRecords(const Session& session);

    /// What became of a record, or null when it stands as it was written.
    const Changed* changed(int number) const;
    /// How many corrections are in force.
    std::size_t corrections() const { return m_corrections; }

  private:
    void take(const Record& correction, const Amendment& amendment, const std::vector<Record>& records);

    std::map<int, Changed> m_changed;
    std::size_t m_corrections = 0;
};

} // namespace umpire::sheets
