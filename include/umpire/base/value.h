#pragma once

#include "umpire/base/symbol.h"

#include <algorithm>
#include <compare>
#include <cstdint>
#include <limits>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace umpire {

/// Identifies a subject of a battle or an entry of a rule pack: kebab-case ASCII.
using Id = std::string;

/// A list of ids or words, as a fact such as "fired on by" holds.
using Ids = std::vector<Id>;

/// A number as far as the numbers of files go: a pack that multiplies on and on stays there.
inline std::int64_t within(std::int64_t number) {
    constexpr std::int64_t most = std::numeric_limits<std::int32_t>::max();
    return std::clamp(number, -most, most);
}

/// One value of an attribute, a fact or an expression. `None` is what a thing that is not there reads as;
/// it counts as false, 0, "" and the empty list, so that conditions need not ask first. Copies are cheap: a
/// text is a symbol, a list is shared and never changes.
class Value {
  public:
    Value() = default;
    Value(bool flag) : m_kind(Kind::Flag), m_payload(flag ? 1 : 0) {}
    Value(int number) : m_kind(Kind::Number), m_payload(number) {}
    Value(std::int64_t number) : m_kind(Kind::Number), m_payload(number) {}
    Value(Symbol text) : m_kind(Kind::Text), m_payload(text.number()) {}
    Value(std::string_view text) : Value(Symbol(text)) {}
    Value(const std::string& text) : Value(Symbol(text)) {}
    Value(const char* text) : Value(Symbol(text)) {}
    Value(Ids list);
    Value(std::span<const Symbol> list);
    Value(const Value& other) : m_kind(other.m_kind), m_payload(other.m_payload) { share(); }
    Value(Value&& other) noexcept
        : m_kind(std::exchange(other.m_kind, Kind::None)), m_payload(std::exchange(other.m_payload, 0)) {}
    Value& operator=(const Value& other) {
        Value copy(other);
        swap(copy);
        return *this;
    }
    Value& operator=(Value&& other) noexcept {
        Value moved(std::move(other));
        swap(moved);
        return *this;
    }
    ~Value() {
        if (m_kind == Kind::List) {
            release();
        }
    }

    bool isNone() const { return m_kind == Kind::None; }
    bool isFlag() const { return m_kind == Kind::Flag; }
    bool isNumber() const { return m_kind == Kind::Number; }
    bool isText() const { return m_kind == Kind::Text; }
    bool isList() const { return m_kind == Kind::List; }

    bool flag() const { return isFlag() && m_payload != 0; }
    std::int64_t number() const { return isNumber() ? m_payload : 0; }
    /// Stays where it is as long as the process runs.
    const std::string& text() const { return symbol().text(); }
    /// As long as some copy of the value lives.
    const Ids& list() const;

    /// A flag as 0 or 1, the number, the number of a text's symbol; 0 for nothing and for a list.
    std::int64_t payload() const { return isList() ? 0 : m_payload; }
    Symbol symbol() const {
        return isText() ? Symbol::numbered(static_cast<std::uint32_t>(m_payload)) : Symbol();
    }
    /// What a list holds, as long as some copy of the value lives.
    std::span<const Symbol> symbols() const;

    /// Equal in kind and content; nothing equals false, 0, "" and the empty list.
    bool same(const Value& other) const;
    bool operator==(const Value& other) const {
        return m_kind == other.m_kind && (m_payload == other.m_payload || (isList() && sameList(other)));
    }

  private:
    enum class Kind : std::uint8_t { None, Flag, Number, Text, List };
    /// One list and how many values share it.
    struct List;

    const List& held() const { return *reinterpret_cast<const List*>(m_payload); }
    void swap(Value& other) noexcept {
        std::swap(m_kind, other.m_kind);
        std::swap(m_payload, other.m_payload);
    }
    void share() const {
        if (m_kind == Kind::List) {
            shareList();
        }
    }
    void shareList() const;
    void release() noexcept;
    bool sameList(const Value& other) const;

    Kind m_kind = Kind::None;
    std::int64_t m_payload = 0; ///< for a list the address of it
};

} // namespace umpire
