#include "entry_differences.h"

#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/rules/written_expressions.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace umpire {

namespace {

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

} // namespace

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

} // namespace umpire
