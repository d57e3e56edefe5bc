#include "umpire/state/battle.h"

#include <algorithm>
#include <stdexcept>
#include <unordered_set>

namespace umpire {

std::string_view name(SubjectKind kind) {
    switch (kind) {
    case SubjectKind::Side:
        return "side";
    case SubjectKind::Formation:
        return "formation";
    case SubjectKind::Officer:
        return "officer";
    case SubjectKind::Unit:
        return "unit";
    case SubjectKind::Thing:
        return "thing";
    }
    return "";
}

bool Subject::operator==(const Subject& other) const {
    return id == other.id && kind == other.kind && name == other.name && parent == other.parent &&
           side == other.side && values == other.values;
}

namespace {

void nameAnew(Subject& subject) {
    subject.symbol = Symbol(subject.id);
    subject.parentSymbol = Symbol(subject.parent);
    subject.sideSymbol = Symbol(subject.side);
}

Subject fitted(Subject subject, const Layout* layout) {
    nameAnew(subject);
    subject.values.arrange(layout ? layout->attributes[static_cast<std::size_t>(subject.kind)] : nullptr);
    return subject;
}

void append(std::span<const Symbol> symbols, std::vector<Symbol>& into) {
    Visits::count(symbols.size());
    into.insert(into.end(), symbols.begin(), symbols.end());
}

/// The first of a list gets the middle one, so that there is room on both sides for as many as there may be.
constexpr std::uint64_t firstKey = std::uint64_t{1} << 62U;
constexpr std::uint64_t step = std::uint64_t{1} << 32U;

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

void Battle::adopt(std::shared_ptr<const Layout> layout) {
    rulings.arrange(layout);
    if (m_layout == layout) {
        return;
    }
    m_layout = std::move(layout);
    for (const List& list : m_order) {
        for (const Symbol id : list) {
            Subject& subject = m_entries.own(id.number()).subject;
            subject = fitted(std::move(subject), m_layout.get());
        }
    }
}

const Battle::Entry& Battle::entryOf(std::string_view id) const {
    const auto symbol = Symbol::find(id);
    const Entry* found = symbol ? entry(*symbol) : nullptr;
    if (!found) {
        throw std::out_of_range("no such subject");
    }
    return *found;
}

const Battle::List& Battle::below(Symbol id, std::size_t list) const {
    static const List none;
    const Entry* entry = m_entries.find(id.number());
    return entry ? entry->below[list] : none;
}

std::size_t Battle::before(SubjectKind kind) const {
    std::size_t count = 0;
    for (std::size_t i = 0; i < static_cast<std::size_t>(kind); ++i) {
        count += m_order[i].size();
    }
    return count;
}

void Battle::add(Subject subject, std::size_t place) {
    const Symbol id(subject.id);
    List& list = m_order[static_cast<std::size_t>(subject.kind)];
    const std::size_t first = before(subject.kind);
    const std::size_t at = std::min(place > first ? place - first : 0, list.size());
    const std::uint64_t key = keyAt(list, at);
    insert(list, at, id);
    Entry& entry = m_entries.own(id.number());
    entry.subject = fitted(std::move(subject), m_layout.get());
    entry.key = key;
    entry.there = true;
    enterBelow(entry.subject);
}

void Battle::remove(std::string_view id) {
    const Subject* found = find(id);
    if (!found) {
        return;
    }
    const Symbol symbol = found->symbol;
    Entry& entry = m_entries.own(symbol.number()); // its own, it stays where it is while others change
    leaveBelow(entry.subject);
    List& list = m_order[static_cast<std::size_t>(entry.subject.kind)];
    erase(list, placeIn(list, entry.key));
    entry.subject = {};
    entry.there = false;
    forgetIfEmpty(symbol);
}

void Battle::set(std::string_view id, const std::string& attribute, Value value) {
    set(entryOf(id).subject.symbol, Symbol(attribute), std::move(value));
}

void Battle::set(Symbol id, Symbol attribute, Value value) {
    if (!entry(id)) {
        throw std::out_of_range("no such subject");
    }
    Subject& subject = m_entries.own(id.number()).subject;
    if (value.isNone()) {
        subject.values.erase(attribute.text());
    } else {
        subject.values[attribute] = std::move(value);
    }
}

void Battle::setStation(std::string_view id, const Station& station) {
    Entry& mine = m_entries.own(entryOf(id).subject.symbol.number()); // stays while others change
    Subject& subject = mine.subject;
    List& list = m_order[static_cast<std::size_t>(subject.kind)];
    const std::size_t now = placeIn(list, mine.key);
    const std::size_t to = stationFor(id, station).place - before(subject.kind);
    const bool moves = subject.parent != station.parent || subject.side != station.side || now != to;
    if (moves) {
        leaveBelow(subject);
    }
    if (now != to) {
        erase(list, now);
        mine.key = keyAt(list, to);
        insert(list, to, subject.symbol);
    }
    subject.name = station.name;
    subject.parent = station.parent;
    subject.side = station.side;
    nameAnew(subject);
    if (moves) {
        enterBelow(subject);
    }
}

Station Battle::stationFor(std::string_view id, const Station& wish) const {
    const SubjectKind kind = entryOf(id).subject.kind;
    const std::size_t first = before(kind);
    const std::size_t last = count(kind) - 1;
    Station station = wish;
    station.place = first + std::min(wish.place > first ? wish.place - first : 0, last);
    return station;
}

Station Battle::stationOf(std::string_view id) const {
    const Entry& entry = entryOf(id);
    const Subject& subject = entry.subject;
    return {subject.name, subject.parent, subject.side,
            before(subject.kind) + placeIn(order(subject.kind), entry.key)};
}

const std::vector<std::string>& Battle::details() {
    static const std::vector<std::string> names{"title", "date", "notes", "turn-limit", "turn-minutes"};
    return names;
}

Value Battle::detail(std::string_view name) const {
    if (name == "turn-limit") {
        return turnLimit;
    }
    if (name == "turn-minutes") {
        return turnMinutes;
    }
    return name == "title" ? title : name == "date" ? date : notes;
}

void Battle::setDetail(std::string_view name, const Value& value) {
    if (name == "turn-limit") {
        turnLimit = value.number();
    } else if (name == "turn-minutes") {
        turnMinutes = value.number();
    } else {
        (name == "title" ? title : name == "date" ? date : notes) = value.text();
    }
}

const Objective* Battle::objective(std::string_view id) const {
    const auto found = std::find_if(objectives.begin(), objectives.end(),
                                    [id](const Objective& each) { return each.id == id; });
    return found == objectives.end() ? nullptr : &*found;
}

const Subject* Battle::find(std::string_view id) const {
    const auto symbol = Symbol::find(id);
    return symbol ? find(*symbol) : nullptr;
}

std::size_t Battle::count() const {
    return before(SubjectKind::Thing) + count(SubjectKind::Thing);
}

std::span<const Symbol> Battle::symbolsOf(SubjectKind kind) const {
    Visits::count(count(kind));
    return order(kind);
}

std::vector<const Subject*> Battle::all() const {
    std::vector<const Subject*> result;
    result.reserve(count());
    for (const List& list : m_order) {
        for (const Symbol id : list) {
            result.push_back(find(id));
        }
    }
    return result;
}

std::vector<const Subject*> Battle::all(SubjectKind kind) const {
    std::vector<const Subject*> result;
    result.reserve(count(kind));
    for (const Symbol id : order(kind)) {
        result.push_back(find(id));
    }
    return result;
}

Ids Battle::namesOf(std::span<const Symbol> symbols) const {
    Visits::count(symbols.size());
    Ids names;
    names.reserve(symbols.size());
    for (const Symbol symbol : symbols) {
        names.push_back(symbol.text());
    }
    return names;
}

void Battle::sort(std::vector<Symbol>& subjects) const {
    struct Placed {
        SubjectKind kind;
        std::uint64_t key;
        Symbol id;
    };
    std::vector<Placed> placed;
    placed.reserve(subjects.size());
    for (const Symbol id : subjects) {
        const Entry& known = *entry(id);
        placed.push_back({known.subject.kind, known.key, id});
    }
    std::sort(placed.begin(), placed.end(), [](const Placed& a, const Placed& b) {
        return a.kind != b.kind ? a.kind < b.kind : a.key < b.key;
    });
    std::transform(placed.begin(), placed.end(), subjects.begin(),
                   [](const Placed& each) { return each.id; });
}

void Battle::line(const Subject& subject, std::vector<Symbol>& into) const {
    const std::size_t most = into.size() + count(SubjectKind::Side) + count(SubjectKind::Formation);
    // A file with a loop in its command tree is refused, but a state must never hang for it.
    for (const Subject* at = find(subject.parentSymbol); at && into.size() < most;
         at = find(at->parentSymbol)) {
        into.push_back(at->symbol);
    }
}

Ids Battle::line(const Subject& subject) const {
    std::vector<Symbol> line;
    this->line(subject, line);
    return namesOf(line);
}

void Battle::officersOf(const Subject& subject, std::vector<Symbol>& into) const {
    const std::size_t first = into.size();
    int posts = 0;
    const auto addThoseOf = [&](Symbol post) {
        const List& officers = below(post, Officers);
        into.insert(into.end(), officers.begin(), officers.end());
        posts += officers.empty() ? 0 : 1;
    };
    // A file with a loop in its command tree is refused, but a state must never hang for it.
    std::size_t most = count(SubjectKind::Side) + count(SubjectKind::Formation);
    for (const Subject* at = find(subject.parentSymbol); at && most > 0;
         at = find(at->parentSymbol), --most) {
        addThoseOf(at->symbol);
    }
    if (subject.kind != SubjectKind::Unit) {
        addThoseOf(subject.symbol);
    }
    if (posts > 1) { // those of one post stand in order
        // They are few, so that they are soonest sorted where they stand.
        std::sort(into.begin() + static_cast<std::ptrdiff_t>(first), into.end(),
                  [this](Symbol a, Symbol b) { return entry(a)->key < entry(b)->key; });
    }
    Visits::count(into.size() - first);
}

Ids Battle::officersOf(const Subject& subject) const {
    std::vector<Symbol> officers;
    officersOf(subject, officers);
    return namesOf(officers);
}

std::span<const Symbol> Battle::symbolsBelow(Symbol id, SubjectKind kind) const {
    const List& list = below(id, kind == SubjectKind::Formation ? Formations
                                 : kind == SubjectKind::Officer ? Officers
                                                                : Units);
    Visits::count(list.size());
    return list;
}

void Battle::unitsOf(const Subject& subject, std::vector<Symbol>& into) const {
    append(below(subject.symbol, subject.kind == SubjectKind::Side ? Fighting : Units), into);
}

Ids Battle::unitsOf(const Subject& subject) const {
    return namesOf(below(subject.symbol, subject.kind == SubjectKind::Side ? Fighting : Units));
}

void Battle::formationsOf(const Subject& subject, std::vector<Symbol>& into) const {
    append(below(subject.symbol, Formations), into);
}

Ids Battle::formationsOf(const Subject& subject) const {
    return namesOf(below(subject.symbol, Formations));
}

Ids Battle::sideOrder() const {
    Ids order = namesOf(this->order(SubjectKind::Side));
    const auto first = std::find(order.begin(), order.end(), firstSide);
    if (first != order.end()) {
        std::rotate(order.begin(), first, order.end());
    }
    return order;
}

Ids Battle::withAllBelow(std::string_view id) const {
    return withAllBelow(Ids{Id(id)});
}

Ids Battle::withAllBelow(const Ids& tops) const {
    std::unordered_set<Symbol> seen;
    std::vector<Symbol> open;
    std::vector<Symbol> result;
    for (const Id& id : tops) {
        const Subject* top = find(id);
        open.emplace_back(id);
        if (seen.insert(open.back()).second && top) {
            result.push_back(open.back());
        }
    }
    while (!open.empty()) {
        const Symbol above = open.back();
        open.pop_back();
        for (const BelowList list : {Formations, Officers, Units}) {
            for (const Symbol each : below(above, list)) {
                if (seen.insert(each).second) {
                    result.push_back(each);
                    open.push_back(each);
                }
            }
        }
    }
    sort(result);
    return namesOf(result);
}

const Due* Battle::findDue(std::string_view id) const {
    const auto found = std::find_if(due.begin(), due.end(), [id](const Due& d) { return d.id == id; });
    return found == due.end() ? nullptr : &*found;
}

Value Battle::cell(const TableCell& cell) const {
    const auto found = cells.find(cell);
    return found == cells.end() ? Value() : found->second;
}

void Battle::setCell(const TableCell& cell, const Value& value) {
    if (value.isNone()) {
        cells.own().erase(cell);
    } else {
        cells.own()[cell] = value;
    }
}

bool Battle::operator==(const Battle& other) const {
    const auto sameSubject = [&](Symbol id) {
        const Entry* mine = entry(id);
        const Entry* others = other.entry(id);
        return mine == others || mine->subject == others->subject;
    };
    const auto sameSubjects = [&sameSubject](const List& a, const List& b) {
        return a == b && std::all_of(a.begin(), a.end(), sameSubject);
    };
    return rules == other.rules && title == other.title && date == other.date && notes == other.notes &&
           turnLimit == other.turnLimit && rulings == other.rulings && firstSide == other.firstSide &&
           clock == other.clock && due == other.due && scores == other.scores &&
           recordNotes == other.recordNotes && prose == other.prose && cells == other.cells &&
           turnMinutes == other.turnMinutes && objectives == other.objectives && remarks == other.remarks &&
           times == other.times &&
           std::equal(m_order.begin(), m_order.end(), other.m_order.begin(), sameSubjects);
}

// The order of the lists, and what stands below whom, kept as subjects come, go and move.

std::size_t Battle::placeIn(const List& list, std::uint64_t key) const {
    const auto at =
        std::partition_point(list.begin(), list.end(), [&](Symbol id) { return keyOf(id) < key; });
    return static_cast<std::size_t>(at - list.begin());
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
        spread(list);
    }
    const std::uint64_t low = keyOf(list[at - 1]);
    return low + (keyOf(list[at]) - low) / 2;
}

/// Gives everybody in a list the room again that the first had. As it lasts for some dozens at one place,
/// each of those pays for a small part of it.
void Battle::spread(const List& list) {
    for (std::size_t i = 0; i < list.size(); ++i) {
        m_entries.own(list[i].number()).key = firstKey + i * step;
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

std::vector<Symbol> Battle::holdersOf(SubjectKind kind, std::string_view attribute,
                                      const Value& value) const {
    std::vector<Symbol> holders;
    const auto slot = m_layout ? m_layout->slotOf(kind, attribute) : std::nullopt;
    for (const Symbol id : order(kind)) {
        const AttributeValues& values = entry(id)->subject.values;
        const Value& stored = slot ? values.slot(*slot) : values.at(attribute);
        if (value.isNone() ? !stored.isNone() : stored == value) {
            holders.push_back(id);
        }
    }
    Visits::count(holders.size()); // who is handed out; all of the kind were gone through
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
