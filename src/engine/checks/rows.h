#pragma once

#include "setting.h"

#include <cstdint>
#include <span>

namespace umpire {

/// The values of a check's own modifiers, in the order of the pack; 0 where one does not count.
class Rows {
  public:
    Rows(const Check& check, const Setting& setting);

    std::size_t size() const { return m_code.modifiers.size(); }
    const Modifier& modifier(std::size_t row) const { return *m_code.modifiers[row]; }
    const program::LabelParts& label(std::size_t row) const { return m_code.labels[row]; }
    std::int64_t operator[](std::size_t row) const { return m_values[row]; }
    std::span<const std::int64_t> values() const { return {m_values, size()}; }
    std::int64_t sum() const;

    /// Works them out, as things are now.
    void fill();

  private:
    void drop();

    program::Scratch::Use m_use;
    const Check& m_check;
    const Setting& m_setting;
    const program::CheckCode& m_code;
    const program::Block& m_block;
    std::int64_t* m_values = nullptr;
};

} // namespace umpire
