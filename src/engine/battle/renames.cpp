#include "renames.h"

#include <algorithm>
#include <cctype>
#include <optional>

namespace umpire {

namespace {

bool isWordPart(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0;
}

bool standsAlone(const std::string& text, std::size_t at, std::size_t length) {
    return (at == 0 || !isWordPart(text[at - 1])) &&
           (at + length == text.size() || !isWordPart(text[at + length]));
}

/// Every place where it stands as a word, or words, of its own.
std::string withWord(const std::string& text, const std::string& word, const std::string& other) {
    std::string result;
    std::size_t done = 0;
    for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + 1)) {
        if (at >= done && standsAlone(text, at, word.size())) {
            result += text.substr(done, at - done) + other;
            done = at + word.size();
        }
    }
    return result + text.substr(done);
}

struct NameWord {
    std::string asked;
    std::string given;
};

/// The one word, with a number in it, in which two names differ.
std::optional<NameWord> numberOf(const std::string& asked, const std::string& given) {
    const auto [from, to] = std::mismatch(asked.begin(), asked.end(), given.begin(), given.end());
    auto begin = static_cast<std::size_t>(from - asked.begin());
    while (begin > 0 && isWordPart(asked[begin - 1])) {
        --begin;
    }
    const auto wordAt = [](const std::string& text, std::size_t at) {
        std::size_t end = at;
        while (end < text.size() && isWordPart(text[end])) {
            ++end;
        }
        return text.substr(at, end - at);
    };
    const NameWord word{wordAt(asked, begin), wordAt(given, begin)};
    const bool number = std::any_of(word.asked.begin(), word.asked.end(),
                                    [](unsigned char c) { return std::isdigit(c) != 0; });
    const bool onlyThis = asked.substr(begin + word.asked.size()) == given.substr(begin + word.given.size());
    return number && onlyThis ? std::optional(word) : std::nullopt;
}

} // namespace

void Renames::note(const Id& entry, const std::string& asked, const std::string& given) {
    if (asked != given && !asked.empty()) {
        m_renames.push_back({entry, asked, given});
    }
}

std::string Renames::follow(const std::string& name, const Id& above) const {
    for (const Rename& rename : m_renames) {
        std::string followed = withWord(name, rename.asked, rename.given);
        if (followed != name) {
            return followed;
        }
    }
    for (const Rename& rename : m_renames) {
        const auto number = rename.entry == above ? numberOf(rename.asked, rename.given) : std::nullopt;
        if (number) {
            return withWord(name, number->asked, number->given);
        }
    }
    return name;
}

} // namespace umpire
