#include "umpire/storage/csv_roster.h"
#include "umpire/base/speech.h"

#include "csv_roster_reader.h"
#include "csv_values.h"

namespace umpire {

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
