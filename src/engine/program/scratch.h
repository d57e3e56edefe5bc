#pragma once

#include "umpire/base/symbol.h"

#include <cstddef>
#include <deque>
#include <memory>
#include <type_traits>
#include <vector>

namespace umpire::program {

/// The memory of a thread for what lives as long as code runs: registers, lists that are made. It is kept
/// from one run to the next, so that nothing is allocated once it has grown.
class Scratch {
  public:
    static Scratch& ofThread();

    /// So many plain values, not set to anything, until the innermost `Use` ends.
    template <typename Plain>
    Plain* take(std::size_t count) {
        static_assert(std::is_trivially_destructible_v<Plain> && alignof(Plain) <= alignment);
        return static_cast<Plain*>(bytes(count * sizeof(Plain)));
    }
    /// An empty list to be filled, until the innermost `Use` ends.
    std::vector<Symbol>& list();

    /// Gives back what was taken while it lived.
    class Use {
      public:
        explicit Use(Scratch& scratch)
            : m_scratch(scratch), m_chunk(scratch.m_chunk), m_at(scratch.m_at), m_lists(scratch.m_listsUsed) {
        }
        ~Use() {
            m_scratch.m_chunk = m_chunk;
            m_scratch.m_at = m_at;
            m_scratch.m_listsUsed = m_lists;
        }
        Use(const Use&) = delete;
        Use& operator=(const Use&) = delete;

      private:
        Scratch& m_scratch;
        std::size_t m_chunk;
        std::size_t m_at;
        std::size_t m_lists;
    };

  private:
    static constexpr std::size_t alignment = 16;

    struct Chunk {
        std::unique_ptr<std::byte[]> bytes;
        std::size_t size = 0;
    };

    void* bytes(std::size_t count) {
        count = (count + alignment - 1) / alignment * alignment;
        if (m_chunk == m_chunks.size() || m_at + count > m_chunks[m_chunk].size) {
            goOn(count);
        }
        void* taken = m_chunks[m_chunk].bytes.get() + m_at;
        m_at += count;
        return taken;
    }
    /// To the next chunk that has so many bytes left.
    void goOn(std::size_t count);

    std::vector<Chunk> m_chunks;
    std::size_t m_chunk = 0;
    std::size_t m_at = 0;
    std::deque<std::vector<Symbol>> m_lists;
    std::size_t m_listsUsed = 0;
};

} // namespace umpire::program
