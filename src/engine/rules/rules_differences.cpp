// What one pack says otherwise than another: for messages, and for pages that people read.

#include "umpire/rules/rules_differences.h"
#include "umpire/rules/fingerprint.h"

#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/rules/written_expressions.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <tuple>

namespace umpire {

namespace {

/// A value in an entry that differs; absent where there was or is none.
struct ValueDifference {
    std::string path; ///< keys and, in lists, ids or numbers: `bands[1].to`; "" for the entry itself
    std::optional<Json> was;
    std::optional<Json> is;
};

/// An entry that differs between two packs; null where it is new, or gone.
struct EntryDifference {
    const PackEntry* then = nullptr;
    const PackEntry* now = nullptr;
    std::vector<ValueDifference> values;
};

/// The id of an item of a list, or "".
std::string idOf(const Json& item) {
    return item.is_object() && item.contains("id") && item["id"].is_string() ? item["id"].get<std::string>()
                                                                             : std::string();
}

bool allHaveIds(const Json& list) {
    return list.is_array() && !list.empty() &&
           std::ranges::none_of(list, [](const Json& item) { return idOf(item).empty(); });
}

/// Lists of words and numbers are told whole.
bool isDeep(const Json& list) {
    return std::ranges::any_of(list, [](const Json& item) { return item.is_structured(); });
}

/// A list as an object, its items by their ids.
Json byId(const Json& list) {
    Json object = Json::object();
    for (const Json& item : list) {
        object[idOf(item)] = item;
    }
    return object;
}

/// The ids of a list that are keys of an object, too, in their order.
Json sharedIds(const Json& list, const Json& others) {
    Json ids = Json::array();
    for (const Json& item : list) {
        if (others.contains(idOf(item))) {
            ids.push_back(idOf(item));
        }
    }
    return ids;
}

/// An expression as people write it; nothing for anything else.
std::optional<std::string> expressionText(const Json& value) {
    const auto text = value.is_object() ? printFormula(value) : std::nullopt;
    return text && isFormula(*text) ? text : std::nullopt;
}

/// Gathers where two values differ, the smallest parts that do.
class Comparison {
  public:
    explicit Comparison(std::vector<ValueDifference>& values) : m_values(values) {}

    void compare(const std::string& path, const Json& then, const Json& now) {
        if (then == now) {
            return;
        }
        const std::size_t before = m_values.size();
        if (expressionText(then) && expressionText(now)) {
            // Told whole, for nobody knows the object behind what he wrote.
        } else if (then.is_object() && now.is_object()) {
            compareObjects(path, then, now);
        } else if (allHaveIds(then) && allHaveIds(now)) {
            compareObjects(path, byId(then), byId(now));
            compareOrder(path, then, now);
        } else if (then.is_array() && now.is_array() && then.size() == now.size() && isDeep(now)) {
            for (std::size_t i = 0; i < now.size(); ++i) {
                compare(path + "[" + std::to_string(i) + "]", then[i], now[i]);
            }
        }
        if (m_values.size() == before) { // the whole differs, or the order
            m_values.push_back({path, then, now});
        }
    }

  private:
    void compareObjects(const std::string& path, const Json& then, const Json& now) {
        const auto inside = [&path](const std::string& key) { return path.empty() ? key : path + "." + key; };
        for (const auto& [key, value] : now.items()) {
            const auto before = then.find(key);
            if (before == then.end()) {
                m_values.push_back({inside(key), {}, value});
            } else {
                compare(inside(key), *before, value);
            }
        }
        for (const auto& [key, value] : then.items()) {
            if (!now.contains(key)) {
                m_values.push_back({inside(key), value, {}});
            }
        }
    }

    /// The ids of the items that are in both lists, where their order differs.
    void compareOrder(const std::string& path, const Json& then, const Json& now) {
        const Json before = sharedIds(then, byId(now));
        const Json after = sharedIds(now, byId(then));
        if (before != after) {
            m_values.push_back({path, before, after});
        }
    }

