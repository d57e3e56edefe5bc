#include "list_merger.h"

#include "entry_directives.h"
#include "object_merger.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"

#include <algorithm>

namespace umpire {

bool ListMerger::isName(const std::string& key) const {
    return key == "id" || (key == "of" && m_naming == Naming::ByKindAndId);
}

std::string ListMerger::nameOf(const JsonNode& item) const {
    const std::string id = item.text("id");
    return m_naming == Naming::ById || id.empty() ? id : item.text("of") + "." + id;
}

std::string ListMerger::meantBy(const JsonNode& item, const std::string& id, const JsonNode& at) const {
    if (m_naming == Naming::ById) {
        return id;
    }
    const std::string of = item.text("of");
    if (!of.empty()) {
        return of + "." + id;
    }
    std::vector<std::string> fitting = m_entries.names();
    std::erase_if(fitting, [&id](const std::string& name) { return !name.ends_with("." + id); });
    if (fitting.size() > 1) {
        m_log.error(
            at, say("pack", "there are several entries {id} in {base}; say with \"of\" whose is meant"), id);
        return {};
    }
    return fitting.empty() ? "." + id : fitting.front();
}

bool ListMerger::says(const JsonNode& item, const char* directive) const {
    const JsonNode* node = item.find(directive);
    return node && readFlag(*node, m_log.context()).value_or(false);
}

JsonNode ListMerger::without(const JsonNode& item) const {
    JsonNode plain = JsonNode::object(item.at());
    plain.standFor(item);
    for (const JsonNode::Member& member : item.members()) {
        if (!isDirective(member)) {
            plain.addMember(member.key, member.at, member.value.copied());
        }
    }
    return plain;
}

JsonNode ListMerger::merge(const JsonNode& base, const JsonNode& change) {
    for (const JsonNode& item : base.items()) {
        m_entries.add(nameOf(item), item.copied());
    }
    m_inBase = std::make_shared<const std::vector<std::string>>(m_entries.names());
    for (const JsonNode& item : change.items()) {
        mergeItem(item);
    }
    for (const JsonNode& item : change.items()) {
        putInOrder(item);
    }
    JsonNode merged = JsonNode::array(change.at());
    merged.standFor(change);
    for (JsonNode& entry : m_entries.take()) {
        merged.addItem(std::move(entry));
    }
    return merged;
}

void ListMerger::mergeItem(const JsonNode& item) {
    const std::string id = item.text("id");
    if (id.empty()) {
        m_entries.add("", item.isObject() ? without(item) : item.copied());
        return;
    }
    const JsonNode& at = *item.find("id");
    const std::string name = meantBy(item, id, at);
    if (name.empty()) {
        return;
    }
    if (!m_given.insert(name).second) {
        m_log.error(at, say("pack", "{id} is given twice in this list; say all of it in one entry"), id);
    } else if (says(item, "remove")) {
        removeItem(name, item);
    } else if (m_entries.find(name)) {
        changeItem(name, item);
    } else {
        addItem(name, item);
    }
}

void ListMerger::removeItem(const std::string& name, const JsonNode& item) {
    const JsonNode& at = *item.find("id");
    const std::string id = item.text("id");
    const JsonNode* known = m_entries.find(name);
    if (!known) {
        m_log.error(at, say("pack", "there is no {id} in {base} to be removed{hint}"), id, m_entries.names());
        return;
    }
    for (const JsonNode::Member& member : item.members()) {
        if (!isName(member.key) && member.key != "remove") {
            m_log.error(member.value, say("pack", "{id} is removed, and nothing else can be said of it"), id);
        }
    }
    m_log.removed(inQuotes(id), id, *known, at);
    m_entries.remove(name);
}

void ListMerger::changeItem(const std::string& name, const JsonNode& item) {
    JsonNode& known = *m_entries.find(name);
    if (says(item, "replace")) {
        JsonNode whole = without(item);
        m_log.changed(inQuotes(item.text("id")), known, whole);
        known = std::move(whole);
        return;
    }
    if (std::all_of(item.members().begin(), item.members().end(),
                    [this](const JsonNode::Member& member) { return isName(member.key); })) {
        m_log.warning(*item.find("id"), say("pack", "nothing is said of {what}; this changes nothing"),
                      inQuotes(item.text("id")));
    }
    known = ObjectMerger(m_log, ObjectMerger::What::Entry, item.text("id")).merge(known, item);
}

void ListMerger::addItem(const std::string& name, const JsonNode& item) {
    const std::string id = item.text("id");
    if (says(item, "replace")) {
        m_log.error(*item.find("id"), say("pack", "there is no {id} in {base} to be replaced{hint}"), id,
                    *m_inBase);
    }
    m_log.added(item, id, m_inBase);
    m_entries.add(name, without(item));
}

void ListMerger::putInOrder(const JsonNode& item) {
    const JsonNode* before = item.find("before");
    const JsonNode* after = item.find("after");
    if (before && after && before->scalar().is_string() && after->scalar().is_string()) {
        m_log.error(*after,
                    say("pack", "{id} cannot stand before one and after another; give one of the two"),
                    item.text("id"));
        return;
    }
    putAt(item, "before", EntryList::Side::Before);
    putAt(item, "after", EntryList::Side::After);
}

void ListMerger::putAt(const JsonNode& item, const char* key, EntryList::Side side) {
    const std::string other = item.text(key);
    const std::string id = item.text("id");
    if (other.empty() || id.empty()) {
        return;
    }
    const JsonNode& at = *item.find(key);
    const std::string name = meantBy(item, id, at);
    const std::string target = m_entries.find(other) ? other : meantBy(item, other, at);
    if (name == target) {
        m_log.error(at, say("pack", "{id} cannot stand before or after itself"), id);
    } else if (!m_entries.find(target)) {
        m_log.error(at, say("pack", "there is no {id} in this list to stand before or after{hint}"), other,
                    m_entries.names());
    } else if (m_entries.find(name)) {
        m_entries.place(name, side, target);
    }
}

} // namespace umpire
