#include "umpire/dice/sealed_dice.h"

#include "umpire/base/digest.h"
#include "umpire/base/speech.h"

#include <charconv>
#include <limits>
#include <unistd.h>

namespace umpire {

namespace {

/// A digit's value, or -1.
int digitOf(char c) {
    return c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

std::uint64_t firstNumber(const std::string& digits) {
    std::uint64_t number = 0;
    std::from_chars(digits.data(), digits.data() + 16, number, 16);
    return number;
}

} // namespace

DiceSecret DiceSecret::fromSystem() {
    DiceSecret secret;
    if (::getentropy(secret.m_bytes.data(), size) != 0) {
        throw BadDice(
            say("dice", "the operating system gives no random numbers; give the dice that were thrown"));
    }
    return secret;
}

std::optional<DiceSecret> DiceSecret::fromHex(std::string_view text) {
    if (text.size() != 2 * size) {
        return std::nullopt;
    }
    DiceSecret secret;
    for (std::size_t i = 0; i < size; ++i) {
        const int high = digitOf(text[2 * i]);
        const int low = digitOf(text[2 * i + 1]);
        if (high < 0 || low < 0) {
            return std::nullopt;
        }
        secret.m_bytes[i] = static_cast<char>(high * 16 + low);
    }
    return secret;
}

std::string DiceSecret::hex() const {
    constexpr const char* digits = "0123456789abcdef";
    std::string text;
    for (const char byte : m_bytes) {
        const auto value = static_cast<unsigned char>(byte);
        text += digits[value / 16];
        text += digits[value % 16];
    }
    return text;
}

std::string DiceSecret::pledge() const {
    return digestOf(bytes());
}

std::optional<std::uint64_t> calledFor(const std::vector<DiceCall>& calls, std::uint64_t position) {
    std::optional<std::uint64_t> called;
    for (const DiceCall& call : calls) {
        if (call.from <= position) {
            called = call.number;
        }
    }
    return called;
}

/// Of the 2^64 numbers the last 2^64 mod `sides` are passed over: of the others every side has as many as the
/// next.
std::optional<std::uint64_t> fairSide(std::uint64_t number, std::uint64_t sides) {
    const std::uint64_t unfair = (0U - sides) % sides;
    return number > std::numeric_limits<std::uint64_t>::max() - unfair ? std::nullopt
                                                                       : std::optional(number % sides);
}

const Face& sealedFace(const DiceSecret& secret, std::uint64_t position, std::optional<std::uint64_t> called,
                       const Die& die) {
    const std::string name =
        "die " + std::to_string(position) + (called ? " called " + std::to_string(*called) : std::string());
    std::string message = name;
    for (int again = 1;; ++again) {
        const std::uint64_t number = firstNumber(digestOf(message, secret.bytes()));
        if (const auto side = fairSide(number, die.faces.size())) {
            return die.faces[*side];
        }
        message = name + " again " + std::to_string(again);
    }
}

std::vector<Face> SealedDice::roll(const Die& die, int count, const std::string&) {
    std::vector<Face> faces;
    for (int i = 0; i < count; ++i, ++m_position) {
        faces.push_back(sealedFace(m_secret, m_position, calledFor(m_calls, m_position), die));
    }
    return faces;
}

} // namespace umpire
