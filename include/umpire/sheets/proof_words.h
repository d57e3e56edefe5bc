#pragma once

#include "umpire/battle/session.h"

#include <string>
#include <vector>

namespace umpire::sheets {

/// What players may note, so that they can tell later whether this is still the same record: "Record 12:
/// letters 1a2b 3c4d". "" before the first record.
std::string notedRecord(const Session& session);

/// The letters of the last record, the pledges of the program's dice, and which of them could be foretold.
std::vector<std::string> proofLines(const Session& session);

} // namespace umpire::sheets
