#include "umpire/base/json_text.h"

#include "umpire/base/json_document.h"

#include <algorithm>

namespace umpire {

/// The spans of a text that is JSON, whatever its layout; of another they mean nothing.
JsonSpan spansOf(std::string_view text);

namespace {

constexpr std::string_view blanks = " \t\r\n";

/// Goes through a text that was found to be JSON.
class SpanReader {
  public:
    explicit SpanReader(std::string_view text) : m_text(text) {}

    JsonSpan value() {
        pass();
        JsonSpan span;
        span.begin = m_at;
        if (at() == '{' || at() == '[') {
            span.kind = at() == '{' ? JsonSpan::Kind::Object : JsonSpan::Kind::List;
            entries(span);
        } else {
            at() == '"' ? passText() : passWord();
        }
        span.end = m_at;
        return span;
    }

  private:
    char at() const { return m_at < m_text.size() ? m_text[m_at] : '\0'; }
    void pass() { m_at = std::min(m_text.find_first_not_of(blanks, m_at), m_text.size()); }
    void passWord() { m_at = std::min(m_text.find_first_of(",]} \t\r\n", m_at), m_text.size()); }

    void passText() {
        for (++m_at; m_at < m_text.size() && at() != '"'; ++m_at) {
            m_at += at() == '\\' ? 1U : 0U;
        }
        m_at = std::min(m_at + 1, m_text.size());
    }

    void entries(JsonSpan& span) {
        const char last = span.kind == JsonSpan::Kind::Object ? '}' : ']';
        for (++m_at, pass(); m_at < m_text.size() && at() != last; pass()) {
            if (at() == ',') {
                ++m_at;
                continue;
            }
            span.inside.push_back(last == '}' ? member() : value());
        }
        m_at = std::min(m_at + 1, m_text.size());
    }

    JsonSpan member() {
        const std::size_t begin = m_at;
        passText();
        const Json key = Json::parse(m_text.substr(begin, m_at - begin), nullptr, false);
        pass();
        ++m_at; // the colon
        JsonSpan span = value();
        span.key = key.is_string() ? key.get<std::string>() : std::string();
        span.keyBegin = begin;
        return span;
    }

