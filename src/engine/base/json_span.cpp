#include "json_span.h"

#include <algorithm>

namespace umpire {

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

} // namespace umpire
