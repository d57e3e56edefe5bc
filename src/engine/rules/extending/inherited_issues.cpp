#include "inherited_issues.h"

#include "umpire/base/listed.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"

#include <algorithm>

namespace umpire {

namespace {

/// What stands in quotes in a message, in its order.
std::vector<std::string> quotedIn(const std::string& text) {
    std::vector<std::string> words;
    for (auto open = text.find('"'); open != std::string::npos;) {
        const auto close = text.find('"', open + 1);
        if (close == std::string::npos) {
            break;
        }
        words.push_back(text.substr(open + 1, close - open - 1));
        open = text.find('"', close + 1);
    }
    return words;
}

bool isOfId(char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
}

/// Whether an id stands in a text, and not as a part of another id.
bool mentions(const std::string& text, const std::string& id) {
    for (auto at = text.find(id); at != std::string::npos; at = text.find(id, at + 1)) {
        const bool starts = at == 0 || !isOfId(text[at - 1]);
        const bool ends = at + id.size() == text.size() || !isOfId(text[at + id.size()]);
        if (starts && ends) {
            return true;
        }
    }
    return false;
}

} // namespace

void InheritedIssues::explain(Issues& issues) const {
    std::erase_if(issues, [this](const Issue& issue) { return listed(m_known, issue); });
    for (Issue& issue : issues) {
        if (m_files.contains(issue.file)) {
            explainInherited(issue);
        } else {
            explainOwn(issue);
        }
    }
}

void InheritedIssues::explainOwn(Issue& issue) const {
    if (issue.severity != Severity::Error) {
        return;
    }
    const auto added =
        std::find_if(m_changes.added.begin(), m_changes.added.end(), [&issue](const AddedEntry& entry) {
            return entry.at == issue.at && entry.file == issue.file;
        });
    const std::string meant =
        added == m_changes.added.end() ? std::string() : nearest(added->id, *added->known);
    if (!meant.empty()) {
        issue.text =
            fill(say("pack", "{problem}; this entry is new: did you mean {known} of {base}?"),
                 {{"problem", issue.text}, {"known", inQuotes(meant)}, {"base", inQuotes(m_base.id)}});
    }
}

/// A name that was taken away is the cause of a message that names it; else it is whatever was taken away or
/// changed that spoke of what the message names.
const PackChange* InheritedIssues::causeOf(const Issue& issue) const {
    const std::vector<std::string> words = quotedIn(issue.text);
    for (const PackChange& change : m_changes.changes) {
        if (change.kind == PackChange::Kind::Removed && listed(words, change.id)) {
            return &change;
        }
    }
    for (const std::string& word : words) {
        for (const PackChange& change : m_changes.changes) {
            if (isKebab(word) && mentions(change.was, word)) {
                return &change;
            }
        }
    }
    return nullptr;
}

void InheritedIssues::explainInherited(Issue& issue) const {
    const PackChange* cause = causeOf(issue);
    if (!cause && m_base.abstract) {
        return;
    }
    if (!cause) {
        issue.text = fill(say("pack", "this is in order in {base}, and wrong by what is changed: {problem}"),
                          {{"base", inQuotes(m_base.id)}, {"problem", issue.text}});
        return;
    }
    const std::string sentence = cause->kind == PackChange::Kind::Removed
                                     ? say("pack", "since {place} removes {what}: {problem}")
                                     : say("pack", "since {place} changes {what}: {problem}");
    issue.text = fill(sentence, {{"place", cause->place}, {"what", cause->what}, {"problem", issue.text}});
}

} // namespace umpire
