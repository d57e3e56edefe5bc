#include "entry_list.h"

namespace umpire {

void EntryList::add(std::string name, JsonNode node) {
    m_entries.push_back({std::move(name), std::move(node)});
    if (!m_entries.back().name.empty()) {
        m_byName.emplace(m_entries.back().name, std::prev(m_entries.end()));
    }
}

JsonNode* EntryList::find(const std::string& name) {
    const auto found = m_byName.find(name);
    return found == m_byName.end() ? nullptr : &found->second->node;
}

void EntryList::remove(const std::string& name) {
    const auto found = m_byName.find(name);
    m_entries.erase(found->second);
    m_byName.erase(found);
}

void EntryList::place(const std::string& name, Side side, const std::string& other) {
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

std::vector<std::string> EntryList::names() const {
    std::vector<std::string> names;
    for (const auto& [name, entry] : m_byName) {
        names.push_back(name);
    }
    return names;
}

std::vector<JsonNode> EntryList::take() {
    std::vector<JsonNode> nodes;
    for (Entry& entry : m_entries) {
        nodes.push_back(std::move(entry.node));
    }
    return nodes;
}

} // namespace umpire
