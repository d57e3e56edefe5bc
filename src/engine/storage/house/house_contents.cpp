#include "house_forms.h"
#include "house_values.h"
#include "umpire/base/text.h"
#include "umpire/rules/rules_differences.h"

#include <algorithm>

namespace umpire {

namespace {

using Names = std::vector<std::string>;

/// The keys of an object, or the names of the entries of a list.
Names namesIn(const JsonNode* node, std::string_view list) {
    Names names;
    if (!node) {
        return names;
    }
    for (const JsonNode::Member& member : node->members()) {
        names.push_back(member.key);
    }
    for (const JsonNode& item : node->items()) {
        const std::string name = nameInList(list, item);
        if (!name.empty()) {
            names.push_back(name);
        }
    }
    return names;
}

/// What there is, and what is gone behind what it stood behind.
Names withGone(Names now, const Names& base) {
    std::string before;
    for (const std::string& name : base) {
        if (!listed(now, name)) {
            const auto at = std::find(now.begin(), now.end(), before);
            now.insert(at == now.end() ? now.begin() : std::next(at), name);
        }
        before = name;
    }
    return now;
}

class ContentsOfPart {
  public:
    ContentsOfPart(HousePart& part, const HouseDocs& docs) : m_part(part), m_docs(docs) {}

    void fill() {
        HouseList single{{m_part.id, {}}, m_part.name, false, {}};
        for (const std::string& key : names({m_part.id, {}})) {
            if (key != "$schema") {
                addMember({m_part.id, {key}}, single);
            }
        }
        if (!single.entries.empty()) {
            m_part.lists.push_back(std::move(single));
        }
    }

  private:
    Names names(const HousePath& path) const {
        const std::string list = path.steps.empty() ? std::string() : path.steps.back();
        return withGone(namesIn(m_docs.nowAt(path), list), namesIn(m_docs.baseAt(path), list));
    }

    /// A list of entries or an object of values; anything else is an entry by itself.
    void addMember(const HousePath& path, HouseList& single) {
        const JsonNode& node = *m_docs.eitherAt(path);
        const bool entries = hasEntries(node);
        if (!entries && !node.isObject()) {
            add(path, 0, {}, single.entries);
            return;
        }
        const std::string& key = path.steps.back();
        HouseList list{path, nameOfList(key), entries || key == "texts" || key == "numbers", {}};
        std::vector<HousePath> lists;
        for (const std::string& name : names(path)) {
            const bool isList = hasEntries(*m_docs.eitherAt(path.with(name))) && !entries;
            isList ? lists.push_back(path.with(name)) : add(path.with(name), 0, {}, list.entries);
        }
        if (!list.entries.empty() || lists.empty()) {
            m_part.lists.push_back(std::move(list));
        }
        for (const HousePath& inner : lists) {
            addMember(inner, single);
        }
    }

    void add(const HousePath& path, int depth, const std::string& within, std::vector<HouseEntry>& entries) {
        const JsonNode& node = *m_docs.eitherAt(path);
        const bool named = node.isObject() && !wordOf(node, "id").empty();
        const std::string& id = path.steps.back();
        entries.push_back(
            {path, id, named ? calledInForms(node, m_docs) : id, depth, within, stateOf(path), {}});
        const std::size_t place = entries.size() - 1;
        for (const JsonNode::Member& member : node.members()) {
            if (named && isListOfEntries(member.value)) {
                const HousePath inner = path.with(member.key);
                entries[place].holds.push_back({inner, nameOfList(member.key)});
                for (const std::string& name : names(inner)) {
                    add(inner.with(name), depth + 1, nameOfList(member.key), entries);
                }
            }
        }
    }

    HouseState stateOf(const HousePath& path) const {
        const bool below = m_docs.baseAt(path) != nullptr;
        return !below                ? HouseState::Added
               : !m_docs.nowAt(path) ? HouseState::Removed
               : m_docs.ownAt(path)  ? HouseState::Changed
                                     : HouseState::AsBelow;
    }

    HousePart& m_part;
    const HouseDocs& m_docs;
};

} // namespace

HousePart contentsOf(const std::string& part, const std::string& file, const HouseDocs& docs) {
    HousePart contents{part,
                       nameOfPart(part),
                       file,
                       docs.own.contains(part) || docs.unreadable.contains(part),
                       !docs.unreadable.contains(part),
                       {}};
    if (docs.eitherAt({part, {}})) {
        ContentsOfPart(contents, docs).fill();
    }
    return contents;
}

} // namespace umpire
