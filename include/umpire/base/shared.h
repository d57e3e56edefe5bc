#pragma once

#include "umpire/base/sharers.h"

#include <cstddef>
#include <utility>

namespace umpire {

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
