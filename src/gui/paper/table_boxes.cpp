#include "paper/layout_box.h"

#include <algorithm>
#include <numeric>
#include <set>

namespace umpire::gui::paper {

namespace {

/// A cell of a table, ready to be set.
struct GridCell {
    InlineRuns runs;
    int column = 0;
    int across = 1;
    sheets::Column::Align align = sheets::Column::Align::Start;
    bool words = true; ///< nothing but text, which may wrap anywhere
};

struct GridRow {
    sheets::Row::Kind kind = sheets::Row::Kind::Body;
    bool head = false;
    std::vector<GridCell> cells;
};

struct Grid {
    std::vector<GridRow> rows; ///< the heads first
    std::vector<sheets::Column> columns;
    double gap = 0; ///< between columns
};

constexpr double cellGap = 0.8;
constexpr double closeGap = 0.6;
constexpr double headSize = 0.92;

TypeStyle styleOf(const sheets::Row& row, bool head, const Setting& setting) {
    if (head) {
        return setting.text(headSize, true);
    }
    return setting.text(1, row.kind != sheets::Row::Kind::Body);
}

bool isWords(const sheets::Cell& cell) {
    return std::all_of(cell.pieces.begin(), cell.pieces.end(), [](const sheets::Piece& piece) {
        return std::holds_alternative<sheets::Words>(piece);
    });
}

GridRow gridRow(const sheets::Row& row, bool head, const Grid& grid, const Setting& setting) {
    GridRow result{row.kind, head, {}};
    const int columns = static_cast<int>(grid.columns.size());
    int column = 0;
    for (const sheets::Cell& cell : row.cells) {
        if (column >= columns) {
            break;
        }
        GridCell made;
        made.runs = pieceRuns(cell.pieces, styleOf(row, head, setting), setting);
        if (!made.runs.empty()) {
            made.runs.back().glue = 0;
        }
        made.column = column;
        made.across = std::clamp(cell.across, 1, columns - column);
        made.words = isWords(cell);
        made.align = made.across == 1 ? grid.columns[static_cast<std::size_t>(column)].align
                     : head           ? sheets::Column::Align::Centre
                                      : sheets::Column::Align::Start;
        column += made.across;
        result.cells.push_back(std::move(made));
    }
    return result;
}

Grid gridOf(const sheets::Table& table, const Setting& setting) {
    Grid grid;
    grid.columns = table.columns;
    grid.gap = (setting.wholeWidth ? cellGap : closeGap) * setting.size;
    for (const sheets::Row& row : table.heads) {
        grid.rows.push_back(gridRow(row, true, grid, setting));
    }
    for (const sheets::Row& row : table.rows) {
        grid.rows.push_back(gridRow(row, false, grid, setting));
    }
    return grid;
}

/// Words of a narrow column may go on up to this many sizes of the type before they wrap.
constexpr double narrowLine = 11;
/// What is left to columns with shares, of the width, when narrow ones could wrap.
constexpr double sharePart = 0.45;
/// A table without shares grows up to this much beyond its contents.
constexpr double stretch = 1.35;
/// So near to its column's width a table fills it.
constexpr double fillsFrom = 1.7;

/// One endless word takes no more of the room than this; it is divided rather than everything beside it.
constexpr double mostOfOne = 0.4;

using Widths = std::vector<double>;

double sum(const Widths& widths) {
    return std::accumulate(widths.begin(), widths.end(), 0.0);
}

/// The widths of the columns: narrow ones by what stands in them, the others by their shares of the rest.
class ColumnFitter {
  public:
    ColumnFitter(const Grid& grid, const Setting& setting)
        : m_grid(grid), m_setting(setting), m_least(grid.columns.size(), 0.0),
          m_whole(grid.columns.size(), 0.0) {
        m_room = setting.width - grid.gap * (static_cast<double>(grid.columns.size()) - 1);
        measureCells();
        measureSpans();
        for (double& least : m_least) {
            least = std::min(least, mostOfOne * m_room);
        }
    }

    /// True when no word has to be divided.
    bool fitsWords() const { return sum(m_least) <= m_room + 0.01; }

    Widths fit() const {
        const double least = sum(m_least);
        if (least >= m_room) {
            return scaled(m_least, least > 0 ? m_room / least : 0);
        }
        return hasShares() ? byShares() : byContents();
    }

  private:
    bool isShared(std::size_t column) const { return m_grid.columns[column].share > 0; }

    bool hasShares() const {
        return std::any_of(m_grid.columns.begin(), m_grid.columns.end(),
                           [](const sheets::Column& column) { return column.share > 0; });
    }

