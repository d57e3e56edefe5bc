#include "umpire/rules/table_heads.h"

#include "umpire/base/speech.h"
#include "umpire/base/text.h"

#include <algorithm>
#include <optional>
#include <string_view>

namespace umpire {

namespace {

using Heads = Table::Axis::Heads;

constexpr std::int64_t largest = 2147483647;
/// More than a page has are typed in by nobody.
constexpr std::size_t mostHeads = 100;

/// A whole number without sign and superfluous zeros.
std::optional<std::int64_t> wholeIn(std::string_view text) {
    const bool plain = !text.empty() && text.size() <= 9 && (text.size() == 1 || text.front() != '0');
    std::int64_t number = 0;
    for (const char c : text) {
        if (c < '0' || c > '9') {
            return std::nullopt;
        }
        number = number * 10 + (c - '0');
    }
    return plain ? std::optional(number) : std::nullopt;
}

/// Two numbers: the ends of a band, or the sides of a ratio.
struct Pair {
    std::int64_t one = 0;
    std::int64_t other = 0;
};

std::optional<Pair> pairIn(std::string_view head, char between) {
    const std::size_t at = head.find(between);
    if (at == std::string_view::npos) {
        return std::nullopt;
    }
    const auto one = wholeIn(head.substr(0, at));
    const auto other = wholeIn(head.substr(at + 1));
    return one && other ? std::optional(Pair{*one, *other}) : std::nullopt;
}

/// "4-6", "7", "8+"
std::optional<Pair> bandIn(std::string_view head) {
    if (head.ends_with('+')) {
        const auto from = wholeIn(head.substr(0, head.size() - 1));
        return from ? std::optional(Pair{*from, largest}) : std::nullopt;
    }
    if (const auto alone = wholeIn(head)) {
        return Pair{*alone, *alone};
    }
    const auto band = pairIn(head, '-');
    return band && band->one < band->other ? band : std::nullopt;
}

/// "3:2"
std::optional<Pair> ratioIn(std::string_view head) {
    const auto ratio = pairIn(head, ':');
    return ratio && ratio->one > 0 && ratio->other > 0 ? ratio : std::nullopt;
}

std::optional<Pair> pairOf(Heads kind, std::string_view head) {
    return kind == Heads::Bands ? bandIn(head) : ratioIn(head);
}

/// Whether one stands left of the other, sharing nothing with it.
bool isBefore(Heads kind, const Pair& a, const Pair& b) {
    return kind == Heads::Bands ? a.other < b.one : a.one * b.other < b.one * a.other;
}

bool holds(const Pair& band, std::int64_t number) {
    return number >= band.one && number <= band.other;
}

bool isAtMost(const Pair& ratio, const Pair& asked) {
    return asked.other == 0 || ratio.one * asked.other <= asked.one * ratio.other;
}

std::string unreadable(Heads kind, const std::string& head) {
    return fill(kind == Heads::Bands ? say("rules", "{head} is no band of numbers; write them as {example}")
                                     : say("rules", "{head} is no ratio; write them as {example}"),
                {{"head", inQuotes(head)},
                 {"example", kind == Heads::Bands ? "\"1-3\", \"4\", \"5+\"" : "\"1:2\", \"1:1\", \"3:2\""}});
}

} // namespace

std::int64_t ratioOf(std::int64_t attack, std::int64_t defence) {
    const auto kept = [](std::int64_t number) { return std::clamp<std::int64_t>(number, 0, largest); };
    return kept(attack) << 32U | kept(defence);
}

std::string headFor(Heads kind, const std::vector<std::string>& heads, std::int64_t number,
                    std::int64_t shift) {
    const Pair asked{number >> 32U, number & largest};
    std::int64_t found = -1;
    for (std::size_t i = 0; i < heads.size(); ++i) {
        const auto head = pairOf(kind, heads[i]);
        const bool stands =
            head && (kind == Heads::Bands ? holds(*head, number) : asked.one > 0 && isAtMost(*head, asked));
        found = stands ? static_cast<std::int64_t>(i) : found;
    }
    if (found < 0) {
        return {};
    }
    const std::int64_t last = std::ssize(heads) - 1;
    return heads[static_cast<std::size_t>(std::clamp<std::int64_t>(found + within(shift), 0, last))];
}

std::string wrongHeads(Heads kind, const std::vector<std::string>& heads) {
    if (heads.empty() || heads.size() > mostHeads) {
        return fill(say("rules", "a table has 1 to {most} rows and columns"),
                    {{"most", std::to_string(mostHeads)}});
    }
    std::optional<Pair> before;
    for (std::size_t i = 0; i < heads.size(); ++i) {
        const auto head = pairOf(kind, heads[i]);
        if (!head) {
            return unreadable(kind, heads[i]);
        }
        if (before && !isBefore(kind, *before, *head)) {
            return fill(say("rules", "{head} does not lie above {before}; write them in rising order"),
                        {{"head", inQuotes(heads[i])}, {"before", inQuotes(heads[i - 1])}});
        }
        before = head;
    }
    return {};
}

} // namespace umpire
