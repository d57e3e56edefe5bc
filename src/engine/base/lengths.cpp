#include "umpire/base/lengths.h"

#include "umpire/base/speech.h"
#include "umpire/base/text.h"

#include <charconv>
#include <optional>

namespace umpire {

namespace {

constexpr long long mostInches = 1'000'000; ///< more is no length on a table

std::optional<long long> wholeNumber(std::string_view text) {
    long long number = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool whole = read.ec == std::errc() && read.ptr == text.data() + text.size();
    return whole && number >= -mostInches && number <= mostInches ? std::optional(number) : std::nullopt;
}

/// How many bytes a sign of inches at the beginning of a text has; 0: there is none.
std::size_t inchSign(std::string_view text) {
    constexpr std::string_view typographic = "″";
    return text.starts_with('"') ? 1 : text.starts_with(typographic) ? typographic.size() : 0;
}

/// What stands between the numbers of "8/12" and "6–12"; 0: nothing of the kind.
std::size_t joint(std::string_view text) {
    constexpr std::string_view dash = "–";
    return text.starts_with('/') || text.starts_with('-') ? 1 : text.starts_with(dash) ? dash.size() : 0;
}

std::size_t digitsIn(std::string_view text) {
    std::size_t digits = 0;
    while (digits < text.size() && isDigit(text[digits])) {
        ++digits;
    }
    return digits;
}

/// The numbers, or the place, at the beginning of a text; "" where it begins otherwise.
std::string_view measurable(std::string_view text) {
    if (text.starts_with('{')) {
        return text.substr(0, text.find('}') + 1);
    }
    std::size_t end = digitsIn(text);
    for (std::size_t between = joint(text.substr(end)); end > 0 && between > 0;
         between = joint(text.substr(end))) {
        const std::size_t next = digitsIn(text.substr(end + between));
        if (next == 0) {
            break;
        }
        end += between + next;
    }
    return text.substr(0, end);
}

/// "20", "22.5".
std::string centimetresOf(long long inches) {
    const long long halves = inches * 5;
    return std::to_string(halves / 2) + (halves % 2 == 0 ? std::string() : say("words", ".") + "5");
}

/// "20/30 cm" of "8/12"; nothing where a number is none.
std::optional<std::string> asLength(std::string_view measurable) {
    if (measurable.starts_with('{')) {
        std::string place(measurable.substr(0, measurable.size() - 1));
        return (place += centimetreSign) += '}';
    }
    std::string numbers;
    while (!measurable.empty()) {
        const auto inches = wholeNumber(measurable.substr(0, digitsIn(measurable)));
        if (!inches) {
            return std::nullopt;
        }
        measurable.remove_prefix(digitsIn(measurable));
        numbers += centimetresOf(*inches);
        const std::size_t between = joint(measurable);
        numbers += measurable.substr(0, between);
        measurable.remove_prefix(between);
    }
    return fill(say("length", "{whole} cm"), {{"whole", numbers}});
}

/// Whether the text before a number says that it is only the end of one, such as 2.5.
bool goesOn(std::string_view before) {
    return before.size() >= 2 && (before.back() == '.' || before.back() == ',') &&
           isDigit(before[before.size() - 2]);
}

} // namespace

std::string inCentimetres(long long inches) {
    return fill(say("length", "{whole} cm"), {{"whole", centimetresOf(inches)}});
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
        const auto length = sign > 0 && !quoted && !goesOn(result) ? asLength(number) : std::nullopt;
        if (length) {
            result += *length;
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
