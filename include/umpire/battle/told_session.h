#pragma once

#include "umpire/battle/session.h"
#include "umpire/rules/told_pack.h"

#include <memory>

namespace umpire {

/// The battle of a session as it is told (`Session::tellLike`); null where that is as it is kept: its rules
/// are told as they are written, and this thread speaks English.
std::unique_ptr<Session> toldSession(const Session& kept, const PackShelf& shelf, const Telling& telling);

} // namespace umpire
