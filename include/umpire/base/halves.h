#pragma once

#include "umpire/base/json.h"

#include <cmath>
#include <cstdint>
#include <string>

namespace umpire {

/// "1", "−3", "0": a sum or total, with the same minus as the modifiers it comes of.
inline std::string plainNumber(std::int64_t value) {
    return (value < 0 ? "−" : "") + std::to_string(value < 0 ? -value : value);
}

// Totals that a check counts in halves. In JSON they are numbers such as 10 and 10.5.

/// So many halves as a number: 21 is 10.5.
inline Json inHalves(std::int64_t halves) {
    return halves % 2 == 0 ? Json(halves / 2) : Json(static_cast<double>(halves) / 2);
}

/// How many halves a number is; 0 for what is none, and for numbers that no total comes to.
inline std::int64_t halvesOf(const Json& number) {
    constexpr double most = 1e15; // whole numbers are exact below it
    const double halves = number.is_number() ? number.get<double>() * 2 : 0;
    return std::abs(halves) < most ? static_cast<std::int64_t>(halves) : 0;
}

/// "10½", "−½", "3": with a real minus.
inline std::string plainHalves(std::int64_t halves) {
    const std::int64_t size = halves < 0 ? -halves : halves;
    const std::string whole = size == 1 ? std::string() : std::to_string(size / 2);
    return (halves < 0 ? "−" : "") + whole + (size % 2 == 1 ? "½" : "");
}

/// "+10½", "−½", "0".
inline std::string signedHalves(std::int64_t halves) {
    return (halves > 0 ? "+" : "") + plainHalves(halves);
}

/// A member of a roll, its total or what a line is worth, in halves.
inline std::int64_t halvesIn(const Json& roll, const char* key) {
    const auto found = roll.find(key);
    return found == roll.end() ? 0 : halvesOf(*found);
}

} // namespace umpire
