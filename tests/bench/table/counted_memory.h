#pragma once

#include <cstdint>

namespace umpire::bench {

/// How often memory was asked for with `new` since the program began, on any thread.
std::int64_t allocations();
/// Bytes that were asked for and not given back yet, as large as the blocks are.
std::int64_t bytesHeld();
/// The most that were held since `forgetPeak`.
std::int64_t peakHeld();
void forgetPeak();

} // namespace umpire::bench
