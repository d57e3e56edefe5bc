#pragma once

#include <cstddef>
#include <filesystem>

namespace umpire {

/// What a journal may be at most; beyond it nothing is read, and that is said.
struct JournalLimits {
    int lines = 100'000;
    std::size_t lineBytes = 16U * 1024U * 1024U;
    std::size_t bytes = 64U * 1024U * 1024U;
};
inline constexpr JournalLimits journalLimits;

/// The journal beside a battle file. It stands where the file stands that a symbolic link leads to.
std::filesystem::path journalOf(const std::filesystem::path& battle);

} // namespace umpire
