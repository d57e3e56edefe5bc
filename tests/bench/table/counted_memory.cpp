// Every new and delete of the program is counted. Counting costs a few nanoseconds, before and now alike.

#include "counted_memory.h"

#include <cstdlib>
#include <malloc.h>
#include <new>

namespace umpire::bench {

namespace {

// What is measured runs on one thread: no other touches these while it does.
std::int64_t count = 0;
std::int64_t held = 0;
std::int64_t peak = 0;

void* counted(void* block) {
    if (!block) {
        throw std::bad_alloc();
    }
    ++count;
    held += static_cast<std::int64_t>(malloc_usable_size(block));
    peak = held > peak ? held : peak;
    return block;
}

void givenBack(void* block) {
    held -= static_cast<std::int64_t>(malloc_usable_size(block));
    std::free(block);
}

} // namespace

std::int64_t allocations() {
    return count;
}

std::int64_t bytesHeld() {
    return held;
}

std::int64_t peakHeld() {
    return peak;
}

void forgetPeak() {
    peak = held;
}

} // namespace umpire::bench

void* operator new(std::size_t size) {
    return umpire::bench::counted(std::malloc(size));
}

void* operator new(std::size_t size, std::align_val_t alignment) {
    const auto step = static_cast<std::size_t>(alignment);
    return umpire::bench::counted(std::aligned_alloc(step, (size + step - 1) / step * step));
}

void operator delete(void* block) noexcept {
    umpire::bench::givenBack(block);
}

void operator delete(void* block, std::size_t) noexcept {
    umpire::bench::givenBack(block);
}

void operator delete(void* block, std::align_val_t) noexcept {
    umpire::bench::givenBack(block);
}

void operator delete(void* block, std::size_t, std::align_val_t) noexcept {
    umpire::bench::givenBack(block);
}
