#include "pack_extension.h"

#include "../reading/pack_files.h"
#include "umpire/base/json_document.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"

#include <algorithm>
#include <list>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace umpire {

namespace {

std::string placeOf(const Issue& issue) {
    return issue.file + ":" + std::to_string(issue.at.line) + ":" + std::to_string(issue.at.column);
}

/// Notes what one file of an extending pack changes, and reports what is wrong with how it says so.
class ChangeLog {
  public:
    /// `base`: the id of the pack that is extended.
    ChangeLog(const ReadContext& context, std::string base, PackChanges& changes)
        : m_context(context), m_base(std::move(base)), m_changes(changes) {}

    const ReadContext& context() const { return m_context; }

    /// `what` was taken away by what stands at `by`.
    void removed(const std::string& what, const std::string& id, const JsonNode& was, const JsonNode& by) {
        note(PackChange::Kind::Removed, what, id, was, by);
    }

    /// `what` is `now`; that it is what it was is a warning.
    void changed(const std::string& what, const JsonNode& was, const JsonNode& now) {
        if (canonicalText(was) == canonicalText(now)) {
            warning(now, say("pack", "{what} is so in {base} already; this changes nothing"), what);
        } else {
            note(PackChange::Kind::Changed, what, "", was, now);
        }
    }

    /// An entry that nobody knew; `known`: the names of those there are.
    void added(const JsonNode& entry, const std::string& id,
               std::shared_ptr<const std::vector<std::string>> known) {
        m_changes.added.push_back({m_context.document.file(), entry.at(), id, std::move(known)});
    }

    void error(const JsonNode& at, const std::string& sentence, const std::string& id,
               const std::vector<std::string>& known = {}) const {
        if (!m_context.full()) {
            m_context.error(at, fill(sentence, {{"id", inQuotes(id)},
                                                {"base", inQuotes(m_base)},
                                                {"hint", known.empty() ? "" : didYouMean(id, known)}}));
        }
    }

    void warning(const JsonNode& at, const std::string& sentence, const std::string& what) const {
        m_context.warning(at, fill(sentence, {{"what", what}, {"base", inQuotes(m_base)}}));
    }

  private:
    void note(PackChange::Kind kind, const std::string& what, const std::string& id, const JsonNode& was,
              const JsonNode& by) {
        m_changes.changes.push_back(
            {kind, what, id, canonicalText(was), placeOf(m_context.document.issue(by, ""))});
    }

    ReadContext m_context;
    std::string m_base;
    PackChanges& m_changes;
};

/// Lays an object of an extending pack over the one it extends, key by key: a key that is given stands in
/// place of the one there was, and nothing (null) takes it away.
class ObjectMerger {
  public:
    enum class What {
        File,    ///< the whole file: its lists and objects are merged in their turn
        Section, ///< an object of the file, such as the numbers
        Entry,   ///< an entry of a list
    };

    /// `name`: the key of a section, the id of an entry.
    ObjectMerger(ChangeLog& log, What what, std::string name)
        : m_log(log), m_what(what), m_name(std::move(name)) {}

    JsonNode merge(const JsonNode& base, const JsonNode& change) const;

  private:
    void mergeMember(JsonNode& merged, const JsonNode::Member& was, const JsonNode::Member& now) const;
    void addMember(JsonNode& merged, const JsonNode& base, const JsonNode::Member& now) const;
    bool mergesLists(const JsonNode& was, const JsonNode& now) const;
    /// What a key is called in a sentence.
    std::string called(const std::string& key) const;

    ChangeLog& m_log;
    What m_what;
    std::string m_name;
};

/// Whether a key of an entry says what an extending pack does with it, and is no key of the entry itself.
bool isDirective(const JsonNode::Member& member) {
    if (member.key == "remove" || member.key == "replace") {
        return true;
    }
    // A contest has effects "after" its cells; a place in a list is named by a text.
    return (member.key == "before" || member.key == "after") && member.value.scalar().is_string();
}

/// What a list of an extending pack is: true when every entry of it has an id.
bool allHaveIds(const JsonNode& list) {
    return list.isArray() && !list.items().empty() &&
           std::ranges::all_of(list.items(), [](const JsonNode& item) { return !item.text("id").empty(); });
}

/// Whose entries share a list, so that an id alone does not tell them apart.
enum class Naming { ById, ByKindAndId };

/// The entries of a list while another pack changes them. An entry is found by its name, which is its id as
/// a rule; those without a name keep their place and are found by nobody.
class EntryList {
  public:
    enum class Side { Before, After };

    void add(std::string name, JsonNode node) {
        m_entries.push_back({std::move(name), std::move(node)});
        if (!m_entries.back().name.empty()) {
            m_byName.emplace(m_entries.back().name, std::prev(m_entries.end()));
        }
    }

    /// The entry of that name, or null.
    JsonNode* find(const std::string& name) {
        const auto found = m_byName.find(name);
        return found == m_byName.end() ? nullptr : &found->second->node;
    }

    void remove(const std::string& name) {
        const auto found = m_byName.find(name);
        m_entries.erase(found->second);
        m_byName.erase(found);
    }

    /// Puts one entry before or behind another; both are there. Of several that are put behind the same one
    /// each stands behind those before it.
    void place(const std::string& name, Side side, const std::string& other) {
        const auto moved = m_byName.at(name);
        auto target = m_byName.at(other);
        if (side == Side::After) {
            const auto behind = m_lastBehind.find(other);
            target = std::next(behind == m_lastBehind.end() ? target : m_byName.at(behind->second));
            m_lastBehind[other] = name;
        }
        if (target != moved) {
            m_entries.splice(target, m_entries, moved);
        }
    }

