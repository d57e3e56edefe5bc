#include "text.h"
#include "umpire/base/json_document.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace umpire {

/// Why a text is no JSON, in the words of people. `reason` is the parser's; what it stumbled over begins at
/// `at`.
std::string jsonReason(const std::string& reason, std::string_view text, std::size_t at);

namespace {

/// What the parser was at, what it met and what it wanted there.
struct Complaint {
    std::string at;
    std::string met;
    std::string wanted;
};

/// "syntax error while parsing AT - unexpected MET; expected WANTED"
Complaint complaintOf(const std::string& reason) {
    const auto between = [&reason](std::string_view from, std::string_view to) {
        const auto begin = reason.find(from);
        if (begin == std::string::npos) {
            return std::string();
        }
        const auto first = begin + from.size();
        const auto end = to.empty() ? std::string::npos : reason.find(to, first);
        return reason.substr(first, end == std::string::npos ? end : end - first);
    };
    return {between("while parsing ", " - "), between("unexpected ", "; "), between("; expected ", "")};
}

char charAt(std::string_view text, std::size_t at) {
    return at < text.size() ? text[at] : '\0';
}

/// The last character before `at` that is no space.
char before(std::string_view text, std::size_t at) {
    const auto found = text.substr(0, at).find_last_not_of(" \t\r\n");
    return found == std::string_view::npos ? '\0' : text[found];
}

/// Something in a list or object is followed by what cannot follow.
std::string notSeparated(const Complaint& complaint, std::string_view text, std::size_t at) {
    const bool list = complaint.at == "array";
    if (complaint.met == (list ? "'}'" : "']'")) {
        return list ? say("json", "the bracket ] that ends the list is missing before this brace")
                    : say("json", "the brace } that ends the object is missing before this bracket");
    }
    if (complaint.met == "':'") {
        return list ? say("json", "a list has no keys; an object stands in braces { }")
                    : say("json", "one colon too many");
    }
    if (isDigit(charAt(text, at)) && at > 0 && text[at - 1] == '0') {
        return say("json", "a number does not begin with 0; remove it");
    }
    return say("json", "a comma is missing before this");
}

std::string noValue(const Complaint& complaint, std::string_view text, std::size_t at) {
    if (complaint.met == "']'" && before(text, at) == ',') {
        return say("json", "one comma too many before this bracket; remove it");
    }
    const std::string met = complaint.met == "']'"   ? say("json", "bracket")
                            : complaint.met == "'}'" ? say("json", "brace")
                            : complaint.met == "','" ? say("json", "comma")
                                                     : say("json", "colon");
    return fill(say("json", "a value is missing before this {met}"), {{"met", met}});
}

std::string noKey(const Complaint& complaint, std::string_view text, std::size_t at) {
    if (complaint.met == "'}'" && before(text, at) == ',') {
        return say("json", "one comma too many before this brace; remove it");
    }
    return complaint.met == "','" ? say("json", "one comma too many; remove it")
                                  : say("json", "a key in double quotes is expected here");
}

std::string badWord(std::string_view text, std::size_t at) {
    const auto begin = text.substr(0, at + 1).find_last_of(" \t\r\n,:[]{}");
    const char first = charAt(text, begin == std::string_view::npos ? 0 : begin + 1);
    if (first == '\'') {
        return say("json", "a text stands in double quotes, not in single ones");
    }
    if (first == '/' || first == '#') {
        return say("json", "JSON has no comments; remove this one");
    }
    return say("json", "this word stands for nothing; a text stands in double quotes, and only true, false "
                       "and null without");
}

std::string badText(const std::string& reason) {
    const auto says = [&reason](const char* words) { return reason.find(words) != std::string::npos; };
    if (says("missing closing quote")) {
        return say("json", "the closing quote of this text is missing");
    }
    if (says("control character")) {
        return say(
            "json",
            "a text holds no line breaks, tabs or other control characters; write a line break as \\n");
    }
    if (says("UTF-8")) {
        return say("json", "this is no UTF-8; save the file as UTF-8");
    }
    return say("json", "a backslash in a text stands before \", \\, /, b, f, n, r, t or u with four digits; "
                       "write \\\\ for the backslash itself");
}

} // namespace

