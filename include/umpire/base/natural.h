#pragma once

#include <cstdint>
#include <vector>

namespace umpire {

/// A whole number from 0 up, however large: what ways of falling are counted with, for doubles round. What
/// fits 64 bits is kept in place, so that the ways of a few dice cost no memory.
class Natural {
  public:
    Natural(std::uint64_t value = 0) : m_low(value) {}
    /// From its digits of 64 bits, the lowest first.
    static Natural ofDigits(const std::uint64_t* digits, std::size_t count);

    bool isZero() const { return m_low == 0 && m_high.empty(); }
    Natural& operator+=(const Natural& other);
    Natural& operator*=(std::uint32_t factor);
    Natural& operator*=(const Natural& factor);
    /// Divides by what divides it without rest.
    Natural& operator/=(std::uint32_t divisor);
    bool operator==(const Natural& other) const = default;

    /// The double nearest to `part / whole`; `whole` is not 0.
    static double ratio(const Natural& part, const Natural& whole);

  private:
    std::size_t size() const { return m_high.size() + 1; }
    std::uint64_t& digit(std::size_t place) { return place == 0 ? m_low : m_high[place - 1]; }
    std::uint64_t digitAt(std::size_t place) const;
    void widen(std::uint64_t highest);
    std::size_t bits() const;
    void shiftLeft(std::size_t bits);
    bool isLessThan(const Natural& other) const;
    void subtract(const Natural& smaller);
    void trim();
    static double longRatio(Natural rest, Natural divisor);

    std::uint64_t m_low;
    std::vector<std::uint64_t> m_high; ///< the digits above, the lowest first, none 0 at the end
};

} // namespace umpire
