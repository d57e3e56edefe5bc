// The entries of a pack's files as they are compared, whatever the order of their keys.

#include "pack_files.h"

#include "../expression_parser.h"
#include "umpire/base/digest.h"
#include "umpire/rules/written_expressions.h"

#include <algorithm>

namespace umpire {

namespace {

/// Collects the entries of one file.
class EntryReader {
  public:
    EntryReader(std::string part, std::string file, std::vector<PackEntry>& entries)
        : m_part(std::move(part)), m_file(std::move(file)), m_entries(entries) {}

    void read(const JsonNode& root) {
        for (const JsonNode::Member* member : membersByKey(root)) {
            if (member->key != "$schema") {
                readList(*member);
            }
        }
    }

  private:
    void readList(const JsonNode::Member& list) {
        if (list.value.isArray()) {
            readItems(list);
        } else if (list.value.isObject()) {
            readMembers(list);
        } else {
            add(list.key, "", list.value);
        }
    }

    void readItems(const JsonNode::Member& list) {
        std::size_t number = 0;
        for (const JsonNode& item : list.value.items()) {
            const std::string id = item.text("id");
            ++number;
            // Attributes of different kinds of subject may share an id.
            const std::string of = m_part == "attributes" ? item.text("of") : "";
            add(list.key, id.empty() ? "#" + std::to_string(number) : of.empty() ? id : of + "." + id, item);
        }
    }

    void readMembers(const JsonNode::Member& list) {
        for (const JsonNode::Member* member : membersByKey(list.value)) {
            add(list.key, member->key, member->value);
        }
    }

    void add(const std::string& list, const std::string& name, const JsonNode& node) {
        PackEntry entry{m_part, m_file, list, name, canonicalText(node), ""};
        // Battles that were begun before a key was renamed know the digest with its former name.
        JsonNode former = node.copied();
        giveFormerKeys(former, kindAt(m_part, name.empty() ? std::vector{list} : std::vector{list, name}));
        const char end = '\0'; // stands in none of them
        entry.digest = digestOf(m_part + end + list + end + name + end + canonicalText(former));
        m_entries.push_back(std::move(entry));
    }

    std::string m_part;
    std::string m_file;
    std::vector<PackEntry>& m_entries;
};

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
            const std::string file = std::filesystem::path(document->file()).filename().string();
            EntryReader(part, file, all.list).read(document->root());
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
