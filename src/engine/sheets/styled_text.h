#pragma once

#include "umpire/sheets/sheet.h"

#include <string_view>
#include <utility>

namespace umpire::sheets {

inline Words plain(std::string text) {
    return {std::move(text)};
}

inline Words strong(std::string text) {
    return {std::move(text), Words::Style::Strong};
}

inline Words quiet(std::string text) {
    return {std::move(text), Words::Style::Quiet};
}

/// Words with which what is told of something begins (rules_at_hand.h).
inline Words beginning(std::string about, Words words) {
    words.about = std::move(about);
    return words;
}

/// All of them with the joint between each two.
inline std::string joinedBy(std::string_view joint, const std::vector<std::string>& parts) {
    std::string all;
    for (const std::string& part : parts) {
        all += all.empty() ? "" : joint;
        all += part;
    }
    return all;
}

/// The same of words, whose styles stay.
inline Phrase joinedBy(const std::string& joint, std::vector<Words> parts) {
    Phrase phrase;
    for (Words& part : parts) {
        if (!phrase.empty()) {
            phrase.push_back(plain(joint));
        }
        phrase.push_back(std::move(part));
    }
    return phrase;
}

/// A cell with these words.
inline Cell cellOf(const Phrase& line) {
    return Cell(std::vector<Piece>(line.begin(), line.end()));
}

/// A sentence whose place of this name is filled by words of a style of their own.
inline Phrase around(const std::string& sentence, std::string_view place, Words words) {
    const std::string mark = "{" + std::string(place) + "}";
    const std::size_t at = sentence.find(mark);
    if (at == std::string::npos) {
        return {plain(sentence)};
    }
    Phrase phrase{plain(sentence.substr(0, at)), std::move(words), plain(sentence.substr(at + mark.size()))};
    std::erase_if(phrase, [](const Words& part) { return part.text.empty(); });
    return phrase;
}

} // namespace umpire::sheets
