#include "umpire/base/json_page.h"

#include <algorithm>

namespace umpire {

namespace {

/// Lists of words and numbers stand close in their brackets.
bool isPlainList(const Json& value) {
    return value.is_array() &&
           std::none_of(value.begin(), value.end(), [](const Json& item) { return item.is_structured(); });
}

std::string keyOf(const std::string& key) {
    std::string text = dumpLine(Json(key));
    text += ": ";
    return text;
}

/// The entries of an object or list, each with its key.
template <typename Take>
void eachEntry(const Json& value, const Take& take) {
    for (auto at = value.begin(); at != value.end(); ++at) {
        take(value.is_object() ? keyOf(at.key()) : std::string(), *at);
    }
}

} // namespace

std::string jsonLine(const Json& value) {
    if (!value.is_structured() || value.empty()) {
        return dumpLine(value);
    }
    const bool close = isPlainList(value);
    std::string line = value.is_object() ? "{ " : close ? "[" : "[ ";
    bool first = true;
    eachEntry(value, [&](const std::string& key, const Json& entry) {
        line += first ? "" : ", ";
        line += key;
        line += jsonLine(entry);
        first = false;
    });
    line += value.is_object() ? " }" : close ? "]" : " ]";
    return line;
}

std::string jsonPage(const Json& value, const JsonPlace& place) {
    std::string line = jsonLine(value);
    const bool fits = place.open <= 0 && place.column + line.size() <= widestJsonLine;
    if (fits || !value.is_structured() || value.empty()) {
        return line;
    }
    const std::size_t indent = place.indent + 2;
    std::string page = value.is_object() ? "{" : "[";
    bool first = true;
    eachEntry(value, [&](const std::string& key, const Json& entry) {
        page += first ? "\n" : ",\n";
        page += std::string(indent, ' ');
        page += key;
        page += jsonPage(entry, {indent, indent + key.size(), place.open - 1});
        first = false;
    });
    page += '\n';
    page += std::string(place.indent, ' ');
    page += value.is_object() ? '}' : ']';
    return page;
}

} // namespace umpire
