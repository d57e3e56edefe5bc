#include "paper/column_filler.h"

namespace umpire::gui::paper {

namespace {

constexpr double hair = 0.01;
constexpr int halvings = 14;

double headHeight(const Slab& slab) {
    return slab.head ? slab.head->height : 0;
}

/// What a slab adds to a column that holds those from `first` on.
double needed(const Slabs& slabs, std::size_t first, std::size_t at) {
    return slabs[at].height + (at == first ? headHeight(slabs[at]) : slabs[at].above);
}

/// Where the next column begins.
std::size_t fillColumn(const Slabs& slabs, std::size_t from, double height) {
    double used = 0;
    std::size_t good = from;
    std::size_t at = from;
    for (; at < slabs.size(); ++at) {
        used += needed(slabs, from, at);
        if (used > height + hair) {
            break;
        }
        if (!slabs[at].keeps || at + 1 == slabs.size()) {
            good = at + 1;
        }
    }
    // A chain that is longer than a column is divided where the column is full.
    return good > from ? good : std::max(at, from + 1);
}

PageFill fill(const Slabs& slabs, std::size_t from, double height, int columns) {
    PageFill starts{from};
    for (int i = 0; i < columns; ++i) {
        starts.push_back(starts.back() < slabs.size() ? fillColumn(slabs, starts.back(), height)
                                                      : slabs.size());
    }
    return starts;
}

/// True when no column is higher than it may be.
bool fits(const Slabs& slabs, const PageFill& starts, double height) {
    for (std::size_t column = 0; column + 1 < starts.size(); ++column) {
        if (columnHeight(slabs, starts[column], starts[column + 1]) > height + hair) {
            return false;
        }
    }
    return starts.back() == slabs.size();
}

} // namespace

double columnHeight(const Slabs& slabs, std::size_t from, std::size_t to) {
    double used = 0;
    for (std::size_t at = from; at < to; ++at) {
        used += needed(slabs, from, at);
    }
    return used;
}

PageFill fillPage(const Slabs& slabs, std::size_t from, double height, int columns) {
    PageFill best = fill(slabs, from, height, columns);
    if (columns == 1 || best.back() < slabs.size()) {
        return best;
    }
    double low = 0;
    double high = height;
    for (int i = 0; i < halvings; ++i) {
        const double middle = (low + high) / 2;
        PageFill even = fill(slabs, from, middle, columns);
        if (fits(slabs, even, middle)) {
            best = std::move(even);
            high = middle;
        } else {
            low = middle;
        }
    }
    return best;
}

Drawing columnDrawing(const Slabs& slabs, std::size_t from, std::size_t to) {
    Drawing drawing;
    double y = 0;
    for (std::size_t at = from; at < to; ++at) {
        if (at == from && slabs[at].head) {
            drawing.add(slabs[at].head->drawing, {0, 0});
            y += slabs[at].head->height;
        } else if (at > from) {
            y += slabs[at].above;
        }
        drawing.add(slabs[at].drawing, {0, y});
        y += slabs[at].height;
    }
    return drawing;
}

} // namespace umpire::gui::paper
