#include "umpire/state/battle.h"

#include <algorithm>

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
    }
    return "";
}

const Value& Subject::value(std::string_view attribute) const {
    static const Value none;
    const auto found = values.find(attribute);
    return found == values.end() ? none : found->second;
}

void Battle::add(Subject subject, std::size_t place) {
    insert(std::make_shared<const Subject>(std::move(subject)), place);
    indexAnew();
}

void Battle::insert(std::shared_ptr<const Subject> subject, std::size_t place) {
    // Sides, then formations, officers and units, each in the order in which they were added.
    const auto before = [&subject](const auto& other) { return other->kind < subject->kind; };
    const auto upTo = [&subject](const auto& other) { return other->kind <= subject->kind; };
    const auto first = std::find_if_not(m_subjects.begin(), m_subjects.end(), before);
    const auto end = std::find_if_not(first, m_subjects.end(), upTo);
    const auto wanted = m_subjects.begin() + static_cast<std::ptrdiff_t>(std::min(place, m_subjects.size()));
    m_subjects.insert(std::clamp(wanted, first, end), std::move(subject));
}

void Battle::indexAnew() {
    auto index = std::make_shared<Index>();
    for (std::size_t i = 0; i < m_subjects.size(); ++i) {
        index->emplace(m_subjects[i]->id, i);
    }
    m_index = std::move(index);
}

void Battle::remove(std::string_view id) {
    std::erase_if(m_subjects, [id](const auto& subject) { return subject->id == id; });
    indexAnew();
}

void Battle::set(std::string_view id, const std::string& attribute, Value value) {
    auto& place = m_subjects[m_index->at(std::string(id))];
    auto changed = std::make_shared<Subject>(*place);
    if (value.isNone()) {
        changed->values.erase(attribute);
    } else {
        changed->values[attribute] = std::move(value);
    }
    place = std::move(changed);
}

void Battle::rename(std::string_view id, std::string name) {
    auto& place = m_subjects[m_index->at(std::string(id))];
    auto changed = std::make_shared<Subject>(*place);
    changed->name = std::move(name);
    place = std::move(changed);
}

void Battle::setStation(std::string_view id, const Station& station) {
    const std::size_t from = m_index->at(std::string(id));
    auto changed = std::make_shared<Subject>(*m_subjects[from]);
    changed->name = station.name;
    changed->parent = station.parent;
    changed->side = station.side;
    if (station.place == from) {
        m_subjects[from] = std::move(changed);
        return;
    }
    m_subjects.erase(m_subjects.begin() + static_cast<std::ptrdiff_t>(from));
    insert(std::move(changed), station.place);
    indexAnew();
}

Station Battle::stationOf(std::string_view id) const {
    const std::size_t place = m_index->at(std::string(id));
    const Subject& subject = *m_subjects[place];
    return {subject.name, subject.parent, subject.side, place};
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
    const auto found = m_index->find(std::string(id));
    return found == m_index->end() ? nullptr : m_subjects[found->second].get();
}

std::vector<const Subject*> Battle::all() const {
    std::vector<const Subject*> result;
    result.reserve(m_subjects.size());
    for (const auto& subject : m_subjects) {
        result.push_back(subject.get());
    }
    return result;
}

std::vector<const Subject*> Battle::all(SubjectKind kind) const {
    std::vector<const Subject*> result;
    for (const auto& subject : m_subjects) {
        if (subject->kind == kind) {
            result.push_back(subject.get());
        }
    }
    return result;
}

Ids Battle::line(const Subject& subject) const {
    Ids result;
    const Subject* at = find(subject.parent);
    // A file with a loop in its command tree is refused, but a state must never hang for it.
    while (at && std::find(result.begin(), result.end(), at->id) == result.end()) {
        result.push_back(at->id);
        at = find(at->parent);
    }
    return result;
}

Ids Battle::officersOf(const Subject& subject) const {
    Ids posts = line(subject);
    if (subject.kind != SubjectKind::Unit) {
        posts.push_back(subject.id);
    }
    Ids result;
    for (const auto& other : m_subjects) {
        if (other->kind == SubjectKind::Officer &&
            std::find(posts.begin(), posts.end(), other->parent) != posts.end()) {
            result.push_back(other->id);
        }
    }
    return result;
}

Ids Battle::unitsOf(const Subject& subject) const {
    Ids result;
    for (const auto& other : m_subjects) {
        const Id& owner = subject.kind == SubjectKind::Side ? other->side : other->parent;
        if (other->kind == SubjectKind::Unit && owner == subject.id) {
            result.push_back(other->id);
        }
    }
    return result;
}

Ids Battle::formationsOf(const Subject& subject) const {
    Ids result;
    for (const auto& other : m_subjects) {
        if (other->kind == SubjectKind::Formation && other->parent == subject.id) {
            result.push_back(other->id);
        }
    }
    return result;
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
    Ids result;
    for (const auto& subject : m_subjects) {
        const Ids above = line(*subject);
        if (subject->id == id || std::find(above.begin(), above.end(), id) != above.end()) {
            result.push_back(subject->id);
        }
    }
    return result;
}

const Due* Battle::findDue(std::string_view id) const {
    const auto found = std::find_if(due.begin(), due.end(), [id](const Due& d) { return d.id == id; });
    return found == due.end() ? nullptr : &*found;
}

bool Battle::operator==(const Battle& other) const {
    const auto sameSubject = [](const auto& a, const auto& b) { return a == b || *a == *b; };
    return rules == other.rules && title == other.title && date == other.date && notes == other.notes &&
           turnLimit == other.turnLimit && rulings == other.rulings && firstSide == other.firstSide &&
           clock == other.clock && due == other.due && recordNotes == other.recordNotes &&
           prose == other.prose &&
           std::equal(m_subjects.begin(), m_subjects.end(), other.m_subjects.begin(), other.m_subjects.end(),
                      sameSubject);
}

} // namespace umpire
