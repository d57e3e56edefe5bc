#pragma once

#include "umpire/base/sharers.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace umpire {

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

} // namespace umpire
