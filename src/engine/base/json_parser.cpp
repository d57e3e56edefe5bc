#include "json_reason.h"
#include "quick_json.h"
#include "umpire/base/json_document.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"

#include <algorithm>
#include <iterator>
#include <unordered_map>

namespace umpire {

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
