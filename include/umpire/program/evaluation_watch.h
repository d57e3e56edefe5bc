#pragma once

#include "umpire/state/battle.h"

#include <cstdint>
#include <optional>
#include <string>

namespace umpire {

/// Sees that evaluating rules comes to an end in good time, whatever a pack asks for: what goes through lists
/// within lists is given up after mostItems items and counts as nothing (false, 0, no subjects). While a
/// watch stands, one that was given up is remembered, and no list of this thread is gone through any more:
/// whoever set the watch refuses what it was needed for.
class EvaluationWatch {
  public:
    /// Items of lists that one outermost list may come to, those of lists within it included.
    static constexpr int mostItems = 300'000;

    EvaluationWatch();
    ~EvaluationWatch();
    EvaluationWatch(const EvaluationWatch&) = delete;
    EvaluationWatch& operator=(const EvaluationWatch&) = delete;

    /// Where in the pack the expression stands that was given up, and what to do; "" when none was.
    std::string problem() const;
    /// How many items of lists were looked at while it stands: a measure of work that no clock blurs.
    std::int64_t items() const;
    /// How many pieces of code were run while it stands: expressions, and the lines of whole checks.
    std::int64_t runs() const;

  private:
    const EvaluationWatch* m_outer;
    std::int64_t m_before;     ///< items that were looked at before
    std::int64_t m_runsBefore; ///< pieces of code that were run before
    std::optional<TableCell> m_outerBlank;
};

/// Tells the watch that stands that a rule needs a cell that is blank.
void needBlank(const TableCell& cell);
/// The first blank cell of a table that was read while the innermost watch stands.
std::optional<TableCell> blankNeeded();

/// Counts a piece of code that is run.
void countRun();

/// Counts what an expression over a list does while it is evaluated. One outermost list at a time has a
/// count.
class ListCount {
  public:
    static void enter();
    /// Whether one more item may be looked at.
    static bool next(const Expression& expression);
    /// Whether all that was asked for could be looked at.
    static bool leave();
};

} // namespace umpire
