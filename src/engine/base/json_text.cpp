#include "umpire/base/json_text.h"

#include <algorithm>
#include <iterator>
#include <limits>

namespace umpire {

namespace {

/// A member of an object or an item of a list.
struct Entry {
    Position at; ///< of a member: where its key begins
    std::string name;
    const JsonNode* value = nullptr;
};

std::string nameOf(const JsonNode& item) {
    const std::string id = item.text("id");
    const std::string of = item.text("of");
    return id.empty() || of.empty() ? id : of + "." + id;
}

/// An entry that says no `of` may be of any.
bool isNamed(const JsonNode& item, std::string_view name) {
    const std::string id = item.text("id");
    if (id.empty()) {
        return false;
    }
    const bool ofAny = item.text("of").empty() && name.ends_with("." + id);
    return id == name || ofAny || nameOf(item) == name;
}

std::vector<Entry> entriesOf(const JsonNode& node) {
    std::vector<Entry> entries;
    for (const JsonNode::Member& member : node.members()) {
        entries.push_back({member.at, member.key, &member.value});
    }
    for (const JsonNode& item : node.items()) {
        entries.push_back({item.at(), nameOf(item), &item});
    }
    return entries;
}

const JsonNode* childNamed(const JsonNode& in, std::string_view step) {
    if (in.isObject()) {
        return in.find(step);
    }
    const auto found = std::find_if(in.items().begin(), in.items().end(),
                                    [step](const JsonNode& item) { return isNamed(item, step); });
    return found == in.items().end() ? nullptr : &*found;
}

std::string keyOf(const std::string& key) {
    return dumpLine(Json(key)) + ": ";
}

/// Lists of words and numbers stand close in their brackets.
bool isPlainList(const Json& value) {
    return value.is_array() &&
           std::none_of(value.begin(), value.end(), [](const Json& item) { return item.is_structured(); });
}

/// The entries of an object or list, each with its key.
template <typename Take>
void eachEntry(const Json& value, const Take& take) {
    for (auto at = value.begin(); at != value.end(); ++at) {
        take(value.is_object() ? keyOf(at.key()) : std::string(), *at);
    }
}

/// A value on one line as people write it: `{ "id": "green-troops", "checks": ["morale"] }`.
std::string jsonLine(const Json& value) {
    if (!value.is_structured() || value.empty()) {
        return dumpLine(value);
    }
    const bool close = isPlainList(value);
    std::string line = value.is_object() ? "{ " : close ? "[" : "[ ";
    bool first = true;
    eachEntry(value, [&](const std::string& key, const Json& entry) {
        line += first ? "" : ", ";
        line += key;
        line += jsonLine(entry);
        first = false;
    });
    line += value.is_object() ? " }" : close ? "]" : " ]";
    return line;
}

} // namespace

std::optional<JsonText> JsonText::of(std::string text) {
    Issues issues;
    JsonNode root = parseJson(text, {}, issues);
    return hasErrors(issues) ? std::nullopt : std::optional(JsonText(std::move(text), std::move(root)));
}

JsonText::JsonText(std::string text, JsonNode root)
    : m_text(std::move(text)), m_root(std::make_shared<const JsonNode>(std::move(root))) {}

// Finding ------------------------------------------------------------------------------------------

const JsonNode* JsonText::find(const JsonSteps& steps) const {
    const JsonNode* node = m_root.get();
    for (const std::string& step : steps) {
        node = node ? childNamed(*node, step) : nullptr;
    }
    return node;
}

std::optional<Json> JsonText::at(const JsonSteps& steps) const {
    const JsonNode* node = find(steps);
    return node ? std::optional(node->toJson()) : std::nullopt;
}

// Places -------------------------------------------------------------------------------------------

std::size_t JsonText::offsetOf(Position at) const {
    std::size_t line = 0;
    for (int passed = 1; passed < at.line; ++passed) {
        line = m_text.find('\n', line) + 1;
    }
    return line + static_cast<std::size_t>(at.column) - 1;
}

std::size_t JsonText::lineBegin(std::size_t offset) const {
    const std::size_t before = offset == 0 ? std::string::npos : m_text.rfind('\n', offset - 1);
    return before == std::string::npos ? 0 : before + 1;
}

std::size_t JsonText::indentAt(std::size_t offset) const {
    const std::size_t begin = lineBegin(offset);
    return std::min(m_text.find_first_not_of(" \t", begin), m_text.size()) - begin;
}

JsonSteps JsonText::stepsAt(Position at) const {
    JsonSteps steps;
    for (const JsonNode* node = m_root.get(); node;) {
        const std::vector<Entry> entries = entriesOf(*node);
        const auto next = std::find_if(entries.begin(), entries.end(), [at](const Entry& each) {
            return each.at <= at && at < each.value->end();
        });
        const bool named = next != entries.end() && !next->name.empty();
        if (named) {
            steps.push_back(next->name);
        }
        node = named ? next->value : nullptr;
    }
    return steps;
}

Position JsonText::positionOf(const JsonSteps& steps) const {
    const JsonNode* node = find(steps);
    if (!node || steps.empty()) {
        return node ? node->at() : Position();
    }
    const JsonNode& in = *find(JsonSteps(steps.begin(), steps.end() - 1));
    return in.isObject() ? in.member(steps.back())->at : node->at();
}

// Changes ------------------------------------------------------------------------------------------

void JsonText::write(std::size_t begin, std::size_t end, const std::string& text) {
    constexpr JsonLimits unlimited{std::string::npos, std::numeric_limits<int>::max(), std::string::npos};
    m_text.replace(begin, end - begin, text);
    Issues none;
    m_root = std::make_shared<const JsonNode>(parseJson(m_text, {}, none, unlimited));
}

void JsonText::relay(const JsonSteps& steps, const Json& value, int open) {
    const JsonNode& node = *find(steps);
    const std::size_t begin = offsetOf(node.at());
    write(begin, offsetOf(node.end()), jsonPage(value, {indentAt(begin), begin - lineBegin(begin), open}));
}

void JsonText::replace(const JsonSteps& steps, const Json& value) {
    if (find(steps)) {
        relay(steps, value, 0);
    }
}

void JsonText::addItem(const JsonSteps& list, const Json& value) {
    addMember(list, {}, value);
}

/// Behind the last entry, on its line or on one of its own as the others are; where that makes a line too
/// long, or there was nothing, all of it is laid out anew.
void JsonText::addMember(const JsonSteps& steps, const std::string& key, const Json& added) {
    const JsonNode* node = find(steps);
    if (!node) {
        return;
    }
    if (!node->isObject() && !node->isArray()) {
        replace(steps, key.empty() ? Json::array({added}) : Json{{key, added}});
        return;
    }
    const std::vector<Entry> entries = entriesOf(*node);
    const Position first = entries.empty() ? node->end() : entries.front().at;
    if (!entries.empty() && node->at().line < first.line) {
        const std::string name = node->isObject() ? keyOf(key) : std::string();
        const std::size_t indent = indentAt(offsetOf(entries.back().at));
        const std::string page = jsonPage(added, {indent, indent + name.size(), 0});
        const std::size_t end = offsetOf(entries.back().value->end());
        write(end, end, ",\n" + std::string(indent, ' ') + name + page);
        return;
    }
    Json whole = node->toJson();
    if (node->isArray()) {
        whole.push_back(added);
    } else {
        whole[key] = added;
    }
    // What is new at the top of a file has a line for each entry.
    relay(steps, whole, entries.empty() ? 2 - static_cast<int>(std::min<std::size_t>(steps.size(), 2)) : 0);
}

void JsonText::remove(const JsonSteps& steps) {
    const JsonNode* node = find(steps);
    if (steps.empty() || !node) {
        return;
    }
    const JsonNode& in = *find(JsonSteps(steps.begin(), steps.end() - 1));
    const std::vector<Entry> entries = entriesOf(in);
    const auto entry = std::find_if(entries.begin(), entries.end(),
                                    [node](const Entry& each) { return each.value == node; });
    if (entry != entries.begin()) {
        write(offsetOf(std::prev(entry)->value->end()), offsetOf(node->end()), "");
    } else if (entries.size() > 1) {
        write(offsetOf(entry->at), offsetOf(entries[1].at), "");
    } else {
        write(offsetOf(in.at()) + 1, offsetOf(in.end()) - 1, "");
    }
}

std::string jsonPage(const Json& value, const JsonPlace& place) {
    std::string line = jsonLine(value);
    const bool fits = place.open <= 0 && place.column + line.size() <= widestJsonLine;
    if (fits || !value.is_structured() || value.empty()) {
        return line;
    }
    const std::size_t indent = place.indent + 2;
    std::string page = value.is_object() ? "{" : "[";
    bool first = true;
    eachEntry(value, [&](const std::string& key, const Json& entry) {
        page += first ? "\n" : ",\n";
        page += std::string(indent, ' ');
        page += key;
        page += jsonPage(entry, {indent, indent + key.size(), place.open - 1});
        first = false;
    });
    page += '\n';
    page += std::string(place.indent, ' ');
    page += value.is_object() ? '}' : ']';
    return page;
}

} // namespace umpire
