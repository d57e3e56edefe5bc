#pragma once

#include "umpire/base/sharers.h"

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstring>
#include <memory>
#include <new>
#include <span>
#include <type_traits>
#include <utility>

namespace umpire {

/// A list of small plain items in one row. Copies share it until one of them is changed; what is put at its
/// end leaves it shared, as the others do not look so far. Copies may be read, copied and dropped by several
/// threads at once.
template <typename T>
class SharedList {
    static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);

  public:
    SharedList() = default;
    SharedList(const SharedList& other) : m_row(other.m_row), m_size(other.m_size) {
        if (m_row) {
            m_row->sharers.join();
        }
    }
    SharedList(SharedList&& other) noexcept
        : m_row(std::exchange(other.m_row, nullptr)), m_size(std::exchange(other.m_size, 0)) {}
    SharedList& operator=(SharedList other) noexcept {
        std::swap(m_row, other.m_row);
        std::swap(m_size, other.m_size);
        return *this;
    }
    ~SharedList() { release(m_row); }

    std::size_t size() const { return m_size; }
    bool empty() const { return m_size == 0; }
    const T& operator[](std::size_t at) const { return m_row->items()[at]; }
    const T& back() const { return (*this)[m_size - 1]; }
    const T* begin() const { return m_row ? m_row->items() : nullptr; }
    const T* end() const { return begin() + m_size; }
    operator std::span<const T>() const { return {begin(), m_size}; }
    bool operator==(const SharedList& other) const {
        return m_row == other.m_row ? m_size == other.m_size
                                    : std::equal(begin(), end(), other.begin(), other.end());
    }

    void insert(std::size_t at, T item);
    void erase(std::size_t at);

  private:
    struct alignas(T) alignas(std::max_align_t) Row {
        explicit Row(std::size_t capacity) : room(capacity) {}
        T* items() { return reinterpret_cast<T*>(this + 1); }
        Sharers sharers;
        std::atomic<std::size_t> used = 0; ///< as far as the longest of the sharers goes
        std::size_t room;
    };

    static Row* made(std::size_t room) {
        return new (::operator new(sizeof(Row) + room * sizeof(T))) Row(room);
    }
    static void release(Row* row) {
        if (row && row->sharers.leave()) {
            row->~Row();
            ::operator delete(row);
        }
    }
    bool alone() const { return m_row->sharers.alone(); }
    /// Takes the place behind the last item, where nobody else has taken it.
    bool extend();
    /// Makes a row of this list's own of its items before `upTo` and from `from` on, with `gap` between them.
    void remake(std::size_t upTo, std::size_t gap, std::size_t from);

    Row* m_row = nullptr;
    std::size_t m_size = 0;
};

template <typename T>
bool SharedList<T>::extend() {
    if (!m_row || m_size == m_row->room) {
        return false;
    }
    if (alone()) {
        m_row->used.store(m_size + 1, std::memory_order_relaxed);
        return true;
    }
    std::size_t mine = m_size;
    return m_row->used.compare_exchange_strong(mine, m_size + 1);
}

template <typename T>
void SharedList<T>::remake(std::size_t upTo, std::size_t gap, std::size_t from) {
    const std::size_t size = upTo + gap + (m_size - from);
    Row* row = made(size < 4 ? 4 : size + size / 2);
    if (m_row) {
        std::memcpy(static_cast<void*>(row->items()), m_row->items(), upTo * sizeof(T));
        std::memcpy(static_cast<void*>(row->items() + upTo + gap), m_row->items() + from,
                    (m_size - from) * sizeof(T));
    }
    row->used = size;
    release(std::exchange(m_row, row));
    m_size = size;
}

template <typename T>
void SharedList<T>::insert(std::size_t at, T item) {
    const bool last = at == m_size;
    if (m_row && (last || alone()) && extend()) {
        T* place = m_row->items() + at;
        std::memmove(static_cast<void*>(place + 1), place, (m_size - at) * sizeof(T));
        ++m_size;
    } else {
        remake(at, 1, at);
    }
    m_row->items()[at] = item;
}

template <typename T>
void SharedList<T>::erase(std::size_t at) {
    if (at + 1 == m_size) {
        --m_size; // whoever puts another there sees that the place was taken
    } else if (alone()) {
        T* place = m_row->items() + at;
        std::memmove(static_cast<void*>(place), place + 1, (m_size - at - 1) * sizeof(T));
        --m_size;
    } else {
        remake(at, 0, at + 1);
    }
}

} // namespace umpire
