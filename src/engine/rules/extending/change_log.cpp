#include "change_log.h"

#include "../reading/canonical_text.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"

namespace umpire {

namespace {

std::string placeOf(const Issue& issue) {
    return issue.file + ":" + std::to_string(issue.at.line) + ":" + std::to_string(issue.at.column);
}

} // namespace

void ChangeLog::note(PackChange::Kind kind, const std::string& what, const std::string& id,
                     const JsonNode& was, const JsonNode& by) {
    m_changes.changes.push_back(
        {kind, what, id, canonicalText(was), placeOf(m_context.document.issue(by, ""))});
}

void ChangeLog::removed(const std::string& what, const std::string& id, const JsonNode& was,
                        const JsonNode& by) {
    note(PackChange::Kind::Removed, what, id, was, by);
}

void ChangeLog::changed(const std::string& what, const JsonNode& was, const JsonNode& now) {
    if (canonicalText(was) == canonicalText(now)) {
        warning(now, say("pack", "{what} is so in {base} already; this changes nothing"), what);
    } else {
        note(PackChange::Kind::Changed, what, "", was, now);
    }
}

void ChangeLog::added(const JsonNode& entry, const std::string& id,
                      std::shared_ptr<const std::vector<std::string>> known) {
    m_changes.added.push_back({m_context.document.file(), entry.at(), id, std::move(known)});
}

void ChangeLog::error(const JsonNode& at, const std::string& sentence, const std::string& id,
                      const std::vector<std::string>& known) const {
    if (!m_context.full()) {
        m_context.error(at, fill(sentence, {{"id", inQuotes(id)},
                                            {"base", inQuotes(m_base)},
                                            {"hint", known.empty() ? "" : didYouMean(id, known)}}));
    }
}

void ChangeLog::warning(const JsonNode& at, const std::string& sentence, const std::string& what) const {
    m_context.warning(at, fill(sentence, {{"what", what}, {"base", inQuotes(m_base)}}));
}

} // namespace umpire
