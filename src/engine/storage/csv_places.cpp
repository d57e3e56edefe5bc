#include "csv_places.h"

#include "csv_header.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/rules/roster_keys.h"

#include <algorithm>
#include <charconv>

namespace umpire {

namespace {

constexpr std::size_t mostCompared = 1'000; // in search of what was meant
constexpr std::size_t mostNamed = 5;        // of places that may be meant

bool isPlace(SubjectKind kind) {
    return kind == SubjectKind::Side || kind == SubjectKind::Formation;
}

} // namespace

CsvPlaces::CsvPlaces(std::deque<CsvEntry>& entries, const Battle* existing, const CsvHeader& header)
    : m_entries(entries), m_header(header) {
    if (existing) {
        addExisting(*existing);
    }
    for (std::size_t i = 0; i < entries.size(); ++i) {
        m_taken.insert(entries[i].id);
        if (isPlace(entries[i].kind)) {
            m_placeOfEntry[i] = add({entries[i].kind, entries[i].id, entries[i].name, i, nowhere});
        }
    }
}

void CsvPlaces::addExisting(const Battle& battle) {
    for (const Subject* subject : battle.all()) {
        m_taken.insert(subject->id);
        if (isPlace(subject->kind)) {
            const auto side = m_byId.find(subject->side);
            add({subject->kind, subject->id, subject->name, nowhere,
                 side == m_byId.end() ? nowhere : side->second});
        }
    }
}

std::size_t CsvPlaces::add(Place place) {
    const std::size_t index = m_places.size();
    if (!place.id.empty()) {
        m_byId.emplace(place.id, index);
    }
    m_byName[folded(place.name)].push_back(index);
    m_places.push_back(std::move(place));
    return index;
}

std::size_t CsvPlaces::make(SubjectKind kind, const std::string& name, std::size_t above) {
    CsvEntry entry;
    entry.kind = kind;
    entry.name = trimmed(name);
    entry.place = above;
    m_entries.push_back(std::move(entry));
    return add({kind, "", trimmed(name), m_entries.size() - 1, above});
}

void CsvPlaces::settle() {
    const std::size_t written = m_entries.size();
    for (std::size_t i = 0; i < written; ++i) {
        m_entries[i].sidePlace = sideFor(m_entries[i]);
        if (m_entries[i].kind == SubjectKind::Formation) {
            m_places[m_placeOfEntry[i]].above = m_entries[i].sidePlace;
        }
    }
    for (std::size_t i = 0; i < written; ++i) {
        if (m_entries[i].kind == SubjectKind::Formation) {
            const std::size_t own = m_placeOfEntry[i];
            m_entries[i].place = m_places[own].above = placeFor(m_entries[i], own);
        }
    }
    checkCircles();
    for (std::size_t i = 0; i < written; ++i) {
        if (!isPlace(m_entries[i].kind)) {
            m_entries[i].place = placeFor(m_entries[i], nowhere);
        }
    }
    giveIds();
}

/// The side that the entry states, made when there is none.
std::size_t CsvPlaces::sideFor(const CsvEntry& entry) {
    if (folded(entry.side).empty()) {
        return nowhere;
    }
    std::vector<std::size_t> found = candidates(entry.side, nowhere, nowhere);
    std::erase_if(found, [this](std::size_t place) { return !isSide(place); });
    found = preferred(found);
    if (found.size() > 1) {
        ambiguous(entry, "side", entry.side, found);
        return nowhere;
    }
    return found.empty() ? make(SubjectKind::Side, entry.side, nowhere) : found.front();
}

std::size_t CsvPlaces::placeFor(const CsvEntry& entry, std::size_t own) {
    if (folded(entry.under).empty()) {
        return entry.sidePlace;
    }
    const std::vector<std::size_t> found = preferred(candidates(entry.under, entry.sidePlace, own));
    if (found.size() > 1) {
        ambiguous(entry, "under", entry.under, found);
        return nowhere;
    }
    if (found.empty()) {
        return settleMissing(entry);
    }
    agreeOnSide(entry, found.front());
    return found.front();
}

/// A list of units may name formations that nobody has written down.
std::size_t CsvPlaces::settleMissing(const CsvEntry& entry) {
    if (entry.kind == SubjectKind::Unit) {
        return make(SubjectKind::Formation, entry.under,
                    entry.sidePlace == nowhere ? onlySide() : entry.sidePlace);
    }
    m_header.error(
        entry.row, "under",
        fill(say("csv", "there is no formation or side {name}{guess}"),
             {{"name", inQuotes(entry.under)}, {"guess", didYouMean(trimmed(entry.under), names())}}));
    return nowhere;
}

/// What may be meant by an id or name, of that side if one is given.
std::vector<std::size_t> CsvPlaces::candidates(const std::string& text, std::size_t side,
                                               std::size_t except) const {
    const std::string word = folded(text);
    if (const auto place = m_byId.find(word); place != m_byId.end()) {
        return {place->second};
    }
    std::vector<std::size_t> found;
    if (const auto named = m_byName.find(word); named != m_byName.end()) {
        found = named->second;
    }
    std::erase_if(found, [&](std::size_t place) {
        const std::size_t own = sideOf(place);
        return place == except || (side != nowhere && own != nowhere && own != side);
    });
    return found;
}

/// What the sheet itself holds is meant before what stands in the battle already.
std::vector<std::size_t> CsvPlaces::preferred(const std::vector<std::size_t>& found) const {
    std::vector<std::size_t> own = found;
    std::erase_if(own, [this](std::size_t place) { return m_places[place].entry == nowhere; });
    return own.empty() ? found : own;
}

/// The end of the line of command above a place; nowhere when it runs in a circle.
std::size_t CsvPlaces::topmost(std::size_t place) const {
    for (std::size_t steps = 0; steps <= m_places.size(); ++steps) {
        if (m_places[place].above == nowhere) {
            return place;
        }
        place = m_places[place].above;
    }
    return nowhere;
}

std::size_t CsvPlaces::sideOf(std::size_t place) const {
    const std::size_t top = topmost(place);
    return top != nowhere && isSide(top) ? top : nowhere;
}

std::size_t CsvPlaces::onlySide() const {
    std::size_t only = nowhere;
    for (std::size_t place = 0; place < m_places.size(); ++place) {
        if (isSide(place)) {
            if (only != nowhere) {
                return nowhere;
            }
            only = place;
        }
    }
    return only;
}

/// A formation without a side gets the one that is stated below it; else both must be the same.
void CsvPlaces::agreeOnSide(const CsvEntry& entry, std::size_t place) {
    if (entry.sidePlace == nowhere) {
        return;
    }
    const std::size_t side = sideOf(place);
    if (side != nowhere && side != entry.sidePlace) {
        m_header.error(
            entry.row, "side",
            fill(say("csv", "{name} fights for {side}, not for {other}"),
                 {{"name", label(place)}, {"side", label(side)}, {"other", label(entry.sidePlace)}}));
        return;
    }
    const std::size_t top = topmost(place);
    if (side == nowhere && top != nowhere && m_places[top].entry != nowhere) {
        m_places[top].above = entry.sidePlace;
        m_entries[m_places[top].entry].place = entry.sidePlace;
    }
}

void CsvPlaces::checkCircles() const {
    for (const auto& [entry, place] : m_placeOfEntry) {
        if (topmost(place) == nowhere) {
            m_header.error(
                m_entries[entry].row, "under",
                fill(say("read", "the line of command of {id} runs in a circle"), {{"id", label(place)}}));
        }
    }
}

void CsvPlaces::giveIds() {
    for (const CsvEntry& entry : m_entries) {
        if (entry.place == nowhere || !m_places[entry.place].id.empty()) {
            continue;
        }
        Place& place = m_places[entry.place];
        const Id stem = kebabOf(place.name);
        place.id = stem;
        for (int number = 2; !m_taken.insert(place.id).second; ++number) {
            place.id = stem + "-" + std::to_string(number);
        }
        m_entries[place.entry].id = place.id;
    }
}

std::string CsvPlaces::label(std::size_t place) const {
    const Place& named = m_places[place];
    return inQuotes(named.id.empty() ? named.name : named.id);
}

void CsvPlaces::ambiguous(const CsvEntry& entry, const std::string& column, const std::string& text,
                          const std::vector<std::size_t>& found) const {
    std::vector<std::string> meant;
    for (const std::size_t place : found) {
        if (meant.size() == mostNamed) {
            meant.push_back(sayCounted("csv", "{n} other", "{n} others")
                                .of(static_cast<long long>(found.size() - mostNamed)));
            break;
        }
        const std::size_t at = m_places[place].entry;
        const bool byRow = m_places[place].id.empty() && at != nowhere && m_entries[at].row > 0;
        meant.push_back(byRow ? fill(say("csv", "row {row}"), {{"row", std::to_string(m_entries[at].row)}})
                              : label(place));
    }
    m_header.error(entry.row, column,
                   fill(say("csv", "{text} may be {meant}; write the id of the one that is meant"),
                        {{"text", inQuotes(trimmed(text))}, {"meant", joined(meant)}}));
}

/// Ids and names (a thousand at most), for guesses at what was meant.
std::vector<std::string> CsvPlaces::names() const {
    std::vector<std::string> names;
    for (const Place& place : m_places) {
        if (m_header.problems().full() || names.size() >= mostCompared) {
            break;
        }
        names.push_back(place.name);
        if (!place.id.empty()) {
            names.push_back(place.id);
        }
    }
    return names;
}

using Read = std::variant<Json, CellProblem>;

namespace {

Read flagOf(const std::string& cell) {
    const std::string word = folded(cell);
    for (const char* yes : {"yes", "true", "1", "x"}) {
        if (word == yes) {
            return Json(true);
        }
    }
    for (const char* no : {"no", "false", "0"}) {
        if (word == no) {
            return Json(false);
        }
    }
    return CellProblem{
        fill(say("csv", "{cell} is neither yes nor no; write yes or no"), {{"cell", inQuotes(cell)}})};
}

Read numberOf(const std::string& cell, std::int64_t least) {
    const std::string word = folded(cell);
    std::int64_t number = 0;
    const char* end = word.data() + word.size();
    const auto [stop, problem] = std::from_chars(word.data(), end, number);
    const bool whole = stop == end && problem != std::errc::invalid_argument;
    if (whole && problem == std::errc() && number >= least && number <= mostInRoster) {
        return Json(number);
    }
    return CellProblem{fill(whole ? say("csv", "{cell} is out of reach; write one from {least} to {most}")
                                  : say("csv", "{cell} is no whole number; write one from {least} to {most}"),
                            {{"cell", inQuotes(cell)},
                             {"least", std::to_string(least)},
                             {"most", std::to_string(mostInRoster)}})};
}

/// A spreadsheet takes 0812 for a number and writes 812.
std::string withZeros(std::string written, const Vocabulary& vocabulary) {
    const auto isNumber = [](const std::string& word) {
        return !word.empty() && word.find_first_not_of("0123456789") == std::string::npos;
    };
    const std::string first = vocabulary.words.empty() ? "" : vocabulary.words.front().id;
    const bool cut = isNumber(written) && isNumber(first) && written.size() < first.size();
    return cut ? written.insert(0, first.size() - written.size(), '0') : written;
}

Read wordOf(const Vocabulary& vocabulary, const std::string& cell) {
    const std::string written = withZeros(folded(cell), vocabulary);
    const Word* named = nullptr;
    for (const Word& word : vocabulary.words) {
        if (written == word.id) {
            return Json(word.id);
        }
        named = !named && written == folded(word.name) ? &word : named;
    }
    if (named) {
        return Json(named->id);
    }
    return CellProblem{fill(say("csv", "{cell} is none of {known}{guess}"),
                            {{"cell", inQuotes(cell)},
                             {"known", joined(vocabulary.ids(), "and")},
                             {"guess", didYouMean(written, vocabulary.ids())}})};
}

} // namespace

Read valueOfCell(const RulePack& rules, const Attribute& attribute, const std::string& cell) {
    const Vocabulary* words = rules.vocabulary(attribute.type.vocabulary);
    const bool freeText = attribute.type.kind == Type::Kind::Text && !words;
    if (freeText ? cell.empty() : folded(cell).empty()) {
        return Json();
    }
    if (attribute.type.kind == Type::Kind::Flag) {
        return flagOf(cell);
    }
    if (attribute.type.kind == Type::Kind::Number) {
        return numberOf(cell, attribute.least);
    }
    return words ? wordOf(*words, cell) : Json(cell);
}

std::string cellOfValue(const Value& value) {
    if (value.isFlag()) {
        return value.flag() ? "yes" : "no";
    }
    return value.isNumber() ? std::to_string(value.number()) : value.text();
}

} // namespace umpire
