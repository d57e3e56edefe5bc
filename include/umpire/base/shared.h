#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

namespace umpire {

/// A vector, map or the like that is read as it is and shared by copies until one of them is changed. Copies
/// may be read, copied and dropped by several threads at once.
template <typename T>
class Shared {
  public:
    Shared() = default;
    explicit Shared(T content) { *this = std::move(content); }
    Shared& operator=(T content) {
        own() = std::move(content);
        return *this;
    }

    const T& operator*() const { return m_content ? *m_content : nothing(); }
    operator const T&() const { return **this; }

    /// To be changed: what others share stays as it is.
    T& own() {
        if (m_content.use_count() != 1) {
            m_content = std::make_shared<T>(**this);
        } else {
            std::atomic_thread_fence(std::memory_order_acquire); // whoever shared it has read it to the end
        }
        return *m_content;
    }
    /// Whether two are one and the same, not only alike.
    bool sharedWith(const Shared& other) const { return m_content == other.m_content; }

    auto begin() const { return (**this).begin(); }
    auto end() const { return (**this).end(); }
    bool empty() const { return (**this).empty(); }
    auto size() const { return (**this).size(); }
    const auto& front() const { return (**this).front(); }
    const auto& back() const { return (**this).back(); }
    const auto& operator[](std::size_t at) const { return (**this)[at]; }
    const auto& at(const auto& key) const { return (**this).at(key); }
    auto find(const auto& key) const { return (**this).find(key); }

    bool operator==(const Shared& other) const { return sharedWith(other) || **this == *other; }
    bool operator==(const T& other) const { return **this == other; }

  private:
    static const T& nothing() {
        static const T none{};
        return none;
    }

    std::shared_ptr<T> m_content;
};

/// Items by number, most numbers having none. A copy costs the same however many there are and shares all of
/// them; changing one in it makes anew that item, and the pointers to those with numbers near it.
template <typename T>
class SharedArray {
  public:
    /// The item of that number, or null. It stays where it is until that one is changed.
    const T* find(std::uint32_t number) const {
        const std::size_t chunk = number / width;
        return chunk < m_chunks.size() ? (*m_chunks[chunk])[number % width].get() : nullptr;
    }
    /// The item of that number, to be changed; an empty one where there is none.
    T& own(std::uint32_t number) {
        std::shared_ptr<T>& item = placeOf(number);
        if (item.use_count() != 1) {
            item = item ? std::make_shared<T>(*item) : std::make_shared<T>();
        } else {
            std::atomic_thread_fence(std::memory_order_acquire);
        }
        return *item;
    }
    void erase(std::uint32_t number) {
        if (find(number)) {
            placeOf(number).reset();
        }
    }

  private:
    static constexpr std::size_t width = 32;
    using Chunk = std::array<std::shared_ptr<T>, width>;

    std::shared_ptr<T>& placeOf(std::uint32_t number) {
        std::vector<Shared<Chunk>>& chunks = m_chunks.own();
        if (number / width >= chunks.size()) {
            chunks.resize(number / width + 1);
        }
        return chunks[number / width].own()[number % width];
    }

    Shared<std::vector<Shared<Chunk>>> m_chunks;
};

} // namespace umpire
