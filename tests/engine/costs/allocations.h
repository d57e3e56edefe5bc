#pragma once

#include <cstddef>

namespace umpire::test {

/// How often this program asked for memory so far: what a piece of work looks at and makes, without a clock.
std::size_t allocations();

/// The bytes it holds now of what it asked for with new.
std::size_t bytesHeld();

} // namespace umpire::test
