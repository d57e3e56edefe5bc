#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace umpire {

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

/// The text without marks beyond mostMarks on a letter.
std::string withFewMarks(std::string_view text);

} // namespace umpire
