#include "umpire/checks/evaluation_watch.h"

#include "umpire/base/speech.h"
#include "umpire/rules/expression.h"

#include <utility>

namespace umpire {

namespace {

struct Work {
    const EvaluationWatch* watch = nullptr;
    int depth = 0;                  ///< lists within lists
    int left = 0;                   ///< items
    std::int64_t items = 0;         ///< ever
    bool givenUp = false;           ///< the present outermost list, or with a watch any
    std::string place;              ///< of the first that was given up
    std::optional<TableCell> blank; ///< the first that was read
};

thread_local Work work;

} // namespace

EvaluationWatch::EvaluationWatch() : m_outer(work.watch), m_before(work.items) {
    if (!m_outer) {
        work.givenUp = false;
        work.place.clear();
    }
    m_outerBlank = std::exchange(work.blank, std::nullopt);
    work.watch = this;
}

EvaluationWatch::~EvaluationWatch() {
    work.watch = m_outer;
    work.blank = std::move(m_outerBlank);
}

std::string EvaluationWatch::problem() const {
    return work.place.empty() ? std::string()
                              : fill(say("checks", "{place}: this goes through more than {most} "
                                                   "subjects, lists within lists; ask for less"),
                                     {{"place", work.place}, {"most", std::to_string(mostItems)}});
}

std::optional<TableCell> blankNeeded() {
    return work.blank;
}

void needBlank(const TableCell& cell) {
    if (work.watch && !work.blank) {
        work.blank = cell;
    }
}

std::int64_t EvaluationWatch::items() const {
    return work.items - m_before;
}

ListCount::ListCount() {
    if (work.depth++ == 0) {
        work.left = EvaluationWatch::mostItems;
        work.givenUp = work.watch && work.givenUp;
    }
}

ListCount::~ListCount() {
    --work.depth;
}

bool ListCount::next(const Expression& expression) {
    if (work.givenUp) {
        return false;
    }
    ++work.items;
    if (--work.left < 0) {
        work.givenUp = true;
        work.place = work.watch && work.place.empty() ? expression.place : work.place;
    }
    return !work.givenUp;
}

} // namespace umpire
