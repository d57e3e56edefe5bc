#pragma once

#include "../program/interpreter.h"
#include "../program/program.h"
#include "../program/scratch.h"

#include "umpire/checks/scope.h"

#include <optional>
#include <vector>

namespace umpire {

/// A scope as code of the pack reads it. Whoever evaluates several things in one scope makes one of it. It
/// refers to the scope, which must not change meanwhile.
class Setting {
  public:
    explicit Setting(const Scope& scope);
    Setting(const Setting&) = delete;
    Setting& operator=(const Setting&) = delete;

    const program::Frame& frame() const { return m_frame; }
    const program::Program& program() const { return m_frame.program; }
    Value value(const Expression& expression) const;
    /// Whether evaluating it may be given up, as what goes through lists without end is.
    bool mayAskTooMuch(const Expression& expression) const;
    /// From here on what is asked of a roll is asked of this one, which must stay where it is. What is known
    /// must not be kept meanwhile.
    void setRoll(const RollSoFar& roll) { m_frame.roll = &roll; }

  private:
    const Battle& arranged(const Scope& scope);
    const program::FactSlot* factsOf(const Scope& scope);

    program::Scratch::Use m_use;
    std::optional<Battle> m_arranged; ///< where the scope's battle is not arranged as the pack wants it
    program::Frame m_frame;
};

/// Facts as code reads them, in step with facts by name. It refers to the values among those, which must stay
/// where they are.
class FactSlots {
  public:
    FactSlots(const RulePack& rules, const Facts& facts);

    const program::FactSlot* data() const { return m_slots.data(); }
    /// A fact is stated, with the value that is kept for it.
    void put(std::uint32_t fact, const Value& value);

  private:
    const RulePack* m_rules;
    std::vector<program::FactSlot> m_slots;
};

} // namespace umpire
