#include "umpire/base/json_document.h"

#include "umpire/base/speech.h"

#include <algorithm>
#include <iterator>
#include <optional>

namespace umpire {

JsonNode JsonNode::object(Position at) {
    JsonNode node(nullptr, at);
    node.m_kind = Kind::Object;
    return node;
}

JsonNode JsonNode::array(Position at) {
    JsonNode node(nullptr, at);
    node.m_kind = Kind::Array;
    return node;
}

/// Of a key that is given twice it is the first.
const JsonNode::Member* JsonNode::member(std::string_view key) const {
    if (!m_index) {
        const auto found = std::find_if(m_members.begin(), m_members.end(),
                                        [key](const Member& member) { return member.key == key; });
        return found == m_members.end() ? nullptr : &*found;
    }
    const Member* found = nullptr;
    const auto [first, last] = m_index->equal_range(std::hash<std::string_view>()(key));
    for (auto place = first; place != last; ++place) {
        const Member& member = m_members[place->second];
        if (member.key == key && (!found || &member < found)) {
            found = &member;
        }
    }
    return found;
}

const JsonNode* JsonNode::find(std::string_view key) const {
    const Member* found = member(key);
    return found ? &found->value : nullptr;
}

void JsonNode::indexMembers() {
    const std::size_t first = m_index ? m_members.size() - 1 : 0;
    m_index = m_index ? std::move(m_index) : std::make_unique<Index>();
    for (std::size_t place = first; place < m_members.size(); ++place) {
        m_index->emplace(std::hash<std::string_view>()(m_members[place].key), place);
    }
}

void JsonNode::rename(Member& member, std::string key) {
    member.key = std::move(key);
    if (m_index) {
        m_index.reset();
        indexMembers();
    }
}

std::string JsonNode::text(std::string_view key) const {
    const JsonNode* node = find(key);
    return node ? node->text() : std::string();
}

const std::string& JsonNode::text() const {
    static const std::string none;
    return m_scalar.is_string() ? m_scalar.get_ref<const std::string&>() : none;
}

void JsonNode::addMember(std::string key, Position at, JsonNode value) {
    newMember(std::move(key), at) = std::move(value);
}

JsonNode JsonNode::copied() const {
    JsonNode copy(m_scalar, m_at);
    copy.m_kind = m_kind;
    copy.standFor(*this);
    for (const Member& member : m_members) {
        copy.addMember(member.key, member.at, member.value.copied());
    }
    for (const JsonNode& item : m_items) {
        copy.addItem(item.copied());
    }
    return copy;
}

Json JsonNode::toJson() const {
    if (isObject()) {
        Json object = Json::object();
        for (const Member& member : m_members) {
            // Not operator[], which searches all earlier keys for this one.
            object.get_ref<Json::object_t&>().emplace_back(member.key, member.value.toJson());
        }
        return object;
    }
    if (isArray()) {
        Json array = Json::array();
        for (const JsonNode& item : m_items) {
            array.push_back(item.toJson());
        }
        return array;
    }
    return m_scalar;
}

std::string JsonNode::describe() const {
    if (isObject()) {
        return say("file", "an object");
    }
    if (isArray()) {
        return m_items.empty() ? say("file", "an empty list") : say("file", "a list");
    }
    return umpire::describe(m_scalar);
}

namespace {

/// Of values in the order of their text, the last that begins no later than `at`; null before all.
template <typename List, typename NodeOf>
const typename List::value_type* lastFrom(const List& list, Position at, const NodeOf& nodeOf) {
    const auto later = std::partition_point(list.begin(), list.end(),
                                            [&](const auto& each) { return nodeOf(each).at() <= at; });
    return later == list.begin() ? nullptr : &*std::prev(later);
}

/// The keys, and places in lists, on the way down to a node, by where it stands in the text; nothing for a
/// node that is not below.
std::optional<std::vector<std::string>> stepsDown(const JsonNode& root, const JsonNode& wanted) {
    std::vector<std::string> steps;
    const JsonNode* at = &root;
    while (at && at != &wanted) {
        const auto* member = lastFrom(
            at->members(), wanted.at(), [](const JsonNode::Member& m) -> auto& { return m.value; });
        const auto* item = lastFrom(
            at->items(), wanted.at(), [](const JsonNode& n) -> auto& { return n; });
        const JsonNode* next = member ? &member->value : item;
        if (next && !next->isWithinText()) { // the path of a text is that of all in it
            steps.push_back(member ? member->key : "[" + std::to_string(item - at->items().data()) + "]");
        }
        at = next;
    }
    return at ? std::optional(std::move(steps)) : std::nullopt;
}

} // namespace

std::string JsonDocument::pathOf(const JsonNode& node) const {
    const auto steps = stepsDown(m_root, node).value_or(std::vector<std::string>());
    std::string path;
    for (auto step = steps.rbegin(); step != steps.rend(); ++step) {
        const bool dot = !path.empty() && path.front() != '[';
        path = *step + (dot ? "." : "") + path;
    }
    return path;
}

Issue JsonDocument::issue(const JsonNode& node, std::string text, Severity severity) const {
    for (const auto& source : m_sources) {
        if (node.origin() && stepsDown(source->root(), *node.origin())) {
            return source->issue(*node.origin(), std::move(text), severity);
        }
    }
    return {severity, m_file, node.at(), pathOf(node), std::move(text)};
}

} // namespace umpire