    static Widths scaled(Widths widths, double by) {
        for (double& width : widths) {
            width *= by;
        }
        return widths;
    }

    void measureCells() {
        for (const GridRow& row : m_grid.rows) {
            for (const GridCell& cell : row.cells) {
                if (cell.across == 1) {
                    measure(row, cell);
                }
            }
        }
    }

    void measure(const GridRow& row, const GridCell& cell) {
        const auto column = static_cast<std::size_t>(cell.column);
        const double least = leastWidth(cell.runs);
        double whole = wholeWidth(cell.runs);
        if (row.head && !isShared(column)) {
            whole = least;
        } else if (cell.words && !isShared(column)) {
            whole = std::min(whole, std::max(least, narrowLine * m_setting.size));
        }
        m_least[column] = std::max(m_least[column], least);
        m_whole[column] = std::max(m_whole[column], whole);
    }

    void measureSpans() {
        for (const GridRow& row : m_grid.rows) {
            for (const GridCell& cell : row.cells) {
                if (cell.across > 1) {
                    const double gaps = m_grid.gap * (cell.across - 1);
                    widen(m_least, cell, leastWidth(cell.runs) - gaps);
                    widen(m_whole, cell, leastWidth(cell.runs) - gaps);
                }
            }
        }
    }

    /// What a spanning cell needs beyond its columns is shared out among them.
    static void widen(Widths& widths, const GridCell& cell, double needed) {
        const auto from = widths.begin() + cell.column;
        const double more = (needed - std::accumulate(from, from + cell.across, 0.0)) / cell.across;
        if (more > 0) {
            std::for_each(from, from + cell.across, [more](double& width) { width += more; });
        }
    }

    Widths byContents() const {
        const double whole = sum(m_whole);
        if (whole > m_room) {
            return between((m_room - sum(m_least)) / (whole - sum(m_least)));
        }
        const double most = m_room / std::max(1.0, whole);
        return scaled(m_whole, most <= fillsFrom || !m_setting.wholeWidth ? most : std::min(most, stretch));
    }

    Widths between(double part) const {
        Widths widths = m_least;
        for (std::size_t i = 0; i < widths.size(); ++i) {
            widths[i] += (m_whole[i] - m_least[i]) * part;
        }
        return widths;
    }

    Widths byShares() const {
        Widths widths = m_least;
        const double narrowLeast = total(m_least, false);
        const double narrowWhole = total(m_whole, false);
        const double wanted =
            std::max(total(m_least, true), std::min(total(m_whole, true), sharePart * m_room));
        const double part =
            narrowWhole > narrowLeast
                ? std::clamp((m_room - wanted - narrowLeast) / (narrowWhole - narrowLeast), 0.0, 1.0)
                : 1.0;
        double narrow = 0;
        for (std::size_t i = 0; i < widths.size(); ++i) {
            if (!isShared(i)) {
                widths[i] += (m_whole[i] - m_least[i]) * part;
                narrow += widths[i];
            }
        }
        shareOut(widths, m_room - narrow);
        return widths;
    }

    double total(const Widths& widths, bool shared) const {
        double result = 0;
        for (std::size_t i = 0; i < widths.size(); ++i) {
            result += isShared(i) == shared ? widths[i] : 0;
        }
        return result;
    }

    /// By shares, but none less than its longest word, or than all it has to say where each may have that;
    /// and none more than it has to say while another wraps.
    void shareOut(Widths& widths, double room) const {
        const bool allWhole = total(m_whole, true) <= room;
        const Widths& least = allWhole ? m_whole : m_least;
        std::vector<bool> settled(widths.size(), false);
        while (share(widths, room, settled)) {
            const auto settle = [&](const auto& isWrong, const Widths& to) {
                for (std::size_t i = 0; i < widths.size(); ++i) {
                    if (isShared(i) && !settled[i] && isWrong(i)) {
                        widths[i] = to[i];
                        settled[i] = true;
                        return true;
                    }
                }
                return false;
            };
            const bool again =
                settle([&](std::size_t i) { return widths[i] < least[i]; }, least) ||
                (!allWhole && settle([&](std::size_t i) { return widths[i] > m_whole[i]; }, m_whole));
            if (!again) {
                return;
            }
        }
    }

    /// Gives columns that are not settled their shares of what the others leave; false where all are.
    bool share(Widths& widths, double room, const std::vector<bool>& settled) const {
        double left = room;
        int shares = 0;
        for (std::size_t i = 0; i < widths.size(); ++i) {
            left -= isShared(i) && settled[i] ? widths[i] : 0;
            shares += isShared(i) && !settled[i] ? m_grid.columns[i].share : 0;
        }
        for (std::size_t i = 0; i < widths.size(); ++i) {
            if (isShared(i) && !settled[i]) {
                widths[i] = left * m_grid.columns[i].share / shares;
            }
        }
        return shares > 0;
    }

