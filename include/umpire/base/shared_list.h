#pragma once

#include "umpire/base/sharers.h"

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <new>
#include <span>
#include <type_traits>
#include <utility>

namespace umpire {

/// A list of small plain items in one row. Copies share it until one of them is changed; what is put at its
/// end, or taken from either end, leaves it shared, as each copy knows how far it goes. Who has it alone
/// moves what stands on the shorter side of a place. Copies may be read, copied and dropped by several
/// threads at once.
template <typename T>
class SharedList {
    static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);

  public:
    SharedList() = default;
    SharedList(const SharedList& other) : m_row(other.m_row), m_from(other.m_from), m_size(other.m_size) {
        if (m_row) {
            m_row->sharers.join();
        }
    }
    SharedList(SharedList&& other) noexcept
        : m_row(std::exchange(other.m_row, nullptr)), m_from(std::exchange(other.m_from, 0)),
          m_size(std::exchange(other.m_size, 0)) {}
    SharedList& operator=(SharedList other) noexcept {
        std::swap(m_row, other.m_row);
        std::swap(m_from, other.m_from);
        std::swap(m_size, other.m_size);
        return *this;
    }
    ~SharedList() { release(m_row); }

    std::size_t size() const { return m_size; }
    bool empty() const { return m_size == 0; }
    const T& operator[](std::size_t at) const { return begin()[at]; }
    const T& back() const { return (*this)[m_size - 1]; }
    const T* begin() const { return m_row ? m_row->items() + m_from : nullptr; }
    const T* end() const { return begin() + m_size; }
    operator std::span<const T>() const { return {begin(), m_size}; }
    bool operator==(const SharedList& other) const {
        return m_row == other.m_row && m_from == other.m_from
                   ? m_size == other.m_size
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
    /// The same before the first item, for whoever has the row alone.
    bool extendFront();
    T* items() { return m_row->items() + m_from; }
    /// Moves items to a place beside theirs.
    static void move(T* to, const T* from, std::size_t count) {
        std::memmove(static_cast<void*>(to), from, count * sizeof(T));
    }
    /// Makes a row of this list's own of its items before `upTo` and from `from` on, with `gap` between them.
    /// Its spare room is at the end nearer to the gap.
    void remake(std::size_t upTo, std::size_t gap, std::size_t from);

    Row* m_row = nullptr;
    std::uint32_t m_from = 0; ///< where in the row it begins
    std::uint32_t m_size = 0;
};

template <typename T>
bool SharedList<T>::extend() {
    if (!m_row || m_from + m_size == m_row->room) {
        return false;
    }
    std::size_t end = m_from + m_size;
    if (alone()) {
        m_row->used.store(end + 1, std::memory_order_relaxed);
    } else if (!m_row->used.compare_exchange_strong(end, end + 1)) {
        return false;
    }
    ++m_size;
    return true;
}

template <typename T>
bool SharedList<T>::extendFront() {
    if (m_from == 0) {
        return false;
    }
    --m_from;
    ++m_size;
    return true;
}

template <typename T>
void SharedList<T>::remake(std::size_t upTo, std::size_t gap, std::size_t from) {
    const std::size_t size = upTo + gap + (m_size - from);
    const std::size_t room = size < 4 ? 4 : size + size / 2;
    const std::size_t first = gap > 0 && 2 * upTo < m_size ? room - size : 0;
    Row* row = made(room);
    if (m_row) {
        std::memcpy(static_cast<void*>(row->items() + first), begin(), upTo * sizeof(T));
        std::memcpy(static_cast<void*>(row->items() + first + upTo + gap), begin() + from,
                    (m_size - from) * sizeof(T));
    }
    row->used = first + size;
    release(std::exchange(m_row, row));
    m_from = static_cast<std::uint32_t>(first);
    m_size = static_cast<std::uint32_t>(size);
}

template <typename T>
void SharedList<T>::insert(std::size_t at, T item) {
    const std::size_t behind = m_size - at;
    const bool mine = m_row && alone();
    if (mine && at < behind && extendFront()) {
        move(items(), items() + 1, at);
    } else if ((mine || behind == 0) && extend()) {
        move(items() + at + 1, items() + at, behind);
    } else {
        remake(at, 1, at);
    }
    items()[at] = item;
}

template <typename T>
void SharedList<T>::erase(std::size_t at) {
    const std::size_t behind = m_size - at - 1;
    if (behind > 0 && at > 0 && !alone()) {
        remake(at, 0, at + 1);
        return;
    }
    // Whoever puts another at the end, later, sees that the place was taken.
    if (at < behind) {
        move(items() + 1, items(), at);
        ++m_from;
    } else {
        move(items() + at, items() + at + 1, behind);
    }
    --m_size;
}

} // namespace umpire
