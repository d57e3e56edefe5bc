#pragma once

#include "umpire/battle/record.h"
#include "umpire/battle/sealed_series.h"

#include <string>
#include <vector>

namespace umpire {

/// A link of the chain has this many hexadecimal digits.
inline constexpr std::size_t linkDigits = 32;
/// Of a record that was replaced, so many digits of its link are kept.
inline constexpr std::size_t replacedDigits = 16;

/// Where the chain of a battle begins: the hash of the battle before its first record.
std::string firstLink(const Battle& start);

/// The pledges, called numbers and throws without a record that came behind the first `place` records and
/// before the next: a line each.
std::string cameBetween(int place, const std::vector<StrayThrow>& strays,
                        const std::vector<SealedSeries>& series);

/// The link of a record: the hash of the link before it, of what came between the two, and of all that the
/// record says.
std::string linkOf(const Record& record, const std::string& before, const std::string& between);

/// The hash over a history as it stands: its last link, where the cursor is, and all that no link holds yet.
std::string sealOf(const std::string& lastLink, int cursor, const std::vector<StrayThrow>& strays,
                   const std::vector<SealedSeries>& series);

/// What a chain is made of.
struct Chained {
    const Battle& start;
    const std::vector<Record>& records;
    const std::vector<StrayThrow>& strays;
    const std::vector<SealedSeries>& series;
};

/// The links of a battle's records, worked out as far as they were asked for.
class ChainLinks {
  public:
    /// The link of a record by number from 1; 0: the first link.
    const std::string& at(int record, const Chained& history);
    /// Forgets those of the records behind the first `records` ones.
    void cut(int records);
    /// Where the chain begins, when it is that of another battle.
    void setFirst(std::string link) { m_links.assign(1, std::move(link)); }

  private:
    const std::string& linkKnown(std::size_t record, const Chained& history);

    /// The first one, then those of records that have none of their own; "": not worked out.
    std::vector<std::string> m_links = std::vector<std::string>(1);
};

} // namespace umpire
