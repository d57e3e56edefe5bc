#include "umpire/state/battle.h"

#include <algorithm>
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

Battle::SharedIndex& Battle::SharedIndex::operator=(const SharedIndex& other) {
    if (this != &other) {
        m_index = other.m_index;
        m_shared = true;
        other.m_shared = true;
    }
    return *this;
}

Battle::SharedIndex& Battle::SharedIndex::operator=(SharedIndex&& other) noexcept {
    m_index = std::move(other.m_index);
    m_shared = other.m_shared.load();
    return *this;
}

Battle::Index& Battle::SharedIndex::own() {
    if (m_shared) {
        m_index = std::make_shared<Index>(*m_index);
        m_shared = false;
    }
    return *m_index;
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

} // namespace

void Battle::adopt(std::shared_ptr<const Layout> layout) {
    rulings.arrange(layout);
    if (m_layout == layout) {
        return;
    }
    m_layout = std::move(layout);
    for (List& subjects : m_subjects) {
        for (auto& subject : subjects) {
            subject = std::make_shared<const Subject>(fitted(*subject, m_layout.get()));
        }
    }
}

std::size_t Battle::before(SubjectKind kind) const {
    std::size_t count = 0;
    for (std::size_t i = 0; i < static_cast<std::size_t>(kind); ++i) {
        count += m_subjects[i].size();
    }
    return count;
}

std::shared_ptr<const Subject>& Battle::entry(std::string_view id) {
    const Place place = m_index->places.at(std::string(id));
    return list(place.kind)[place.at];
}

void Battle::indexFrom(SubjectKind kind, std::size_t at, std::size_t end) {
    Index& index = m_index.own();
    const List& subjects = list(kind);
    for (end = std::min(end, subjects.size()); at < end; ++at) {
        index.places[subjects[at]->id] = {kind, at};
    }
}

/// Among those with the same parent it stands as in the list of its kind.
void Battle::placeBelow(const Subject& subject) {
    Index& index = m_index.own();
    Ids& siblings = index.below[subject.parent][static_cast<std::size_t>(subject.kind)];
    const auto placeOf = [&index](const Id& id) { return index.places.at(id).at; };
    const std::size_t own = placeOf(subject.id);
    const bool last = siblings.empty() || placeOf(siblings.back()) < own;
    const auto at = last ? siblings.end()
                         : std::find_if(siblings.begin(), siblings.end(),
                                        [&](const Id& other) { return placeOf(other) > own; });
    siblings.insert(at, subject.id);
}

void Battle::add(Subject subject, std::size_t place) {
    insert(std::make_shared<const Subject>(fitted(std::move(subject), m_layout.get())), place);
}

/// Sides, then formations, officers, units and things, each in the order in which they were added.
void Battle::insert(std::shared_ptr<const Subject> subject, std::size_t place) {
    const SubjectKind kind = subject->kind;
    List& subjects = list(kind);
    const std::size_t first = before(kind);
    const std::size_t at = std::min(place > first ? place - first : 0, subjects.size());
    const Subject& added = *subject;
    auto& order = m_order[static_cast<std::size_t>(kind)];
    order.insert(order.begin() + static_cast<std::ptrdiff_t>(at), added.symbol);
    subjects.insert(subjects.begin() + static_cast<std::ptrdiff_t>(at), std::move(subject));
    indexFrom(kind, at);
    placeBelow(added);
}

/// Takes a subject out of its list.
std::shared_ptr<const Subject> Battle::take(std::string_view id) {
    Index& index = m_index.own();
    const Place place = index.places.at(std::string(id));
    List& subjects = list(place.kind);
    std::shared_ptr<const Subject> subject = std::move(subjects[place.at]);
    subjects.erase(subjects.begin() + static_cast<std::ptrdiff_t>(place.at));
    auto& order = m_order[static_cast<std::size_t>(place.kind)];
    order.erase(order.begin() + static_cast<std::ptrdiff_t>(place.at));
    index.places.erase(subject->id);
    indexFrom(place.kind, place.at);
    std::erase(index.below[subject->parent][static_cast<std::size_t>(place.kind)], subject->id);
    return subject;
}

void Battle::remove(std::string_view id) {
    if (find(id)) {
        take(std::string(id));
    }
}

