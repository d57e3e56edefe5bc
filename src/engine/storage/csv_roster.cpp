#include "umpire/storage/csv_roster.h"

#include "../rules/nouns.h"
#include "csv_sheet.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/rules/roster_keys.h"

#include <deque>
#include <set>
#include <variant>

namespace umpire {

namespace {

/// What one row of a roster sheet says; row 0 is a side or formation that is only named by others.
struct CsvEntry {
    static constexpr std::size_t nowhere = static_cast<std::size_t>(-1);

    SubjectKind kind = SubjectKind::Unit;
    int row = 0;
    Id id; ///< "" until somebody refers to it
    std::string name;
    std::string under; ///< what it belongs to, as written: an id or a name
    std::string side;  ///< the same of its side
    Json values = Json::object();
    std::vector<std::pair<const Attribute*, std::string>> named; ///< cells that name subjects
    std::size_t place = nowhere;                                 ///< what it belongs to
    std::size_t sidePlace = nowhere;                             ///< the side it states
};

constexpr std::size_t mostCompared = 1'000; // in search of what was meant
constexpr std::size_t mostNamed = 5;        // of places that may be meant

bool isPlace(SubjectKind kind) {
    return kind == SubjectKind::Side || kind == SubjectKind::Formation;
}

/// The sides and formations of a sheet and of the battle it is read for. Finds what each row belongs to,
/// makes what is only named, and gives ids to what is referred to.
class CsvPlaces {
  public:
    CsvPlaces(std::deque<CsvEntry>& entries, const Battle* existing, const CsvHeader& header)
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