std::string jsonReason(const std::string& reason, std::string_view text, std::size_t at) {
    const auto says = [&reason](const char* words) { return reason.find(words) != std::string::npos; };
    const Complaint complaint = complaintOf(reason);
    if (says("invalid string")) {
        return badText(reason);
    }
    if (says("invalid literal")) {
        return badWord(text, at);
    }
    if (says("invalid number")) {
        return say("json", "this is no number; write it like 12 or -3");
    }
    if (says("unexpected end of input")) {
        return say("json", "the file ends too early: a brace, bracket or value is missing");
    }
    if (complaint.wanted == "end of input") {
        return say(
            "json",
            "the file goes on after its end; remove what follows, or a brace or bracket too many before it");
    }
    if (complaint.at == "object separator") {
        return say("json", "a colon is missing between the key and its value");
    }
    if (complaint.at == "object key") {
        return noKey(complaint, text, at);
    }
    if (complaint.at == "object" || complaint.at == "array") {
        return notSeparated(complaint, text, at);
    }
    return noValue(complaint, text, at);
}

/// Reads a JSON text in which everything is in order, with its positions. Nothing when anything is not, or
/// when a limit is passed: then a reader that has time finds out what, and the words for it.
std::optional<JsonNode> quickJson(std::string_view text, const JsonLimits& limits);

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

namespace {

/// Hands the text to nlohmann's parser byte by byte and counts them: its DOM has no positions.
class CountingIterator {
  public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = const char&;

    CountingIterator(const char* at, std::size_t* count) : m_at(at), m_count(count) {}
    reference operator*() const { return *m_at; }
    CountingIterator& operator++() {
        ++m_at;
        ++*m_count;
        return *this;
    }
    CountingIterator operator++(int) {
        CountingIterator old = *this;
        ++*this;
        return old;
    }
    bool operator==(const CountingIterator& other) const { return m_at == other.m_at; }
    bool operator!=(const CountingIterator& other) const { return m_at != other.m_at; }

  private:
    const char* m_at;
    std::size_t* m_count;
};

/// Turns byte offsets, asked for in rising order, into lines and columns.
class LineCounter {
  public:
    explicit LineCounter(std::string_view text) : m_text(text) {}

    Position at(std::size_t offset) {
        for (; m_offset < offset && m_offset < m_text.size(); ++m_offset) {
            if (m_text[m_offset] == '\n') {
                ++m_position.line;
                m_position.column = 1;
            } else {
                ++m_position.column;
            }
        }
        return m_position;
    }

  private:
    std::string_view m_text;
    std::size_t m_offset = 0;
    Position m_position{1, 1};
};

/// Builds the node tree from the parser's events.
class TreeBuilder {
  public:
    using number_integer_t = Json::number_integer_t;
    using number_unsigned_t = Json::number_unsigned_t;
    using number_float_t = Json::number_float_t;
    using string_t = Json::string_t;
    using binary_t = Json::binary_t;

    TreeBuilder(std::string_view text, const std::string& file, Issues& issues, const JsonLimits& limits)
        : m_text(text), m_file(file), m_issues(issues), m_limits(limits), m_lines(text) {}

    std::size_t* counter() { return &m_consumed; }
    JsonNode takeRoot() { return std::move(m_root); }

    bool null() { return add(JsonNode(nullptr, start())); }
    bool boolean(bool flag) { return add(JsonNode(flag, start())); }
    bool number_integer(number_integer_t whole) { return number(JsonNode(whole, start())); }
    bool number_unsigned(number_unsigned_t whole) { return number(JsonNode(whole, start())); }
    bool number_float(number_float_t number, const string_t& written);
    bool string(string_t& text) { return add(JsonNode(text, start())); }
    bool binary(binary_t&) { return false; }
    bool start_object(std::size_t) { return open(JsonNode::object(start())); }
    bool start_array(std::size_t) { return open(JsonNode::array(start())); }
    bool key(string_t& key);
    bool end_object() { return close(); }
    bool end_array() { return close(); }
    bool parse_error(std::size_t, const std::string&, const nlohmann::detail::exception& error);

