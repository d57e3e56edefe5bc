#include "umpire/base/json_document.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"

#include <algorithm>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

namespace umpire {

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

/// Why a text is no JSON, in the words of people. `reason` is the parser's; what it stumbled over begins at
/// `at`.
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

/// Hands the text to nlohmann's parser byte by byte and says how far it is: its events have no positions.
class TextIterator {
  public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = const char&;

    explicit TextIterator(const char*& at) : m_at(&at) {}
    reference operator*() const { return **m_at; }
    TextIterator& operator++() {
        ++*m_at;
        return *this;
    }
    bool operator==(const TextIterator& other) const { return *m_at == *other.m_at; }
    bool operator!=(const TextIterator& other) const { return *m_at != *other.m_at; }

  private:
    const char** m_at;
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
        : m_text(text), m_file(file), m_issues(issues), m_limits(limits) {}

    JsonNode read();

    bool null() { return scalar(nullptr); }
    bool boolean(bool flag) { return scalar(flag); }
    bool number_integer(number_integer_t whole) { return scalar(whole); }
    bool number_unsigned(number_unsigned_t whole) { return scalar(whole); }
    bool number_float(number_float_t number, const string_t& written);
    bool string(string_t& text) { return scalar(std::move(text)); }
    bool binary(binary_t&) { return false; }
    bool start_object(std::size_t) { return open(JsonNode::object(start())); }
    bool start_array(std::size_t) { return open(JsonNode::array(start())); }
    bool key(string_t& key);
    bool end_object() { return close(); }
    bool end_array() { return close(); }
    bool parse_error(std::size_t, const std::string&, const nlohmann::detail::exception& error);

  private:
    std::size_t consumed() const { return static_cast<std::size_t>(m_read - m_text.data()); }
    Position start();
    Position position(std::size_t offset) const {
        return {m_line, static_cast<int>(offset - m_lineStart) + 1};
    }
    bool scalar(Json value);
    JsonNode& add(JsonNode node);
    bool open(JsonNode node);
    bool close();
    bool end(JsonNode& node);
    bool fail(Position at, std::string text);
    std::string pathOf(const std::string& key) const;

    std::string_view m_text;
    const std::string& m_file;
    Issues& m_issues;
    const JsonLimits& m_limits;
    const char* m_read = m_text.data(); ///< behind the last byte that the parser took
    std::size_t m_tokenStart = 0;
    std::size_t m_tokenEnd = 0;
    int m_line = 1;
    std::size_t m_lineStart = 0;
    std::size_t m_values = 0;
    std::size_t m_problems = 0;
    JsonNode m_root;
    std::vector<JsonNode*> m_open; ///< each the last that was added to the one before
    JsonNode* m_member = nullptr;  ///< whose key was read
};

JsonNode TreeBuilder::read() {
    const char* const end = m_text.data() + m_text.size();
    const char* last = end;
    return Json::sax_parse(TextIterator(m_read), TextIterator(last), this) ? std::move(m_root) : JsonNode();
}

/// The token just read begins at the first byte behind the one before it that is neither space nor comma nor
/// colon. There is no line break in a token.
Position TreeBuilder::start() {
    for (; m_tokenEnd < m_text.size(); ++m_tokenEnd) {
        const char letter = m_text[m_tokenEnd];
        if (letter == '\n') {
            ++m_line;
            m_lineStart = m_tokenEnd + 1;
        } else if (std::string_view(" \t\r,:").find(letter) == std::string_view::npos) {
            break;
        }
    }
    m_tokenStart = m_tokenEnd;
    m_tokenEnd = std::max(m_tokenEnd + 1, consumed());
    return position(m_tokenStart);
}

bool TreeBuilder::scalar(Json value) {
    const Position at = start();
    if (value.is_number()) {
        // To see where a number ends the parser reads one byte more, which belongs to the next token.
        const auto end = m_text.find_first_not_of("+-.0123456789Ee", m_tokenStart);
        const std::size_t read = consumed() < m_text.size() ? consumed() - 1 : m_text.size();
        m_tokenEnd = std::min(end, read); // 01 is two numbers
    }
    return end(add(JsonNode(std::move(value), at)));
}

bool TreeBuilder::number_float(number_float_t value, const string_t& written) {
    const bool whole = written.find_first_of(".eE") == std::string::npos;
    return whole ? fail(start(),
                        fill(say("file", "the number {written} is too long; numbers go up to 2147483647"),
                             {{"written", inQuotes(written)}}))
                 : scalar(value);
}

std::string TreeBuilder::pathOf(const std::string& key) const {
    std::string path;
    for (std::size_t i = 0; i + 1 < m_open.size(); ++i) {
        const JsonNode& node = *m_open[i];
        path += node.isArray() ? "[" + std::to_string(node.items().size() - 1) + "]"
                               : (path.empty() ? "" : ".") + node.members().back().key;
    }
    return path + (path.empty() ? "" : ".") + key;
}

bool TreeBuilder::key(string_t& key) {
    const Position at = start();
    JsonNode& object = *m_open.back();
    if (const JsonNode::Member* first = object.member(key)) {
        m_issues.push_back(
            {Severity::Error, m_file, at, pathOf(key),
             fill(say("file", "the key {key} is given twice (first in line {line}); remove one"),
                  {{"key", inQuotes(key)}, {"line", std::to_string(first->at.line)}})});
        if (++m_problems >= m_limits.issues) {
            return fail(at, say("file", "too many keys are given twice; the rest of the file is not read"));
        }
    }
    m_member = &object.newMember(std::move(key), at);
    return true;
}

JsonNode& TreeBuilder::add(JsonNode node) {
    JsonNode& place = m_open.empty()              ? m_root
                      : m_open.back()->isObject() ? *m_member
                                                  : m_open.back()->newItem();
    return place = std::move(node);
}

bool TreeBuilder::end(JsonNode& node) {
    node.endAt(position(m_tokenEnd));
    if (++m_values > m_limits.values) {
        return fail(node.at(), sayCounted("file", "more than {n} value; this is too much for one file",
                                          "more than {n} values; this is too much for one file")
                                   .of(static_cast<long long>(m_limits.values)));
    }
    return true;
}

bool TreeBuilder::open(JsonNode node) {
    if (m_open.size() >= static_cast<std::size_t>(m_limits.depth)) {
        return fail(node.at(),
                    sayCounted("file", "nested more than {n} level deep", "nested more than {n} levels deep")
                        .of(m_limits.depth));
    }
    m_open.push_back(&add(std::move(node)));
    return true;
}

bool TreeBuilder::close() {
    start();
    JsonNode& node = *m_open.back();
    m_open.pop_back();
    return end(node);
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
    const std::size_t read = consumed() == 0 ? 0 : consumed() - 1;
    const Position at = misplaced ? start() : positionIn(m_text, read);
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
            {Severity::Error, file, positionIn(text, nul), "",
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
    return TreeBuilder(text, file, issues, limits).read();
}

} // namespace umpire
