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

std::size_t Battle::placeIn(const List& list, std::uint64_t key) const {
    const auto before = [this](Symbol id, std::uint64_t wanted) { return keyOf(id) < wanted; };
    const bool last = list.empty() || keyOf(list.back()) < key;
    return last ? list.size()
                : static_cast<std::size_t>(std::lower_bound(list.begin(), list.end(), key, before) -
                                           list.begin());
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
        m_entries.own(above.number()).below[list].insert(at, subject.symbol);
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
        m_entries.own(above.number()).below[list].erase(at);
        forgetIfEmpty(above);
    };
    if (const auto list = listBelow(subject.kind)) {
        leave(subject.parentSymbol, *list);
    }
    if (subject.kind == SubjectKind::Unit) {
        leave(subject.sideSymbol, Fighting);
    }
}

std::optional<std::size_t> Battle::followedSlot(SubjectKind kind, std::string_view attribute) const {
    const auto slot = m_layout ? m_layout->slotOf(kind, attribute) : std::nullopt;
    return slot && m_layout->of(kind).names(*slot) ? slot : std::nullopt;
}

void Battle::follow(Symbol id, SubjectKind kind, std::size_t slot, bool holds) {
    std::vector<List>& holders = m_holders[static_cast<std::size_t>(kind)].own();
    holders.resize(m_layout->of(kind).size());
    const std::size_t at = placeIn(holders[slot], keyOf(id));
    if (holds) {
        holders[slot].insert(at, id);
    } else {
        holders[slot].erase(at);
    }
}

void Battle::enterHolders(const Subject& subject) {
    const KindLayout none;
    const KindLayout& layout = m_layout ? m_layout->of(subject.kind) : none;
    for (std::size_t slot = 0; slot < layout.size(); ++slot) {
        if (layout.names(slot) && !subject.values.slot(slot).isNone()) {
            follow(subject.symbol, subject.kind, slot, true);
        }
    }
}

void Battle::leaveHolders(const Subject& subject) {
    const KindLayout none;
    const KindLayout& layout = m_layout ? m_layout->of(subject.kind) : none;
    for (std::size_t slot = 0; slot < layout.size(); ++slot) {
        if (layout.names(slot) && !subject.values.slot(slot).isNone()) {
            follow(subject.symbol, subject.kind, slot, false);
        }
    }
}

std::vector<Symbol> Battle::holdersOf(SubjectKind kind, std::string_view attribute) const {
    std::vector<Symbol> holders;
    if (const auto slot = followedSlot(kind, attribute)) {
        const auto& kept = *m_holders[static_cast<std::size_t>(kind)];
        if (*slot < kept.size()) {
            holders.assign(kept[*slot].begin(), kept[*slot].end());
        }
        Visits::count(holders.size());
        return holders;
    }
    for (const Symbol id : symbolsOf(kind)) {
        if (find(id)->values.contains(attribute)) {
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
