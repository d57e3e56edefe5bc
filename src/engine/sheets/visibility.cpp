#include "visibility.h"

#include "muster.h"
#include "umpire/base/speech.h"
#include "umpire/battle/record.h"
#include "umpire/sheets/secret_rolls.h"

#include <algorithm>

namespace umpire::sheets {

namespace {

/// As a value or as a key, at any depth.
bool names(const Json& json, const std::set<Id>& subjects) {
    if (json.is_string()) {
        return subjects.contains(json.get<std::string>());
    }
    if (!json.is_structured()) {
        return false;
    }
    for (const auto& [key, value] : json.items()) {
        if ((json.is_object() && subjects.contains(key)) || names(value, subjects)) {
            return true;
        }
    }
    return false;
}

/// Whether a test owed is one of these subjects' or names one of them in the command that takes it.
bool concerns(const Due& due, const std::set<Id>& subjects) {
    return subjects.contains(due.subject) || names(due.command, subjects);
}

struct Concerned {
    const std::set<Id>& subjects;

    bool operator()(const FieldSet& e) const { return subjects.contains(e.subject); }
    bool operator()(const SubjectAdded& e) const { return subjects.contains(e.subject.id); }
    bool operator()(const SubjectRemoved& e) const { return subjects.contains(e.subject.id); }
    bool operator()(const StationSet& e) const { return subjects.contains(e.subject); }
    bool operator()(const DueRaised& e) const { return concerns(e.due, subjects); }
    bool operator()(const DueSettled& e) const { return concerns(e.due, subjects); }
    bool operator()(const auto&) const { return false; }
};

/// Whether a record names one of these subjects, rolled for one or changed one.
bool concerns(const Record& record, const std::set<Id>& subjects) {
    if (subjects.empty()) {
        return false;
    }
    return names(record.command, subjects) ||
           std::any_of(record.steps.begin(), record.steps.end(),
                       [&subjects](const Json& step) { return names(step, subjects); }) ||
           std::ranges::any_of(record.events, [&subjects](const Event& event) {
               return std::visit(Concerned{subjects}, event);
           });
}

bool isLetter(char c) {
    return (static_cast<unsigned char>(c) & 0x80U) != 0 || (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') ||
           (c >= 'A' && c <= 'Z');
}

/// As a word of its own: "1st Foot" does not stand in "11st Foot".
std::size_t placeOf(const std::string& name, const std::string& text) {
    for (std::size_t at = text.find(name); at != std::string::npos; at = text.find(name, at + 1)) {
        const std::size_t end = at + name.size();
        const bool begins = at == 0 || !isLetter(text[at - 1]) || !isLetter(name.front());
        const bool ends = end == text.size() || !isLetter(text[end]) || !isLetter(name.back());
        if (begins && ends) {
            return at;
        }
    }
    return std::string::npos;
}

/// Takes lines out of the blocks of a sheet; gives whether nothing is left of a block.
class Coverer {
  public:
    explicit Coverer(const Visibility& visibility) : m_visibility(visibility) {}

    bool operator()(Heading& heading) const { return betrayed(heading.words); }
    bool operator()(Paragraph& paragraph) const { return betrayed(paragraph.words); }
    bool operator()(Photo& photo) const { return betrayed(photo.caption); }

    bool operator()(List& list) const {
        std::erase_if(list.items, [this](const Phrase& item) { return betrayed(item); });
        return list.items.empty();
    }

    bool operator()(Table& table) const {
        const bool had = !table.rows.empty();
        std::erase_if(table.rows, [this](const Row& row) { return betrayed(row.cells); });
        return m_visibility.betrays(table.name) || (had && table.rows.empty());
    }

    bool operator()(Chart& chart) const {
        std::erase_if(chart.series,
                      [this](const Chart::Series& series) { return m_visibility.betrays(series.name); });
        return chart.series.empty() || m_visibility.betrays(chart.title);
    }

    bool operator()(Cards& cards) const {
        std::erase_if(cards.cards,
                      [this](const Card& card) { return betrayed(card.title) || betrayed(card.lines); });
        return cards.cards.empty();
    }

  private:
    bool betrayed(const Phrase& line) const { return m_visibility.betrays(plainText(line)); }
    bool betrayed(const std::vector<Cell>& cells) const {
        return std::ranges::any_of(
            cells, [this](const Cell& cell) { return m_visibility.betrays(plainText(cell)); });
    }

    const Visibility& m_visibility;
};

} // namespace

Visibility::Visibility(const Session& session, const SheetWish& wish)
    : m_session(session), m_reader(wish.reader), m_side(wish.side),
      m_hidden(hiddenFrom(wish, session.rules(), {&session.battle()})) {
    if (!m_hidden.empty()) {
        gatherNames();
    }
}

/// As they are called now and as they were when the battle was set up.
void Visibility::gatherNames() {
    std::set<std::string> names;
    std::set<std::string> open;
    for (const Battle& battle : {m_session.battle(), m_session.setUp()}) {
        for (const Subject* subject : battle.all()) {
            (m_hidden.contains(subject->id) ? names : open).insert(subject->name);
        }
    }
    for (const std::string& name : names) {
        if (!name.empty() && !open.contains(name)) {
            m_names.push_back(name);
        }
    }
    for (const std::string& name : open) {
        if (std::ranges::any_of(m_names, [&name](const std::string& hidden) {
                return name.find(hidden) != std::string::npos;
            })) {
            m_open.push_back(name);
        }
    }
    std::ranges::sort(m_open, [](const auto& a, const auto& b) { return a.size() > b.size(); });
}

bool Visibility::betrays(const std::string& text) const {
    if (m_names.empty()) {
        return false;
    }
    // The hidden "Fusiliers" are not named where somebody speaks of the "2nd Fusiliers".
    std::string rest = text;
    for (const std::string& open : m_open) {
        for (std::size_t at = placeOf(open, rest); at != std::string::npos; at = placeOf(open, rest)) {
            rest.replace(at, open.size(), "|");
        }
    }
    return std::ranges::any_of(
        m_names, [&rest](const std::string& name) { return placeOf(name, rest) != std::string::npos; });
}

bool Visibility::covers(const Due& due) const {
    return keepsRoll(due) || concerns(due, m_hidden) || betrays(due.text);
}

/// Whether a record gives away what a unit of another side is ordered to do.
bool Visibility::tellsOrders(const Record& record) const {
    const PackRoles::Orders& orders = m_session.rules().roles.orders;
    return std::ranges::any_of(record.events, [&](const Event& event) {
        const auto* set = std::get_if<FieldSet>(&event);
        if (!set || set->field.empty() || (set->field != orders.order && set->field != orders.objective)) {
            return false;
        }
        const Subject* unit = m_session.battle().find(set->subject);
        return !unit || unit->side != m_side;
    });
}

bool Visibility::keepsRoll(const Due& due) const {
    return m_reader == Reader::Players && tellsSecretRoll(m_session, due, m_side);
}

bool Visibility::keepsRoll(const Record& record) const {
    return m_reader == Reader::Players && tellsSecretRoll(m_session, record, m_side);
}

bool Visibility::covers(const Record& record) const {
    const bool told = m_reader == Reader::Umpire;
    if (concerns(record, m_hidden) || (!told && (tellsOrders(record) || keepsRoll(record)))) {
        return true;
    }
    // A correction is about the record it puts right, too.
    const Record* corrected = recordPutRight(m_session, record);
    return corrected && covers(*corrected);
}

bool Visibility::coversPart(const Id& formation) const {
    const Ids below = m_session.battle().withAllBelow(formation);
    return std::ranges::any_of(below, [this](const Id& id) { return m_hidden.contains(id); });
}

std::string Visibility::textOf(const Due& due) const {
    const Subject* subject = m_session.battle().find(due.subject);
    const Check* check = m_session.rules().check(due.check);
    const bool shortened = subject && check && subject->kind == SubjectKind::Formation && !m_hidden.empty() &&
                           coversPart(due.subject);
    return shortened ? subject->name + say("words", ": ") + check->name : due.text;
}

void Visibility::cover(Sheet& sheet) const {
    for (Section& section : sheet.sections) {
        std::erase_if(section.blocks, [this](Block& block) { return std::visit(Coverer(*this), block); });
    }
    std::erase_if(sheet.sections,
                  [this](const Section& section) { return betrays(plainText(section.title)); });
}

} // namespace umpire::sheets
