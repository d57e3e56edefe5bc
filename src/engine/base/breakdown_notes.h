#pragma once

#include "umpire/base/breakdown.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <ctime>
#include <string_view>
#include <unistd.h>

namespace umpire {

/// A text in a room of fixed size. What does not fit is cut. Everything here may be done in a signal handler.
template <std::size_t size>
class PlainText {
  public:
    void clear() {
        m_length = 0;
        m_text[0] = '\0';
    }
    void add(std::string_view text) {
        const std::size_t fits = std::min(text.size(), size - 1 - m_length);
        std::copy_n(text.begin(), fits, m_text.begin() + m_length);
        m_length += fits;
        m_text[m_length] = '\0';
    }
    void add(long long number) {
        if (number < 0) {
            add("-");
        }
        addDigits(static_cast<unsigned long long>(number < 0 ? -number : number), 10);
    }
    void addHex(std::uintptr_t number) {
        add("0x");
        addDigits(number, 16);
    }
    /// Puts one character in the place of another.
    void cutAt(std::size_t at, char character) { m_text[at] = character; }
    bool isEmpty() const { return m_length == 0; }
    const char* text() const { return m_text.data(); }
    void writeTo(int file) const {
        std::size_t written = 0;
        while (written < m_length) {
            const ssize_t now = ::write(file, m_text.data() + written, m_length - written);
            if (now <= 0) {
                return;
            }
            written += static_cast<std::size_t>(now);
        }
    }

  private:
    void addDigits(unsigned long long number, unsigned base) {
        constexpr std::size_t most = 24;
        std::array<char, most> digits{};
        std::size_t at = most;
        do {
            digits[--at] = "0123456789abcdef"[number % base];
            number /= base;
        } while (number > 0);
        add(std::string_view(digits.data() + at, most - at));
    }

    std::array<char, size> m_text{};
    std::size_t m_length = 0;
};

/// Where the program and its libraries stand in memory, by the names of their files without folders.
class LoadedModules {
  public:
    /// Not in a signal handler.
    void look();
    /// "libc.so.6+0x1f2e3", or the bare address of what was loaded later.
    void addPlace(PlainText<120>& line, std::uintptr_t address) const;
    void add(std::uintptr_t base, std::uintptr_t from, std::uintptr_t to, std::string_view name);

  private:
    struct Module {
        std::uintptr_t base = 0;
        std::uintptr_t from = 0;
        std::uintptr_t to = 0;
        PlainText<60> name;
    };
    static constexpr std::size_t most = 256;
    std::array<Module, most> m_modules{};
    std::size_t m_count = 0;
};

/// All that a report tells.
struct BreakdownNotes {
    static constexpr std::size_t longestPath = 3000;

    /// Not in a signal handler.
    void begin(const BreakdownOrder& order);
    void stand(const BattleStanding& standing);
    void deed(std::string_view kind, std::string_view name);
    void writeTo(int file, const char* reason) const;

    struct Deed {
        std::int64_t after = 0; ///< seconds since the beginning
        PlainText<80> text;
    };

    PlainText<80> program;
    PlainText<1000> head;
    PlainText<longestPath> battle; ///< "" for none
    PlainText<longestPath> folder; ///< with the beginning of a name
    PlainText<200> reason;         ///< of an exception
    PlainText<300> standing;
    std::array<Deed, deedsNoted> deeds{};
    std::size_t deedCount = 0; ///< of all there ever were
    LoadedModules modules;
    std::time_t beganAt = 0;
    void (*inBetween)() = nullptr;
};

} // namespace umpire
