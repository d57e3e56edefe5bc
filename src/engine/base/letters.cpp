#include "umpire/base/letters.h"

#include <algorithm>
#include <string_view>

namespace umpire {

namespace {

constexpr char leadOfAccented = '\xC3';
constexpr int toSmall = 0x20; ///< from a capital to its small letter, in ASCII and behind the lead alike

bool isAccentedCapital(char second) {
    const auto byte = static_cast<unsigned char>(second);
    return byte >= 0x80 && byte <= 0x9E && byte != 0x97; // × is none
}

/// The byte of the letter at a place that tells small from capital.
std::size_t tellingByte(std::string_view text, std::size_t at) {
    return text[at] == leadOfAccented && at + 1 < text.size() ? at + 1 : at;
}

bool isCapital(std::string_view text, std::size_t at) {
    const std::size_t telling = tellingByte(text, at);
    return telling > at ? isAccentedCapital(text[telling]) : text[at] >= 'A' && text[at] <= 'Z';
}

bool isSmall(std::string_view text, std::size_t at) {
    const std::size_t telling = tellingByte(text, at);
    return telling > at ? isAccentedCapital(static_cast<char>(text[telling] - toSmall)) &&
                              static_cast<unsigned char>(text[telling]) >= 0xA0
                        : text[at] >= 'a' && text[at] <= 'z';
}

void makeSmall(std::string& text, std::size_t from, std::size_t to) {
    for (std::size_t at = from; at < to; ++at) {
        if (isCapital(text, at)) {
            char& letter = text[tellingByte(text, at)];
            letter = static_cast<char>(letter + toSmall);
        }
    }
}

} // namespace

std::string withCapital(std::string text) {
    if (!text.empty() && isSmall(text, 0)) {
        char& letter = text[tellingByte(text, 0)];
        letter = static_cast<char>(letter - toSmall);
    }
    return text;
}

std::string inSmallLetters(std::string text, std::size_t bytes) {
    const std::size_t end = std::min(bytes, text.size());
    for (std::size_t word = 0; word < end;) {
        const std::size_t next = std::min(text.find(' ', word), text.size());
        int capitals = 0;
        for (std::size_t at = word; at < next; ++at) {
            capitals += isCapital(text, at) ? 1 : 0;
        }
        if (capitals < 2) {
            makeSmall(text, word, std::min(next, end));
        }
        word = next + 1;
    }
    return text;
}

} // namespace umpire
