#pragma once

#include <cstddef>
#include <cstdint>

/// `FUZZ_TARGET(battle)(data, size) { ... }` is what a fuzzer calls with each input; it gives 0 always. A
/// crash, a hang or an uncaught exception is a finding. With UMPIRE_FUZZ each target is a program of
/// libFuzzer; else all are functions of the program that plays them their corpus.
#if defined(UMPIRE_FUZZ)
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);
#define FUZZ_TARGET(reader) int LLVMFuzzerTestOneInput
#else
#define FUZZ_TARGET(reader) int reader##Fuzz
#endif
