#pragma once

#include <cstdint>
#include <vector>

namespace umpire {

/// A whole number from 0 up, however large: what ways of falling are counted with, for doubles round.
class Natural {
  public:
    Natural(std::uint32_t value = 0);

    bool isZero() const { return m_digits.empty(); }
    Natural& operator+=(const Natural& other);
    Natural& operator*=(std::uint32_t factor);
    Natural& operator*=(const Natural& factor);
    /// Divides by what divides it without rest.
    Natural& operator/=(std::uint32_t divisor);
    bool operator==(const Natural& other) const = default;

    /// The double nearest to `part / whole`; `whole` is not 0.
    static double ratio(const Natural& part, const Natural& whole);

  private:
    std::size_t bits() const;
    void shiftLeft(std::size_t bits);
    bool isLessThan(const Natural& other) const;
    void subtract(const Natural& smaller);
    void trim();

    std::vector<std::uint32_t> m_digits; ///< the lowest first, none 0 at the end
};

} // namespace umpire
