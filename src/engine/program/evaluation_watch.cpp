#include "umpire/program/evaluation_watch.h"

#include "umpire/base/speech.h"
#include "umpire/rules/expression.h"

#include <utility>

namespace umpire {

namespace {

/// Plain, so that every item of a list can be counted without asking whether it is there yet.
struct Work {
    const EvaluationWatch* watch;
    int depth;          ///< lists within lists
    int left;           ///< items
    std::int64_t items; ///< ever
    std::int64_t runs;  ///< ever
    bool givenUp;       ///< the present outermost list, or with a watch any
};

constinit thread_local Work work{nullptr, 0, 0, 0, 0, false};

/// What the watch that stands has to tell.
struct Found {
    std::string place;              ///< of the first that was given up
    std::optional<TableCell> blank; ///< the first that was read
};

thread_local Found watched;

} // namespace

EvaluationWatch::EvaluationWatch() : m_outer(work.watch), m_before(work.items), m_runsBefore(work.runs) {
    if (!m_outer) {
        work.givenUp = false;
        watched.place.clear();
    }
    m_outerBlank = std::exchange(watched.blank, std::nullopt);
    work.watch = this;
}

EvaluationWatch::~EvaluationWatch() {
    work.watch = m_outer;
    watched.blank = std::move(m_outerBlank);
}

std::string EvaluationWatch::problem() const {
    return watched.place.empty() ? std::string()
                                 : fill(say("checks", "{place}: this goes through more than {most} "
                                                      "subjects, lists within lists; ask for less"),
                                        {{"place", watched.place}, {"most", std::to_string(mostItems)}});
}

std::optional<TableCell> blankNeeded() {
    return watched.blank;
}

void needBlank(const TableCell& cell) {
    if (work.watch && !watched.blank) {
        watched.blank = cell;
    }
}

std::int64_t EvaluationWatch::items() const {
    return work.items - m_before;
}

std::int64_t EvaluationWatch::runs() const {
    return work.runs - m_runsBefore;
}

void countRun() {
    ++work.runs;
}

void ListCount::enter() {
    if (work.depth++ == 0) {
        work.left = EvaluationWatch::mostItems;
        work.givenUp = work.watch && work.givenUp;
    }
}

bool ListCount::leave() {
    --work.depth;
    return !work.givenUp;
}

bool ListCount::next(const Expression& expression) {
    if (work.givenUp) {
        return false;
    }
    ++work.items;
    if (--work.left < 0) {
        work.givenUp = true;
        if (work.watch && watched.place.empty()) {
            watched.place = expression.place;
        }
    }
    return !work.givenUp;
}

} // namespace umpire
