// The order of a battle's lists, what stands below whom and who names others, kept as subjects come, go and
// move.

#include "umpire/state/battle.h"
#include "umpire/state/visits.h"

#include <algorithm>

namespace umpire {

namespace {

/// The first of a list gets the middle one, so that there is room on both sides for as many as there may be.
constexpr std::uint64_t firstKey = std::uint64_t{1} << 62U;
constexpr std::uint64_t step = std::uint64_t{1} << 32U;

} // namespace

/// Keys mostly lie as far apart as their places, so that the place of one is looked for around where it would
/// be then.
std::size_t Battle::placeIn(const List& list, std::uint64_t key) const {
    if (list.empty() || keyOf(list.back()) < key) {
        return list.size();
    }
    const std::uint64_t first = keyOf(list[0]);
    if (key <= first) {
        return 0;
    }
    // Here the first is before the key, and the last is not.
    const double part = static_cast<double>(key - first) / static_cast<double>(keyOf(list.back()) - first);
    const auto before = [&](std::size_t at) { return keyOf(list[at]) < key; };
    const auto guess = static_cast<std::size_t>(part * static_cast<double>(list.size() - 1));
    std::size_t low = std::min(guess, list.size() - 2);
    std::size_t high = low + 1;
    for (std::size_t step = 1; !before(low); step *= 2) {
        high = low;
        low -= std::min(low, step);
    }
    for (std::size_t step = 1; before(high); step *= 2) {
        low = high;
        high = std::min(high + step, list.size() - 1);
    }
    while (high - low > 1) {
        const std::size_t middle = low + (high - low) / 2;
        (before(middle) ? low : high) = middle;
    }
    return high;
}

std::uint64_t Battle::keyAt(const List& list, std::size_t at) {
    if (list.empty()) {
        return firstKey;
    }
    if (at == list.size()) {
        return keyOf(list.back()) + step;
    }
    if (at == 0) {
        return keyOf(list[0]) - step;
    }
    if (keyOf(list[at]) - keyOf(list[at - 1]) < 2) {
        spread(list, at);
    }
    const std::uint64_t low = keyOf(list[at - 1]);
    return low + (keyOf(list[at]) - low) / 2;
}

/// Makes room at a place of a list by giving its neighbours keys further apart: as few of them as have room
/// for that among them. As more are needed only where many were put, each of those pays for a few moves.
void Battle::spread(const List& list, std::size_t at) {
    for (std::size_t reach = 4;; reach *= 2) {
        const std::size_t from = at > reach ? at - reach : 0;
        const std::size_t to = std::min(at + reach, list.size());
        const std::uint64_t count = to - from;
        // Beyond both ends there is room.
        const std::uint64_t low = from > 0 ? keyOf(list[from - 1]) : keyOf(list[0]) - step * (count + 1);
        const std::uint64_t high =
            to < list.size() ? keyOf(list[to]) : keyOf(list.back()) + step * (count + 1);
        const std::uint64_t apart = (high - low) / (count + 1);
        if (apart >= 16 * count) {
            for (std::size_t i = from; i < to; ++i) {
                m_entries.own(list[i].number()).key = low + (i - from + 1) * apart;
            }
            return;
        }
    }
}

void Battle::insert(List& list, std::size_t at, Symbol id) {
    std::vector<Symbol>& symbols = list.own();
    symbols.insert(symbols.begin() + static_cast<std::ptrdiff_t>(at), id);
}

void Battle::erase(List& list, std::size_t at) {
    std::vector<Symbol>& symbols = list.own();
    symbols.erase(symbols.begin() + static_cast<std::ptrdiff_t>(at));
}

namespace {

/// In which of the lists below its parent a subject stands; none for sides and things.
std::optional<std::size_t> listBelow(SubjectKind kind) {
    switch (kind) {
    case SubjectKind::Formation:
        return 0;
    case SubjectKind::Officer:
        return 1;
    case SubjectKind::Unit:
        return 2;
    default:
        return std::nullopt;
    }
}

} // namespace

void Battle::enterBelow(const Subject& subject) {
    const auto enter = [&](Symbol above, std::size_t list) {
        const std::size_t at = placeIn(below(above, list), keyOf(subject.symbol));
        insert(m_entries.own(above.number()).below[list], at, subject.symbol);
    };
    if (const auto list = listBelow(subject.kind)) {
        enter(subject.parentSymbol, *list);
    }
    if (subject.kind == SubjectKind::Unit) {
        enter(subject.sideSymbol, Fighting);
    }
}

void Battle::leaveBelow(const Subject& subject) {
    const auto leave = [&](Symbol above, std::size_t list) {
        const std::size_t at = placeIn(below(above, list), keyOf(subject.symbol));
        erase(m_entries.own(above.number()).below[list], at);
        forgetIfEmpty(above);
    };
    if (const auto list = listBelow(subject.kind)) {
        leave(subject.parentSymbol, *list);
    }
    if (subject.kind == SubjectKind::Unit) {
        leave(subject.sideSymbol, Fighting);
    }
}

void Battle::follow(const Subject& subject, std::size_t list, bool holds) {
    std::vector<List>& holders = m_holders[static_cast<std::size_t>(subject.kind)].own();
    holders.resize(m_layout->of(subject.kind).followed().size());
    const std::size_t at = placeIn(holders[list], keyOf(subject.symbol));
    if (holds) {
        insert(holders[list], at, subject.symbol);
    } else {
        erase(holders[list], at);
    }
}

void Battle::followAll(const Subject& subject, bool holds) {
    const KindLayout none;
    const auto& followed = (m_layout ? m_layout->of(subject.kind) : none).followed();
    for (std::size_t list = 0; list < followed.size(); ++list) {
        if (followed[list].by(subject.values.slot(followed[list].slot))) {
            follow(subject, list, holds);
        }
    }
}

void Battle::enterHolders(const Subject& subject) {
    followAll(subject, true);
}

void Battle::leaveHolders(const Subject& subject) {
    followAll(subject, false);
}

/// Of a subject that stored something else in a slot before.
void Battle::followChange(const Subject& subject, std::size_t slot, const Value& was) {
    const auto& followed = m_layout->of(subject.kind).followed();
    for (std::size_t list = 0; list < followed.size(); ++list) {
        const bool held = followed[list].slot == slot && followed[list].by(was);
        const bool holds = followed[list].slot == slot && followed[list].by(subject.values.slot(slot));
        if (held != holds) {
            follow(subject, list, holds);
        }
    }
}

std::vector<Symbol> Battle::holdersOf(SubjectKind kind, std::string_view attribute,
                                      const Value& value) const {
    std::vector<Symbol> holders;
    if (const auto list = m_layout ? m_layout->of(kind).followedAt(attribute, value) : std::nullopt) {
        const auto& kept = *m_holders[static_cast<std::size_t>(kind)];
        if (*list < kept.size()) {
            holders.assign(kept[*list].begin(), kept[*list].end());
        }
        Visits::count(holders.size());
        return holders;
    }
    for (const Symbol id : symbolsOf(kind)) {
        const Value& stored = find(id)->values.at(attribute);
        if (value.isNone() ? !stored.isNone() : stored == value) {
            holders.push_back(id);
        }
    }
    return holders;
}

/// Nothing is kept of who is not there and has nobody below.
void Battle::forgetIfEmpty(Symbol id) {
    const Entry* entry = m_entries.find(id.number());
    if (entry && !entry->there && std::all_of(entry->below.begin(), entry->below.end(), [](const List& list) {
            return list.empty();
        })) {
        m_entries.erase(id.number());
    }
}

} // namespace umpire
