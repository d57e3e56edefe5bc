#pragma once

#include "umpire/base/issue.h"

#include <set>
#include <utility>

namespace umpire {

/// What is wrong with a sheet, told by row and column as its writer counts them: one problem a cell, and the
/// first hundred in full.
class CsvProblems {
  public:
    explicit CsvProblems(std::string file) : m_file(std::move(file)) {}

    /// Something about the sheet as a whole.
    void add(std::string text);
    /// Something about a row.
    void add(int row, const std::string& text);
    /// Something about a cell; `name` is what the header calls the column, counted from 1.
    void add(int row, int column, const std::string& name, const std::string& text);

    /// Whether further problems are only counted; guesses at what was meant are then wasted.
    bool full() const { return m_issues.size() >= mostListed; }
    bool any() const { return !m_issues.empty(); }
    /// By row and column, what concerns the whole sheet first.
    Issues list() const;

  private:
    static constexpr std::size_t mostListed = 100;

    void report(Position at, std::string text);

    std::string m_file;
    Issues m_issues;
    std::size_t m_unlisted = 0;
    std::set<std::pair<int, int>> m_cells;
};

} // namespace umpire
