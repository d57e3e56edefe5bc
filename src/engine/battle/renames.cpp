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
    if (asked == given || asked.empty()) {
        return;
    }
    m_given.try_emplace(asked, Given{m_given.size(), given});
    m_lengths.insert(asked.size());
    if (auto number = numberOf(asked, given)) {
        m_numbers.try_emplace(entry, NumberGiven{std::move(number->asked), std::move(number->given)});
    }
}

Renames::Asked Renames::firstWithin(const std::string& name) const {
    Asked first = m_given.end();
    for (std::size_t at = 0; at < name.size(); ++at) {
        for (const std::size_t length : m_lengths) {
            if (at + length > name.size()) {
                break;
            }
            const auto found =
                standsAlone(name, at, length) ? m_given.find(name.substr(at, length)) : m_given.end();
            if (found != m_given.end() &&
                (first == m_given.end() || found->second.order < first->second.order)) {
                first = found;
            }
        }
    }
    return first;
}

std::string Renames::follow(const std::string& name, const Id& above) const {
    const Asked whole = firstWithin(name);
    if (whole != m_given.end()) {
        return withWord(name, whole->first, whole->second.name);
    }
    const auto number = m_numbers.find(above);
    return number == m_numbers.end() ? name : withWord(name, number->second.asked, number->second.given);
}

} // namespace umpire
