#include "umpire/rules/fingerprint.h"

#include "entry_differences.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"

#include <algorithm>
#include <set>

namespace umpire {

namespace {

/// Twenty bits: one changed entry in some ten thousand goes unnamed, for it looks like another of its part.
constexpr std::size_t markDigits = 5;

std::string markOf(const PackEntry& entry) {
    return entry.digest.substr(0, markDigits);
}

std::string placeOf(const PackEntry& entry) {
    const std::string& name = entry.name.empty() ? entry.list : entry.name;
    return entry.file + ": " + (name.starts_with('#') ? entry.list + " " + name : inQuotes(name));
}

/// A message has no room for long values.
constexpr std::size_t longestInMessage = 60;

void addDifferences(const EntryDifference& difference, std::vector<std::string>& lines) {
    if (!difference.then) {
        lines.push_back(fill(say("pack", "{entry} is new"), {{"entry", placeOf(*difference.now)}}));
    } else if (!difference.now) {
        lines.push_back(fill(say("pack", "{entry} is gone"), {{"entry", placeOf(*difference.then)}}));
    }
    for (const ValueDifference& value : difference.values) {
        lines.push_back(placeOf(*difference.now) + ": " + differenceWords(value, longestInMessage));
    }
}

std::string procedures(const RulePack& then, const RulePack& now) {
    return then.module == now.module ? std::string()
                                     : fill(say("pack", "pack.json: \"module\" is {now}, was {then}"),
                                            {{"now", inQuotes(now.module)}, {"then", inQuotes(then.module)}});
}

/// When every entry is the same in both, they stand in another order.
void tellOrder(const RulePack& now, std::vector<std::string>& lines) {
    if (lines.empty()) {
        lines.push_back(
            fill(say("pack", "the entries of {pack} stand in another order"), {{"pack", now.title}}));
    }
}

std::set<std::string> marksIn(const std::string& text) {
    std::set<std::string> marks;
    for (std::size_t i = 0; i + markDigits <= text.size(); i += markDigits) {
        marks.insert(text.substr(i, markDigits));
    }
    return marks;
}

/// How many entries of `then` are nowhere in `now`, beyond the `changed` that stand there in their place.
void tellGone(const std::string& part, std::size_t gone, std::size_t changed,
              std::vector<std::string>& lines) {
    if (gone > changed) {
        lines.push_back(sayCounted("pack", "{part}: {n} entry is gone", "{part}: {n} entries are gone")
                            .of(static_cast<long long>(gone - changed), {{"part", part}}));
    }
}

} // namespace

std::string fingerprintOf(const RulePack& rules) {
    return rules.entries.all().fingerprint;
}

EntryMarks entryMarksOf(const RulePack& rules) {
    EntryMarks marks;
    for (const PackEntry& entry : rules.entries) {
        marks[entry.part] += markOf(entry);
    }
    return marks;
}

std::vector<std::string> differencesFrom(const RulePack& then, const RulePack& now) {
    std::vector<std::string> lines;
    if (fingerprintOf(then) == fingerprintOf(now)) {
        return lines;
    }
    if (std::string line = procedures(then, now); !line.empty()) {
        lines.push_back(std::move(line));
    }
    for (const EntryDifference& difference : entryDifferences(then, now)) {
        addDifferences(difference, lines);
    }
    tellOrder(now, lines);
    return lines;
}

std::vector<std::string> differencesFrom(const EntryMarks& then, const RulePack& now) {
    std::vector<std::string> lines;
    std::map<std::string, std::set<std::string>> left;
    for (const auto& [part, text] : then) {
        left[part] = marksIn(text);
    }
    std::map<std::string, std::size_t> changed;
    std::map<std::string, std::set<std::string>> seen;
    for (const PackEntry& entry : now.entries) {
        const bool same = left[entry.part].contains(markOf(entry));
        seen[entry.part].insert(markOf(entry));
        if (!same) {
            lines.push_back(fill(say("pack", "{entry} differs, or is new"), {{"entry", placeOf(entry)}}));
            ++changed[entry.part];
        }
    }
    for (const auto& [part, marks] : left) {
        const auto gone = std::ranges::count_if(
            marks, [&, &name = part](const std::string& mark) { return !seen[name].contains(mark); });
        tellGone(part, static_cast<std::size_t>(gone), changed[part], lines);
    }
    tellOrder(now, lines);
    return lines;
}

} // namespace umpire
