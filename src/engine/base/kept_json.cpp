#include "umpire/base/kept_json.h"

#include "json_line.h"

#include <algorithm>
#include <ostream>

namespace umpire {

KeptJson::KeptJson(const Json& value) {
    if (!value.is_null()) {
        *this = ofLine(dumpLine(value));
    }
}

KeptJson KeptJson::ofLine(std::string_view line) {
    KeptJson kept;
    if (line != "null") {
        auto text = std::make_shared<char[]>(line.size());
        std::copy(line.begin(), line.end(), text.get());
        kept.m_text = std::move(text);
        kept.m_size = static_cast<std::uint32_t>(line.size());
    }
    return kept;
}

Json KeptJson::json() const {
    return isNull() ? Json() : Json::parse(line());
}

std::string_view KeptJson::lineOf(std::string_view key) const {
    return isObject() ? memberLine(line(), key) : std::string_view();
}

Json KeptJson::operator[](std::string_view key) const {
    const std::string_view member = lineOf(key);
    return member.empty() ? Json() : Json::parse(member);
}

std::string KeptJson::text(std::string_view key) const {
    const std::string_view member = lineOf(key);
    if (member.empty() || member.front() != '"') {
        return {};
    }
    const std::string_view inside = member.substr(1, member.size() - 2);
    return inside.find('\\') == std::string_view::npos ? std::string(inside)
                                                       : Json::parse(member).get<std::string>();
}

std::ostream& operator<<(std::ostream& out, const KeptJson& kept) {
    return out << kept.line();
}

std::vector<Json> KeptList::list() const {
    return {begin(), end()};
}

KeptMembers::KeptMembers(const List& members) {
    if (!members.empty()) {
        Json object = Json::object();
        for (const auto& [key, value] : members) {
            object[key] = value;
        }
        m_object = object;
    }
}

KeptMembers KeptMembers::of(KeptJson object) {
    KeptMembers members;
    if (object.line() != "{}") {
        members.m_object = std::move(object);
    }
    return members;
}

KeptMembers::List KeptMembers::list() const {
    List list;
    Json object = m_object.json();
    for (auto& [key, value] : object.items()) {
        list.emplace_back(key, std::move(value));
    }
    return list;
}

} // namespace umpire
