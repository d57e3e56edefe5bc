#include "scratch.h"

#include <algorithm>

namespace umpire::program {

Scratch& Scratch::ofThread() {
    thread_local Scratch scratch;
    return scratch;
}

void Scratch::goOn(std::size_t count) {
    constexpr std::size_t usual = 64 * 1024;
    while (m_chunk < m_chunks.size() && m_at + count > m_chunks[m_chunk].size) {
        ++m_chunk;
        m_at = 0;
    }
    if (m_chunk == m_chunks.size()) {
        const std::size_t size = std::max(usual, count);
        m_chunks.push_back({std::make_unique<std::byte[]>(size), size});
    }
}

std::vector<Symbol>& Scratch::list() {
    if (m_listsUsed == m_lists.size()) {
        m_lists.emplace_back();
    }
    std::vector<Symbol>& list = m_lists[m_listsUsed++];
    list.clear();
    return list;
}

} // namespace umpire::program
