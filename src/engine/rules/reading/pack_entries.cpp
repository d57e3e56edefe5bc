// The entries of a pack's files as they are compared, whatever the order of their keys.

#include "pack_files.h"

#include "../expression_parser.h"
#include "umpire/base/digest.h"
#include "umpire/rules/written_expressions.h"

#include <algorithm>

namespace umpire {

namespace {

/// What an item of a list is called, the n-th from 1: its id, else its number.
std::string nameOf(const JsonNode& item, std::size_t number, const std::string& part) {
    const std::string id = item.text("id");
    // Attributes of different kinds of subject may share an id.
    const std::string of = part == "attributes" ? item.text("of") : "";
    return id.empty() ? "#" + std::to_string(number) : of.empty() ? id : of + "." + id;
}

/// Collects the entries of one file.
void addEntries(const std::string& part, const JsonDocument& document, std::vector<PackEntry>& entries) {
    const std::string file = std::filesystem::path(document.file()).filename().string();
    const auto add = [&](const std::string& list, const std::string& name, const JsonNode& node) {
        // Battles that were begun before a key was renamed know the digest with its former name.
        JsonNode former = node.copied();
        giveFormerKeys(former, kindAt(part, name.empty() ? std::vector{list} : std::vector{list, name}));
        const char end = '\0'; // stands in none of them
        const std::string digest = digestOf(part + end + list + end + name + end + canonicalText(former));
        entries.push_back({part, file, list, name, canonicalText(node), digest});
    };
    for (const JsonNode::Member* member : membersByKey(document.root())) {
        const JsonNode& list = member->value;
        if (member->key == "$schema") {
            continue;
        }
        if (!list.isArray() && !list.isObject()) {
            add(member->key, "", list);
        }
        for (std::size_t i = 0; i < list.items().size(); ++i) {
            add(member->key, nameOf(list.items()[i], i + 1, part), list.items()[i]);
        }
        for (const JsonNode::Member* entry : membersByKey(list)) {
            add(member->key, entry->key, entry->value);
        }
    }
}

std::string digestOfAll(const std::vector<PackEntry>& entries, const Id& module) {
    std::string all = "rules 1\n" + module + "\n";
    for (const PackEntry& entry : entries) {
        all += entry.digest + "\n";
    }
    return digestOf(all);
}

void append(std::string& text, const JsonNode& node);

void appendObject(std::string& text, const JsonNode& node) {
    const std::vector<const JsonNode::Member*> members = membersByKey(node);
    text += '{';
    for (const JsonNode::Member* member : members) {
        text += member == members.front() ? "" : ",";
        writeText(member->key, text);
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
    } else if (node.scalar().is_string()) {
        writeText(node.scalar().get_ref<const std::string&>(), text);
    } else {
        text += dumpLine(node.scalar());
    }
}

} // namespace

/// What was read waits until somebody compares packs, as every battle does that is opened.
void enterParts(const PackFiles& files, RulePack& pack) {
    pack.entries = PackEntries([parts = files.parts(), module = pack.module] {
        PackEntries::All all;
        for (const auto& [part, document] : parts) {
            addEntries(part, *document, all.list);
        }
        all.fingerprint = digestOfAll(all.list, module);
        return all;
    });
}

bool isNothing(const JsonNode& node) {
    return !node.isObject() && !node.isArray() && node.scalar().is_null();
}

std::vector<const JsonNode::Member*> membersByKey(const JsonNode& node) {
    std::vector<const JsonNode::Member*> members;
    for (const JsonNode::Member& member : node.members()) {
        members.push_back(&member);
    }
    std::ranges::sort(members, [](const auto* a, const auto* b) { return a->key < b->key; });
    return members;
}

std::string canonicalText(const JsonNode& node) {
    std::string text;
    append(text, node);
    return text;
}

} // namespace umpire
