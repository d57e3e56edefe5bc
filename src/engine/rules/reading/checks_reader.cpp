#include "checks_reader.h"

#include "check_reader.h"
#include "contests_reader.h"
#include "entry_parts.h"
#include "outcome_lists.h"
#include "tables_reader.h"

#include <set>

namespace umpire {

void ChecksReader::readNames(ObjectReader& file) {
    file.objects("outcomes", true, [this](ObjectReader& reader) {
        m_pack.outcomes.push_back({reader.text("id"), "", "", ""});
    });
    file.objects("checks", true, [this](ObjectReader& reader) {
        Check check;
        check.id = reader.text("id");
        check.subject = readSubjectKind(reader, "subject", "unit");
        check.other = readSubjectKind(reader, "other", "unit");
        m_pack.checks.push_back(std::move(check));
    });
    TablesReader(m_draft).readNames(file);
}

void ChecksReader::read(ObjectReader& file) {
    TablesReader(m_draft).read(file);
    readOutcomes(file);
    readChecks(file);
    ContestsReader(m_draft).read(file);
}

void ChecksReader::readOutcomes(ObjectReader& file) {
    std::set<Id> seen;
    std::size_t next = 0;
    file.objects("outcomes", true, [&](ObjectReader& reader) {
        Outcome& outcome = m_pack.outcomes[next++];
        outcome.id = reader.id("id");
        duplicate(reader, "outcome", !seen.insert(outcome.id).second);
        outcome.name = reader.words("name");
        outcome.text = reader.words("text", "");
        outcome.onSheet = reader.words("sheet", "");
        outcome.tone = reader.choice("tone", {"plain", "good", "caution", "alarm", "flight"}, "plain");
        const std::string problem =
            m_draft.placesJudged() ? placeProblem(outcome.text, m_pack) : std::string();
        if (!problem.empty()) {
            reader.error("text", problem);
        }
        outcome.of = readSubjectKind(reader, "of", "unit");
        outcome.says =
            readSays(reader, "says", {outcome.of, SubjectKind::Unit, {}, Stage::Judged}, "", m_draft);
    });
}

void ChecksReader::readChecks(ObjectReader& file) {
    std::set<Id> seen;
    std::size_t next = 0;
    file.objects("checks", true, [&](ObjectReader& reader) {
        Check& check = m_pack.checks[next++];
        CheckReader(m_draft, check).read(reader);
        duplicate(reader, "check", !seen.insert(check.id).second);
    });
}

} // namespace umpire
