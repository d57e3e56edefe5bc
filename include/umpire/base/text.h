#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace umpire {

/// Whether an item stands in a list.
template <typename List, typename Item>
bool listed(const List& list, const Item& item) {
    return std::find(list.begin(), list.end(), item) != list.end();
}

/// Letters to insert, delete, change or swap with their neighbour to turn one word into the other.
template <typename Text>
int editDistance(const Text& a, const Text& b) {
    const auto height = static_cast<std::size_t>(a.size());
    const auto width = static_cast<std::size_t>(b.size());
    std::vector<std::vector<int>> rows(height + 1, std::vector<int>(width + 1));
    for (std::size_t j = 0; j <= width; ++j) {
        rows[0][j] = static_cast<int>(j);
    }
    auto left = a.begin();
    for (std::size_t i = 1; i <= height; ++i, ++left) {
        rows[i][0] = static_cast<int>(i);
        auto right = b.begin();
        for (std::size_t j = 1; j <= width; ++j, ++right) {
            const int change = rows[i - 1][j - 1] + (*left == *right ? 0 : 1);
            rows[i][j] = std::min({rows[i - 1][j] + 1, rows[i][j - 1] + 1, change});
            if (i > 1 && j > 1 && *left == *(right - 1) && *(left - 1) == *right) {
                rows[i][j] = std::min(rows[i][j], rows[i - 2][j - 2] + 1);
            }
        }
    }
    return rows[height][width];
}

/// How much a text that somebody gave may hold. Without a limit a few kilobytes of a file from elsewhere take
/// a window minutes to lay out.
struct TextLimit {
    std::size_t characters; ///< Unicode code points
    bool lines;             ///< whether it may have more than one line
};

/// Marks such as accents that stand on one letter, and joined pictures that stand for one.
inline constexpr std::size_t mostMarks = 8;
/// Names of subjects, and a battle's title.
inline constexpr TextLimit nameLimit{200, false};
/// Notes, reasons, objectives and what else is written in sentences.
inline constexpr TextLimit noteLimit{10'000, true};

/// In words why a text exceeds its limit: "it has 3,000 characters; at most 200 are taken"; "" when it does
/// not.
std::string excessOf(std::string_view text, const TextLimit& limit);

/// What of a text is within the limit: line breaks become blanks where there is to be one line, marks beyond
/// those allowed are left out, and the rest is cut off at the end.
std::string within(std::string_view text, const TextLimit& limit);

/// The text as it may be shown: control characters other than line breaks and tabs, and those that turn the
/// direction in which everything around them is read, are replaced by U+FFFD; of the marks on a letter no
/// more are left than can be drawn in good time.
std::string visible(std::string_view text);

/// The same on one line: line breaks and tabs are blanks.
std::string onOneLine(std::string_view text);

// Capital and small letters of the languages that are spoken here: of ASCII, and those that stand from À to Þ
// and from à to þ, in UTF-8.

/// The text with a capital at its beginning.
std::string withCapital(std::string text);

/// The text in capitals.
std::string inCapitals(std::string text);

/// The text in small letters, but for words with two capitals or more, such as ANZAC, and only as far as
/// `bytes`.
std::string inSmallLetters(std::string text, std::size_t bytes = std::string::npos);

/// The candidate spelt most like `word`, or "" when none is close enough to be meant.
std::string nearest(std::string_view word, const std::vector<std::string>& candidates);

/// `; did you mean "x"?` for the nearest candidate, else "".
std::string didYouMean(std::string_view word, const std::vector<std::string>& candidates);

/// "a, b or c", or with "and" as the last joint "a, b and c".
std::string joined(const std::vector<std::string>& words, std::string_view last = "or");

/// The beginning of a longer text, no letter of several bytes cut in two.
std::string_view beginningOf(std::string_view text, std::size_t bytes);

/// The text in double quotes, control characters made visible, and cut when very long.
std::string inQuotes(std::string_view text);

/// A digit of ASCII.
constexpr bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

/// Replaces each `{name}` by what `lookup` gives for the name, and each `{name:cm}` by that as a length
/// (`umpire/base/lengths.h`).
std::string filled(std::string_view pattern, const std::function<std::string(std::string_view)>& lookup);

/// The parts of a place such as "self.formation.name".
std::vector<std::string> splitAtDots(std::string_view text);

/// A place that a text fills as grammar has it, "self.plural|wins|win": what tells how many, then the words
/// for one and for many.
struct PlaceForms {
    std::string_view of;
    std::string_view one;
    std::string_view many;
};
/// Nothing for a place without forms.
std::optional<PlaceForms> formsIn(std::string_view place);

/// An id after a name: its letters and digits in lower case, single hyphens for what stands between them,
/// "nameless" when it has neither letter nor digit.
std::string kebabOf(std::string_view name);

/// True for an id of the contract: lower-case ASCII letters and digits in groups joined by single hyphens.
bool isKebab(std::string_view id);

} // namespace umpire
