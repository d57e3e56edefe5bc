#include "journal_line.h"

#include <algorithm>
#include <charconv>

namespace umpire {

namespace {

constexpr std::string_view sumKey = ",\"sum\":\"";
constexpr std::size_t sumLetters = 16;

} // namespace

std::uint64_t checksum(std::string_view text, std::uint64_t before) {
    for (const char letter : text) {
        before = (before ^ static_cast<unsigned char>(letter)) * 1099511628211ULL;
    }
    return before;
}

std::string sumText(std::uint64_t sum) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text(sumLetters, '0');
    for (auto at = text.rbegin(); at != text.rend(); ++at, sum /= 16) {
        *at = digits[sum % 16];
    }
    return text;
}

std::optional<std::uint64_t> readSum(std::string_view text) {
    std::uint64_t sum = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), sum, 16);
    // Only as it is written: no capitals, no zero missing.
    return problem == std::errc() && sumText(sum) == text ? std::optional(sum) : std::nullopt;
}

std::string JournalChain::next(const Json& object) {
    std::string line = dumpLine(object);
    line.pop_back();
    m_sum = checksum(line, m_sum);
    return line.append(sumKey).append(sumText(m_sum)).append("\"}\n");
}

bool JournalChain::follows(std::string_view line) {
    const std::size_t tail = sumKey.size() + sumLetters + 2;
    if (line.size() < tail || !line.ends_with("\"}")) {
        return false;
    }
    const std::string_view text = line.substr(0, line.size() - tail);
    const std::uint64_t sum = checksum(text, m_sum);
    if (line.substr(text.size(), sumKey.size()) != sumKey ||
        readSum(line.substr(text.size() + sumKey.size(), sumLetters)) != sum) {
        return false;
    }
    m_sum = sum;
    return true;
}

std::vector<std::uint64_t> JournalChain::sumsPast(std::string_view line,
                                                  const std::vector<std::uint64_t>& before) {
    const std::size_t tail = sumKey.size() + sumLetters + 2;
    if (line.size() < tail) {
        return before;
    }
    const std::size_t end = line.size() - tail;
    std::vector<std::uint64_t> sums;
    if (const auto stated = readSum(line.substr(end + sumKey.size(), sumLetters))) {
        sums.push_back(*stated);
    }
    for (const std::uint64_t sum : before) {
        sums.push_back(checksum(line.substr(0, end), sum));
    }
    // More would only come of line after line that is damaged.
    constexpr std::size_t most = 4;
    sums.resize(std::min(sums.size(), most));
    return sums;
}

} // namespace umpire
