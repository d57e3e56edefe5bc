#include "quick_json.h"

#include "utf8.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <vector>

namespace umpire {

namespace {

/// Which bytes end a run of letters that stand for themselves.
constexpr std::array<bool, 256> plainLetters() {
    std::array<bool, 256> plain{};
    for (std::size_t byte = 0x20; byte < 0x80; ++byte) {
        plain[byte] = byte != '"' && byte != '\\';
    }
    return plain;
}

constexpr std::array<bool, 256> plainLetter = plainLetters();

class QuickReader {
  public:
    QuickReader(std::string_view text, const JsonLimits& limits) : m_text(text), m_limits(limits) {}

    std::optional<JsonNode> read() {
        JsonNode root;
        const bool good = value(root, 0) && (skipSpace(), m_at == m_text.size());
        return good ? std::optional(std::move(root)) : std::nullopt;
    }

  private:
    char next() const { return m_at < m_text.size() ? m_text[m_at] : '\0'; }
    bool take(char wanted) {
        skipSpace();
        const bool there = next() == wanted;
        m_at += there ? 1 : 0;
        return there;
    }
    Position here() const { return {m_line, static_cast<int>(m_at - m_lineStart) + 1}; }

    void skipSpace();
    bool value(JsonNode& node, int depth);
    bool object(JsonNode& node, int depth);
    bool array(JsonNode& node, int depth);
    bool number(JsonNode& node, Position at);
    bool word(JsonNode& node, std::string_view word, Json meaning);
    bool text(std::string& into);
    bool escape(std::string& into);

    std::string_view m_text;
    const JsonLimits& m_limits;
    std::size_t m_at = 0;
    int m_line = 1;
    std::size_t m_lineStart = 0;
    std::size_t m_values = 0;
};

void QuickReader::skipSpace() {
    for (; m_at < m_text.size(); ++m_at) {
        const char c = m_text[m_at];
        if (c == '\n') {
            ++m_line;
            m_lineStart = m_at + 1;
        } else if (c != ' ' && c != '\t' && c != '\r') {
            return;
        }
    }
}

bool QuickReader::value(JsonNode& node, int depth) {
    skipSpace();
    if (++m_values > m_limits.values) {
        return false;
    }
    const Position at = here();
    switch (next()) {
    case '{':
        node = JsonNode::object(at);
        return object(node, depth + 1);
    case '[':
        node = JsonNode::array(at);
        return array(node, depth + 1);
    case '"': {
        std::string letters;
        const bool good = text(letters);
        node = JsonNode(std::move(letters), at);
        return good;
    }
    case 't':
        return word(node, "true", true);
    case 'f':
        return word(node, "false", false);
    case 'n':
        return word(node, "null", nullptr);
    default:
        return number(node, at);
    }
}

/// Few keys are compared with each other, many are sorted.
bool givesKeyTwice(const JsonNode& object) {
    constexpr std::size_t few = 16;
    const auto& members = object.members();
    if (members.size() <= few) {
        for (auto one = members.begin(); one != members.end(); ++one) {
            const auto same = [one](const JsonNode::Member& other) { return other.key == one->key; };
            if (std::any_of(members.begin(), one, same)) {
                return true;
            }
        }
        return false;
    }
    std::vector<std::string_view> keys;
    for (const JsonNode::Member& member : members) {
        keys.push_back(member.key);
    }
    std::sort(keys.begin(), keys.end());
    return std::adjacent_find(keys.begin(), keys.end()) != keys.end();
}

bool QuickReader::object(JsonNode& node, int depth) {
    ++m_at;
    if (depth > m_limits.depth || take('}')) {
        return depth <= m_limits.depth;
    }
    do {
        skipSpace();
        const Position at = here();
        std::string key;
        if (next() != '"' || !text(key)) {
            return false;
        }
        JsonNode& member = node.newMember(std::move(key), at);
        if (!take(':') || !value(member, depth)) {
            return false;
        }
    } while (take(','));
    return take('}') && !givesKeyTwice(node);
}

bool QuickReader::array(JsonNode& node, int depth) {
    ++m_at;
    if (depth > m_limits.depth || take(']')) {
        return depth <= m_limits.depth;
    }
    do {
        if (!value(node.newItem(), depth)) {
            return false;
        }
    } while (take(','));
    return take(']');
}

bool QuickReader::word(JsonNode& node, std::string_view word, Json meaning) {
    node = JsonNode(std::move(meaning), here());
    const bool there = m_text.substr(m_at, word.size()) == word;
    m_at += word.size();
    return there;
}

/// Whole numbers only, in the one form that JSON has for them; fractions are rare, and somebody else's.
bool QuickReader::number(JsonNode& node, Position at) {
    const bool minus = next() == '-';
    const std::size_t first = m_at + (minus ? 1 : 0);
    const std::size_t end = std::min(m_text.find_first_not_of("0123456789", first), m_text.size());
    const std::size_t digits = end - first;
    constexpr std::size_t most = 18; // all of them fit into 64 bits
    if (digits == 0 || digits > most || (digits > 1 && m_text[first] == '0') ||
        (end < m_text.size() && std::string_view(".eE").find(m_text[end]) != std::string_view::npos)) {
        return false;
    }
    std::int64_t whole = 0;
    std::from_chars(m_text.data() + m_at, m_text.data() + end, whole);
    m_at = end;
    node = JsonNode(minus ? Json(whole) : Json(static_cast<std::uint64_t>(whole)), at);
    return true;
}

bool QuickReader::text(std::string& into) {
    ++m_at;
    while (m_at < m_text.size()) {
        const std::size_t from = m_at;
        while (m_at < m_text.size() && plainLetter[static_cast<unsigned char>(m_text[m_at])]) {
            ++m_at;
        }
        into.append(m_text, from, m_at - from);
        const char c = next();
        if (c == '"') {
            ++m_at;
            return true;
        }
        if (c == '\\') {
            if (!escape(into)) {
                return false;
            }
            continue;
        }
        const std::size_t size = m_at < m_text.size() && static_cast<unsigned char>(c) >= 0x80
                                     ? wideLetter(m_text.substr(m_at))
                                     : 0;
        if (size == 0) {
            return false;
        }
        into.append(m_text, m_at, size);
        m_at += size;
    }
    return false;
}

bool QuickReader::escape(std::string& into) {
    constexpr std::string_view letters = "\"\\/bfnrt";
    constexpr std::string_view meanings = "\"\\/\b\f\n\r\t";
    ++m_at;
    const std::size_t known = letters.find(next());
    if (m_at >= m_text.size() || known == std::string_view::npos) {
        return false; // \u among them: rare, and somebody else's
    }
    into += meanings[known];
    ++m_at;
    return true;
}

} // namespace

std::optional<JsonNode> quickJson(std::string_view text, const JsonLimits& limits) {
    return QuickReader(text, limits).read();
}

} // namespace umpire