    std::string_view m_text;
    std::size_t m_at = 0;
};

} // namespace

JsonSpan spansOf(std::string_view text) {
    return SpanReader(text).value();
}

std::optional<JsonText> JsonText::of(std::string text) {
    Issues issues;
    parseJson(text, {}, issues);
    return hasErrors(issues) ? std::nullopt : std::optional(JsonText(std::move(text)));
}

JsonText::JsonText(std::string text) : m_text(std::move(text)), m_root(spansOf(m_text)) {}

// Finding ------------------------------------------------------------------------------------------

std::string JsonText::textIn(const JsonSpan& object, std::string_view key) const {
    for (const JsonSpan& member : object.inside) {
        if (object.kind == JsonSpan::Kind::Object && member.key == key) {
            const Json given = value(member);
            return given.is_string() ? given.get<std::string>() : std::string();
        }
    }
    return {};
}

std::string JsonText::nameOf(const JsonSpan& item) const {
    const std::string id = textIn(item, "id");
    const std::string of = textIn(item, "of");
    return id.empty() || of.empty() ? id : of + "." + id;
}

/// An entry that says no `of` may be of any.
bool JsonText::isNamed(const JsonSpan& item, std::string_view name) const {
    const std::string id = textIn(item, "id");
    if (id.empty()) {
        return false;
    }
    const bool ofAny = textIn(item, "of").empty() && name.ends_with("." + id);
    return id == name || ofAny || nameOf(item) == name;
}

const JsonSpan* JsonText::inside(const JsonSpan& in, std::string_view step) const {
    const bool list = in.kind == JsonSpan::Kind::List;
    const auto found = std::find_if(in.inside.begin(), in.inside.end(), [&](const JsonSpan& each) {
        return list ? isNamed(each, step) : each.key == step;
    });
    return found == in.inside.end() ? nullptr : &*found;
}

const JsonSpan* JsonText::find(const JsonSteps& steps) const {
    const JsonSpan* span = &m_root;
    for (const std::string& step : steps) {
        span = span ? inside(*span, step) : nullptr;
    }
    return span;
}

Json JsonText::value(const JsonSpan& span) const {
    return Json::parse(std::string_view(m_text).substr(span.begin, span.end - span.begin), nullptr, false);
}

std::optional<Json> JsonText::at(const JsonSteps& steps) const {
    const JsonSpan* span = find(steps);
    return span ? std::optional(value(*span)) : std::nullopt;
}

// Places -------------------------------------------------------------------------------------------

std::size_t JsonText::lineBegin(std::size_t offset) const {
    const std::size_t before = offset == 0 ? std::string::npos : m_text.rfind('\n', offset - 1);
    return before == std::string::npos ? 0 : before + 1;
}

std::size_t JsonText::indentAt(std::size_t offset) const {
    const std::size_t begin = lineBegin(offset);
    return std::min(m_text.find_first_not_of(" \t", begin), m_text.size()) - begin;
}

JsonSteps JsonText::stepsAt(Position at) const {
    std::size_t offset = 0;
    for (int line = 1; line < at.line && offset != std::string::npos; ++line) {
        offset = m_text.find('\n', offset);
        offset += offset == std::string::npos ? 0 : 1;
    }
    if (offset == std::string::npos) {
        return {};
    }
    offset += static_cast<std::size_t>(std::max(at.column, 1) - 1);
    JsonSteps steps;
    for (const JsonSpan* span = &m_root; span;) {
        const auto next = std::find_if(span->inside.begin(), span->inside.end(),
                                       [offset](const JsonSpan& each) { return each.holds(offset); });
        const bool list = span->kind == JsonSpan::Kind::List;
        span = next == span->inside.end() ? nullptr : &*next;
        const std::string name = !span ? std::string() : list ? nameOf(*span) : span->key;
        span = name.empty() ? nullptr : span;
        if (span) {
            steps.push_back(name);
        }
    }
    return steps;
}

Position JsonText::positionOf(const JsonSteps& steps) const {
    const JsonSpan* span = find(steps);
    if (!span) {
        return {};
    }
    const std::size_t begin = span->whole();
    const auto first = m_text.begin();
    const auto lines = std::count(first, first + static_cast<std::ptrdiff_t>(begin), '\n');
    return {static_cast<int>(lines) + 1, static_cast<int>(begin - lineBegin(begin)) + 1};
}

// Changes ------------------------------------------------------------------------------------------

void JsonText::write(std::size_t begin, std::size_t end, const std::string& text) {
    m_text.replace(begin, end - begin, text);
    m_root = spansOf(m_text);
}

void JsonText::relay(const JsonSteps& steps, const Json& value, int open) {
    const JsonSpan& span = *find(steps);
    write(span.begin, span.end,
          jsonPage(value, {indentAt(span.begin), span.begin - lineBegin(span.begin), open}));
}

void JsonText::replace(const JsonSteps& steps, const Json& value) {
    if (find(steps)) {
        relay(steps, value, 0);
    }
}

void JsonText::addMember(const JsonSteps& object, const std::string& key, const Json& value) {
    append(object, key, value);
}

void JsonText::addItem(const JsonSteps& list, const Json& value) {
    append(list, {}, value);
}

/// Behind the last entry, on its line or on one of its own as the others are; where that makes a line too
/// long, or there was nothing, all of it is laid out anew.
void JsonText::append(const JsonSteps& steps, const std::string& key, const Json& added) {
    const JsonSpan* span = find(steps);
    if (!span) {
        return;
    }
    if (span->kind == JsonSpan::Kind::Scalar) {
        replace(steps, key.empty() ? Json::array({added}) : Json{{key, added}});
        return;
    }
    const std::string name =
        span->kind == JsonSpan::Kind::Object ? dumpLine(Json(key)) + ": " : std::string();
    const std::size_t last = span->inside.empty() ? span->begin : span->inside.back().whole();
    const std::size_t first = span->inside.empty() ? span->end : span->inside.front().whole();
    const bool broken = m_text.find('\n', span->begin) < first;
    const bool empty = span->inside.empty();
    if (broken && !empty) {
        const std::size_t indent = indentAt(last);
        const std::string page = jsonPage(added, {indent, indent + name.size(), 0});
        const std::size_t end = span->inside.back().end;
        write(end, end, ",\n" + std::string(indent, ' ') + name + page);
        return;
    }
    Json whole = value(*span);
    if (name.empty()) {
        whole.push_back(added);
    } else {
        whole[key] = added;
    }
    // What is new at the top of a file has a line for each entry.
    relay(steps, whole, empty ? 2 - static_cast<int>(std::min<std::size_t>(steps.size(), 2)) : 0);
}

void JsonText::remove(const JsonSteps& steps) {
    if (steps.empty() || !find(steps)) {
        return;
    }
    const JsonSpan& in = *find(JsonSteps(steps.begin(), steps.end() - 1));
    const JsonSpan* span = inside(in, steps.back());
    const auto place = static_cast<std::size_t>(span - in.inside.data());
    if (place > 0) {
        write(in.inside[place - 1].end, span->end, "");
    } else if (in.inside.size() > 1) {
        write(span->whole(), in.inside[1].whole(), "");
    } else {
        write(in.begin + 1, in.end - 1, "");
    }
}

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
