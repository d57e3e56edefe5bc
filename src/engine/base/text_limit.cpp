#include "umpire/base/text_limit.h"

#include "umpire/base/speech.h"

#include <algorithm>
#include <utf8proc.h>

namespace umpire {

namespace {

struct Character {
    std::string_view bytes;
    bool mark = false; ///< stands on, or joins itself to, the letter before it
};

bool isMark(utf8proc_int32_t code) {
    constexpr utf8proc_int32_t joiner = 0x200D;
    const utf8proc_category_t kind = utf8proc_category(code);
    return code == joiner || kind == UTF8PROC_CATEGORY_MN || kind == UTF8PROC_CATEGORY_ME ||
           kind == UTF8PROC_CATEGORY_MC;
}

/// The first character of a text that is not empty; a byte that belongs to none stands for itself.
Character firstOf(std::string_view text) {
    utf8proc_int32_t code = -1;
    const auto* bytes = reinterpret_cast<const utf8proc_uint8_t*>(text.data());
    const utf8proc_ssize_t length =
        utf8proc_iterate(bytes, static_cast<utf8proc_ssize_t>(text.size()), &code);
    return length > 0 ? Character{text.substr(0, static_cast<std::size_t>(length)), isMark(code)}
                      : Character{text.substr(0, 1), false};
}

bool isBreak(std::string_view bytes) {
    return bytes == "\n" || bytes == "\r" || bytes == "\xE2\x80\xA8" || bytes == "\xE2\x80\xA9";
}

/// Goes through a text letter by letter.
struct Measure {
    std::size_t characters = 0;
    std::size_t breaks = 0;
    std::size_t marks = 0;     ///< on the present letter
    std::size_t mostMarks = 0; ///< on any letter

    void take(const Character& character) {
        ++characters;
        breaks += isBreak(character.bytes) ? 1U : 0U;
        marks = character.mark ? marks + 1 : 0;
        mostMarks = std::max(mostMarks, marks);
    }
};

} // namespace

std::string excessOf(std::string_view text, const TextLimit& limit) {
    Measure measure;
    while (!text.empty()) {
        const Character character = firstOf(text);
        measure.take(character);
        text.remove_prefix(character.bytes.size());
    }
    if (measure.characters > limit.characters) {
        return sayCounted("file", "it has {n} character; at most {most} are taken",
                          "it has {n} characters; at most {most} are taken")
            .of(static_cast<long long>(measure.characters), {{"most", std::to_string(limit.characters)}});
    }
    if (!limit.lines && measure.breaks > 0) {
        return say("file", "it has more than one line; write it on one");
    }
    if (measure.mostMarks > mostMarks) {
        return sayCounted("file", "one of its letters bears {n} mark; at most {most} are taken",
                          "one of its letters bears {n} marks; at most {most} are taken")
            .of(static_cast<long long>(measure.mostMarks), {{"most", std::to_string(mostMarks)}});
    }
    return {};
}

std::string within(std::string_view text, const TextLimit& limit) {
    Measure measure;
    std::string result;
    while (!text.empty() && measure.characters < limit.characters) {
        const Character character = firstOf(text);
        text.remove_prefix(character.bytes.size());
        Measure next = measure;
        next.take(character);
        if (next.marks > mostMarks) {
            measure.marks = next.marks;
            continue;
        }
        measure = next;
        const bool blank = !limit.lines && isBreak(character.bytes);
        result += blank ? std::string_view(" ") : character.bytes;
    }
    return result;
}

std::string withFewMarks(std::string_view text) {
    return within(text, {text.size() + 1, true});
}

} // namespace umpire
