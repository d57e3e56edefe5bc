#include "umpire/base/symbol.h"

#include <array>
#include <atomic>
#include <bit>
#include <mutex>
#include <shared_mutex>
#include <unordered_map>

namespace umpire {

namespace {

/// The texts by their numbers, in rows each twice as long as the one before: none of them ever moves.
class Texts {
  public:
    constexpr Texts() = default;

    const std::string& at(std::uint32_t number) const {
        const Spot spot(number);
        return m_rows[spot.row].load(std::memory_order_acquire)[spot.place];
    }
    /// One thread at a time.
    void put(std::uint32_t number, std::string_view text) {
        const Spot spot(number);
        std::string* row = m_rows[spot.row].load(std::memory_order_relaxed);
        if (!row) {
            row = new std::string[std::size_t{first} << spot.row];
            m_rows[spot.row].store(row, std::memory_order_release);
        }
        row[spot.place] = text;
    }

  private:
    static constexpr std::uint32_t first = 256;
    struct Spot {
        explicit Spot(std::uint32_t number)
            : row(static_cast<std::size_t>(std::bit_width(std::uint64_t{number} + first)) -
                  static_cast<std::size_t>(std::bit_width(first))),
              place(std::uint64_t{number} + first - (std::uint64_t{first} << row)) {}
        std::size_t row;
        std::size_t place;
    };

    std::array<std::atomic<std::string*>, 32> m_rows = {};
};

constinit Texts symbolTexts;

class Numbers {
  public:
    std::optional<std::uint32_t> find(std::string_view text) const {
        const std::shared_lock lock(m_mutex);
        const auto known = m_numbers.find(text);
        return known == m_numbers.end() ? std::nullopt : std::optional(known->second);
    }
    std::uint32_t enter(std::string_view text) {
        if (const auto known = find(text)) {
            return *known;
        }
        const std::unique_lock lock(m_mutex);
        if (const auto meanwhile = m_numbers.find(text); meanwhile != m_numbers.end()) {
            return meanwhile->second;
        }
        const auto number = static_cast<std::uint32_t>(m_numbers.size());
        symbolTexts.put(number, text);
        m_numbers.emplace(symbolTexts.at(number), number);
        return number;
    }

  private:
    mutable std::shared_mutex m_mutex;
    std::unordered_map<std::string_view, std::uint32_t> m_numbers{{std::string_view(), 0}};
};

/// Never taken down: what ends with the process may still ask for a text.
Numbers& numbers() {
    static Numbers& all = *new Numbers;
    return all;
}

const std::string& emptyText() {
    static const std::string& empty = *new std::string;
    return empty;
}

} // namespace

Symbol::Symbol(std::string_view text) : m_number(text.empty() ? 0 : numbers().enter(text)) {}

std::optional<Symbol> Symbol::find(std::string_view text) {
    const auto number = numbers().find(text);
    return number ? std::optional(numbered(*number)) : std::nullopt;
}

const std::string& Symbol::text() const {
    return m_number == 0 ? emptyText() : symbolTexts.at(m_number);
}

} // namespace umpire
