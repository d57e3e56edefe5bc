#pragma once

#include "umpire/base/issue.h"

#include <set>
#include <string>
#include <vector>

namespace umpire {

/// The records of a battle file as the program writes them, one a line: those that cannot be read give way to
/// a record that says so.
class RecordLines {
  public:
    explicit RecordLines(std::string text);

    /// The text as it stands now.
    std::string text() const;
    /// Gives up the records that these problems are about. False when they are about something else.
    bool giveUp(const Issues& issues);
    /// The numbers of those given up.
    const std::set<int>& lost() const { return m_lost; }

  private:
    bool giveUpLine(int line);

    std::vector<std::string> m_lines;
    int m_first = 0; ///< the line of the first record, from 0
    int m_count = 0;
    std::set<int> m_lost;
};

} // namespace umpire
