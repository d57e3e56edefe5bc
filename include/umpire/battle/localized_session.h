#pragma once

#include "umpire/battle/session.h"
#include "umpire/rules/localized_pack.h"

#include <memory>

namespace umpire {

/// The battle of a session as it is told (`Session::localizeLike`); null where that is as it is kept: its
/// rules are told as they are written, and this thread speaks English.
std::unique_ptr<Session> localizedSession(const Session& kept, const PackSearchPath& searchPath,
                                          const TextLocale& locale);

} // namespace umpire
