#pragma once

#include "umpire/battle/record.h"
#include "umpire/battle/sealed_series.h"

#include <memory>
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

/// The same of the start of a battle, to be worked out when it is asked for.
Link linkOfStart(const Battle& start);

/// A record that is dropped for another, and its link.
struct Replaceable {
    std::shared_ptr<const Record> record;
    Link link;
    bool known = true; ///< somebody may have noted its link; an older program gave it none
};

/// What a record keeps of those that it takes the place of, and of those that they took the place of.
std::vector<ReplacedRecord> replacedBy(const std::vector<Replaceable>& dropped);

/// The hash over a history as it stands: its last link, where the cursor is, and all that no link holds yet.
std::string sealOf(const std::string& lastLink, int cursor, const std::vector<StrayThrow>& strays,
                   const std::vector<SealedSeries>& series);

/// What a chain is made of.
struct Chained {
    const Link& first; ///< where it begins
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

  private:
    const std::string& linkKnown(std::size_t record, const Chained& history) const;

    std::vector<std::string> m_links; ///< of records that have none of their own; "": not worked out
};

} // namespace umpire
