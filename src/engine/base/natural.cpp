#include "natural.h"

#include <algorithm>
#include <bit>

namespace umpire {

namespace {

constexpr std::size_t digitBits = 32;

} // namespace

Natural::Natural(std::uint32_t value) {
    if (value != 0) {
        m_digits.push_back(value);
    }
}

void Natural::trim() {
    while (!m_digits.empty() && m_digits.back() == 0) {
        m_digits.pop_back();
    }
}

Natural& Natural::operator+=(const Natural& other) {
    m_digits.resize(std::max(m_digits.size(), other.m_digits.size()) + 1);
    std::uint64_t carry = 0;
    for (std::size_t i = 0; i < m_digits.size(); ++i) {
        carry += std::uint64_t{m_digits[i]} + (i < other.m_digits.size() ? other.m_digits[i] : 0U);
        m_digits[i] = static_cast<std::uint32_t>(carry);
        carry >>= digitBits;
    }
    trim();
    return *this;
}

Natural& Natural::operator*=(std::uint32_t factor) {
    std::uint64_t carry = 0;
    for (std::uint32_t& digit : m_digits) {
        carry += std::uint64_t{digit} * factor;
        digit = static_cast<std::uint32_t>(carry);
        carry >>= digitBits;
    }
    m_digits.push_back(static_cast<std::uint32_t>(carry));
    trim();
    return *this;
}

Natural& Natural::operator*=(const Natural& factor) {
    Natural product;
    for (auto digit = factor.m_digits.rbegin(); digit != factor.m_digits.rend(); ++digit) {
        product.shiftLeft(digitBits);
        Natural row = *this;
        product += row *= *digit;
    }
    return *this = std::move(product);
}

Natural& Natural::operator/=(std::uint32_t divisor) {
    std::uint64_t rest = 0;
    for (auto digit = m_digits.rbegin(); digit != m_digits.rend(); ++digit) {
        rest = (rest << digitBits) + *digit;
        *digit = static_cast<std::uint32_t>(rest / divisor);
        rest %= divisor;
    }
    trim();
    return *this;
}

std::size_t Natural::bits() const {
    return isZero()
               ? 0
               : m_digits.size() * digitBits - static_cast<std::size_t>(std::countl_zero(m_digits.back()));
}

void Natural::shiftLeft(std::size_t bits) {
    if (isZero()) {
        return;
    }
    *this *= std::uint32_t{1} << (bits % digitBits);
    m_digits.insert(m_digits.begin(), bits / digitBits, 0U);
}

bool Natural::isLessThan(const Natural& other) const {
    if (m_digits.size() != other.m_digits.size()) {
        return m_digits.size() < other.m_digits.size();
    }
    return std::lexicographical_compare(m_digits.rbegin(), m_digits.rend(), other.m_digits.rbegin(),
                                        other.m_digits.rend());
}

void Natural::subtract(const Natural& smaller) {
    std::int64_t borrow = 0;
    for (std::size_t i = 0; i < m_digits.size(); ++i) {
        const std::int64_t left = std::int64_t{m_digits[i]} + borrow -
                                  (i < smaller.m_digits.size() ? std::int64_t{smaller.m_digits[i]} : 0);
        m_digits[i] = static_cast<std::uint32_t>(left);
        borrow = left < 0 ? -1 : 0;
    }
    trim();
}

/// By long division, bit by bit: more bits than a double keeps, the last of them telling whether a rest is
/// left, so that the one rounding at the end is the only one.
double Natural::ratio(const Natural& part, const Natural& whole) {
    constexpr int kept = 60;
    if (part.isZero()) {
        return 0;
    }
    Natural rest = part;
    Natural divisor = whole;
    // Both are brought to the same length, so that the first bit of the quotient comes at once or one later.
    const auto power = static_cast<int>(part.bits()) - static_cast<int>(whole.bits());
    power > 0 ? divisor.shiftLeft(static_cast<std::size_t>(power))
              : rest.shiftLeft(static_cast<std::size_t>(-power));
    std::uint64_t quotient = 0;
    for (int i = 0; i < kept; ++i) {
        quotient <<= 1;
        if (!rest.isLessThan(divisor)) {
            rest.subtract(divisor);
            quotient |= 1;
        }
        rest.shiftLeft(1);
    }
    quotient = (quotient << 1) | (rest.isZero() ? 0U : 1U);
    return std::ldexp(static_cast<double>(quotient), power - kept);
}

} // namespace umpire