    /// Settles what every entry belongs to. Sides and formations that are made come behind the entries.
    void settle() {
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

    /// Makes an id for an entry that has none.
    void giveId(CsvEntry& entry) {
        const Id stem = kebabOf(entry.name);
        entry.id = stem;
        for (int number = 2; !m_taken.insert(entry.id).second; ++number) {
            entry.id = stem + "-" + std::to_string(number);
        }
    }

    const Id& id(std::size_t place) const { return m_places[place].id; }
    bool isSide(std::size_t place) const { return m_places[place].kind == SubjectKind::Side; }

  private:
    static constexpr std::size_t nowhere = CsvEntry::nowhere;

    struct Place {
        SubjectKind kind = SubjectKind::Side;
        Id id;
        std::string name;
        std::size_t entry = nowhere; ///< nowhere: it stands in the battle already
        std::size_t above = nowhere;
    };

    void addExisting(const Battle& battle) {
        for (const Subject* subject : battle.all()) {
            m_taken.insert(subject->id);
            if (isPlace(subject->kind)) {
                const auto side = m_byId.find(subject->side);
                add({subject->kind, subject->id, subject->name, nowhere,
                     side == m_byId.end() ? nowhere : side->second});
            }
        }
    }

    std::size_t add(Place place) {
        const std::size_t index = m_places.size();
        if (!place.id.empty()) {
            m_byId.emplace(place.id, index);
        }
        m_byName[folded(place.name)].push_back(index);
        m_places.push_back(std::move(place));
        return index;
    }

    std::size_t make(SubjectKind kind, const std::string& name, std::size_t above) {
        CsvEntry entry;
        entry.kind = kind;
        entry.name = trimmed(name);
        entry.place = above;
        m_entries.push_back(std::move(entry));
        return add({kind, "", trimmed(name), m_entries.size() - 1, above});
    }

    /// The side that the entry states, made when there is none.
    std::size_t sideFor(const CsvEntry& entry) {
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

    std::size_t placeFor(const CsvEntry& entry, std::size_t own) {
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
    std::size_t settleMissing(const CsvEntry& entry) {
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
    std::vector<std::size_t> candidates(const std::string& text, std::size_t side, std::size_t except) const {
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
    std::vector<std::size_t> preferred(const std::vector<std::size_t>& found) const {
        std::vector<std::size_t> own = found;
        std::erase_if(own, [this](std::size_t place) { return m_places[place].entry == nowhere; });
        return own.empty() ? found : own;
    }

    /// The end of the line of command above a place; nowhere when it runs in a circle.
    std::size_t topmost(std::size_t place) const {
        for (std::size_t steps = 0; steps <= m_places.size(); ++steps) {
            if (m_places[place].above == nowhere) {
                return place;
            }
            place = m_places[place].above;
        }
        return nowhere;
    }

    std::size_t sideOf(std::size_t place) const {
        const std::size_t top = topmost(place);
        return top != nowhere && isSide(top) ? top : nowhere;
    }

    std::size_t onlySide() const {
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
    void agreeOnSide(const CsvEntry& entry, std::size_t place) {
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

    void checkCircles() const {
        for (const auto& [entry, place] : m_placeOfEntry) {
            if (topmost(place) == nowhere) {
                m_header.error(m_entries[entry].row, "under",
                               fill(say("read", "the line of command of {id} runs in a circle"),
                                    {{"id", label(place)}}));
            }
        }
    }

    void giveIds() {
        for (const CsvEntry& entry : m_entries) {
            if (entry.place == nowhere || !m_places[entry.place].id.empty()) {
                continue;
            }
            Place& place = m_places[entry.place];
            giveId(m_entries[place.entry]);
            place.id = m_entries[place.entry].id;
        }
    }

    std::string label(std::size_t place) const {
        const Place& named = m_places[place];
        return inQuotes(named.id.empty() ? named.name : named.id);
    }

    void ambiguous(const CsvEntry& entry, const std::string& column, const std::string& text,
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
            meant.push_back(byRow
                                ? fill(say("csv", "row {row}"), {{"row", std::to_string(m_entries[at].row)}})
                                : label(place));
        }
        m_header.error(entry.row, column,
                       fill(say("csv", "{text} may be {meant}; write the id of the one that is meant"),
                            {{"text", inQuotes(trimmed(text))}, {"meant", joined(meant)}}));
    }

    /// Ids and names (a thousand at most), for guesses at what was meant.
    std::vector<std::string> names() const {
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

    std::deque<CsvEntry>& m_entries; ///< grows while references to its entries are held
    const CsvHeader& m_header;
    std::vector<Place> m_places;
    std::map<Id, std::size_t> m_byId;
    std::map<std::string, std::vector<std::size_t>> m_byName;
    std::map<std::size_t, std::size_t> m_placeOfEntry;
    std::set<Id> m_taken{"turn", "due"}; // words of the program
};

constexpr SubjectKind kinds[] = {SubjectKind::Side, SubjectKind::Formation, SubjectKind::Officer,
                                 SubjectKind::Unit, SubjectKind::Thing};

/// One sentence a kind, for its words are no place of a sentence in any language.
struct KindSayings {
    Saying nameless;
    Saying without; ///< of {key}
    Saying empty;
    Saying missing; ///< of {key}
};

constexpr KindSayings sayingsOf(SubjectKind kind) {
    switch (kind) {
    case SubjectKind::Side:
        return {Saying("csv", "the side has no name; write one"),
                Saying("csv", "a side has no {key}; leave the cell empty"),
                Saying("csv", "the cell is empty; every side needs one"),
                Saying("csv", "the column {key} is missing; every side needs one")};
    case SubjectKind::Formation:
        return {Saying("csv", "the formation has no name; write one"),
                Saying("csv", "a formation has no {key}; leave the cell empty"),
                Saying("csv", "the cell is empty; every formation needs one"),
                Saying("csv", "the column {key} is missing; every formation needs one")};
    case SubjectKind::Officer:
        return {Saying("csv", "the officer has no name; write one"),
                Saying("csv", "an officer has no {key}; leave the cell empty"),
                Saying("csv", "the cell is empty; every officer needs one"),
                Saying("csv", "the column {key} is missing; every officer needs one")};
    case SubjectKind::Thing:
        return {Saying("csv", "the thing has no name; write one"),
                Saying("csv", "a thing has no {key}; leave the cell empty"),
                Saying("csv", "the cell is empty; every thing needs one"),
                Saying("csv", "the column {key} is missing; every thing needs one")};
    case SubjectKind::Unit:
        break;
    }
    return {Saying("csv", "the unit has no name; write one"),
            Saying("csv", "a unit has no {key}; leave the cell empty"),
            Saying("csv", "the cell is empty; every unit needs one"),
            Saying("csv", "the column {key} is missing; every unit needs one")};
}

Json entryJson(const CsvEntry& entry, const CsvPlaces& places) {
    Json json = Json::object();
    if (!entry.id.empty()) {
        json["id"] = entry.id;
    }
    json["name"] = entry.name;
    if (entry.place != CsvEntry::nowhere) {
        const bool ofSide = entry.kind == SubjectKind::Formation && places.isSide(entry.place);
        json[ofSide ? "side" : placeKey(entry.kind)] = places.id(entry.place);
    }
    json.update(entry.values);
    return json;
}

/// Finds subjects of a kind by id or name: those of the sheet before those of the battle.
class NamedSubjects {
  public:
    NamedSubjects(SubjectKind kind, std::deque<CsvEntry>& entries, const Battle* existing) : m_kind(kind) {
        for (CsvEntry& entry : entries) {
            if (entry.kind == kind) {
                add(entry.id, entry.name, {&entry, entry.id});
            }
        }
        std::set<std::string> ofSheet;
        for (const auto& [name, found] : m_byName) {
            ofSheet.insert(name);
        }
        for (const Subject* subject : existing ? existing->all(kind) : std::vector<const Subject*>()) {
            if (!ofSheet.contains(folded(subject->name))) {
                add(subject->id, subject->name, {nullptr, subject->id});
            } else {
                m_byId.emplace(subject->id, Found{nullptr, subject->id});
            }
        }
    }

    CellRead idOf(const std::string& text, CsvPlaces& places) {
        const auto known = m_byId.find(folded(text));
        const auto named = m_byName.equal_range(folded(text));
        if (known == m_byId.end() && named.first == named.second) {
            return CellProblem{fill(
                say("read", "there is no {kind} {id}{guess}"),
                {{"kind", kindWord(m_kind)}, {"id", inQuotes(text)}, {"guess", didYouMean(text, m_names)}})};
        }
        if (known == m_byId.end() && std::next(named.first) != named.second) {
            return CellProblem{
                fill(say("csv", "{text} may be several; write the id of the one that is meant"),
                     {{"text", inQuotes(text)}})};
        }
        const Found& found = known != m_byId.end() ? known->second : named.first->second;
        if (found.entry && found.entry->id.empty()) {
            places.giveId(*found.entry);
        }
        return Json(found.entry ? found.entry->id : found.id);
    }

  private:
    struct Found {
        CsvEntry* entry = nullptr; ///< null: it stands in the battle already
        Id id;
    };

    void add(const Id& id, const std::string& name, const Found& found) {
        if (!id.empty()) {
            m_byId.emplace(id, found);
        }
        m_byName.emplace(folded(name), found);
        if (m_names.size() < mostCompared) {
            m_names.push_back(name);
        }
    }

    SubjectKind m_kind;
    std::map<Id, Found> m_byId;
    std::multimap<std::string, Found> m_byName;
    std::vector<std::string> m_names;
};

/// Reads the rows of a roster sheet into the lists of a battle file.
class CsvRosterReader {
  public:
    CsvRosterReader(const RulePack& rules, const Battle* existing, const CsvHeader& header,
                    CsvProblems& problems)
        : m_rules(rules), m_existing(existing), m_header(header), m_problems(problems) {}

    /// Reports everything that is wrong with the row.
    void readRow(const CsvRow& row) {
        m_header.judgeCells(row);
        CsvEntry entry;
        entry.row = row.number;
        entry.kind = readKind(row);
        entry.id = readId(row);
        entry.name = m_header.cell(row, "name");
        entry.under = m_header.cell(row, "under");
        entry.side = m_header.cell(row, "side");
        if (folded(entry.name).empty()) {
            m_header.error(row.number, "name", sayingsOf(entry.kind).nameless.said());
        }
        if (entry.kind == SubjectKind::Side || entry.kind == SubjectKind::Thing) {
            checkStandsAlone(entry);
            entry.under.clear();
            entry.side.clear();
        }
        readValues(row, entry);
        m_entries.push_back(std::move(entry));
    }

    /// The lists, when all rows are read. Problems with what belongs where are reported.
    Json roster() {
        CsvPlaces places(m_entries, m_existing, m_header);
        places.settle();
        findNamed(places);
        Json roster = Json::object();
        for (const SubjectKind kind : kinds) {
            Json list = Json::array();
            for (const CsvEntry& entry : m_entries) {
                if (entry.kind == kind) {
                    list.push_back(entryJson(entry, places));
                }
            }
            // Most games have no things.
            if (kind != SubjectKind::Thing || !list.empty()) {
                roster[rosterList(kind)] = std::move(list);
            }
        }
        return roster;
    }

  private:
    SubjectKind readKind(const CsvRow& row) const {
        const std::string& written = m_header.cell(row, "what");
        const std::string word = folded(written);
        std::vector<std::string> words;
        for (const SubjectKind kind : kinds) {
            words.emplace_back(name(kind));
            if (word == words.back()) {
                return kind;
            }
        }
        if (!word.empty()) {
            m_header.error(
                row.number, "what",
                fill(say("csv", "{cell} is none of {known}{guess}"), {{"cell", inQuotes(written)},
                                                                      {"known", joined(words, "and")},
                                                                      {"guess", didYouMean(word, words)}}));
        }
        return SubjectKind::Unit;
    }

    Id readId(const CsvRow& row) {
        const Id id = trimmed(m_header.cell(row, "id"));
        const auto error = [&](const std::string& text) { m_header.error(row.number, "id", text); };
        if (id.empty()) {
            return {};
        }
        if (!isKebab(id)) {
            error(fill(say("csv",
                           "{id} is no id; use small letters, digits and single hyphens, as in {example}, "
                           "or leave the cell empty"),
                       {{"id", inQuotes(id)}, {"example", inQuotes(kebabOf(id))}}));
            return {};
        }
        if (id == "turn" || id == "due") {
            error(fill(say("read", "{id} is a word of the program; choose another id"),
                       {{"id", inQuotes(id)}}));
        }
        const auto [other, fresh] = m_rowOfId.emplace(id, row.number);
        if (!fresh) {
            error(
                fill(say("csv",
                         "the id {id} is taken already (row {row}); choose another, or leave the cell empty"),
                     {{"id", inQuotes(id)}, {"row", std::to_string(other->second)}}));
        } else if (const Subject* subject = m_existing ? m_existing->find(id) : nullptr) {
            error(fill(
                say("csv", "the id {id} is taken already by {name}; choose another, or leave the cell empty"),
                {{"id", inQuotes(id)}, {"name", inQuotes(subject->name)}}));
        }
        return id;
    }

    void readValues(const CsvRow& row, CsvEntry& entry) {
        std::set<std::string> own;
        for (const Attribute& attribute : m_rules.attributes) {
            if (attribute.of == entry.kind && !attribute.rosterKey.empty()) {
                own.insert(attribute.rosterKey);
                readValue(row, attribute, entry);
            }
        }
        for (const std::string& key : rosterKeys(m_rules)) {
            if (!own.contains(key)) {
                refuseValue(row, key, entry.kind);
            }
        }
    }

    void readValue(const CsvRow& row, const Attribute& attribute, CsvEntry& entry) {
        const std::string& key = attribute.rosterKey;
        auto read = valueOfCell(m_rules, attribute, m_header.cell(row, key));
        if (const auto* problem = std::get_if<CellProblem>(&read)) {
            m_header.error(row.number, key, problem->text);
            return;
        }
        Json& value = std::get<Json>(read);
        if (!value.is_null() && attribute.type.namesSubjects()) {
            entry.named.emplace_back(&attribute, m_header.cell(row, key));
        } else if (!value.is_null()) {
            entry.values[key] = std::move(value);
        } else if (attribute.required) {
            missing(row, attribute);
        }
    }

    /// Whoever is named may stand further down, so it is known when all rows are read.
    void findNamed(CsvPlaces& places) {
        std::map<SubjectKind, NamedSubjects> subjects;
        for (CsvEntry& entry : m_entries) {
            for (const auto& [attribute, cell] : entry.named) {
                const SubjectKind kind = attribute->type.subject;
                NamedSubjects& among = subjects.try_emplace(kind, kind, m_entries, m_existing).first->second;
                const bool several = attribute->type.kind == Type::Kind::Subjects;
                Json ids = Json::array();
                bool known = true;
                for (const std::string& text : several ? listedIn(cell) : std::vector{trimmed(cell)}) {
                    const CellRead read = among.idOf(text, places);
                    if (const auto* problem = std::get_if<CellProblem>(&read)) {
                        m_header.error(entry.row, attribute->rosterKey, problem->text);
                        known = false;
                    } else {
                        ids.push_back(std::get<Json>(read));
                    }
                }
                if (several ? known : !ids.empty()) {
                    entry.values[attribute->rosterKey] = several ? ids : ids.front();
                }
            }
        }
    }

    void refuseValue(const CsvRow& row, const std::string& key, SubjectKind kind) const {
        if (!folded(m_header.cell(row, key)).empty()) {
            m_header.error(row.number, key, fill(sayingsOf(kind).without.said(), {{"key", inQuotes(key)}}));
        }
    }

    /// A column that is not there is missed once, not in every row.
    void missing(const CsvRow& row, const Attribute& attribute) {
        const std::string& key = attribute.rosterKey;
        if (m_header.has(key)) {
            m_header.error(row.number, key, sayingsOf(attribute.of).empty.said());
        } else if (m_missing.insert(&attribute).second) {
            m_problems.add(m_header.row(),
                           fill(sayingsOf(attribute.of).missing.said(), {{"key", inQuotes(key)}}));
        }
    }

    /// A side belongs to nothing, but a sheet sorted by sides may name it in its own row.
    void checkStandsAlone(const CsvEntry& entry) const {
        const bool side = entry.kind == SubjectKind::Side;
        for (const auto& [key, cell] : {std::pair{"under", &entry.under}, std::pair{"side", &entry.side}}) {
            const std::string word = folded(*cell);
            const bool itself = side && (word == entry.id || word == folded(entry.name));
            if (!word.empty() && !itself) {
                m_header.error(entry.row, key,
                               side ? say("csv", "a side belongs to nothing; leave the cell empty")
                                    : say("csv", "a thing belongs to no side; leave the cell empty"));
            }
        }
    }

    const RulePack& m_rules;
    const Battle* m_existing;
    const CsvHeader& m_header;
    CsvProblems& m_problems;
    std::deque<CsvEntry> m_entries;
    std::map<Id, int> m_rowOfId;
    std::set<const Attribute*> m_missing;
};

std::string cellOf(const RulePack& rules, const Subject& subject, const std::string& key) {
    for (const Attribute& attribute : rules.attributes) {
        if (attribute.of == subject.kind && attribute.rosterKey == key) {
            return cellOfValue(subject.value(attribute.id), attribute);
        }
    }
    return {};
}

std::string lineOf(const RulePack& rules, const Subject& subject) {
    const bool side = subject.kind == SubjectKind::Side;
    std::vector<std::string> cells{std::string(name(subject.kind)), subject.id, subject.name,
                                   side ? "" : subject.parent};
    for (const std::string& key : rosterKeys(rules)) {
        cells.push_back(cellOf(rules, subject, key));
    }
    return csvLine(cells);
}

/// Writes the formations above it first, where they are not written yet.
void writeFormation(const RulePack& rules, const Battle& battle, const Subject& formation,
                    std::set<Id>& written, std::string& text) {
    if (!written.insert(formation.id).second) {
        return;
    }
    const Subject* above = battle.find(formation.parent);
    if (above && above->kind == SubjectKind::Formation) {
        writeFormation(rules, battle, *above, written, text);
    }
    text += lineOf(rules, formation);
}

Json readTable(const CsvTable& table, const RulePack& rules, const Battle* existing, CsvProblems& problems) {
    const bool whole = table.problem.empty();
    if (!whole) {
        problems.add(table.stoppedAt, table.problem);
    } else if (table.rows.size() < 2) {
        problems.add(table.rows.empty() ? say("csv", "the sheet is empty; its first row names the columns")
                                        : say("csv", "the sheet has no row below its header"));
    }
    if (table.rows.empty()) {
        return {};
    }
    const CsvHeader header(table.rows.front(), rules, problems);
    if (!header.has("name")) {
        return {};
    }
    CsvRosterReader reader(rules, existing, header, problems);
    for (std::size_t i = 1; i < table.rows.size(); ++i) {
        reader.readRow(table.rows[i]);
    }
    // What belongs where can only be said of a sheet that was read to its end.
    return whole ? reader.roster() : Json();
}

} // namespace

std::string writeRosterCsv(const RulePack& rules, const Battle& battle) {
    std::vector<std::string> header{"what", "id", "name", "under"};
    const std::vector<std::string> keys = rosterKeys(rules);
    header.insert(header.end(), keys.begin(), keys.end());
    std::string text = csvLine(header);
    std::set<Id> written;
    for (const Subject* subject : battle.all()) {
        if (subject->kind == SubjectKind::Formation) {
            writeFormation(rules, battle, *subject, written, text);
        } else {
            text += lineOf(rules, *subject);
        }
    }
    return text;
}

CsvRoster readRosterCsv(std::string_view text, std::string name, const RulePack& rules,
                        const Battle* existing) {
    CsvProblems problems(std::move(name));
    const std::string_view mark = "\xEF\xBB\xBF";
    CsvRoster sheet;
    Json roster =
        readTable(parseCsv(text.substr(text.starts_with(mark) ? mark.size() : 0)), rules, existing, problems);
    if (problems.any()) {
        sheet.issues = problems.list();
    } else {
        sheet.roster = std::move(roster);
    }
    return sheet;
}

} // namespace umpire
