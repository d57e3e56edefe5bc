#include "umpire/base/text.h"

#include "umpire/base/lengths.h"
#include "umpire/base/speech.h"

#include <utf8proc.h>

namespace umpire {

namespace {

constexpr std::size_t longestCompared = 64;

constexpr char leadOfAccented = '\xC3';
constexpr int toSmall = 0x20; ///< from a capital to its small letter, in ASCII and behind the lead alike

/// A byte that is not the first of its letter.
bool isInsideLetter(char c) {
    return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U;
}

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

void makeCapital(std::string& text, std::size_t at) {
    if (isSmall(text, at)) {
        char& letter = text[tellingByte(text, at)];
        letter = static_cast<char>(letter - toSmall);
    }
}

struct Character {
    std::string_view bytes;
    bool mark = false;   ///< stands on, or joins itself to, the letter before it
    bool hidden = false; ///< must not reach a screen or a page
};

/// Control characters, and the embeddings, overrides and isolates of writing direction.
bool isHidden(utf8proc_int32_t code) {
    const auto lies = [code](utf8proc_int32_t first, utf8proc_int32_t last) {
        return code >= first && code <= last;
    };
    const bool control = lies(0, 0x1F) || lies(0x7F, 0x9F);
    return (control && code != '\n' && code != '\t') || lies(0x202A, 0x202E) || lies(0x2066, 0x2069);
}

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
    return length > 0
               ? Character{text.substr(0, static_cast<std::size_t>(length)), isMark(code), isHidden(code)}
               : Character{text.substr(0, 1)};
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

std::string nearest(std::string_view word, const std::vector<std::string>& candidates) {
    if (word.size() > longestCompared) {
        return {};
    }
    int best = static_cast<int>(std::max<std::size_t>(1, word.size() / 3)) + 1;
    std::string found;
    for (const std::string& candidate : candidates) {
        if (candidate.size() > longestCompared) {
            continue;
        }
        const int d = editDistance<std::string_view>(word, candidate);
        if (d < best) {
            best = d;
            found = candidate;
        }
    }
    return found;
}

std::string didYouMean(std::string_view word, const std::vector<std::string>& candidates) {
    const std::string candidate = nearest(word, candidates);
    return candidate.empty() ? std::string()
                             : fill(say("words", "; did you mean {word}?"), {{"word", inQuotes(candidate)}});
}

std::string joined(const std::vector<std::string>& words, std::string_view last) {
    if (words.size() < 2) {
        return words.empty() ? std::string() : words.front();
    }
    constexpr std::size_t mostNamed = 100;
    constexpr std::size_t namedOfMore = 3;
    const bool tooMany = words.size() > mostNamed;
    std::string list = words.front();
    for (std::size_t i = 1; i + 1 < (tooMany ? namedOfMore + 1 : words.size()); ++i) {
        list += say("words", ", ") + words[i];
    }
    if (tooMany) {
        list += say("words", ", ");
        list += "...";
    }
    return fill(last == "and" ? say("words", "{list} and {last}") : say("words", "{list} or {last}"),
                {{"list", list}, {"last", words.back()}});
}

std::string_view beginningOf(std::string_view text, std::size_t bytes) {
    while (bytes > 0 && isInsideLetter(text[bytes])) {
        --bytes;
    }
    return text.substr(0, bytes);
}

std::string inQuotes(std::string_view text) {
    constexpr std::size_t longest = 80;
    std::string result = "\"";
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (i >= longest && !isInsideLetter(text[i])) {
            result += "...";
            break;
        }
        const auto byte = static_cast<unsigned char>(text[i]);
        result += byte < 0x20 || byte == 0x7F ? '?' : text[i];
    }
    return visible(result) + "\"";
}

std::string filled(std::string_view pattern, const std::function<std::string(std::string_view)>& lookup) {
    std::string result;
    while (!pattern.empty()) {
        const auto open = pattern.find('{');
        const auto close = open == std::string_view::npos ? open : pattern.find('}', open);
        if (close == std::string_view::npos) {
            return result += pattern;
        }
        result += pattern.substr(0, open);
        const std::string_view place = pattern.substr(open + 1, close - open - 1);
        result += measuredPlace(place, lookup(placeName(place)));
        pattern.remove_prefix(close + 1);
    }
    return result;
}

std::string kebabOf(std::string_view name) {
    std::string id;
    for (const char c : name) {
        const bool capital = c >= 'A' && c <= 'Z';
        if (capital || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9')) {
            id += static_cast<char>(capital ? c - 'A' + 'a' : c);
        } else if (!id.empty() && id.back() != '-' && c != '\'' && c != '.') {
            id += '-';
        }
    }
    if (!id.empty() && id.back() == '-') {
        id.pop_back();
    }
    return id.empty() ? "nameless" : id;
}

bool isKebab(std::string_view id) {
    bool wordStarted = false;
    for (const char c : id) {
        const bool letter = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
        if (!letter && !(c == '-' && wordStarted)) {
            return false;
        }
        wordStarted = letter;
    }
    return wordStarted;
}

std::optional<PlaceForms> formsIn(std::string_view place) {
    const std::size_t first = place.find('|');
    if (first == std::string_view::npos) {
        return std::nullopt;
    }
    const std::size_t second = place.find('|', first + 1);
    return PlaceForms{place.substr(0, first), place.substr(first + 1, second - first - 1),
                      second == std::string_view::npos ? std::string_view() : place.substr(second + 1)};
}

std::vector<std::string> splitAtDots(std::string_view text) {
    std::vector<std::string> parts;
    parts.reserve(4); // few have more
    for (std::size_t dot = text.find('.'); dot != std::string_view::npos; dot = text.find('.')) {
        parts.emplace_back(text.substr(0, dot));
        text.remove_prefix(dot + 1);
    }
    parts.emplace_back(text);
    return parts;
}

std::string withCapital(std::string text) {
    if (!text.empty()) {
        makeCapital(text, 0);
    }
    return text;
}

std::string inCapitals(std::string text) {
    for (std::size_t at = 0; at < text.size(); ++at) {
        makeCapital(text, at);
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

std::string visible(std::string_view text) {
    std::string result;
    result.reserve(text.size());
    bool ascii = true;
    while (!text.empty()) {
        const Character character = firstOf(text);
        ascii = ascii && static_cast<unsigned char>(text.front()) < 0x80;
        result += character.hidden ? std::string_view("\uFFFD") : character.bytes;
        text.remove_prefix(character.bytes.size());
    }
    return ascii ? result : within(result, {result.size() + 1, true}); // without too many marks
}

std::string onOneLine(std::string_view text) {
    std::string line(text);
    std::replace_if(
        line.begin(), line.end(), [](char c) { return c == '\n' || c == '\t' || c == '\r'; }, ' ');
    return visible(line);
}

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

} // namespace umpire
