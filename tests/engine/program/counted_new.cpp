#include "counted_new.h"

#include <atomic>
#include <cstdlib>
#include <new>

namespace {

std::atomic<long> counted = 0;

} // namespace

void* operator new(std::size_t size) {
    ++counted;
    if (void* memory = std::malloc(size)) {
        return memory;
    }
    throw std::bad_alloc();
}

void operator delete(void* memory) noexcept {
    std::free(memory);
}

void operator delete(void* memory, std::size_t) noexcept {
    std::free(memory);
}

namespace umpire::test {

long allocations() {
    return counted;
}

} // namespace umpire::test
