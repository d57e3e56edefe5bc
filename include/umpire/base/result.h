#pragma once

#include <cassert>
#include <utility>
#include <variant>

namespace umpire {

/// Either a value or the reason why there is none (g++ 12 has no std::expected).
template <typename T, typename E>
class Result {
  public:
    Result(T value) requires(!std::is_same_v<T, E>) : m_data(std::in_place_index<0>, std::move(value)) {}
    Result(E error) requires(!std::is_same_v<T, E>) : m_data(std::in_place_index<1>, std::move(error)) {}

    /// For a T and an E of the same type.
    template <std::size_t I, typename V>
    Result(std::in_place_index_t<I> place, V&& value) : m_data(place, std::forward<V>(value)) {}

    explicit operator bool() const { return m_data.index() == 0; }

    const T& operator*() const& { return value(); }
    T& operator*() & { return value(); }
    T&& operator*() && { return std::get<0>(std::move(m_data)); }
    const T* operator->() const { return &value(); }
    T* operator->() { return &value(); }
    const E& error() const {
        assert(!*this);
        return std::get<1>(m_data);
    }

  private:
    const T& value() const {
        assert(*this);
        return std::get<0>(m_data);
    }
    T& value() {
        assert(*this);
        return std::get<0>(m_data);
    }

    std::variant<T, E> m_data;
};

} // namespace umpire
