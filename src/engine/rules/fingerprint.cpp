#include "umpire/rules/fingerprint.h"

#include "umpire/base/digest.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"

#include <algorithm>
#include <set>
#include <tuple>

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

/// What stands at a place of an entry, for one line.
std::string valueWords(const Json& value) {
    constexpr std::size_t longest = 60;
    const std::string text = dumpLine(value);
    if (text.size() <= longest) {
        return text;
    }
    return value.is_object() ? say("pack", "another object") : say("pack", "another text");
}

/// Gathers where two values differ, the smallest parts that do.
class Comparison {
  public:
    explicit Comparison(std::vector<std::string>& lines) : m_lines(lines) {}

    void compare(const std::string& path, const Json& then, const Json& now) {
        if (then == now) {
            return;
        }
        if (then.is_object() && now.is_object()) {
            compareObjects(path, then, now);
        } else if (then.is_array() && now.is_array() && then.size() == now.size() && isDeep(now)) {
            for (std::size_t i = 0; i < now.size(); ++i) {
                compare(path + "[" + std::to_string(i) + "]", then[i], now[i]);
            }
        } else {
            const std::string sentence = path.empty() ? say("pack", "it is {now}, was {then}")
                                                      : say("pack", "{key} is {now}, was {then}");
            m_lines.push_back(fill(
                sentence, {{"key", inQuotes(path)}, {"now", valueWords(now)}, {"then", valueWords(then)}}));
        }
    }

  private:
    /// Lists of words and numbers are told whole.
    static bool isDeep(const Json& list) {
        return std::any_of(list.begin(), list.end(), [](const Json& item) { return item.is_structured(); });
    }

    void compareObjects(const std::string& path, const Json& then, const Json& now) {
        const auto inside = [&path](const std::string& key) { return path.empty() ? key : path + "." + key; };
        for (const auto& [key, value] : now.items()) {
            const auto before = then.find(key);
            if (before == then.end()) {
                m_lines.push_back(fill(say("pack", "{key} is {now}, was not there"),
                                       {{"key", inQuotes(inside(key))}, {"now", valueWords(value)}}));
            } else {
                compare(inside(key), *before, value);
            }
        }
        for (const auto& [key, value] : then.items()) {
            if (!now.contains(key)) {
                m_lines.push_back(fill(say("pack", "{key} is gone, was {then}"),
                                       {{"key", inQuotes(inside(key))}, {"then", valueWords(value)}}));
            }
        }
    }

    std::vector<std::string>& m_lines;
};

using Key = std::tuple<std::string, std::string, std::string>;

std::map<Key, const PackEntry*> byKey(const RulePack& rules) {
    std::map<Key, const PackEntry*> entries;
    for (const PackEntry& entry : rules.entries) {
        entries.emplace(Key{entry.part, entry.list, entry.name}, &entry);
    }
    return entries;
}

void addDifferences(const PackEntry& then, const PackEntry& now, std::vector<std::string>& lines) {
    std::vector<std::string> inside;
    Comparison(inside).compare("", Json::parse(then.text), Json::parse(now.text));
    for (const std::string& line : inside) {
        lines.push_back(placeOf(now) + ": " + line);
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
    if (!rules.fingerprint.empty()) {
        return rules.fingerprint;
    }
    std::string all = "rules 1\n" + rules.module + "\n";
    for (const PackEntry& entry : rules.entries) {
        all += entry.digest + "\n";
    }
    return digestOf(all);
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
    auto before = byKey(then);
    for (const PackEntry& entry : now.entries) {
        const auto found = before.extract({entry.part, entry.list, entry.name});
        if (found.empty()) {
            lines.push_back(fill(say("pack", "{entry} is new"), {{"entry", placeOf(entry)}}));
        } else if (found.mapped()->digest != entry.digest) {
            addDifferences(*found.mapped(), entry, lines);
        }
    }
    for (const auto& [key, entry] : before) {
        lines.push_back(fill(say("pack", "{entry} is gone"), {{"entry", placeOf(*entry)}}));
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
        const auto gone =
            std::count_if(marks.begin(), marks.end(),
                          [&, &name = part](const std::string& mark) { return !seen[name].contains(mark); });
        tellGone(part, static_cast<std::size_t>(gone), changed[part], lines);
    }
    tellOrder(now, lines);
    return lines;
}

} // namespace umpire
