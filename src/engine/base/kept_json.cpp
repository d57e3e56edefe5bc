#include "umpire/base/kept_json.h"

#include <algorithm>
#include <ostream>

namespace umpire {

namespace {

/// The quote that ends the text whose first letter stands at `at`.
std::size_t endOfText(std::string_view line, std::size_t at) {
    while (at < line.size() && line[at] != '"') {
        at += line[at] == '\\' ? 2 : 1;
    }
    return at;
}

/// Behind the value that begins at `at`, in a line that `dumpLine` wrote.
std::size_t endOfValue(std::string_view line, std::size_t at) {
    int depth = 0;
    for (; at < line.size(); ++at) {
        const char letter = line[at];
        const bool closes = letter == '}' || letter == ']';
        if (depth == 0 && (closes || letter == ',')) {
            return at;
        }
        if (letter == '"') {
            at = endOfText(line, at + 1);
        } else if (closes) {
            --depth;
        } else if (letter == '{' || letter == '[') {
            ++depth;
        }
    }
    return line.size();
}

struct Member {
    std::string_view key; ///< without its quotes
    std::string_view value;
};

/// The member that begins at `at`, which moves behind it.
Member memberAt(std::string_view line, std::size_t& at) {
    const std::size_t key = at + 1;
    const std::size_t end = endOfText(line, key);
    const std::size_t value = end + 2;
    at = endOfValue(line, value);
    return {line.substr(key, end - key), line.substr(value, at - value)};
}

/// The line of an object's member in a line that `dumpLine` wrote; "" when there is none.
std::string_view memberLine(std::string_view object, std::string_view key) {
    for (std::size_t at = 1; at < object.size() - 1; at += object[at] == ',' ? 1 : 0) {
        const Member member = memberAt(object, at);
        if (member.key == key) {
            return member.value;
        }
    }
    return {};
}

} // namespace

KeptJson::KeptJson(const Json& value) {
    if (!value.is_null()) {
        const std::string line = dumpLine(value);
        auto text = std::make_shared<char[]>(line.size());
        std::copy(line.begin(), line.end(), text.get());
        m_text = std::move(text);
        m_size = static_cast<std::uint32_t>(line.size());
    }
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

KeptMembers::List KeptMembers::list() const {
    List list;
    Json object = m_object.json();
    for (auto& [key, value] : object.items()) {
        list.emplace_back(key, std::move(value));
    }
    return list;
}

} // namespace umpire
