#include "umpire/base/symbol.h"

#include <array>
#include <atomic>
#include <bit>
#include <memory>
#include <mutex>
#include <vector>

namespace umpire {

namespace {

/// The symbolTexts by their numbers, in rows each twice as long as the one before: none of them ever moves.
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

/// The numbers by their symbolTexts: found without a lock, entered one at a time.
class Numbers {
  public:
    explicit Numbers(Texts& symbolTexts) : m_texts(symbolTexts) {
        m_texts.put(0, {});
        grow(4096);
    }

    std::optional<std::uint32_t> find(std::string_view text) const {
        return text.empty() ? 0 : find(*m_slots.load(std::memory_order_acquire), text, hashOf(text));
    }
    std::uint32_t enter(std::string_view text);

  private:
    /// Upper half: a part of the hash; lower half: the number, 0 where the slot is free.
    using Slots = std::vector<std::atomic<std::uint64_t>>;

    static std::uint64_t hashOf(std::string_view text) { return std::hash<std::string_view>()(text); }
    static std::uint64_t packed(std::uint64_t hash, std::uint32_t number) {
        return (hash & 0xFFFFFFFF00000000U) | number;
    }
    std::optional<std::uint32_t> find(const Slots& slots, std::string_view text, std::uint64_t hash) const;
    static void place(Slots& slots, std::uint64_t hash, std::uint32_t number);
    void grow(std::size_t size);

    Texts& m_texts;
    std::mutex m_entering;
    std::uint32_t m_count = 1;
    std::atomic<const Slots*> m_slots = nullptr;
    /// Those outgrown stay, as somebody may still be looking into them.
    std::vector<std::unique_ptr<Slots>> m_all;
};

std::optional<std::uint32_t> Numbers::find(const Slots& slots, std::string_view text,
                                           std::uint64_t hash) const {
    const std::size_t mask = slots.size() - 1;
    for (std::size_t at = hash & mask;; at = (at + 1) & mask) {
        const std::uint64_t slot = slots[at].load(std::memory_order_acquire);
        const auto number = static_cast<std::uint32_t>(slot);
        if (number == 0) {
            return std::nullopt;
        }
        if (packed(hash, number) == slot && m_texts.at(number) == text) {
            return number;
        }
    }
}

void Numbers::place(Slots& slots, std::uint64_t hash, std::uint32_t number) {
    const std::size_t mask = slots.size() - 1;
    std::size_t at = hash & mask;
    while (slots[at].load(std::memory_order_relaxed) != 0) {
        at = (at + 1) & mask;
    }
    slots[at].store(packed(hash, number), std::memory_order_release);
}

void Numbers::grow(std::size_t size) {
    auto slots = std::make_unique<Slots>(size);
    for (std::uint32_t number = 1; number < m_count; ++number) {
        place(*slots, hashOf(m_texts.at(number)), number);
    }
    m_slots.store(slots.get(), std::memory_order_release);
    m_all.push_back(std::move(slots));
}

std::uint32_t Numbers::enter(std::string_view text) {
    if (const auto known = find(text)) {
        return *known;
    }
    const std::lock_guard lock(m_entering);
    if (const auto meanwhile = find(text)) {
        return *meanwhile;
    }
    if (2 * std::size_t{m_count} >= m_all.back()->size()) {
        grow(2 * m_all.back()->size());
    }
    const std::uint32_t number = m_count++;
    m_texts.put(number, text);
    place(*m_all.back(), hashOf(text), number);
    return number;
}

constinit Texts symbolTexts;

/// Never taken down: what ends with the process may still ask for a text.
Numbers& numbers() {
    static Numbers& all = *new Numbers(symbolTexts);
    return all;
}

constinit const std::string emptyText{};

} // namespace

Symbol::Symbol(std::string_view text) : m_number(text.empty() ? 0 : numbers().enter(text)) {}

std::optional<Symbol> Symbol::find(std::string_view text) {
    const auto number = numbers().find(text);
    return number ? std::optional(numbered(*number)) : std::nullopt;
}

const std::string& Symbol::text() const {
    return m_number == 0 ? emptyText : symbolTexts.at(m_number);
}

} // namespace umpire
