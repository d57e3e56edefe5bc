#pragma once

#include "umpire/battle/session.h"

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

} // namespace umpire
