#include "command_reader.h"

#include "command_fields.h"
#include "roster_places.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"

#include <algorithm>
#include <set>

namespace umpire {

std::string CommandReader::text(const char* field) const {
    return m_recorded ? remark(field) : readCommandText(m_command, field);
}

std::string CommandReader::optionalText(const char* field) const {
    return has(field) ? text(field) : std::string();
}

std::string CommandReader::remark(const char* field) const {
    const auto found = m_command.find(field);
    return found != m_command.end() && found->is_string() ? found->get<std::string>() : std::string();
}

bool CommandReader::flag(const char* field) const {
    const auto found = m_command.find(field);
    if (found != m_command.end() && !found->is_boolean() && !m_recorded) {
        badValue(fill(say("command", "{field} is {found} where true or false is expected"),
                      {{"field", inQuotes(field)}, {"found", describe(*found)}}));
    }
    return found != m_command.end() && found->is_boolean() && found->get<bool>();
}

Stated CommandReader::set(const std::string& example) const {
    const auto set = m_command.find("set");
    if (!m_recorded && (set == m_command.end() || !set->is_object() || set->empty())) {
        badValue(
            fill(say("command",
                     "{command} needs \"set\": an object of keys and their new values, such as {example}"),
                 {{"command", inQuotes(m_command.value("do", ""))}, {"example", example}}));
    }
    return set == m_command.end() ? Stated{} : entriesOf(*set);
}

Ids CommandReader::subjects() const {
    const auto list = m_command.find("subjects");
    const bool none = list == m_command.end() || !list->is_array() || list->empty();
    if (none && !m_recorded) {
        badValue(fill(say("command", "{command} needs \"subjects\": a list of ids"),
                      {{"command", inQuotes(m_command.value("do", ""))}}));
    }
    Ids named;
    for (const Json& item : none ? Json::array() : *list) {
        if (!m_recorded) {
            named.push_back(knownSubject(item, say("command", "an entry of \"subjects\""), battle()).id);
        } else if (item.is_string()) {
            named.push_back(item.get<std::string>());
        }
    }
    return m_recorded ? named : inOrder(std::set<Id>(named.begin(), named.end()), battle());
}

std::optional<Neighbour> CommandReader::neighbour() const {
    const bool before = has("before");
    if (!before && !has("after")) {
        return std::nullopt;
    }
    const char* key = before ? "before" : "after";
    if (m_recorded) {
        return Neighbour{remark(key), before};
    }
    if (before && has("after")) {
        badValue(say("command", "give \"before\" or \"after\", not both"));
    }
    return Neighbour{knownSubject(m_command[key], inQuotes(key), battle()).id, before};
}

void CommandReader::refuseUnknown(std::vector<std::string> known) const {
    known.insert(known.end(), {"do", "reason", "dice"});
    for (const auto& [key, value] : m_command.items()) {
        if (!m_recorded && std::find(known.begin(), known.end(), key) == known.end()) {
            badValue(fill(say("command", "the field {key} means nothing to {command}"),
                          {{"key", inQuotes(key)}, {"command", inQuotes(m_command.value("do", ""))}}) +
                     didYouMean(key, known));
        }
    }
}

Stated entriesOf(const Json& object) {
    Stated entries;
    if (object.is_object()) {
        for (const auto& [key, value] : object.items()) {
            entries.emplace_back(key, value);
        }
    }
    return entries;
}

} // namespace umpire