    std::vector<std::string> names() const {
        std::vector<std::string> names;
        for (const auto& [name, entry] : m_byName) {
            names.push_back(name);
        }
        return names;
    }

    /// All of them in their order; the list is used up.
    std::vector<JsonNode> take() {
        std::vector<JsonNode> nodes;
        for (Entry& entry : m_entries) {
            nodes.push_back(std::move(entry.node));
        }
        return nodes;
    }

  private:
    struct Entry {
        std::string name;
        JsonNode node;
    };

    std::list<Entry> m_entries;
    std::map<std::string, std::list<Entry>::iterator> m_byName;
    std::map<std::string, std::string> m_lastBehind; ///< the entry that was put behind another last
};

/// Lays a list of an extending pack over the list it extends: entries are changed key by key, added, removed
/// and put in order.
class ListMerger {
  public:
    ListMerger(ChangeLog& log, Naming naming) : m_log(log), m_naming(naming) {}

    JsonNode merge(const JsonNode& base, const JsonNode& change) {
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

  private:
    void mergeItem(const JsonNode& item) {
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

    void changeItem(const std::string& name, const JsonNode& item) {
        JsonNode& known = *m_entries.find(name);
        if (says(item, "replace")) {
            JsonNode whole = without(item);
            m_log.changed(inQuotes(item.text("id")), known, whole);
            known = std::move(whole);
            return;
        }
        if (std::ranges::all_of(item.members(),
                                [this](const JsonNode::Member& member) { return isName(member.key); })) {
            m_log.warning(*item.find("id"), say("pack", "nothing is said of {what}; this changes nothing"),
                          inQuotes(item.text("id")));
        }
        known = ObjectMerger(m_log, ObjectMerger::What::Entry, item.text("id")).merge(known, item);
    }

    void addItem(const std::string& name, const JsonNode& item) {
        const std::string id = item.text("id");
        if (says(item, "replace")) {
            m_log.error(*item.find("id"), say("pack", "there is no {id} in {base} to be replaced{hint}"), id,
                        *m_inBase);
        }
        m_log.added(item, id, m_inBase);
        m_entries.add(name, without(item));
    }

    void removeItem(const std::string& name, const JsonNode& item) {
        const JsonNode& at = *item.find("id");
        const std::string id = item.text("id");
        const JsonNode* known = m_entries.find(name);
        if (!known) {
            m_log.error(at, say("pack", "there is no {id} in {base} to be removed{hint}"), id,
                        m_entries.names());
            return;
        }
        for (const JsonNode::Member& member : item.members()) {
            if (!isName(member.key) && member.key != "remove") {
                m_log.error(member.value, say("pack", "{id} is removed, and nothing else can be said of it"),
                            id);
            }
        }
        m_log.removed(inQuotes(id), id, *known, at);
        m_entries.remove(name);
    }

    void putInOrder(const JsonNode& item) {
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

    void putAt(const JsonNode& item, const char* key, EntryList::Side side) {
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
            m_log.error(at, say("pack", "there is no {id} in this list to stand before or after{hint}"),
                        other, m_entries.names());
        } else if (m_entries.find(name)) {
            m_entries.place(name, side, target);
        }
    }

    /// Whether a key says which entry is meant.
    bool isName(const std::string& key) const {
        return key == "id" || (key == "of" && m_naming == Naming::ByKindAndId);
    }

    std::string nameOf(const JsonNode& item) const {
        const std::string id = item.text("id");
        return m_naming == Naming::ById || id.empty() ? id : item.text("of") + "." + id;
    }

    /// The name of the entry that is meant, which may be said in short; "" when that cannot be told.
    std::string meantBy(const JsonNode& item, const std::string& id, const JsonNode& at) const {
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
                at, say("pack", "there are several entries {id} in {base}; say with \"of\" whose is meant"),
                id);
            return {};
        }
        return fitting.empty() ? "." + id : fitting.front();
    }

    bool says(const JsonNode& item, const char* directive) const {
        const JsonNode* node = item.find(directive);
        return node && readFlag(*node, m_log.context()).value_or(false);
    }

    JsonNode without(const JsonNode& item) const {
        JsonNode plain = JsonNode::object(item.at());
        plain.standFor(item);
        for (const JsonNode::Member& member : item.members()) {
            if (!isDirective(member)) {
                plain.addMember(member.key, member.at, member.value.copied());
            }
        }
        return plain;
    }

    ChangeLog& m_log;
    Naming m_naming;
    EntryList m_entries;
    std::shared_ptr<const std::vector<std::string>> m_inBase; ///< the names of its entries
    std::set<std::string> m_given;
};

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
        return std::ranges::any_of(some, [](const JsonNode& item) { return item.isObject(); });
    }
    return allHaveIds(now) &&
           std::ranges::any_of(known, [](const JsonNode& item) { return !item.text("id").empty(); });
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

} // namespace

JsonNode laidOver(const JsonNode& base, const JsonDocument& own, const Id& baseId, Issues& issues,
                  PackChanges& changes) {
    ChangeLog log({own, issues}, baseId, changes);
    return ObjectMerger(log, ObjectMerger::What::File, "").merge(base, own.root());
}

} // namespace umpire
