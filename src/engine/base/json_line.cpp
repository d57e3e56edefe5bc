#include "json_line.h"

#include "text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>

namespace umpire {

namespace {

enum class Letter : std::uint8_t { Plain, End, Escape, Control, Wide };

/// What each byte is inside the quotes of a text.
constexpr std::array<Letter, 256> letterTable() {
    std::array<Letter, 256> kinds{};
    for (std::size_t byte = 0; byte < kinds.size(); ++byte) {
        kinds[byte] = byte < 0x20 ? Letter::Control : byte < 0x80 ? Letter::Plain : Letter::Wide;
    }
    kinds['"'] = Letter::End;
    kinds['\\'] = Letter::Escape;
    return kinds;
}

constexpr std::array<Letter, 256> letterKinds = letterTable();

Letter kindOf(char letter) {
    return letterKinds[static_cast<unsigned char>(letter)];
}

bool isPlain(char letter) {
    return kindOf(letter) == Letter::Plain;
}

/// How many bytes the escape has that begins here; 0 when the program would not write it.
std::size_t escape(std::string_view text) {
    if (text.size() < 2) {
        return 0;
    }
    if (std::string_view("\"\\bfnrt").find(text[1]) != std::string_view::npos) {
        return 2;
    }
    constexpr std::size_t size = 6;
    constexpr std::string_view digits = "0123456789abcdef";
    if (text.size() < size || text.substr(1, 3) != "u00" || (text[4] != '0' && text[4] != '1') ||
        digits.find(text[5]) == std::string_view::npos) {
        return 0;
    }
    // Those with a letter of their own are not written so.
    return text[4] == '0' && std::string_view("89acd").find(text[5]) != std::string_view::npos ? 0 : size;
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

/// Puts the keys of every object in order.
class Canonical {
  public:
    /// False when a key needs an escape: its order is not that of its bytes.
    bool write(std::string_view line) {
        if (line.front() == '{') {
            return writeObject(line);
        }
        return line.front() == '[' ? writeList(line) : (text.append(line), true);
    }

    std::string text;

  private:
    bool writeObject(std::string_view line) {
        const std::size_t from = m_members.size();
        for (std::size_t at = 1; at < line.size() - 1; at += line[at] == ',' ? 1 : 0) {
            m_members.push_back(memberAt(line, at));
            if (m_members.back().key.find('\\') != std::string_view::npos) {
                return false;
            }
        }
        const auto first = m_members.begin() + static_cast<std::ptrdiff_t>(from);
        std::sort(first, m_members.end(), [](const Member& a, const Member& b) { return a.key < b.key; });
        text += '{';
        for (std::size_t i = from, end = m_members.size(); i < end; ++i) {
            const Member member = m_members[i];
            ((text += i == from ? "\"" : ",\"") += member.key) += "\":";
            if (!write(member.value)) {
                return false;
            }
        }
        text += '}';
        m_members.resize(from);
        return true;
    }

    bool writeList(std::string_view line) {
        text += '[';
        for (std::size_t at = 1; at < line.size() - 1;) {
            const std::size_t end = endOfValue(line, at);
            if (!write(line.substr(at, end - at))) {
                return false;
            }
            at = end;
            if (line[at] == ',') {
                text += ',';
                ++at;
            }
        }
        text += ']';
        return true;
    }

    std::vector<Member> m_members; ///< of the objects that are being written
};

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

std::string canonicalOf(std::string_view line) {
    Canonical canonical;
    canonical.text.reserve(line.size());
    return canonical.write(line) ? std::move(canonical.text) : canonicalLine(Json::parse(line));
}

bool LineReader::take(std::string_view bytes) {
    const bool there = m_line.substr(m_at, bytes.size()) == bytes;
    m_at += there ? bytes.size() : 0;
    return there;
}

void LineReader::need(std::string_view bytes) {
    if (!take(bytes)) {
        fail();
    }
}

bool LineReader::takeKey(std::string_view key) {
    const std::size_t comma = m_at > 0 && m_line[m_at - 1] == '{' ? 0 : 1;
    const std::size_t size = comma + key.size() + 3;
    if (m_line.size() - m_at < size) {
        return false;
    }
    const std::string_view there = m_line.substr(m_at, size);
    if ((comma == 1 && there.front() != ',') || there[comma] != '"' || !there.ends_with("\":") ||
        there.substr(comma + 1, key.size()) != key) {
        return false;
    }
    m_at += size;
    return true;
}

void LineReader::needKey(std::string_view key) {
    if (!takeKey(key)) {
        fail();
    }
}

std::string_view LineReader::anyKey() {
    if (m_at > 0 && m_line[m_at - 1] != '{') {
        need(",");
    }
    const std::string_view key = rawText();
    if (key.find('\\') != std::string_view::npos) {
        fail();
    }
    need(":");
    return key;
}

bool LineReader::goesOn(char end) {
    return !m_failed && next() != end;
}

void LineReader::open(char bracket) {
    need(std::string_view(&bracket, 1));
    ++m_values;
    if (--m_depth < 0) {
        fail();
    }
}

void LineReader::close(char bracket) {
    need(std::string_view(&bracket, 1));
    ++m_depth;
}

/// A text without its quotes, as it stands.
std::string_view LineReader::rawText() {
    need("\"");
    const std::size_t from = m_at;
    while (!m_failed) {
        while (m_at < m_line.size() && isPlain(m_line[m_at])) {
            ++m_at;
        }
        if (m_at == m_line.size() || kindOf(m_line[m_at]) == Letter::Control) {
            fail();
        } else if (m_line[m_at] == '"') {
            return m_line.substr(from, m_at++ - from);
        } else {
            const std::string_view rest = m_line.substr(m_at);
            const std::size_t size = rest.front() == '\\' ? escape(rest) : wideLetter(rest);
            m_at += size;
            m_failed = size == 0;
        }
    }
    return {};
}

/// A whole number in its one form: no sign but a minus, no zero in front.
std::string_view LineReader::rawNumber() {
    constexpr std::size_t mostDigits = 18;
    const std::size_t from = m_at;
    take("-");
    const std::size_t first = m_at;
    while (next() >= '0' && next() <= '9') {
        ++m_at;
    }
    const std::size_t digits = m_at - first;
    const bool zero = digits > 0 && m_line[first] == '0';
    if (digits == 0 || digits > mostDigits || (zero && m_at - from > 1)) {
        fail();
        return "0";
    }
    return m_line.substr(from, m_at - from);
}

void LineReader::read(std::string& text) {
    ++m_values;
    const std::string_view raw = rawText();
    text.assign(raw);
    if (raw.find('\\') != std::string_view::npos) {
        text = Json::parse("\"" + text + "\"").get<std::string>();
    }
}

void LineReader::passText() {
    ++m_values;
    rawText();
}

void LineReader::read(bool& flag) {
    ++m_values;
    flag = take("true");
    if (!flag) {
        need("false");
    }
}

void LineReader::read(std::int64_t& number) {
    constexpr std::int64_t largest = std::numeric_limits<std::int32_t>::max();
    ++m_values;
    const std::string_view raw = rawNumber();
    std::from_chars(raw.data(), raw.data() + raw.size(), number);
    if (number < -largest || number > largest) {
        fail();
    }
}

void LineReader::read(int& number) {
    std::int64_t wide = 0;
    read(wide);
    number = static_cast<int>(wide);
}

void LineReader::read(Value& value) {
    const char first = next();
    if (first == '"') {
        std::string text;
        read(text);
        value = Value(text);
    } else if (first == 't' || first == 'f') {
        bool flag = false;
        read(flag);
        value = Value(flag);
    } else if (first == '[') {
        std::vector<std::string> texts;
        read(texts);
        value = Value(std::move(texts));
    } else if (first == 'n') {
        ++m_values;
        need("null");
        value = Value();
    } else {
        std::int64_t number = 0;
        read(number);
        value = Value(number);
    }
}

void LineReader::read(std::vector<std::string>& texts) {
    texts.clear();
    list([this, &texts] { read(texts.emplace_back()); });
}

std::uint64_t LineReader::unsignedUpTo(std::uint64_t most) {
    ++m_values;
    std::uint64_t number = 0;
    const std::size_t from = m_at;
    const auto [end, problem] = std::from_chars(m_line.data() + m_at, m_line.data() + m_line.size(), number);
    m_at = static_cast<std::size_t>(end - m_line.data());
    const bool zero = m_at - from > 1 && m_line[from] == '0';
    if (problem != std::errc() || zero || number > most) {
        fail();
        return 0;
    }
    return number;
}

void LineReader::unique(std::vector<std::string_view>& keys, std::size_t from) {
    const auto first = keys.begin() + static_cast<std::ptrdiff_t>(from);
    std::sort(first, keys.end());
    if (std::adjacent_find(first, keys.end()) != keys.end()) {
        fail();
    }
    keys.resize(from);
}

void LineReader::anyMembers() {
    open('{');
    const std::size_t from = m_keys.size();
    while (goesOn('}')) {
        m_keys.push_back(anyKey());
        anyValue();
    }
    close('}');
    unique(m_keys, from);
}

void LineReader::anyValue() {
    const char first = next();
    if (first == '{') {
        anyMembers();
    } else if (first == '[') {
        list([this] { anyValue(); });
    } else {
        ++m_values;
        if (first == '"') {
            rawText();
        } else if (first == 't') {
            need("true");
        } else if (first == 'f') {
            need("false");
        } else if (first == 'n') {
            need("null");
        } else {
            rawNumber();
        }
    }
}

std::string_view LineReader::any() {
    const std::size_t from = m_at;
    anyValue();
    return since(from);
}

std::string_view LineReader::anyObject() {
    if (next() != '{') {
        fail();
    }
    return any();
}

} // namespace umpire
