#include "umpire/rules/rules_differences.h"

#include "entry_differences.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"

#include <algorithm>
#include <map>

namespace umpire {

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
