#pragma once

#include "block.h"
#include "written_once.h"

#include "umpire/rules/rule_pack.h"

#include <atomic>
#include <cstdint>
#include <mutex>
#include <unordered_map>
#include <vector>

namespace umpire::program {

class Program;

/// The rows of a check, among its modifiers and the rules that drop lines, in which a fact has a say.
struct FactRows {
    std::vector<std::uint32_t> rows;
    Block code; ///< fills these rows alone
    Block codeByCall;
};

/// The code of parts of checks: which table applies, the lines that one fact may change. It is written when
/// it is first wanted, by whichever thread wants it.
class CheckParts {
  public:
    explicit CheckParts(const Program& program);

    /// Gives the place of the table of bands that applies, from 1; 0: none does. `byCall`: whoever $self is,
    /// and with derived attributes that can be substituted.
    const Block& table(const Check& check, bool byCall) const;
    const FactRows& rowsOf(const Check& check, std::uint32_t fact) const;

  private:
    template <typename Part>
    using Places = std::vector<std::atomic<const Part*>>;
    using FactsOfRows = std::vector<std::vector<Id>>;

    Block choice(const Check& check, bool byCall) const;
    FactRows changing(const Check& check, std::uint32_t fact) const;
    Block lines(const Check& check, const std::vector<std::uint32_t>& rows, bool byCall) const;
    const FactsOfRows& factsOfRows(const Check& check) const;

    const Program& m_program;
    WrittenOnce<Block> m_writtenTables;
    WrittenOnce<FactRows> m_writtenRows;
    mutable std::mutex m_finding; ///< of the facts
    mutable std::unordered_map<const Check*, FactsOfRows> m_factsOfRows;
    mutable Places<Block> m_tables; ///< by check
    mutable Places<Block> m_tablesByCall;
    mutable Places<FactRows> m_rows; ///< by check, then fact
};

} // namespace umpire::program
