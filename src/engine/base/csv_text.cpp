#include "csv_text.h"

#include "umpire/base/speech.h"

#include <csv.h>

#include <algorithm>
#include <array>
#include <utility>

namespace umpire {

namespace {

constexpr std::size_t mostRows = 10'000;
constexpr std::size_t mostCells = 200;

/// Whether a spreadsheet takes the cell for a formula, or would without the apostrophes in front.
bool looksLikeAFormula(std::string_view cell) {
    const auto start = cell.find_first_not_of('\'');
    return start != std::string_view::npos &&
           std::string_view("=+-@\t\r").find(cell[start]) != std::string_view::npos;
}

std::string unguarded(std::string_view cell) {
    const bool guarded = !cell.empty() && cell.front() == '\'' && looksLikeAFormula(cell);
    return std::string(cell.substr(guarded ? 1 : 0));
}

/// The separator that the first row that is not blank uses most.
char separatorOf(std::string_view text) {
    const std::string_view separators = "\t;,";
    std::array<int, 3> counts{};
    bool quoted = false;
    bool blank = true;
    for (const char c : text) {
        quoted = quoted != (c == '"');
        if (!quoted && (c == '\n' || c == '\r')) {
            if (!blank) {
                break;
            }
            counts = {};
            continue;
        }
        const auto separator = separators.find(c);
        if (!quoted && separator != std::string_view::npos) {
            ++counts[separator];
        } else if (c != ' ') {
            blank = false;
        }
    }
    const auto most = std::max_element(counts.begin(), counts.end());
    return *most == 0 ? ',' : separators[static_cast<std::size_t>(most - counts.begin())];
}

/// Feeds libcsv and gathers what it finds.
class CsvReader {
  public:
    explicit CsvReader(std::string_view text) : m_text(text) {
        csv_init(&m_parser, strict);
        csv_set_delim(&m_parser, static_cast<unsigned char>(separatorOf(text)));
        csv_set_blk_size(&m_parser, pieceSize);
    }
    ~CsvReader() { csv_free(&m_parser); }
    CsvReader(const CsvReader&) = delete;
    CsvReader& operator=(const CsvReader&) = delete;

    CsvTable read() {
        while (!m_text.empty() && m_table.problem.empty()) {
            m_text.remove_prefix(parse(m_text.substr(0, pieceSize)));
        }
        if (m_table.problem.empty() && csv_fini(&m_parser, onCell, onRow, this) != 0) {
            stop(say("file", "a quote opens a cell and no quote closes it"));
        }
        return std::move(m_table);
    }

  private:
    static constexpr unsigned char lenient = CSV_REPALL_NL | CSV_STRICT_FINI;
    static constexpr unsigned char strict = lenient | CSV_STRICT;
    static constexpr std::size_t pieceSize = 65536;

    static void onCell(void* bytes, std::size_t size, void* reader) {
        static_cast<CsvReader*>(reader)->addCell({static_cast<const char*>(bytes), size});
    }
    static void onRow(int end, void* reader) { static_cast<CsvReader*>(reader)->endRow(end); }

    /// Gives how many bytes are done with.
    std::size_t parse(std::string_view piece) {
        const std::size_t taken = feed(piece);
        if (taken == piece.size()) {
            return taken;
        }
        const bool insideUnquoted = piece[taken] == '"' && m_parser.quoted == 0;
        if (!insideUnquoted) {
            stop(say(
                "file",
                "text stands behind the closing quote of a cell; write a quote inside a quoted cell twice"));
            return taken;
        }
        csv_set_opts(&m_parser, lenient);
        feed(piece.substr(taken, 1));
        csv_set_opts(&m_parser, strict);
        return taken + 1;
    }

    std::size_t feed(std::string_view piece) {
        return csv_parse(&m_parser, piece.data(), piece.size(), onCell, onRow, this);
    }

    void addCell(std::string_view cell) {
        m_lastEnd = 0;
        if (m_row.cells.size() < mostCells) {
            m_row.cells.push_back(unguarded(cell));
        } else {
            stop(sayCounted("file", "the row has more than {n} cell", "the row has more than {n} cells")
                     .of(static_cast<long long>(mostCells)));
        }
    }

    void endRow(int end) {
        const bool secondOfPair = m_row.cells.empty() && m_lastEnd == '\r' && end == '\n';
        m_lastEnd = secondOfPair ? 0 : end;
        if (secondOfPair || !m_table.problem.empty()) {
            return;
        }
        const bool blank = std::all_of(m_row.cells.begin(), m_row.cells.end(), [](const std::string& cell) {
            return cell.find_first_not_of(" \t\r\n") == std::string::npos;
        });
        if (!blank && m_table.rows.size() > mostRows) {
            stop(sayCounted("file", "there is more than {n} row below the header",
                            "there are more than {n} rows below the header")
                     .of(static_cast<long long>(mostRows)));
            return;
        }
        const int next = m_row.number + 1;
        if (!blank) {
            m_table.rows.push_back(std::move(m_row));
        }
        m_row = {next, {}};
    }

    void stop(std::string problem) {
        if (m_table.problem.empty()) {
            m_table.problem = std::move(problem);
            m_table.stoppedAt = m_row.number;
        }
    }

    std::string_view m_text;
    csv_parser m_parser{};
    CsvTable m_table;
    CsvRow m_row{1, {}};
    int m_lastEnd = 0; ///< what ended the row before, as long as nothing came behind it
};

std::string quoted(const std::string& cell) {
    const bool needed = cell.find_first_of("\",;\t\r\n") != std::string::npos ||
                        (!cell.empty() && (cell.front() == ' ' || cell.back() == ' '));
    if (!needed) {
        return cell;
    }
    std::string result(2 * cell.size() + 2, '\0');
    result.resize(csv_write(result.data(), result.size(), cell.data(), cell.size()));
    return result;
}

} // namespace

CsvTable parseCsv(std::string_view text) {
    return CsvReader(text).read();
}

std::string csvLine(const std::vector<std::string>& cells) {
    std::string line;
    for (const std::string& cell : cells) {
        line += (&cell == &cells.front() ? "" : ",");
        line += quoted(looksLikeAFormula(cell) ? "'" + cell : cell);
    }
    return line + "\n";
}

} // namespace umpire
