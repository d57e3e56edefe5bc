#include "canonical_text.h"

#include <algorithm>

namespace umpire {

namespace {

void append(std::string& text, const JsonNode& node);

/// As `dumpLine` writes it, which takes long about letters that stand for themselves.
void appendText(std::string& text, const std::string& words) {
    const auto isPlain = [](char c) { return c >= ' ' && c <= '~' && c != '"' && c != '\\'; };
    if (std::all_of(words.begin(), words.end(), isPlain)) {
        ((text += '"') += words) += '"';
    } else {
        text += dumpLine(Json(words));
    }
}

void appendScalar(std::string& text, const Json& scalar) {
    if (scalar.is_string()) {
        appendText(text, scalar.get_ref<const std::string&>());
    } else if (scalar.is_boolean()) {
        text += scalar.get<bool>() ? "true" : "false";
    } else {
        text += dumpLine(scalar);
    }
}

void appendObject(std::string& text, const JsonNode& node) {
    const std::vector<const JsonNode::Member*> members = membersByKey(node);
    text += '{';
    for (const JsonNode::Member* member : members) {
        text += member == members.front() ? "" : ",";
        appendText(text, member->key);
        text += ':';
        append(text, member->value);
    }
    text += '}';
}

void append(std::string& text, const JsonNode& node) {
    if (node.isObject()) {
        appendObject(text, node);
    } else if (node.isArray()) {
        text += '[';
        for (const JsonNode& item : node.items()) {
            text += &item == &node.items().front() ? "" : ",";
            append(text, item);
        }
        text += ']';
    } else {
        appendScalar(text, node.scalar());
    }
}

} // namespace

std::vector<const JsonNode::Member*> membersByKey(const JsonNode& node) {
    std::vector<const JsonNode::Member*> members;
    for (const JsonNode::Member& member : node.members()) {
        members.push_back(&member);
    }
    std::sort(members.begin(), members.end(), [](const auto* a, const auto* b) { return a->key < b->key; });
    return members;
}

std::string canonicalText(const JsonNode& node) {
    std::string text;
    append(text, node);
    return text;
}

} // namespace umpire