  private:
    /// The keys of an object that is being read, and the line each was first given in.
    using Keys = std::unordered_map<std::string, int>;

    Position start();
    bool number(JsonNode node);
    bool add(JsonNode node);
    bool open(JsonNode node);
    bool close();
    bool fail(Position at, std::string text);
    std::string pathOf(const std::string& key) const;

    std::string_view m_text;
    const std::string& m_file;
    Issues& m_issues;
    const JsonLimits& m_limits;
    LineCounter m_lines;
    std::size_t m_consumed = 0;
    std::size_t m_searchFrom = 0;
    std::size_t m_values = 0;
    std::size_t m_tokenStart = 0;
    std::size_t m_problems = 0;
    JsonNode m_root;
    std::vector<JsonNode> m_open;
    std::vector<Keys> m_seen;
    std::vector<std::pair<std::string, Position>> m_keys;
};

/// The token just read starts at the first byte after the token before it that is neither space nor a
/// comma or colon.
Position TreeBuilder::start() {
    while (m_searchFrom < m_text.size() &&
           std::string_view(" \t\r\n,:").find(m_text[m_searchFrom]) != std::string_view::npos) {
        ++m_searchFrom;
    }
    m_tokenStart = m_searchFrom;
    m_searchFrom = std::max(m_searchFrom + 1, m_consumed);
    return m_lines.at(m_tokenStart);
}

/// To see where a number ends the parser reads one byte more, which belongs to the next token.
bool TreeBuilder::number(JsonNode node) {
    const auto end = m_text.find_first_not_of("+-.0123456789Ee", m_tokenStart);
    m_searchFrom = end == std::string_view::npos ? m_text.size() : end;
    if (m_consumed < m_text.size()) {
        m_searchFrom = std::min(m_searchFrom, m_consumed - 1); // 01 is two numbers
    }
    return add(std::move(node));
}

bool TreeBuilder::number_float(number_float_t value, const string_t& written) {
    const bool whole = written.find_first_of(".eE") == std::string::npos;
    const Position at = start();
    if (whole) {
        return fail(at, fill(say("file", "the number {written} is too long; numbers go up to 2147483647"),
                             {{"written", inQuotes(written)}}));
    }
    return number(JsonNode(value, at));
}

std::string TreeBuilder::pathOf(const std::string& key) const {
    std::string path;
    std::size_t next = 0;
    for (std::size_t i = 0; i + 1 < m_open.size(); ++i) {
        if (m_open[i].isObject()) {
            path += (path.empty() ? "" : ".") + m_keys[next++].first;
        } else {
            path += "[" + std::to_string(m_open[i].items().size()) + "]";
        }
    }
    return path + (path.empty() ? "" : ".") + key;
}

bool TreeBuilder::key(string_t& key) {
    const Position at = start();
    const auto [first, fresh] = m_seen.back().emplace(key, at.line);
    if (!fresh) {
        m_issues.push_back(
            {Severity::Error, m_file, at, pathOf(key),
             fill(say("file", "the key {key} is given twice (first in line {line}); remove one"),
                  {{"key", inQuotes(key)}, {"line", std::to_string(first->second)}})});
        if (++m_problems >= m_limits.issues) {
            return fail(at, say("file", "too many keys are given twice; the rest of the file is not read"));
        }
    }
    m_keys.emplace_back(key, at);
    return true;
}

bool TreeBuilder::add(JsonNode node) {
    if (++m_values > m_limits.values) {
        return fail(node.at(), sayCounted("file", "more than {n} value; this is too much for one file",
                                          "more than {n} values; this is too much for one file")
                                   .of(static_cast<long long>(m_limits.values)));
    }
    if (m_open.empty()) {
        m_root = std::move(node);
    } else if (m_open.back().isObject()) {
        m_open.back().addMember(std::move(m_keys.back().first), m_keys.back().second, std::move(node));
        m_keys.pop_back();
    } else {
        m_open.back().addItem(std::move(node));
    }
    return true;
}

bool TreeBuilder::open(JsonNode node) {
    if (m_open.size() >= static_cast<std::size_t>(m_limits.depth)) {
        return fail(node.at(),
                    sayCounted("file", "nested more than {n} level deep", "nested more than {n} levels deep")
                        .of(m_limits.depth));
    }
    m_open.push_back(std::move(node));
    m_seen.emplace_back();
    return true;
}

bool TreeBuilder::close() {
    start();
    JsonNode node = std::move(m_open.back());
    m_open.pop_back();
    m_seen.pop_back();
    return add(std::move(node));
}

bool TreeBuilder::fail(Position at, std::string text) {
    m_issues.push_back({Severity::Error, m_file, at, "", std::move(text)});
    return false;
}

bool TreeBuilder::parse_error(std::size_t, const std::string&, const nlohmann::detail::exception& error) {
    const std::string reason = error.what();
    const auto says = [&reason](const char* words) { return reason.find(words) != std::string::npos; };
    if (says("number overflow")) {
        return fail(start(), say("file", "the number is too large; numbers go up to 2147483647"));
    }
    // A token in the wrong place is shown where it starts; one that is broken, where it breaks.
    const bool misplaced =
        says("unexpected") && !says("unexpected end") && !says("unexpected ','") && !says("unexpected ':'");
    const std::size_t read = m_consumed == 0 ? 0 : m_consumed - 1;
    const Position at = misplaced ? start() : m_lines.at(read);
    return fail(at, fill(say("file", "this is not JSON: {reason}"),
                         {{"reason", jsonReason(reason, m_text, misplaced ? m_tokenStart : read)}}));
}

bool refusedAtOnce(std::string_view text, const std::string& file, Issues& issues, const JsonLimits& limits) {
    const auto refuse = [&](std::string reason) {
        issues.push_back({Severity::Error, file, {1, 1}, "", std::move(reason)});
        return true;
    };
    if (text.size() > limits.bytes) {
        return refuse(sayCounted("file", "the file has {n} byte; at most {most} are read",
                                 "the file has {n} bytes; at most {most} are read")
                          .of(static_cast<long long>(text.size()), {{"most", std::to_string(limits.bytes)}}));
    }
    if (text.substr(0, 3) == "\xEF\xBB\xBF") {
        return refuse(
            say("file", "the file starts with a byte-order mark; save it as plain UTF-8 without one"));
    }
    if (text.find_first_not_of(" \t\r\n") == std::string_view::npos) {
        return refuse(say("file", "the file is empty"));
    }
    // The parser would take a NUL for the end of the file and pass over the rest in silence.
    if (const auto nul = text.find('\0'); nul != std::string_view::npos) {
        issues.push_back(
            {Severity::Error, file, LineCounter(text).at(nul), "",
             say("file", "the file holds a NUL byte, so it is no text; save it as plain UTF-8")});
        return true;
    }
    return false;
}

} // namespace

JsonNode parseJson(std::string_view text, const std::string& file, Issues& issues, const JsonLimits& limits) {
    if (refusedAtOnce(text, file, issues, limits)) {
        return {};
    }
    if (auto root = quickJson(text, limits)) {
        return std::move(*root);
    }
    TreeBuilder builder(text, file, issues, limits);
    const CountingIterator first(text.data(), builder.counter());
    const CountingIterator last(text.data() + text.size(), builder.counter());
    if (!Json::sax_parse(first, last, &builder)) {
        return {};
    }
    return builder.takeRoot();
}

} // namespace umpire
