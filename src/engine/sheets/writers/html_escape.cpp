#include "html_escape.h"

#include "umpire/base/visible.h"

namespace umpire::sheets {

namespace {

const char* entityOf(char c) {
    switch (c) {
    case '&':
        return "&amp;";
    case '<':
        return "&lt;";
    case '>':
        return "&gt;";
    case '"':
        return "&quot;";
    case '\'':
        return "&#39;";
    default:
        return nullptr;
    }
}

} // namespace

std::string escaped(std::string_view text) {
    std::string result;
    result.reserve(text.size());
    for (const char c : visible(text)) {
        if (const char* entity = entityOf(c)) {
            result += entity;
        } else {
            result += c;
        }
    }
    return result;
}

std::string attribute(std::string_view name, std::string_view value) {
    return " " + std::string(name) + "=\"" + escaped(value) + "\"";
}

} // namespace umpire::sheets
