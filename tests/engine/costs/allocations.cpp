#include "allocations.h"

#include <atomic>
#include <cstdlib>
#include <malloc.h>
#include <new>

namespace {

std::atomic<std::size_t> asked = 0;
std::atomic<std::size_t> held = 0;

void giveBack(void* memory) {
    held -= malloc_usable_size(memory);
    std::free(memory);
}

} // namespace

void* operator new(std::size_t size) {
    ++asked;
    if (void* memory = std::malloc(size)) {
        held += malloc_usable_size(memory);
        return memory;
    }
    throw std::bad_alloc();
}

void operator delete(void* memory) noexcept {
    giveBack(memory);
}

void operator delete(void* memory, std::size_t) noexcept {
    giveBack(memory);
}

namespace umpire::test {

std::size_t allocations() {
    return asked;
}

std::size_t bytesHeld() {
    return held;
}

} // namespace umpire::test
