#pragma once

#include "block.h"
#include "check_parts.h"
#include "frame.h"
#include "pack_index.h"

#include "umpire/rules/rule_pack.h"

#include <atomic>
#include <deque>
#include <memory>
#include <mutex>
#include <vector>

namespace umpire::program {

/// A check as it is played: a row for each modifier that is its own, in the order of the pack, then one for
/// each rule that drops lines, which is 1 where it holds.
struct CheckCode {
    std::vector<const Modifier*> modifiers;
    /// By rule: the rows of the lines it may drop.
    std::vector<std::vector<std::uint32_t>> dropped;
    Block rows;
    Block rowsByCall; ///< the same, whoever $self is
};

/// A pack as it is played: names as numbers, expressions as code. Code is written when it is first wanted, by
/// whichever thread wants it.
class Program {
  public:
    explicit Program(const RulePack& rules);

    /// The one of a pack.
    static const Program& of(const RulePack& rules);

    const RulePack& rules() const { return m_rules; }
    const PackIndex& index() const { return m_index; }
    /// How many words of 64 bits hold a bit for each switch.
    std::size_t rulingWords() const { return (m_rules.rulings.size() + 63) / 64; }

    /// The code of an expression of the pack, or null for one that was put together elsewhere. `byCall`:
    /// whoever $self is, and with derived attributes that can be substituted.
    const Block* block(const Expression& expression, bool byCall) const;
    const Block& derived(std::uint32_t attribute) const;
    const CheckCode& check(const Check& check) const;
    const CheckParts& parts() const { return m_parts; }
    /// Facts where none is stated.
    const std::vector<FactSlot>& unstated() const { return m_unstated; }

    /// The code of any expression, which is the caller's.
    Block written(const Expression& expression, bool byCall) const;

  private:
    using Blocks = std::vector<std::atomic<const Block*>>;

    const Block& kept(std::atomic<const Block*>& place, const Expression& expression, bool byCall) const;
    CheckCode written(const Check& check) const;
    Block rowsOf(const Check& check, const CheckCode& code, bool byCall) const;

    const RulePack& m_rules;
    PackIndex m_index;
    std::vector<FactSlot> m_unstated;
    mutable std::mutex m_writing;
    mutable std::deque<Block> m_written;
    mutable std::deque<CheckCode> m_writtenChecks;
    mutable Blocks m_blocks; ///< by number of the expression
    mutable Blocks m_byCall;
    mutable Blocks m_derived;
    mutable std::vector<std::atomic<const CheckCode*>> m_checks;
    CheckParts m_parts;
};

/// A fact's value as code reads it, for its type.
FactSlot factSlot(const Value& value, const Type& type, bool stated);

} // namespace umpire::program
