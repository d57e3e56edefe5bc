#include "html_escape.h"

#include "umpire/base/visible.h"

#include <array>
#include <cstdio>

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

/// Letters that stand for themselves in an address.
bool isPlain(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
           std::string_view("-._~/").find(c) != std::string_view::npos;
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

std::string addressOf(std::string_view path) {
    std::string address = path.starts_with('/') ? "file://" : "";
    for (const char c : path) {
        if (isPlain(c)) {
            address += c;
        } else {
            std::array<char, 4> code{};
            std::snprintf(code.data(), code.size(), "%%%02X", static_cast<unsigned char>(c));
            address += code.data();
        }
    }
    return address;
}

std::string attribute(std::string_view name, std::string_view value) {
    return " " + std::string(name) + "=\"" + escaped(value) + "\"";
}

} // namespace umpire::sheets
