#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace umpire {

/// The candidate spelt most like `word`, or "" when none is close enough to be meant.
std::string nearest(std::string_view word, const std::vector<std::string>& candidates);

/// `; did you mean "x"?` for the nearest candidate, else "".
std::string didYouMean(std::string_view word, const std::vector<std::string>& candidates);

/// "a, b or c", or with "and" as the last joint "a, b and c".
std::string joined(const std::vector<std::string>& words, std::string_view last = "or");

/// The text in double quotes, control characters made visible, and cut when very long.
std::string inQuotes(std::string_view text);

/// A digit of ASCII.
constexpr bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

/// "1 element", "3 elements".
std::string counted(long long n, std::string_view one, std::string_view many);

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
