#include "field/field_plan.h"

#include "field/side_column.h"

#include <algorithm>
#include <numeric>
#include <optional>

namespace umpire::gui {

namespace {

class Planner {
  public:
    Planner(const std::vector<const SideColumn*>& sides, QSize room, int gap, const Look& look)
        : m_sides(sides), m_room(room), m_gap(gap), m_look(look) {}

    FieldPlan plan(FieldSize wanted) const {
        if (wanted != FieldSize::Rows) {
            const auto cards = allInView({FieldSize::Cards});
            if (cards || wanted == FieldSize::Cards) {
                return cards.value_or(scrolled({FieldSize::Cards}));
            }
        }
        return rows(wanted == FieldSize::Rows ? ordinaryRow : highestRow)
            .value_or(scrolled({FieldSize::Rows, wanted == FieldSize::Rows ? ordinaryRow : lowestRow}));
    }

  private:
    int sides() const { return std::max(1, static_cast<int>(m_sides.size())); }
    int gaps() const { return (sides() - 1) * m_gap; }
    int least(DrawnSize size) const { return SideColumn::leastWidth(m_look, size); }

    /// Rows as low as can be need the fewest columns, in which names have most room; in as many, they are as
    /// high as the room allows.
    FieldPlan higher(const FieldPlan& low, int most) const {
        for (int row = most; row > low.size.row; --row) {
            FieldPlan rows = planFor({FieldSize::Rows, row}, low.shares);
            if (rows.fits && rows.columns == low.columns) {
                return rows;
            }
        }
        return low;
    }

    /// Sides as wide as each other, unless what they need makes rows clearly higher.
    std::optional<FieldPlan> rows(int most) const {
        constexpr int clearly = 3;
        std::optional<FieldPlan> best;
        for (const std::vector<int>& shares : sharings({FieldSize::Rows, lowestRow})) {
            const FieldPlan low = planFor({FieldSize::Rows, lowestRow}, shares);
            const FieldPlan plan = low.fits ? higher(low, most) : low;
            if (plan.fits && (!best || plan.size.row >= best->size.row + clearly)) {
                best = plan;
            }
        }
        return best ? widened(*best) : best;
    }

    /// Where a side has height to spare, fewer rows stand beside each other, and say more.
    FieldPlan widened(FieldPlan plan) const {
        constexpr double sayingAll = 250;
        for (std::size_t i = 0; i < m_sides.size(); ++i) {
            DrawnSize wider = plan.size;
            wider.least = m_look.px(sayingAll);
            const bool fits =
                m_sides[i]->heightFor(plan.widths[i], wider, plan.columns[i]) <= m_room.height();
            plan.least.push_back(fits ? wider.least : 0);
        }
        return plan;
    }

    std::vector<std::vector<int>> sharings(DrawnSize size) const {
        return {std::vector<int>(m_sides.size(), 1), needed(size)};
    }

    std::optional<FieldPlan> allInView(DrawnSize size) const {
        for (const std::vector<int>& shares : sharings(size)) {
            FieldPlan plan = planFor(size, shares);
            if (plan.fits) {
                return plan;
            }
        }
        return std::nullopt;
    }

    /// By how high each side would be in one column, as far as that is not out of all proportion.
    std::vector<int> needed(DrawnSize size) const {
        std::vector<int> heights;
        for (const SideColumn* side : m_sides) {
            heights.push_back(std::max(1, side->heightFor(least(size), size, 1)));
        }
        const int most = heights.empty() ? 1 : *std::max_element(heights.begin(), heights.end());
        std::vector<int> shares;
        for (const int height : heights) {
            shares.push_back(std::max(40, 100 * height / most));
        }
        return shares;
    }

    /// Beside each other.
    FieldPlan planFor(DrawnSize size, const std::vector<int>& shares) const {
        FieldPlan plan{size, false, true, {}, shares, {}, {}};
        const int all = std::max(1, std::accumulate(shares.begin(), shares.end(), 0));
        for (std::size_t i = 0; i < m_sides.size(); ++i) {
            const int width = (m_room.width() - gaps()) * shares[i] / all;
            const int columns = columnsFor(*m_sides[i], width, size);
            plan.fits = plan.fits && columns > 0;
            plan.columns.push_back(std::max(1, columns));
            plan.widths.push_back(width);
        }
        return plan;
    }

    /// The fewest in which a side fits; 0: it does not.
    int columnsFor(const SideColumn& side, int width, DrawnSize size) const {
        for (int columns = 1; columns <= width / least(size); ++columns) {
            if (side.heightFor(width, size, columns) <= m_room.height()) {
                return columns;
            }
        }
        return 0;
    }

    /// As much of it in view as can be.
    FieldPlan scrolled(DrawnSize size) const {
        FieldPlan plan{size, false, false, {}, std::vector<int>(m_sides.size(), 1), {}, {}};
        plan.stacked = m_room.width() - gaps() < sides() * least(size);
        const int width = plan.stacked ? m_room.width() : (m_room.width() - gaps()) / sides();
        const int columns = size.rows() ? std::max(1, width / least(size)) : 1;
        plan.columns.assign(m_sides.size(), columns);
        plan.widths.assign(m_sides.size(), width);
        return plan;
    }

    const std::vector<const SideColumn*>& m_sides;
    QSize m_room;
    int m_gap;
    const Look& m_look;
};

} // namespace

FieldPlan planOf(const std::vector<const SideColumn*>& sides, QSize room, int gap, FieldSize wanted,
                 const Look& look) {
    return Planner(sides, room, gap, look).plan(wanted);
}

} // namespace umpire::gui
