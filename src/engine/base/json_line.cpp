#include "json_line.h"

#include "text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>

namespace umpire {

namespace {

/// Whether a text has it as it is, without an escape.
bool isPlain(char letter) {
    const auto byte = static_cast<unsigned char>(letter);
    return byte >= 0x20 && byte < 0x80 && letter != '"' && letter != '\\';
}

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
        switch (line[at]) {
        case '"':
            at = endOfText(line, at + 1);
            break;
        case '{':
        case '[':
            ++depth;
            break;
        case '}':
        case ']':
            if (depth == 0) {
                return at;
            }
            --depth;
            break;
        case ',':
            if (depth == 0) {
                return at;
            }
            break;
        default:
            break;
        }
        if (depth == 0 && (line[at] == '"' || line[at] == '}' || line[at] == ']')) {
            return at + 1;
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

template <typename Number>
void appendNumber(Number number, std::string& line) {
    std::array<char, std::numeric_limits<Number>::digits10 + 3> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
    line.append(digits.data(), end);
}

} // namespace

void writeText(std::string_view text, std::string& line) {
    if (std::all_of(text.begin(), text.end(), isPlain)) {
        ((line += '"') += text) += '"';
    } else {
        line += dumpLine(Json(std::string(text)));
    }
}

void writeNumber(std::int64_t number, std::string& line) {
    appendNumber(number, line);
}

void writeNumber(std::uint64_t number, std::string& line) {
    appendNumber(number, line);
}

void writeValue(const Value& value, std::string& line) {
    if (value.isFlag()) {
        line += value.flag() ? "true" : "false";
    } else if (value.isNumber()) {
        writeNumber(value.number(), line);
    } else if (value.isText()) {
        writeText(value.text(), line);
    } else {
        line += dumpLine(toJson(value));
    }
}

std::string_view memberLine(std::string_view object, std::string_view key) {
    for (std::size_t at = 1; at < object.size() - 1; at += object[at] == ',' ? 1 : 0) {
        const Member member = memberAt(object, at);
        if (member.key == key) {
            return member.value;
        }
    }
    return {};
}

} // namespace umpire
