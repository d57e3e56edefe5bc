#include "umpire/base/text.h"

#include "umpire/base/edit_distance.h"
#include "umpire/base/lengths.h"
#include "umpire/base/speech.h"
#include "umpire/base/visible.h"

#include <algorithm>

namespace umpire {

namespace {

constexpr std::size_t longestCompared = 64;

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

std::string inQuotes(std::string_view text) {
    constexpr std::size_t longest = 80;
    std::string result = "\"";
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (i >= longest && (static_cast<unsigned char>(text[i]) & 0xC0U) != 0x80U) {
            result += "...";
            break;
        }
        const auto byte = static_cast<unsigned char>(text[i]);
        result += byte < 0x20 || byte == 0x7F ? '?' : text[i];
    }
    return visible(result) + "\"";
}

std::string counted(long long n, std::string_view one, std::string_view many) {
    return std::to_string(n) + " " + std::string(n == 1 ? one : many);
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

} // namespace umpire
