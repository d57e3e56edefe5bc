#pragma once

#include "umpire/base/issue.h"
#include "umpire/battle/session.h"

#include <set>
#include <string>
#include <vector>

namespace umpire {

/// Stands where a record was that is lost, so that all others keep their numbers: it changes nothing and says
/// so, as a note on itself. `next` lends it the moment.
Record lostRecord(int number, const Record& next, const std::string& why = {});

/// Takes a history over as `Session::restore` does, but for records that do not fit what is before them:
/// those are put down as lost, and their numbers in `misfits`. Gives "" or why it cannot be taken over all
/// the same.
std::string restoreWhatFits(Session& session, History history, std::vector<int>& misfits);

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
