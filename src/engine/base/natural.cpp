#include "umpire/base/natural.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace umpire {

/// The quotient has more bits than a double keeps, the last of which tells whether a rest is left: the one
/// rounding is to the nearest.
double ratioOf(const Natural& part, const Natural& whole) {
    if (part.is_zero()) {
        return 0;
    }
    constexpr int keptBits = 60;
    const int shift = keptBits + static_cast<int>(msb(whole)) - static_cast<int>(msb(part));
    Natural quotient;
    Natural rest;
    divide_qr(Natural(part << std::max(shift, 0)), Natural(whole << std::max(-shift, 0)), quotient, rest);
    const auto exact = 2 * static_cast<std::uint64_t>(quotient) + (rest.is_zero() ? 0 : 1);
    return std::ldexp(static_cast<double>(exact), -shift - 1);
}

Natural combinations(std::int64_t whole, std::int64_t part) {
    if (part < 0 || part > whole) {
        return 0;
    }
    part = std::min(part, whole - part); // as many ways as to leave out the others
    Natural ways = 1;
    for (std::int64_t i = 1; i <= part; ++i) {
        ways *= whole - part + i;
        ways /= i;
    }
    return ways;
}

} // namespace umpire
