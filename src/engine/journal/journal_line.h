#pragma once

#include "umpire/base/json.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace umpire {

inline constexpr const char* journalFormat = "desert-umpire-journal";
/// The version of a journal, and of one of which lines are covered: the object that such a line holds stands
/// in it as one text of `coverText`. Programs that know no covered ones say so.
inline constexpr int plainJournal = 1;
inline constexpr int coveredJournal = 2;
inline constexpr const char* coveredLine = "covered";

/// FNV-1a of 64 bits: tells chance damage, every change of a single byte included; no protection from malice.
std::uint64_t checksum(std::string_view text, std::uint64_t before = 14695981039346656037ULL);

/// A checksum in hexadecimal, as files hold it, and back.
std::string sumText(std::uint64_t sum);
std::optional<std::uint64_t> readSum(std::string_view text);

/// The lines of a journal hang together: each is an object whose last key `sum` is the checksum of the line
/// and of all before it, so that no line counts that is damaged, missing its neighbours or from elsewhere.
class JournalChain {
  public:
    JournalChain() = default;
    /// Goes on after a line of this sum.
    explicit JournalChain(std::uint64_t sum) : m_sum(sum) {}

    /// The object as the next line, newline included.
    std::string next(const Json& object);
    /// Whether this line (without its newline) is the next one; only then the chain moves on.
    bool follows(std::string_view line);
    std::uint64_t sum() const { return m_sum; }
    /// Past a line that is damaged: what the sum after it may be, by what the line has left of its own sum,
    /// and by its text with what was before it.
    static std::vector<std::uint64_t> sumsPast(std::string_view line,
                                               const std::vector<std::uint64_t>& before);

  private:
    std::uint64_t m_sum = checksum({});
};

} // namespace umpire
