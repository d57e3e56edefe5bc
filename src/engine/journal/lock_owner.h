#pragma once

#include "umpire/journal/battle_lock.h"

#include <string>
#include <string_view>

namespace umpire {

/// What a lock file says.
struct LockText {
    LockOwner owner;
    std::string machine; ///< the same for all that runs on one computer
};

/// This program's own, now.
LockText ownLock(const std::string& program);

std::string writeLock(const LockText& lock);
/// What can be made out; a damaged file says nothing.
LockText readLock(std::string_view text);

} // namespace umpire
