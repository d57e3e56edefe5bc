#include "paper/table_grid.h"

#include <algorithm>
#include <numeric>

namespace umpire::gui::paper {

namespace {

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
        const double least = leastWidth(cell.atoms);
        double whole = wholeWidth(cell.atoms);
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
                    widen(m_least, cell, leastWidth(cell.atoms) - gaps);
                    widen(m_whole, cell, leastWidth(cell.atoms) - gaps);
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

} // namespace

std::vector<double> columnWidths(const Grid& grid, const Setting& setting) {
    return ColumnFitter(grid, setting).fit();
}

bool fitsWords(const Grid& grid, const Setting& setting) {
    return ColumnFitter(grid, setting).fitsWords();
}

} // namespace umpire::gui::paper
