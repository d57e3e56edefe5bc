#pragma once

#include "setting.h"

#include "umpire/checks/roll.h"

#include <cstdint>
#include <span>

namespace umpire {

/// What a value that the umpire gives by hand counts: whole points, whatever the check counts in.
inline std::int64_t byHand(const Check& check, std::int64_t value) {
    return check.halves ? 2 * value : value;
}

/// The values of a check's own modifiers, in the order of the pack; 0 where one does not count.
class Rows {
  public:
    Rows(const Check& check, const Setting& setting);

    std::size_t size() const { return m_code.modifiers.size(); }
    const Modifier& modifier(std::size_t row) const { return *m_code.modifiers[row]; }
    const program::LabelParts& label(std::size_t row) const { return m_code.labels[row]; }
    std::int64_t operator[](std::size_t row) const { return m_values[row]; }
    std::span<const std::int64_t> values() const { return {m_values, size()}; }
    /// What they come to, with what the umpire puts in their place or adds.
    std::int64_t sumWith(const Overrides& overrides) const;

    /// Works them out, as things are now.
    void fill();

  private:
    /// Takes out what the rules of the check drop. Behind its modifiers stands a row for each of these rules.
    void dropLines();

    program::Scratch::Use m_use;
    const Check& m_check;
    const Setting& m_setting;
    const program::CheckCode& m_code;
    std::int64_t* m_values = nullptr;
};

} // namespace umpire