void Battle::set(std::string_view id, const std::string& attribute, Value value) {
    auto& place = entry(id);
    auto changed = std::make_shared<Subject>(*place);
    if (value.isNone()) {
        changed->values.erase(attribute);
    } else {
        changed->values[attribute] = std::move(value);
    }
    place = std::move(changed);
}

void Battle::setStation(std::string_view id, const Station& station) {
    const Place place = m_index->places.at(std::string(id));
    auto changed = std::make_shared<Subject>(*list(place.kind)[place.at]);
    changed->name = station.name;
    changed->side = station.side;
    changed->sideSymbol = Symbol(station.side);
    if (station.place == before(place.kind) + place.at && changed->parent == station.parent) {
        list(place.kind)[place.at] = std::move(changed);
        return;
    }
    const auto kind = static_cast<std::size_t>(place.kind);
    std::erase(m_index.own().below[changed->parent][kind], changed->id);
    changed->parent = station.parent;
    nameAnew(*changed);
    // Only those between its old place and the new one move along.
    List& subjects = list(place.kind);
    const std::size_t to = stationFor(id, station).place - before(place.kind);
    const auto at = [&subjects](std::size_t i) { return subjects.begin() + static_cast<std::ptrdiff_t>(i); };
    to < place.at ? std::rotate(at(to), at(place.at), at(place.at + 1))
                  : std::rotate(at(place.at), at(place.at + 1), at(to + 1));
    subjects[to] = std::move(changed);
    for (std::size_t i = std::min(to, place.at); i <= std::max(to, place.at); ++i) {
        m_order[kind][i] = subjects[i]->symbol;
    }
    indexFrom(place.kind, std::min(to, place.at), std::max(to, place.at) + 1);
    placeBelow(*subjects[to]);
}

Station Battle::stationFor(std::string_view id, const Station& wish) const {
    const Place place = m_index->places.at(std::string(id));
    const std::size_t first = before(place.kind);
    const std::size_t last = list(place.kind).size() - 1;
    Station station = wish;
    station.place = first + std::min(wish.place > first ? wish.place - first : 0, last);
    return station;
}

Station Battle::stationOf(std::string_view id) const {
    const Place place = m_index->places.at(std::string(id));
    const Subject& subject = *list(place.kind)[place.at];
    return {subject.name, subject.parent, subject.side, before(place.kind) + place.at};
}

const std::vector<std::string>& Battle::details() {
    static const std::vector<std::string> names{"title", "date", "notes", "turn-limit"};
    return names;
}

Value Battle::detail(std::string_view name) const {
    if (name == "turn-limit") {
        return turnLimit;
    }
    return name == "title" ? title : name == "date" ? date : notes;
}

void Battle::setDetail(std::string_view name, const Value& value) {
    if (name == "turn-limit") {
        turnLimit = value.number();
    } else {
        (name == "title" ? title : name == "date" ? date : notes) = value.text();
    }
}

const Subject* Battle::find(std::string_view id) const {
    const auto found = m_index->places.find(std::string(id));
    return found == m_index->places.end() ? nullptr : list(found->second.kind)[found->second.at].get();
}

const Subject* Battle::find(Symbol id) const {
    return find(std::string_view(id.text()));
}

std::span<const Symbol> Battle::symbolsOf(SubjectKind kind) const {
    return m_order[static_cast<std::size_t>(kind)];
}

std::vector<const Subject*> Battle::all() const {
    std::vector<const Subject*> result;
    for (const List& subjects : m_subjects) {
        for (const auto& subject : subjects) {
            result.push_back(subject.get());
        }
    }
    return result;
}

std::vector<const Subject*> Battle::all(SubjectKind kind) const {
    std::vector<const Subject*> result;
    result.reserve(list(kind).size());
    for (const auto& subject : list(kind)) {
        result.push_back(subject.get());
    }
    return result;
}

const Ids& Battle::directlyBelow(std::string_view id, SubjectKind kind) const {
    static const Ids none;
    const auto found = m_index->below.find(std::string(id));
    return found == m_index->below.end() ? none : found->second[static_cast<std::size_t>(kind)];
}

