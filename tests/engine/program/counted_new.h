#pragma once

namespace umpire::test {

/// How often the process has taken memory with new so far.
long allocations();

} // namespace umpire::test
