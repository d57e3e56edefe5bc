#include "umpire/storage/csv_roster.h"

#include "csv_places.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"

namespace umpire {

/// Reads the rows of a roster sheet into the lists of a battle file.
class CsvRosterReader {
  public:
    CsvRosterReader(const RulePack& rules, const Battle* existing, const CsvHeader& header,
                    CsvProblems& problems)
        : m_rules(rules), m_existing(existing), m_header(header), m_problems(problems) {}

    /// Reports everything that is wrong with the row.
    void readRow(const CsvRow& row);
    /// The lists, when all rows are read. Problems with what belongs where are reported.
    Json roster();

  private:
    SubjectKind readKind(const CsvRow& row) const;
    Id readId(const CsvRow& row);
    void readValues(const CsvRow& row, CsvEntry& entry);
    void readValue(const CsvRow& row, const Attribute& attribute, CsvEntry& entry);
    void refuseValue(const CsvRow& row, const std::string& key, SubjectKind kind) const;
    void missing(const CsvRow& row, const Attribute& attribute);
    void checkSide(const CsvEntry& entry) const;
    void checkThing(const CsvEntry& entry) const;

    const RulePack& m_rules;
    const Battle* m_existing;
    const CsvHeader& m_header;
    CsvProblems& m_problems;
    std::deque<CsvEntry> m_entries;
    std::map<Id, int> m_rowOfId;
    std::set<const Attribute*> m_missing;
};

namespace {

constexpr SubjectKind kinds[] = {SubjectKind::Side, SubjectKind::Formation, SubjectKind::Officer,
                                 SubjectKind::Unit, SubjectKind::Thing};

std::string wordFor(SubjectKind kind) {
    return std::string(name(kind));
}

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

/// The key under which an entry of a battle file names what it belongs to.
std::string keyOfPlace(SubjectKind kind, bool placeIsSide) {
    switch (kind) {
    case SubjectKind::Formation:
        return placeIsSide ? "side" : "parent";
    case SubjectKind::Officer:
        return "commands";
    default:
        return "formation";
    }
}

Json entryJson(const CsvEntry& entry, const CsvPlaces& places) {
    Json json = Json::object();
    if (!entry.id.empty()) {
        json["id"] = entry.id;
    }
    json["name"] = entry.name;
    if (entry.place != CsvEntry::nowhere) {
        json[keyOfPlace(entry.kind, places.isSide(entry.place))] = places.id(entry.place);
    }
    json.update(entry.values);
    return json;
}

} // namespace

void CsvRosterReader::readRow(const CsvRow& row) {
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
    if (entry.kind == SubjectKind::Side) {
        checkSide(entry);
        entry.under.clear();
        entry.side.clear();
    } else if (entry.kind == SubjectKind::Thing) {
        checkThing(entry);
        entry.under.clear();
        entry.side.clear();
    }
    readValues(row, entry);
    m_entries.push_back(std::move(entry));
}

SubjectKind CsvRosterReader::readKind(const CsvRow& row) const {
    const std::string& written = m_header.cell(row, "what");
    const std::string word = folded(written);
    std::vector<std::string> words;
    for (const SubjectKind kind : kinds) {
        words.push_back(wordFor(kind));
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

Id CsvRosterReader::readId(const CsvRow& row) {
    const Id id = trimmed(m_header.cell(row, "id"));
    const auto error = [&](const std::string& text) { m_header.error(row.number, "id", text); };
    if (id.empty()) {
        return {};
    }
    if (!isKebab(id)) {
        error(fill(say("csv", "{id} is no id; use small letters, digits and single hyphens, as in {example}, "
                              "or leave the cell empty"),
                   {{"id", inQuotes(id)}, {"example", inQuotes(kebabOf(id))}}));
        return {};
    }
    if (id == "turn" || id == "due") {
        error(fill(say("read", "{id} is a word of the program; choose another id"), {{"id", inQuotes(id)}}));
    }
    const auto [other, fresh] = m_rowOfId.emplace(id, row.number);
    if (!fresh) {
        error(fill(
            say("csv", "the id {id} is taken already (row {row}); choose another, or leave the cell empty"),
            {{"id", inQuotes(id)}, {"row", std::to_string(other->second)}}));
    } else if (const Subject* subject = m_existing ? m_existing->find(id) : nullptr) {
        error(fill(
            say("csv", "the id {id} is taken already by {name}; choose another, or leave the cell empty"),
            {{"id", inQuotes(id)}, {"name", inQuotes(subject->name)}}));
    }
    return id;
}

/// A side belongs to nothing, but a sheet sorted by sides may name it in its own row.
void CsvRosterReader::checkSide(const CsvEntry& entry) const {
    for (const auto& [key, cell] : {std::pair{"under", &entry.under}, std::pair{"side", &entry.side}}) {
        const std::string word = folded(*cell);
        if (!word.empty() && word != entry.id && word != folded(entry.name)) {
            m_header.error(entry.row, key, say("csv", "a side belongs to nothing; leave the cell empty"));
        }
    }
}

void CsvRosterReader::checkThing(const CsvEntry& entry) const {
    for (const auto& [key, cell] : {std::pair{"under", &entry.under}, std::pair{"side", &entry.side}}) {
        if (!folded(*cell).empty()) {
            m_header.error(entry.row, key, say("csv", "a thing belongs to no side; leave the cell empty"));
        }
    }
}

void CsvRosterReader::readValues(const CsvRow& row, CsvEntry& entry) {
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

void CsvRosterReader::readValue(const CsvRow& row, const Attribute& attribute, CsvEntry& entry) {
    const std::string& key = attribute.rosterKey;
    auto read = valueOfCell(m_rules, attribute, m_header.cell(row, key));
    if (const auto* problem = std::get_if<CellProblem>(&read)) {
        m_header.error(row.number, key, problem->text);
        return;
    }
    Json& value = std::get<Json>(read);
    if (!value.is_null()) {
        entry.values[key] = std::move(value);
    } else if (attribute.required) {
        missing(row, attribute);
    }
}

void CsvRosterReader::refuseValue(const CsvRow& row, const std::string& key, SubjectKind kind) const {
    if (!folded(m_header.cell(row, key)).empty()) {
        m_header.error(row.number, key, fill(sayingsOf(kind).without.said(), {{"key", inQuotes(key)}}));
    }
}

/// A column that is not there is missed once, not in every row.
void CsvRosterReader::missing(const CsvRow& row, const Attribute& attribute) {
    const std::string& key = attribute.rosterKey;
    if (m_header.has(key)) {
        m_header.error(row.number, key, sayingsOf(attribute.of).empty.said());
    } else if (m_missing.insert(&attribute).second) {
        m_problems.add(m_header.row(),
                       fill(sayingsOf(attribute.of).missing.said(), {{"key", inQuotes(key)}}));
    }
}

Json CsvRosterReader::roster() {
    CsvPlaces places(m_entries, m_existing, m_header);
    places.settle();
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
            roster[wordFor(kind) + "s"] = std::move(list);
        }
    }
    return roster;
}

namespace {

std::string cellOf(const RulePack& rules, const Subject& subject, const std::string& key) {
    for (const Attribute& attribute : rules.attributes) {
        if (attribute.of == subject.kind && attribute.rosterKey == key) {
            return cellOfValue(subject.value(attribute.id));
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
