#include "object_merger.h"

#include "entry_directives.h"
#include "list_merger.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"

#include <algorithm>
#include <map>

namespace umpire {

namespace {

bool isNothing(const JsonNode& node) {
    return !node.isObject() && !node.isArray() && node.scalar().is_null();
}

std::vector<std::string> keysIn(const JsonNode& object) {
    std::vector<std::string> keys;
    for (const JsonNode::Member& member : object.members()) {
        keys.push_back(member.key);
    }
    return keys;
}

std::map<std::string_view, const JsonNode::Member*> byKey(const JsonNode& object) {
    std::map<std::string_view, const JsonNode::Member*> members;
    for (const JsonNode::Member& member : object.members()) {
        members.emplace(member.key, &member);
    }
    return members;
}

/// Attributes of different kinds of subject may share an id.
Naming namingOf(const std::string& list) {
    return list == "attributes" ? Naming::ByKindAndId : Naming::ById;
}

} // namespace

std::string ObjectMerger::called(const std::string& key) const {
    return m_what == What::File
               ? inQuotes(key)
               : fill(say("pack", "{key} of {id}"), {{"key", inQuotes(key)}, {"id", inQuotes(m_name)}});
}

bool ObjectMerger::mergesLists(const JsonNode& was, const JsonNode& now) const {
    if (!was.isArray() || !now.isArray()) {
        return false;
    }
    const std::vector<JsonNode>& known = was.items();
    if (m_what == What::File) { // lists of words stand whole
        const std::vector<JsonNode>& some = known.empty() ? now.items() : known;
        return std::any_of(some.begin(), some.end(), [](const JsonNode& item) { return item.isObject(); });
    }
    return allHaveIds(now) && std::any_of(known.begin(), known.end(),
                                          [](const JsonNode& item) { return !item.text("id").empty(); });
}

JsonNode ObjectMerger::merge(const JsonNode& base, const JsonNode& change) const {
    JsonNode merged = JsonNode::object(change.at());
    merged.standFor(change);
    const auto before = byKey(base);
    auto given = byKey(change);
    for (const JsonNode::Member& was : base.members()) {
        const auto now = given.find(was.key);
        if (now == given.end() || (m_what == What::Entry && isDirective(*now->second))) {
            merged.addMember(was.key, was.at, was.value.copied());
        } else {
            mergeMember(merged, was, *now->second);
        }
    }
    for (const JsonNode::Member& now : change.members()) {
        if (!before.contains(now.key) && !(m_what == What::Entry && isDirective(now))) {
            addMember(merged, base, now);
        }
    }
    return merged;
}

void ObjectMerger::mergeMember(JsonNode& merged, const JsonNode::Member& was,
                               const JsonNode::Member& now) const {
    const auto put = [&](JsonNode value) { merged.addMember(now.key, now.at, std::move(value)); };
    if (isNothing(now.value) && !isNothing(was.value)) {
        m_log.removed(called(now.key), now.key, was.value, now.value);
    } else if (mergesLists(was.value, now.value)) {
        put(ListMerger(m_log, namingOf(m_what == What::File ? now.key : "")).merge(was.value, now.value));
    } else if (m_what == What::File && was.value.isObject() && now.value.isObject()) {
        put(ObjectMerger(m_log, What::Section, now.key).merge(was.value, now.value));
    } else {
        // That an entry is called what it is called is how it is found.
        const bool names = m_what == What::Entry && (now.key == "id" || now.key == "of") &&
                           was.value.scalar() == now.value.scalar();
        if (!names && now.key != "$schema") {
            m_log.changed(called(now.key), was.value, now.value);
        }
        put(now.value.copied());
    }
}

void ObjectMerger::addMember(JsonNode& merged, const JsonNode& base, const JsonNode::Member& now) const {
    if (isNothing(now.value)) {
        m_log.error(now.value, say("pack", "there is no {id} in {base} to be taken away{hint}"), now.key,
                    keysIn(base));
    } else {
        merged.addMember(now.key, now.at, now.value.copied());
    }
}

} // namespace umpire
