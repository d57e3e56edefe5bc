#include "rules_stamp.h"

#include "umpire/base/speech.h"
#include "umpire/base/text.h"

namespace umpire {

namespace {

/// So many differences are told one by one.
constexpr std::size_t mostTold = 12;

std::string list(const std::vector<std::string>& differences) {
    std::string text;
    for (std::size_t i = 0; i < std::min(differences.size(), mostTold); ++i) {
        text += (i == 0 ? "" : say("words", "; ")) + differences[i];
    }
    const std::size_t left = differences.size() - std::min(differences.size(), mostTold);
    return left == 0 ? text
                     : sayCounted("rules stamp", "{differences}; and {n} more", "{differences}; and {n} more")
                           .of(static_cast<long long>(left), {{"differences", text}});
}

std::string heading(const RulesStamp& stamp, const RulePack& now) {
    const auto called = [](const std::string& id, const std::string& edition) {
        return inQuotes(id) + (edition.empty() ? "" : " (" + edition + ")");
    };
    const std::string before = called(stamp.id, stamp.edition);
    const std::string here = called(now.id, now.edition);
    return before == here
               ? fill(say("rules stamp", "this battle was played with other rules of the name {rules}"),
                      {{"rules", before}})
               : fill(say("rules stamp",
                          "this battle was played with the rules {before}, and is opened with {now}"),
                      {{"before", before}, {"now", here}});
}

} // namespace

RulesStamp readRulesStamp(ObjectReader& file) {
    RulesStamp stamp;
    stamp.id = file.text("rules");
    stamp.edition = file.text("rules-edition", "");
    stamp.fingerprint = file.text("rules-fingerprint", "");
    return stamp;
}

EntryMarks readEntryMarks(const JsonNode* history) {
    EntryMarks marks;
    const JsonNode* node = history ? history->find("rules-entries") : nullptr;
    if (node) {
        for (const JsonNode::Member& member : node->members()) {
            if (member.value.scalar().is_string()) {
                marks[member.key] = member.value.scalar().get<std::string>();
            }
        }
    }
    return marks;
}

void writeRulesStamp(const RulePack& rules, Json& file) {
    file["rules"] = rules.id;
    file["rules-edition"] = rules.edition;
    file["rules-fingerprint"] = fingerprintOf(rules);
}

std::string entryMarksText(const RulePack& rules) {
    Json json = Json::object();
    for (const auto& [part, marks] : entryMarksOf(rules)) {
        json[part] = marks;
    }
    return dumpLine(json);
}

std::string otherRules(const RulesStamp& stamp, const RulePack* then, const RulePack& now) {
    if (stamp.fits(now)) {
        return {};
    }
    if (!then && stamp.marks.empty()) {
        return fill(say("rules stamp",
                        "{rules}; what differs cannot be told. It goes on with the rules it is "
                        "opened with; --rules names others"),
                    {{"rules", heading(stamp, now)}});
    }
    return fill(
        say("rules stamp", "{rules}: {differences}. It goes on with the rules it is opened with; "
                           "--rules names others"),
        {{"rules", heading(stamp, now)},
         {"differences", list(then ? differencesFrom(*then, now) : differencesFrom(stamp.marks, now))}});
}

} // namespace umpire
