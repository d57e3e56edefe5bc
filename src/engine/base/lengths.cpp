#include "umpire/base/lengths.h"

#include "umpire/base/speech.h"

#include <charconv>
#include <optional>

namespace umpire {

namespace {

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

std::optional<long long> wholeNumber(std::string_view text) {
    long long number = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
    return read.ec == std::errc() && read.ptr == text.data() + text.size() ? std::optional(number)
                                                                           : std::nullopt;
}

/// How many bytes a sign of inches at the beginning of a text has; 0: there is none.
std::size_t inchSign(std::string_view text) {
    constexpr std::string_view typographic = "″";
    return text.starts_with('"') ? 1 : text.starts_with(typographic) ? typographic.size() : 0;
}

/// The digits or the place at the beginning of a text; "" where it begins otherwise.
std::string_view measurable(std::string_view text) {
    if (text.starts_with('{')) {
        return text.substr(0, text.find('}') + 1);
    }
    std::size_t digits = 0;
    while (digits < text.size() && isDigit(text[digits])) {
        ++digits;
    }
    return text.substr(0, digits);
}

std::string asLength(std::string_view measurable) {
    if (measurable.starts_with('{')) {
        std::string place(measurable.substr(0, measurable.size() - 1));
        return (place += centimetreSign) += '}';
    }
    const auto inches = wholeNumber(measurable);
    return inches ? inCentimetres(*inches) : std::string(measurable);
}

} // namespace

std::string inCentimetres(long long inches) {
    const long long halves = inches * 5;
    return fill(halves % 2 == 0 ? say("length", "{whole} cm") : say("length", "{whole}.5 cm"),
                {{"whole", std::to_string(halves / 2)}});
}

std::string withCentimetres(std::string_view text) {
    if (!text.empty() && inchSign(text) == text.size()) {
        return std::string(centimetreSign);
    }
    std::string result;
    while (!text.empty()) {
        const std::string_view number = measurable(text);
        const std::size_t sign = number.empty() ? 0 : inchSign(text.substr(number.size()));
        const bool quoted = result.ends_with('"'); // then the sign is the end of a quotation
        if (sign > 0 && !quoted) {
            result += asLength(number);
            text.remove_prefix(number.size() + sign);
        } else {
            const std::size_t taken = number.empty() ? 1 : number.size();
            result += text.substr(0, taken);
            text.remove_prefix(taken);
        }
    }
    return result;
}

std::string measured(long long number, std::string_view sign) {
    return sign == centimetreSign ? inCentimetres(number) : std::to_string(number).append(sign);
}

std::string_view placeName(std::string_view place) {
    return place.ends_with(centimetreSign) ? place.substr(0, place.size() - centimetreSign.size()) : place;
}

std::string measuredPlace(std::string_view place, std::string found) {
    const auto inches = place.ends_with(centimetreSign) ? wholeNumber(found) : std::nullopt;
    return inches ? inCentimetres(*inches) : found;
}

} // namespace umpire
