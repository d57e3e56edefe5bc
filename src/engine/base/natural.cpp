#include "umpire/base/natural.h"

#include <bit>
#include <cmath>

namespace umpire {

namespace {

constexpr std::size_t digitBits = 64;

/// Two digits' worth, for carries. No standard type is as wide; GCC and Clang have this one.
__extension__ using Wide = unsigned __int128;

} // namespace

Natural Natural::ofDigits(const std::uint64_t* digits, std::size_t count) {
    Natural number(count > 0 ? digits[0] : 0);
    if (count > 1) {
        number.m_high.assign(digits + 1, digits + count);
        number.trim();
    }
    return number;
}

std::uint64_t Natural::digitAt(std::size_t place) const {
    return place == 0 ? m_low : place <= m_high.size() ? m_high[place - 1] : 0;
}

void Natural::trim() {
    while (!m_high.empty() && m_high.back() == 0) {
        m_high.pop_back();
    }
}

void Natural::widen(std::uint64_t highest) {
    if (highest != 0) {
        m_high.push_back(highest);
    }
}

Natural& Natural::operator+=(const Natural& other) {
    if (m_high.size() < other.m_high.size()) {
        m_high.resize(other.m_high.size());
    }
    std::uint64_t carry = 0;
    for (std::size_t i = 0; i < size(); ++i) {
        const Wide sum = Wide{digit(i)} + other.digitAt(i) + carry;
        digit(i) = static_cast<std::uint64_t>(sum);
        carry = static_cast<std::uint64_t>(sum >> digitBits);
    }
    widen(carry);
    return *this;
}

Natural& Natural::operator*=(std::uint32_t factor) {
    return *this *= Natural(factor);
}

Natural& Natural::operator*=(const Natural& factor) {
    if (factor.m_high.empty()) {
        std::uint64_t carry = 0;
        for (std::size_t i = 0; i < size(); ++i) {
            const Wide product = Wide{digit(i)} * factor.m_low + carry;
            digit(i) = static_cast<std::uint64_t>(product);
            carry = static_cast<std::uint64_t>(product >> digitBits);
        }
        widen(carry);
        trim();
        return *this;
    }
    if (m_high.empty()) {
        const Natural low = m_low;
        *this = factor;
        return *this *= low;
    }
    Natural product;
    for (std::size_t place = factor.size(); place-- > 0;) {
        product.shiftLeft(digitBits);
        Natural row = *this;
        product += row *= Natural(factor.digitAt(place));
    }
    return *this = std::move(product);
}

Natural& Natural::operator/=(std::uint32_t divisor) {
    std::uint64_t rest = 0;
    for (std::size_t place = size(); place-- > 0;) {
        const Wide part = (Wide{rest} << digitBits) + digit(place);
        digit(place) = static_cast<std::uint64_t>(part / divisor);
        rest = static_cast<std::uint64_t>(part % divisor);
    }
    trim();
    return *this;
}

std::size_t Natural::bits() const {
    const std::uint64_t highest = m_high.empty() ? m_low : m_high.back();
    return size() * digitBits - static_cast<std::size_t>(std::countl_zero(highest));
}

void Natural::shiftLeft(std::size_t bits) {
    if (isZero()) {
        return;
    }
    *this *= Natural(std::uint64_t{1} << (bits % digitBits));
    if (const std::size_t digits = bits / digitBits; digits > 0) {
        m_high.insert(m_high.begin(), m_low);
        m_high.insert(m_high.begin(), digits - 1, 0);
        m_low = 0;
    }
}

bool Natural::isLessThan(const Natural& other) const {
    if (size() != other.size()) {
        return size() < other.size();
    }
    for (std::size_t place = size(); place-- > 0;) {
        if (digitAt(place) != other.digitAt(place)) {
            return digitAt(place) < other.digitAt(place);
        }
    }
    return false;
}

void Natural::subtract(const Natural& smaller) {
    bool borrow = false;
    for (std::size_t i = 0; i < size(); ++i) {
        const Wide taken = Wide{smaller.digitAt(i)} + (borrow ? 1 : 0);
        const std::uint64_t now = digit(i);
        borrow = now < taken;
        digit(i) = now - static_cast<std::uint64_t>(taken);
    }
    trim();
}

namespace {

/// Bits of a quotient: more than a double keeps.
constexpr int keptBits = 60;

/// The last bit tells whether a rest is left, so that the one rounding at the end is the only one.
double rounded(std::uint64_t quotient, bool rest, int power) {
    return std::ldexp(static_cast<double>((quotient << 1) | (rest ? 1U : 0U)), power - keptBits);
}

int bitsOf(Wide number) {
    const auto high = static_cast<std::uint64_t>(number >> digitBits);
    const auto low = static_cast<std::uint64_t>(number);
    return high == 0 ? static_cast<int>(std::bit_width(low))
                     : static_cast<int>(digitBits + std::bit_width(high));
}

/// The same as for long ones, of numbers that leave a bit or two of two digits free.
double wideRatio(Wide rest, Wide divisor) {
    const int power = bitsOf(rest) - bitsOf(divisor);
    power > 0 ? divisor <<= power : rest <<= -power;
    std::uint64_t quotient = 0;
    for (int i = 0; i < keptBits; ++i) {
        const bool fits = rest >= divisor;
        rest = (rest - (fits ? divisor : 0)) << 1;
        quotient = (quotient << 1) | (fits ? 1U : 0U);
    }
    return rounded(quotient, rest != 0, power);
}

} // namespace

/// By long division, bit by bit.
double Natural::longRatio(Natural rest, Natural divisor) {
    constexpr std::size_t wide = 2 * digitBits - 2;
    if (rest.bits() <= wide && divisor.bits() <= wide) {
        return wideRatio((Wide{rest.digitAt(1)} << digitBits) + rest.m_low,
                         (Wide{divisor.digitAt(1)} << digitBits) + divisor.m_low);
    }
    // Both are brought to the same length, so that the first bit of the quotient comes at once or one later.
    const auto power = static_cast<int>(rest.bits()) - static_cast<int>(divisor.bits());
    power > 0 ? divisor.shiftLeft(static_cast<std::size_t>(power))
              : rest.shiftLeft(static_cast<std::size_t>(-power));
    std::uint64_t quotient = 0;
    for (int i = 0; i < keptBits; ++i) {
        quotient <<= 1;
        if (!rest.isLessThan(divisor)) {
            rest.subtract(divisor);
            quotient |= 1;
        }
        rest.shiftLeft(1);
    }
    return rounded(quotient, !rest.isZero(), power);
}

double Natural::ratio(const Natural& part, const Natural& whole) {
    // Doubles hold such numbers as they are, and a division of doubles gives the nearest one.
    constexpr std::uint64_t exact = std::uint64_t{1} << 53;
    if (part.m_high.empty() && whole.m_high.empty() && part.m_low <= exact && whole.m_low <= exact) {
        return static_cast<double>(part.m_low) / static_cast<double>(whole.m_low);
    }
    return part.isZero() ? 0 : longRatio(part, whole);
}

} // namespace umpire