    std::vector<ValueDifference>& m_values;
};

using Key = std::tuple<std::string, std::string, std::string>;

std::map<Key, const PackEntry*> byKey(const RulePack& rules) {
    std::map<Key, const PackEntry*> entries;
    for (const PackEntry& entry : rules.entries) {
        entries.emplace(Key{entry.part, entry.list, entry.name}, &entry);
    }
    return entries;
}

/// What differs, in the order of `now`; then what is gone.
std::vector<EntryDifference> entryDifferences(const RulePack& then, const RulePack& now) {
    std::vector<EntryDifference> differences;
    auto before = byKey(then);
    for (const PackEntry& entry : now.entries) {
        const auto found = before.extract({entry.part, entry.list, entry.name});
        if (found.empty()) {
            differences.push_back({nullptr, &entry, {}});
        } else if (found.mapped()->digest != entry.digest) {
            differences.push_back({found.mapped(), &entry, {}});
            Comparison(differences.back().values)
                .compare("", Json::parse(found.mapped()->text), Json::parse(entry.text));
        }
    }
    for (const auto& [key, entry] : before) {
        differences.push_back({entry, nullptr, {}});
    }
    return differences;
}

/// What a value is, for one line; what is longer than `longest` bytes is not written out.
std::string valueText(const Json& value, std::size_t longest) {
    const auto written = expressionText(value);
    const std::string text = dumpLine(written ? Json(*written) : value);
    if (text.size() <= longest) {
        return text;
    }
    return value.is_object()  ? say("pack", "another object")
           : value.is_array() ? say("pack", "another list")
                              : say("pack", "another text");
}

/// What is said of a value that differs: `"value" is -2, was -1`.
std::string differenceWords(const ValueDifference& difference, std::size_t longest) {
    Places places{{"key", inQuotes(difference.path)}};
    if (difference.is) {
        places.push_back({"now", valueText(*difference.is, longest)});
    }
    if (difference.was) {
        places.push_back({"then", valueText(*difference.was, longest)});
    }
    if (!difference.was) {
        return fill(say("pack", "{key} is {now}, was not there"), places);
    }
    if (!difference.is) {
        return fill(say("pack", "{key} is gone, was {then}"), places);
    }
    return fill(difference.path.empty() ? say("pack", "it is {now}, was {then}")
                                        : say("pack", "{key} is {now}, was {then}"),
                places);
}

// For messages.

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
    if (then.module != now.module) {
        lines.push_back(fill(say("pack", "pack.json: \"module\" is {now}, was {then}"),
                             {{"now", inQuotes(now.module)}, {"then", inQuotes(then.module)}}));
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
    std::map<std::string, long long> changed;
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
        if (gone > changed[part]) { // others stand in the place of as many as have changed
            lines.push_back(sayCounted("pack", "{part}: {n} entry is gone", "{part}: {n} entries are gone")
                                .of(gone - changed[part], {{"part", part}}));
        }
    }
    tellOrder(now, lines);
    return lines;
}

// For pages.

namespace {

/// A page has room for whole texts, and for expressions that can still be read.
constexpr std::size_t longestOnPage = 300;

const std::map<std::string, Saying>& headings() {
    static const std::map<std::string, Saying> list{
        {"actions", Saying("pack", "Actions")},
        {"attributes", Saying("pack", "Attributes and notes")},
        {"balance", Saying("pack", "Balance")},
        {"checks", Saying("pack", "Outcomes, checks and contests")},
        {"dice", Saying("pack", "Dice")},
        {"effects", Saying("pack", "Routines")},
        {"facts", Saying("pack", "Questions and facts")},
        {"map", Saying("pack", "Map")},
        {"modifiers", Saying("pack", "Modifiers")},
        {"roles", Saying("pack", "Roles")},
        {"roster", Saying("pack", "Rosters")},
        {"rulings", Saying("pack", "Rulings")},
        {"sheets", Saying("pack", "Sheets")},
        {"templates", Saying("pack", "Templates")},
        {"texts", Saying("pack", "Texts and numbers")},
        {"turn", Saying("pack", "Turn")},
        {"vocabulary", Saying("pack", "Words")}};
    return list;
}

/// A name without the places in it that are filled at the table: "… troops".
std::string readable(const std::string& name, const RulePack& rules) {
    return filled(name, [&rules](std::string_view place) {
        const std::vector<std::string> parts = splitAtDots(place);
        return parts.size() == 2 && parts[0] == "number" ? std::to_string(rules.number(parts[1]))
                                                         : std::string("\u2026");
    });
}

/// What people call an entry: its name with its id behind it.
std::string called(const PackEntry& entry, const RulePack& rules) {
    const std::string& id = entry.name.empty() ? entry.list : entry.name;
    if (id.starts_with('#')) {
        return entry.list + " " + id;
    }
    const Json value = Json::parse(entry.text);
    for (const char* key : {"label", "name", "title", "question"}) {
        if (value.is_object() && value.contains(key) && value[key].is_string()) {
            return fill(say("pack", "{name} ({id})"),
                        {{"name", readable(value[key].get<std::string>(), rules)}, {"id", id}});
        }
    }
    return inQuotes(id);
}

/// Texts, numbers and flags are told; what has keys of its own is only named.
std::string presence(const PackEntry& entry, const RulePack& rules, const std::string& bare,
                     const std::string& withValue) {
    const Json value = Json::parse(entry.text);
    return fill(value.is_structured() ? bare : withValue,
                {{"entry", called(entry, rules)}, {"value", valueText(value, longestOnPage)}});
}

std::vector<std::string> linesOf(const EntryDifference& difference, const RulePack& then,
                                 const RulePack& now) {
    if (!difference.then) {
        return {presence(*difference.now, now, say("pack", "{entry} is new"),
                         say("pack", "{entry} is new: {value}"))};
    }
    if (!difference.now) {
        return {presence(*difference.then, then, say("pack", "{entry} is gone"),
                         say("pack", "{entry} is gone, was {value}"))};
    }
    std::vector<std::string> lines;
    for (const ValueDifference& value : difference.values) {
        lines.push_back(fill(say("pack", "{entry}: {difference}"),
                             {{"entry", called(*difference.now, now)},
                              {"difference", differenceWords(value, longestOnPage)}}));
    }
    return lines;
}

using Entries = std::vector<const PackEntry*>;
using Lists = std::map<std::pair<std::string, std::string>, Entries>;

/// The entries of each list that has an order; keys of objects have none.
Lists listsOf(const RulePack& rules) {
    Lists lists;
    for (const PackEntry& entry : rules.entries) {
        if (!entry.name.empty() && !entry.name.starts_with('#')) {
            lists[{entry.part, entry.list}].push_back(&entry);
        }
    }
    return lists;
}

/// The longest run of rising numbers that can be picked out: what has kept its order.
std::vector<bool> keptOrder(const std::vector<std::size_t>& numbers) {
    constexpr std::size_t longestList = 5000; // nobody reads such a list, and comparing it takes long
    if (numbers.size() > longestList || std::ranges::is_sorted(numbers)) {
        return std::vector<bool>(numbers.size(), true);
    }
    const std::size_t none = numbers.size();
    std::vector<std::size_t> length(numbers.size(), 1);
    std::vector<std::size_t> before(numbers.size(), none);
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            if (numbers[j] < numbers[i] && length[j] + 1 > length[i]) {
                length[i] = length[j] + 1;
                before[i] = j;
            }
        }
    }
    std::vector<bool> kept(numbers.size(), false);
    auto at = static_cast<std::size_t>(std::ranges::max_element(length) - length.begin());
    for (; at < numbers.size(); at = before[at]) {
        kept[at] = true;
    }
    return kept;
}

