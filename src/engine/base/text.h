#pragma once

#include <algorithm>
#include <string_view>

namespace umpire {

/// How many bytes the character has that begins here with one beyond ASCII; 0 when they are no UTF-8.
inline std::size_t wideLetter(std::string_view text) {
    const auto between = [](char byte, unsigned least, unsigned most) {
        const auto number = static_cast<unsigned char>(byte);
        return number >= least && number <= most;
    };
    const auto first = static_cast<unsigned char>(text.front());
    const std::size_t size = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
    if (first < 0xC2 || first > 0xF4 || text.size() < size) {
        return 0;
    }
    // Nothing in more bytes than it needs, no halves of pairs, nothing beyond the last character there is.
    const unsigned least = first == 0xE0 ? 0xA0 : first == 0xF0 ? 0x90 : 0x80;
    const unsigned most = first == 0xED ? 0x9F : first == 0xF4 ? 0x8F : 0xBF;
    const std::string_view rest = text.substr(2, size - 2);
    const bool goesOn =
        std::all_of(rest.begin(), rest.end(), [&](char byte) { return between(byte, 0x80, 0xBF); });
    return between(text[1], least, most) && goesOn ? size : 0;
}

} // namespace umpire
