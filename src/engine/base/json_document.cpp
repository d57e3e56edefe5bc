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
    return node && node->scalar().is_string() ? node->scalar().get<std::string>() : std::string();
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

void JsonDocument::placeChildren(const JsonNode& parent) const {
    for (const auto& member : parent.members()) {
        m_places.emplace(&member.value, Place{&parent, &member.key, 0});
        placeChildren(member.value);
    }
    for (std::size_t i = 0; i < parent.items().size(); ++i) {
        m_places.emplace(&parent.items()[i], Place{&parent, nullptr, i});
        placeChildren(parent.items()[i]);
    }
}

namespace {

/// Of values in the order of their text, the last that begins no later than `at`; null before all.
template <typename List, typename NodeOf>
const typename List::value_type* lastFrom(const List& list, Position at, const NodeOf& nodeOf) {
    const auto later = std::partition_point(list.begin(), list.end(),
                                            [&](const auto& each) { return nodeOf(each).at() <= at; });
    return later == list.begin() ? nullptr : &*std::prev(later);
}

/// The way down to a node by where it stands in the text: quicker than to know the place of every node.
/// Nothing where a document was put together, and its nodes do not stand in order.
std::optional<std::string> pathDown(const JsonNode& root, const JsonNode& wanted) {
    std::string path;
    const JsonNode* at = &root;
    while (at && at != &wanted) {
        const auto* member = lastFrom(
            at->members(), wanted.at(), [](const JsonNode::Member& m) -> auto& { return m.value; });
        const auto* item = lastFrom(
            at->items(), wanted.at(), [](const JsonNode& n) -> auto& { return n; });
        if (member && (member->key.empty() || member->key.front() == '[')) {
            return std::nullopt; // such a key is written otherwise
        }
        const JsonNode* next = member ? &member->value : item;
        if (next && next->isWithinText()) {
            // The path of the text is that of all in it.
        } else if (member) {
            ((path += path.empty() ? "" : ".") += member->key);
        } else if (item) {
            ((path += '[') += std::to_string(item - at->items().data())) += ']';
        }
        at = next;
    }
    return at ? std::optional(std::move(path)) : std::nullopt;
}

} // namespace

bool JsonDocument::holds(const JsonNode& node) const {
    if (m_places.empty()) {
        placeChildren(m_root);
    }
    return &node == &m_root || m_places.contains(&node);
}

std::string JsonDocument::pathOf(const JsonNode& node) const {
    if (auto path = pathDown(m_root, node)) {
        return std::move(*path);
    }
    if (m_places.empty()) {
        placeChildren(m_root);
    }
    std::string path;
    for (auto at = m_places.find(&node); at != m_places.end(); at = m_places.find(at->second.parent)) {
        const Place& place = at->second;
        if (at->first->isWithinText()) {
            continue;
        }
        const bool dot = !path.empty() && path.front() != '[';
        path = (place.key ? *place.key : "[" + std::to_string(place.index) + "]") + (dot ? "." : "") + path;
    }
    return path;
}

Issue JsonDocument::issue(const JsonNode& node, std::string text, Severity severity) const {
    for (const auto& source : m_sources) {
        if (node.origin() && source->holds(*node.origin())) {
            return source->issue(*node.origin(), std::move(text), severity);
        }
    }
    return {severity, m_file, node.at(), pathOf(node), std::move(text)};
}

} // namespace umpire