Ids Battle::inOrder(Ids ids) const {
    std::vector<std::pair<std::size_t, Id>> places;
    for (Id& id : ids) {
        const Place& place = m_index->places.at(id);
        places.emplace_back(before(place.kind) + place.at, std::move(id));
    }
    std::sort(places.begin(), places.end());
    Ids result;
    for (auto& [place, id] : places) {
        result.push_back(std::move(id));
    }
    return result;
}

Ids Battle::line(const Subject& subject) const {
    Ids result;
    const std::size_t most = list(SubjectKind::Side).size() + list(SubjectKind::Formation).size();
    // A file with a loop in its command tree is refused, but a state must never hang for it.
    for (const Subject* at = find(subject.parent); at && result.size() < most; at = find(at->parent)) {
        result.push_back(at->id);
    }
    return result;
}

Ids Battle::officersOf(const Subject& subject) const {
    Ids posts = line(subject);
    if (subject.kind != SubjectKind::Unit) {
        posts.push_back(subject.id);
    }
    Ids result;
    for (const Id& post : posts) {
        const Ids& officers = directlyBelow(post, SubjectKind::Officer);
        result.insert(result.end(), officers.begin(), officers.end());
    }
    return inOrder(std::move(result));
}

Ids Battle::unitsOf(const Subject& subject) const {
    if (subject.kind != SubjectKind::Side) {
        return directlyBelow(subject.id, SubjectKind::Unit);
    }
    Ids result;
    for (const auto& unit : list(SubjectKind::Unit)) {
        if (unit->side == subject.id) {
            result.push_back(unit->id);
        }
    }
    return result;
}

Ids Battle::formationsOf(const Subject& subject) const {
    return directlyBelow(subject.id, SubjectKind::Formation);
}

namespace {

void addSymbols(const Ids& ids, std::vector<Symbol>& into) {
    for (const Id& id : ids) {
        into.emplace_back(id);
    }
}

} // namespace

void Battle::officersOf(const Subject& subject, std::vector<Symbol>& into) const {
    addSymbols(officersOf(subject), into);
}

void Battle::unitsOf(const Subject& subject, std::vector<Symbol>& into) const {
    addSymbols(unitsOf(subject), into);
}

void Battle::formationsOf(const Subject& subject, std::vector<Symbol>& into) const {
    addSymbols(formationsOf(subject), into);
}

Ids Battle::sideOrder() const {
    Ids order;
    for (const Subject* side : all(SubjectKind::Side)) {
        order.push_back(side->id);
    }
    const auto first = std::find(order.begin(), order.end(), firstSide);
    if (first != order.end()) {
        std::rotate(order.begin(), first, order.end());
    }
    return order;
}

Ids Battle::withAllBelow(std::string_view id) const {
    std::unordered_set<std::string> seen{std::string(id)};
    Ids result;
    if (find(id)) {
        result.emplace_back(id);
    }
    std::vector<Id> open{Id(id)};
    while (!open.empty()) {
        const Id above = std::move(open.back());
        open.pop_back();
        for (const SubjectKind kind : {SubjectKind::Formation, SubjectKind::Officer, SubjectKind::Unit}) {
            for (const Id& below : directlyBelow(above, kind)) {
                if (seen.insert(below).second) {
                    result.push_back(below);
                    open.push_back(below);
                }
            }
        }
    }
    return inOrder(std::move(result));
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
        cells.erase(cell);
    } else {
        cells[cell] = value;
    }
}

bool Battle::operator==(const Battle& other) const {
    const auto sameSubject = [](const auto& a, const auto& b) { return a == b || *a == *b; };
    const auto sameSubjects = [&sameSubject](const List& a, const List& b) {
        return std::equal(a.begin(), a.end(), b.begin(), b.end(), sameSubject);
    };
    return rules == other.rules && title == other.title && date == other.date && notes == other.notes &&
           turnLimit == other.turnLimit && rulings == other.rulings && firstSide == other.firstSide &&
           clock == other.clock && due == other.due && scores == other.scores &&
           recordNotes == other.recordNotes && prose == other.prose && cells == other.cells &&
           std::equal(m_subjects.begin(), m_subjects.end(), other.m_subjects.begin(), sameSubjects);
}

} // namespace umpire
