#pragma once

#include "umpire/base/json.h"
#include "umpire/base/kept_json.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace umpire {

/// Writes lines of JSON as `dumpLine` would, without a tree.
void writeText(std::string_view text, std::string& line);
void writeNumber(std::int64_t number, std::string& line);
void writeNumber(std::uint64_t number, std::string& line);
void writeValue(const Value& value, std::string& line);

/// The line of an object's member in a line that `dumpLine` wrote; "" when there is none.
std::string_view memberLine(std::string_view object, std::string_view key);

/// The same value as `canonicalLine` writes it, from a line that `dumpLine` wrote.
std::string canonicalOf(std::string_view line);

/// Reads a line of JSON only as this program writes it: members in their order, nothing between them, each
/// number and text in its one form. Anything else fails the whole line, for which `parseJson` finds the
/// words. After a failure all reads give harmless values.
class LineReader {
  public:
    /// `depth`: how deep values may be nested in it.
    LineReader(std::string_view line, int depth) : m_line(line), m_depth(depth) {}

    bool failed() const { return m_failed; }
    /// Whether all of it was read, and nothing failed.
    bool done() const { return !m_failed && m_at == m_line.size(); }
    void fail() { m_failed = true; }
    /// How many values were read.
    std::size_t values() const { return m_values; }

    char next() const { return m_at < m_line.size() ? m_line[m_at] : '\0'; }
    /// Takes these bytes when they come next.
    bool take(std::string_view bytes);
    void need(std::string_view bytes);
    /// Takes the key of a member, and the comma before all but the first.
    bool takeKey(std::string_view key);
    void needKey(std::string_view key);
    /// The next key, whatever it is, without quotes; it is taken. Fails when it needs an escape.
    std::string_view anyKey();
    /// Whether an object or list goes on behind the value read last.
    bool goesOn(char end);
    /// Begins an object or list, and ends it.
    void open(char bracket);
    void close(char bracket);

    /// A list; `each` reads one entry.
    template <typename Each>
    void list(const Each& each) {
        open('[');
        for (bool more = goesOn(']'); more; more = !m_failed && take(",")) {
            each();
        }
        close(']');
    }
    /// How far it was read, and what was read since.
    std::size_t at() const { return m_at; }
    std::string_view since(std::size_t from) const {
        return m_failed ? std::string_view("null") : m_line.substr(from, m_at - from);
    }

    void read(std::string& text);
    /// A text whose words nobody wants.
    void passText();
    void read(bool& flag);
    /// A number as `readWhole` takes it.
    void read(std::int64_t& number);
    void read(int& number);
    void read(Value& value);
    void read(std::vector<std::string>& texts);
    /// Up to `most`.
    std::uint64_t unsignedUpTo(std::uint64_t most);
    /// Any value. No object in it has a key twice.
    std::string_view any();
    std::string_view anyObject();

  private:
    std::string_view rawText();
    std::string_view rawNumber();
    void anyValue();
    void anyMembers();
    void unique(std::vector<std::string_view>& keys, std::size_t from);

    std::string_view m_line;
    std::size_t m_at = 0;
    std::size_t m_values = 0;
    int m_depth;
    bool m_failed = false;
    std::vector<std::string_view> m_keys; ///< of the objects that are being passed over
};

} // namespace umpire
