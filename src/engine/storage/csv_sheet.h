#pragma once

#include "../base/csv_text.h"
#include "umpire/base/issue.h"
#include "umpire/base/json.h"
#include "umpire/rules/rule_pack.h"

#include <map>
#include <set>
#include <utility>
#include <variant>

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

/// The text without the blanks around it.
std::string trimmed(std::string_view text);
/// The same in small letters (ASCII), as names are compared in a sheet.
std::string folded(std::string_view text);

/// The keys of a pack's roster, each once, in the pack's order.
std::vector<std::string> rosterKeys(const RulePack& rules);

/// The first row of a roster sheet: which column holds what. The columns are `what`, `id`, `name`, `under`
/// (also called `formation`), `side`, and the roster keys of the pack.
class CsvHeader {
  public:
    /// Reports columns that nobody knows or that stand there twice.
    CsvHeader(const CsvRow& row, const RulePack& rules, CsvProblems& problems);

    const CsvProblems& problems() const { return m_problems; }
    int row() const { return m_row; }
    bool has(const std::string& key) const { return m_columns.contains(key); }
    /// The cell of a row, "" where it has none.
    const std::string& cell(const CsvRow& row, const std::string& key) const;
    /// Reports something about the cell, or about the row where the sheet has no such column.
    void error(int row, const std::string& key, const std::string& text) const;
    /// Reports cells that are no texts, too long, or beyond the last column.
    void judgeCells(const CsvRow& row) const;

  private:
    void addColumn(const std::string& name, std::size_t index, const std::vector<std::string>& known);
    void judgeCell(int row, std::size_t index, const std::string& text) const;

    int m_row = 0;
    std::vector<std::string> m_names;
    std::map<std::string, std::size_t> m_columns;
    CsvProblems& m_problems;
};

/// Why a cell of a roster sheet cannot be read, in words.
struct CellProblem {
    std::string text;
};

using CellRead = std::variant<Json, CellProblem>;

/// The cell of an attribute as a battle file writes it; null when the cell is empty.
CellRead valueOfCell(const RulePack& rules, const Attribute& attribute, const std::string& cell);
/// The value as a cell; nothing is an empty cell, and an empty list where something is usual a semicolon.
std::string cellOfValue(const Value& value, const Attribute& attribute);
/// What a cell lists, behind semicolons or else commas.
std::vector<std::string> listedIn(const std::string& cell);

} // namespace umpire
