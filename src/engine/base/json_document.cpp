#include "umpire/base/json_document.h"

#include "umpire/base/text.h"

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

const JsonNode* JsonNode::find(std::string_view key) const {
    for (const Member& member : m_members) {
        if (member.key == key) {
            return &member.value;
        }
    }
    return nullptr;
}

void JsonNode::addMember(std::string key, Position at, JsonNode value) {
    m_members.push_back({std::move(key), at, std::move(value)});
}

JsonNode* JsonNode::lastChild() {
    if (isObject()) {
        return m_members.empty() ? nullptr : &m_members.back().value;
    }
    return m_items.empty() ? nullptr : &m_items.back();
}

Json JsonNode::toJson() const {
    if (isObject()) {
        Json object = Json::object();
        for (const Member& member : m_members) {
            object[member.key] = member.value.toJson();
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
        return "an object";
    }
    if (isArray()) {
        return m_items.empty() ? "an empty list" : "a list";
    }
    return umpire::describe(m_scalar);
}

namespace {

std::optional<std::string> pathBelow(const JsonNode& from, const JsonNode& wanted, const std::string& path) {
    if (&from == &wanted) {
        return path;
    }
    for (const auto& member : from.members()) {
        const std::string below = path.empty() ? member.key : path + "." + member.key;
        if (auto found = pathBelow(member.value, wanted, below)) {
            return found;
        }
    }
    for (std::size_t i = 0; i < from.items().size(); ++i) {
        if (auto found = pathBelow(from.items()[i], wanted, path + "[" + std::to_string(i) + "]")) {
            return found;
        }
    }
    return std::nullopt;
}

} // namespace

std::string JsonDocument::pathOf(const JsonNode& node) const {
    return pathBelow(m_root, node, "").value_or("");
}

Issue JsonDocument::issue(const JsonNode& node, std::string text, Severity severity) const {
    return {severity, m_file, node.at(), pathOf(node), std::move(text)};
}

} // namespace umpire