    const Grid& m_grid;
    const Setting& m_setting;
    Widths m_least; ///< no word is divided
    Widths m_whole; ///< no line is broken
    double m_room = 0;
};

constexpr double padding = 0.2; ///< above and below a row's text, in sizes of the type

/// To keep words whole a table may be set so much smaller than the text around it.
constexpr double leastType = 0.7;

using Align = sheets::Column::Align;
using RowKind = sheets::Row::Kind;

/// A cell's lines and where they stand.
struct SetCell {
    SetLines lines;
    double left = 0;
    double width = 0;
    Align align = Align::Start;
    bool spans = false;
};

class TableSetter {
  public:
    TableSetter(const sheets::Table& table, const Setting& setting)
        : m_setting(setting), m_grid(gridOf(table, setting)), m_widths(ColumnFitter(m_grid, setting).fit()) {
        m_lefts.push_back(0);
        for (const double width : m_widths) {
            m_lefts.push_back(m_lefts.back() + width + m_grid.gap);
        }
        m_width = m_lefts.back() - m_grid.gap;
    }

    LayoutBoxes set() {
        setHead();
        for (std::size_t i = 0; i < m_grid.rows.size(); ++i) {
            if (!m_grid.rows[i].head) {
                setRow(m_grid.rows[i]);
            }
        }
        keepEnds();
        return std::move(m_boxes);
    }

  private:
    SetCell setCell(const GridCell& cell) const {
        SetCell result;
        const auto first = static_cast<std::size_t>(cell.column);
        const auto last = first + static_cast<std::size_t>(cell.across) - 1;
        result.left = m_lefts[first];
        result.width = m_lefts[last] + m_widths[last] - result.left;
        result.align = cell.align;
        result.spans = cell.across > 1;
        result.lines = breakLines(cell.runs, result.width, m_setting.type);
        return result;
    }

    std::vector<SetCell> setCells(const GridRow& row) const {
        std::vector<SetCell> cells;
        for (const GridCell& cell : row.cells) {
            cells.push_back(setCell(cell));
        }
        return cells;
    }

    /// The first lines of a row's cells stand on one baseline.
    static double firstAscent(const std::vector<SetCell>& cells) {
        double ascent = 0;
        for (const SetCell& cell : cells) {
            ascent = std::max(ascent, cell.lines.empty() ? 0.0 : cell.lines.front().ascent);
        }
        return ascent;
    }

    static double cellTop(const SetCell& cell, double ascent) {
        return cell.lines.empty() ? 0 : ascent - cell.lines.front().ascent;
    }

    double rowHeight(const std::vector<SetCell>& cells) const {
        double height = 1.0 * m_setting.size;
        const double ascent = firstAscent(cells);
        for (const SetCell& cell : cells) {
            height = std::max(height, cellTop(cell, ascent) + heightOf(cell.lines));
        }
        return height;
    }

    void addCell(Drawing& drawing, const SetCell& cell, double top) const {
        for (const SetLine& line : cell.lines) {
            const double spare = std::max(0.0, cell.width - line.width);
            const double x = cell.align == Align::End ? spare : cell.align == Align::Centre ? spare / 2 : 0;
            drawing.add(line.drawing, {cell.left + x, top + line.ascent});
            top += line.height();
        }
    }

    double pad() const { return m_setting.air(padding); }

    void setHead() {
        auto head = std::make_shared<LayoutBox>();
        for (const GridRow& row : m_grid.rows) {
            if (row.head) {
                addHeadRow(*head, row);
            }
        }
        if (head->drawing.isEmpty()) {
            return;
        }
        head->drawing.line({0, head->height}, {m_width, head->height}, 0.8, m_setting.inks.ink);
        head->above = m_setting.air(0.35);
        head->keeps = true;
        m_boxes.push_back(*head);
        m_head = std::move(head);
    }

    /// Heads stand on the line below them; one over several columns has a line of its own.
    void addHeadRow(LayoutBox& head, const GridRow& row) const {
        const std::vector<SetCell> cells = setCells(row);
        const double height = rowHeight(cells);
        for (const SetCell& cell : cells) {
            addCell(head.drawing, cell, head.height + pad() + height - heightOf(cell.lines));
            if (cell.spans && !cell.lines.empty()) {
                const double y = head.height + height + 2 * pad();
                head.drawing.line({cell.left, y}, {cell.left + cell.width, y}, 0.4, m_setting.inks.quiet);
            }
        }
        head.height += height + 2 * pad();
    }

