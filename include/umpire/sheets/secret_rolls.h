#pragma once

#include "umpire/battle/session.h"

#include <set>
#include <string>

namespace umpire::sheets {

/// The record that a correction puts right; null for any other record.
const Record* recordPutRight(const Session& session, const Record& record);

// Rolls that the pack keeps from all but the side of whoever made them, until they are told. `side`: whose
// whom it is for; "" for all players.

/// Whether a record holds such a roll as things stand now, or puts such a record right.
bool tellsSecretRoll(const Session& session, const Record& record, const Id& side = {});
/// Whether something that is owed gives such a roll away: it is asked for only by what the roll set.
bool tellsSecretRoll(const Session& session, const Due& due, const Id& side = {});
/// The attributes of a subject in which what such a roll came to stands.
std::set<std::string> secretFields(const Session& session, const Subject& subject, const Id& side = {});

} // namespace umpire::sheets
