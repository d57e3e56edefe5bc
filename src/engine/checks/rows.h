#pragma once

#include "setting.h"

#include "umpire/checks/roll.h"

#include <cstdint>
#include <span>

namespace umpire {

/// The code that fills the rows of a check in a setting.
const program::Block& blockFor(const Check& check, const Setting& setting);

/// Takes out what the rules of a check drop. Behind its modifiers stands a row for each of these rules.
void dropLines(const Check& check, const program::CheckCode& code, std::int64_t* rows);

/// What a value that the umpire gives by hand counts: whole points, whatever the check counts in.
inline std::int64_t byHand(const Check& check, std::int64_t value) {
    return check.halves ? 2 * value : value;
}

/// What the modifiers come to, given their rows, and what the umpire puts in their place or adds.
std::int64_t sumWith(const Check& check, const program::CheckCode& code, const std::int64_t* rows,
                     const Overrides& overrides);

/// The values of a check's own modifiers, in the order of the pack; 0 where one does not count.
class Rows {
  public:
    Rows(const Check& check, const Setting& setting);

    std::size_t size() const { return m_code.modifiers.size(); }
    const Modifier& modifier(std::size_t row) const { return *m_code.modifiers[row]; }
    const program::LabelParts& label(std::size_t row) const { return m_code.labels[row]; }
    std::int64_t operator[](std::size_t row) const { return m_values[row]; }
    std::span<const std::int64_t> values() const { return {m_values, size()}; }
    std::int64_t sumWith(const Overrides& overrides) const {
        return umpire::sumWith(m_check, m_code, m_values, overrides);
    }

    /// Works them out, as things are now.
    void fill();

  private:
    program::Scratch::Use m_use;
    const Check& m_check;
    const Setting& m_setting;
    const program::CheckCode& m_code;
    const program::Block& m_block;
    std::int64_t* m_values = nullptr;
};

} // namespace umpire