/// Tells which entries of a list stand elsewhere among those that are in both packs.
void tellMoved(const Entries& then, const Entries& now, const RulePack& rules,
               std::vector<std::string>& lines) {
    std::map<std::string, std::size_t> places;
    for (const PackEntry* entry : then) {
        places.emplace(entry->name, places.size());
    }
    Entries shared;
    std::vector<std::size_t> numbers;
    for (const PackEntry* entry : now) {
        if (const auto found = places.find(entry->name); found != places.end()) {
            shared.push_back(entry);
            numbers.push_back(found->second);
        }
    }
    const std::vector<bool> kept = keptOrder(numbers);
    for (std::size_t i = 0; i < shared.size(); ++i) {
        if (!kept[i]) {
            lines.push_back(
                i == 0
                    ? fill(say("pack", "{entry} stands first now"), {{"entry", called(*shared[i], rules)}})
                    : fill(say("pack", "{entry} stands behind {other} now"),
                           {{"entry", called(*shared[i], rules)}, {"other", called(*shared[i - 1], rules)}}));
        }
    }
}

} // namespace

std::string nameOfPart(const std::string& part) {
    const auto known = headings().find(part);
    return known == headings().end() ? part : known->second.said();
}

std::vector<PartDifferences> differencesByPart(const RulePack& then, const RulePack& now) {
    std::map<std::string, std::vector<std::string>> lines;
    for (const EntryDifference& difference : entryDifferences(then, now)) {
        const PackEntry& entry = difference.now ? *difference.now : *difference.then;
        for (std::string& line : linesOf(difference, then, now)) {
            lines[entry.part].push_back(std::move(line));
        }
    }
    const Lists before = listsOf(then);
    for (const auto& [list, entries] : listsOf(now)) {
        if (const auto found = before.find(list); found != before.end()) {
            tellMoved(found->second, entries, now, lines[list.first]);
        }
    }
    std::vector<PartDifferences> parts;
    if (then.module != now.module) {
        parts.push_back({say("pack", "The game"),
                         {fill(say("pack", "the procedures are those of {now}, were those of {then}"),
                               {{"now", inQuotes(now.module)}, {"then", inQuotes(then.module)}})}});
    }
    for (auto& [part, told] : lines) {
        if (!told.empty()) {
            parts.push_back({nameOfPart(part), std::move(told)});
        }
    }
    return parts;
}

} // namespace umpire
