#pragma once

#include <compare>
#include <cstdint>
#include <string>
#include <variant>
#include <vector>

namespace umpire {

/// Identifies a subject of a battle or an entry of a rule pack: kebab-case ASCII.
using Id = std::string;

/// A list of ids or words, as a fact such as "fired on by" holds.
using Ids = std::vector<Id>;

/// A number as far as the numbers of files go: a pack that multiplies on and on stays there.
std::int64_t within(std::int64_t number);

/// One value of an attribute, a fact or an expression. `None` is what a thing that is not there reads as;
/// it counts as false, 0, "" and the empty list, so that conditions need not ask first.
class Value {
  public:
    Value() = default;
    Value(bool flag) : m_data(flag) {}
    Value(int number) : m_data(static_cast<std::int64_t>(number)) {}
    Value(std::int64_t number) : m_data(number) {}
    Value(std::string text) : m_data(std::move(text)) {}
    Value(const char* text) : m_data(std::string(text)) {}
    Value(Ids list) : m_data(std::move(list)) {}

    bool isNone() const { return std::holds_alternative<std::monostate>(m_data); }
    bool isFlag() const { return std::holds_alternative<bool>(m_data); }
    bool isNumber() const { return std::holds_alternative<std::int64_t>(m_data); }
    bool isText() const { return std::holds_alternative<std::string>(m_data); }
    bool isList() const { return std::holds_alternative<Ids>(m_data); }

    bool flag() const;
    std::int64_t number() const;
    const std::string& text() const;
    const Ids& list() const;

    /// Equal in kind and content; nothing equals false, 0, "" and the empty list.
    bool same(const Value& other) const;
    bool operator==(const Value& other) const = default;

  private:
    std::variant<std::monostate, bool, std::int64_t, std::string, Ids> m_data;
};

} // namespace umpire
