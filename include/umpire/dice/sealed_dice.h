#pragma once

#include "umpire/dice/dice_source.h"

#include <array>
#include <optional>
#include <string_view>

namespace umpire {

/// What a battle's dice come from: 32 bytes that nobody can guess. Who knows them knows every die to come, so
/// they are kept apart and stand in no battle file before the dice are revealed. Everybody may see the
/// pledge, their hash: afterwards it proves that they were settled before the first die.
class DiceSecret {
  public:
    static constexpr std::size_t size = 32;

    /// A new one from the operating system. Throws BadDice when it has none to give.
    static DiceSecret fromSystem();
    /// Back from `hex()`; nothing when the text is no secret.
    static std::optional<DiceSecret> fromHex(std::string_view text);

    std::string hex() const;
    /// BLAKE2b-256 of the 32 bytes, as 64 hexadecimal digits.
    std::string pledge() const;
    std::string_view bytes() const { return {m_bytes.data(), m_bytes.size()}; }

  private:
    std::array<char, size> m_bytes{};
};

/// A number that the players called out, mixed into every die from a position on: then not even whoever made
/// the secret could have chosen them.
struct DiceCall {
    std::uint64_t from = 0; ///< position of the first die it counts for
    std::uint64_t number = 0;
    std::string when; ///< wall-clock time, ISO 8601
    int after = 0;    ///< how many of the records of now were there before it
};

/// The largest number that players may call.
inline constexpr std::uint64_t mostCalled = 999'999'999'999;

/// The number called for a position, or nothing. `calls`: in order of their positions.
std::optional<std::uint64_t> calledFor(const std::vector<DiceCall>& calls, std::uint64_t position);

/// Which side of `sides` a number of 64 bits stands for; nothing for those few that would favour some sides.
std::optional<std::uint64_t> fairSide(std::uint64_t number, std::uint64_t sides);

/// The face at a position. Its number is the first 16 digits of BLAKE2b-256, keyed with the secret, of
/// "die N", "die N called C" when the players called C, and with " again K" behind, K from 1 on, as long as
/// the number before would favour some faces.
const Face& sealedFace(const DiceSecret& secret, std::uint64_t position, std::optional<std::uint64_t> called,
                       const Die& die);

/// Dice from a secret.
class SealedDice : public ProgramDice {
  public:
    /// `number`: which of the battle's secrets it is, from 1.
    SealedDice(const DiceSecret& secret, std::uint64_t number, std::vector<DiceCall> calls = {},
               std::uint64_t position = 0)
        : m_secret(secret), m_number(number), m_calls(std::move(calls)), m_position(position) {}

    std::vector<Face> roll(const Die& die, int count, const std::string& purpose) override;
    DrawSeries series() const override { return {generator, m_number}; }
    std::uint64_t position() const override { return m_position; }
    void moveTo(std::uint64_t position) override { m_position = position; }
    void setCalls(std::vector<DiceCall> calls) { m_calls = std::move(calls); }
    static constexpr const char* generator = "sealed";

  private:
    DiceSecret m_secret;
    std::uint64_t m_number;
    std::vector<DiceCall> m_calls;
    std::uint64_t m_position;
};

} // namespace umpire
