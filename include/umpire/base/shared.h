#pragma once

#include "umpire/base/sharers.h"

#include <algorithm>
#include <array>
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

/// Items by number, most numbers having none. A copy costs the same however many there are and shares all of
/// them; changing one in it makes anew what lies on the way to that one (a handful of small nodes), and
/// nothing where nobody shares it. Copies may be read, copied and dropped by several threads at once.
template <typename T>
class SharedArray {
  public:
    SharedArray() = default;
    SharedArray(const SharedArray& other) : m_root(other.m_root), m_levels(other.m_levels) {
        share(m_root, m_levels);
    }
    SharedArray(SharedArray&& other) noexcept
        : m_root(std::exchange(other.m_root, nullptr)), m_levels(std::exchange(other.m_levels, 0)) {}
    SharedArray& operator=(SharedArray other) noexcept {
        std::swap(m_root, other.m_root);
        std::swap(m_levels, other.m_levels);
        return *this;
    }
    ~SharedArray() { release(m_root, m_levels); }

    /// The item of that number, or null. It stays where it is until that one is changed.
    const T* find(std::uint32_t number) const {
        if (std::uint64_t{number} >> (bits * m_levels) != 0) {
            return nullptr;
        }
        void* at = m_root;
        for (unsigned level = m_levels; level > 0 && at; --level) {
            at = static_cast<Node*>(at)->below[part(number, level)];
        }
        return at ? &static_cast<Box*>(at)->item : nullptr;
    }
    /// The item of that number, to be changed; an empty one where there is none.
    T& own(std::uint32_t number);
    void erase(std::uint32_t number);

  private:
    static constexpr unsigned bits = 3;
    static constexpr std::uint32_t width = 1U << bits;

    struct Counted {
        Counted() = default;
        Sharers sharers;
    };
    struct Box : Counted {
        Box() = default;
        explicit Box(const T& from) : item(from) {}
        T item{};
    };
    /// What is below is a node, or on the lowest level the box of an item.
    struct Node : Counted {
        std::array<void*, width> below{};
    };

    static std::size_t part(std::uint32_t number, unsigned level) {
        return (number >> (bits * (level - 1))) & (width - 1);
    }
    /// What stands on a level: boxes on level 0.
    static Counted* counted(void* at, unsigned level) {
        return level == 0 ? static_cast<Counted*>(static_cast<Box*>(at))
                          : static_cast<Counted*>(static_cast<Node*>(at));
    }
    static void share(void* at, unsigned level) {
        if (at) {
            counted(at, level)->sharers.join();
        }
    }
    static void release(void* at, unsigned level);
    /// A copy of all that lies on the way to an item.
    static void* copied(void* at, unsigned level, std::uint32_t number);
    /// The place of the item's box, with nothing shared on the way to it.
    void*& placeOf(std::uint32_t number);

    void* m_root = nullptr;
    unsigned m_levels = 0;
};

template <typename T>
void SharedArray<T>::release(void* at, unsigned level) {
    if (!at || !counted(at, level)->sharers.leave()) {
        return;
    }
    if (level == 0) {
        delete static_cast<Box*>(at);
        return;
    }
    for (void* below : static_cast<Node*>(at)->below) {
        release(below, level - 1);
    }
    delete static_cast<Node*>(at);
}

template <typename T>
void* SharedArray<T>::copied(void* at, unsigned level, std::uint32_t number) {
    if (!at) {
        return level == 0 ? static_cast<void*>(nullptr) : new Node;
    }
    if (level == 0) {
        return new Box(static_cast<Box*>(at)->item);
    }
    const Node& from = *static_cast<Node*>(at);
    auto* node = new Node;
    for (std::size_t i = 0; i < width; ++i) {
        if (i == part(number, level)) {
            node->below[i] = copied(from.below[i], level - 1, number);
        } else {
            node->below[i] = from.below[i];
            share(node->below[i], level - 1);
        }
    }
    return node;
}

template <typename T>
void*& SharedArray<T>::placeOf(std::uint32_t number) {
    while (std::uint64_t{number} >> (bits * m_levels) != 0) {
        auto* root = new Node;
        root->below[0] = std::exchange(m_root, nullptr);
        m_root = root;
        ++m_levels;
    }
    void** at = &m_root;
    for (unsigned level = m_levels; level > 0; --level) {
        if (!*at || !counted(*at, level)->sharers.alone()) {
            void* shared = std::exchange(*at, copied(*at, level, number));
            release(shared, level);
        }
        at = &static_cast<Node*>(*at)->below[part(number, level)];
    }
    if (*at && !counted(*at, 0)->sharers.alone()) {
        void* shared = std::exchange(*at, copied(*at, 0, number));
        release(shared, 0);
    }
    return *at;
}

template <typename T>
T& SharedArray<T>::own(std::uint32_t number) {
    void*& place = placeOf(number);
    if (!place) {
        place = new Box;
    }
    return static_cast<Box*>(place)->item;
}

template <typename T>
void SharedArray<T>::erase(std::uint32_t number) {
    if (find(number)) {
        release(std::exchange(placeOf(number), nullptr), 0);
    }
}

/// A vector, map or the like that is read as it is and shared by copies until one of them is changed. Copies
/// may be read, copied and dropped by several threads at once.
template <typename T>
class Shared {
  public:
    Shared() = default;
    explicit Shared(T content) { *this = std::move(content); }
    Shared(const Shared& other) : m_box(other.m_box) {
        if (m_box) {
            m_box->sharers.join();
        }
    }
    Shared(Shared&& other) noexcept : m_box(std::exchange(other.m_box, nullptr)) {}
    Shared& operator=(const Shared& other) {
        Shared copy(other);
        std::swap(m_box, copy.m_box);
        return *this;
    }
    Shared& operator=(Shared&& other) noexcept {
        std::swap(m_box, other.m_box);
        return *this;
    }
    Shared& operator=(T content) {
        own() = std::move(content);
        return *this;
    }
    ~Shared() { release(); }

    const T& operator*() const { return m_box ? m_box->content : nothing(); }
    operator const T&() const { return **this; }

    /// To be changed: what others share stays as it is.
    T& own() {
        if (!m_box || !m_box->sharers.alone()) {
            Box* box = new Box(**this);
            release();
            m_box = box;
        }
        return m_box->content;
    }
    /// Whether two are one and the same, not only alike.
    bool sharedWith(const Shared& other) const { return m_box == other.m_box; }

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
    struct Box {
        explicit Box(const T& from) : content(from) {}
        T content;
        Sharers sharers;
    };

    static const T& nothing() {
        static const T none{};
        return none;
    }
    void release() {
        if (m_box && m_box->sharers.leave()) {
            delete m_box;
        }
    }

    Box* m_box = nullptr;
};

} // namespace umpire