    void setRow(const GridRow& row) {
        std::vector<SetCell> cells = setCells(row);
        const double most = m_setting.height - (m_head ? m_head->height : 0) - 2 * pad();
        while (rowHeight(cells) > most && divisible(cells)) {
            m_boxes.push_back(rowBox(row, cutOff(cells, most)));
        }
        m_boxes.push_back(rowBox(row, cells));
    }

    static bool divisible(const std::vector<SetCell>& cells) {
        return std::any_of(cells.begin(), cells.end(),
                           [](const SetCell& cell) { return cell.lines.size() > 1; });
    }

    /// Takes the lines that fit a page out of a row that is higher.
    static std::vector<SetCell> cutOff(std::vector<SetCell>& cells, double most) {
        const double ascent = firstAscent(cells);
        std::vector<SetCell> part = cells;
        for (std::size_t i = 0; i < cells.size(); ++i) {
            double used = cellTop(cells[i], ascent);
            std::size_t fits = 0;
            for (; fits < cells[i].lines.size(); ++fits) {
                used += cells[i].lines[fits].height();
                if (used > most && fits > 0) {
                    break;
                }
            }
            const auto cut = static_cast<std::ptrdiff_t>(fits);
            part[i].lines.resize(fits);
            cells[i].lines.erase(cells[i].lines.begin(), cells[i].lines.begin() + cut);
        }
        return part;
    }

    LayoutBox rowBox(const GridRow& row, const std::vector<SetCell>& cells) {
        LayoutBox box;
        const double ascent = firstAscent(cells);
        for (const SetCell& cell : cells) {
            addCell(box.drawing, cell, pad() + cellTop(cell, ascent));
        }
        box.height = rowHeight(cells) + 2 * pad();
        box.head = m_head;
        box.above = m_boxes.empty() ? m_setting.air(0.35) : 0;
        addRules(box, row.kind);
        return box;
    }

    void addRules(LayoutBox& box, RowKind kind) {
        const Inks& inks = m_setting.inks;
        if (kind == RowKind::Group) {
            box.above = m_boxes.size() > 1 ? m_setting.air(0.5) : box.above;
            box.keeps = true;
            m_groups.insert(m_boxes.size());
        }
        if (kind == RowKind::Total) {
            box.drawing.line({0, 0}, {m_width, 0}, 0.6, inks.ink);
        }
        box.drawing.line({0, box.height}, {m_width, box.height}, kind == RowKind::Group ? 0.5 : 0.35,
                         kind == RowKind::Group ? inks.ink : inks.hairline);
    }

    /// One row of several does not stand alone at the foot or the head of a column; a few stay together.
    void keepEnds() {
        const std::size_t first = m_head ? 1 : 0;
        if (m_setting.wholeTables) {
            keepWhole();
        } else if (m_setting.wholeWidth && m_boxes.size() > first + 3) {
            m_boxes[first].keeps = true;
            m_boxes[m_boxes.size() - 2].keeps = true;
        } else if (m_setting.wholeWidth) {
            for (std::size_t i = 0; i + 1 < m_boxes.size(); ++i) {
                m_boxes[i].keeps = true;
            }
        }
    }

    /// A table that is higher than a column may be divided between its groups, but not below its head.
    void keepWhole() {
        double height = 0;
        for (const LayoutBox& box : m_boxes) {
            height += box.above + box.height;
        }
        const bool fits = height <= m_setting.height;
        for (std::size_t i = 0; i + 1 < m_boxes.size(); ++i) {
            const bool head = i == 0 && m_head;
            m_boxes[i].keeps = fits || head || !m_groups.contains(i + 1);
        }
    }

    const Setting& m_setting;
    Grid m_grid;
    std::vector<double> m_widths;
    std::vector<double> m_lefts;
    double m_width = 0;
    std::shared_ptr<const LayoutBox> m_head;
    LayoutBoxes m_boxes;
    std::set<std::size_t> m_groups; ///< which of them begin a group
};

} // namespace

LayoutBoxes boxesOf(const sheets::Table& table, const Setting& setting) {
    if (table.columns.empty()) {
        return {};
    }
    // Rather smaller type than divided words.
    Setting smaller = setting;
    while (smaller.size > leastType * setting.size &&
           !ColumnFitter(gridOf(table, smaller), smaller).fitsWords()) {
        smaller.size -= 0.05 * setting.size;
    }
    LayoutBoxes boxes = TableSetter(table, smaller).set();
    for (LayoutBox& box : boxes) {
        box.keeps = box.keeps || table.withNext;
    }
    return boxes;
}

} // namespace umpire::gui::paper
