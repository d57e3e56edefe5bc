#include "umpire/base/visible.h"

#include "umpire/base/text_limit.h"

#include <algorithm>

namespace umpire {

namespace {

/// How many bytes of a character at the start of the text must not reach a screen or a page; 0 when it may.
/// Beside ASCII these are U+0080 to U+009F, and the embeddings, overrides and isolates of writing direction:
/// U+202A to U+202E and U+2066 to U+2069.
std::size_t hiddenBytes(std::string_view text) {
    const auto byte = [&text](std::size_t i) {
        return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U;
    };
    if (byte(0) < 0x20) {
        return byte(0) == '\n' || byte(0) == '\t' ? 0 : 1;
    }
    if (byte(0) == 0x7F) {
        return 1;
    }
    if (byte(0) == 0xC2 && byte(1) >= 0x80 && byte(1) <= 0x9F) {
        return 2;
    }
    const bool direction = byte(0) == 0xE2 && ((byte(1) == 0x80 && byte(2) >= 0xAA && byte(2) <= 0xAE) ||
                                               (byte(1) == 0x81 && byte(2) >= 0xA6 && byte(2) <= 0xA9));
    return direction ? 3 : 0;
}

} // namespace

std::string visible(std::string_view text) {
    std::string result;
    result.reserve(text.size());
    bool ascii = true;
    while (!text.empty()) {
        const std::size_t hidden = hiddenBytes(text);
        ascii = ascii && static_cast<unsigned char>(text.front()) < 0x80;
        result += hidden > 0 ? std::string_view("\uFFFD") : text.substr(0, 1);
        text.remove_prefix(std::max<std::size_t>(hidden, 1));
    }
    return ascii ? result : withFewMarks(result);
}

std::string onOneLine(std::string_view text) {
    std::string line(text);
    std::replace_if(
        line.begin(), line.end(), [](char c) { return c == '\n' || c == '\t' || c == '\r'; }, ' ');
    return visible(line);
}

} // namespace umpire
