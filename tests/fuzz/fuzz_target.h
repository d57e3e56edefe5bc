#pragma once

#include <cstddef>
#include <cstdint>

/// What libFuzzer calls with each input; 0 always. A crash, a hang or an uncaught exception is a finding.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);
