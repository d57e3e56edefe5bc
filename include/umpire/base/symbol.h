#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace umpire {

/// A text of which the process keeps one copy: small, and compared by number. Whatever is looked up often is
/// looked up by one. Symbols are never forgotten; all doors may be used by several threads at once.
class Symbol {
  public:
    /// The empty text, whose number is 0.
    constexpr Symbol() = default;
    explicit Symbol(std::string_view text);
    /// The symbol of a text that has one; no new one is made.
    static std::optional<Symbol> find(std::string_view text);
    /// The symbol that has this number.
    static constexpr Symbol numbered(std::uint32_t number) {
        Symbol symbol;
        symbol.m_number = number;
        return symbol;
    }

    /// Stays where it is as long as the process runs.
    const std::string& text() const;
    constexpr std::uint32_t number() const { return m_number; }
    constexpr bool empty() const { return m_number == 0; }
    constexpr bool operator==(const Symbol&) const = default;

  private:
    std::uint32_t m_number = 0;
};

} // namespace umpire

namespace std {

template <>
struct hash<umpire::Symbol> {
    size_t operator()(umpire::Symbol symbol) const noexcept { return symbol.number() * 0x9E3779B1U; }
};

} // namespace std
