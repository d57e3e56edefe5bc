#pragma once

#include "interpreter.h"
#include "liveness.h"
#include "pack_index.h"
#include "umpire/rules/rule_pack.h"

#include <atomic>
#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace umpire::program {

/// Parts of a program that are written when they are first wanted, by whichever thread wants them, and stay
/// where they are.
template <typename Part>
class WrittenOnce {
  public:
    /// What stands in a place, written by `write` if nothing does yet.
    const Part& at(std::atomic<const Part*>& place, const auto& write) const {
        if (const Part* part = place.load(std::memory_order_acquire)) {
            return *part;
        }
        Part fresh = write();
        const std::lock_guard lock(m_writing);
        if (const Part* part = place.load(std::memory_order_acquire)) {
            return *part;
        }
        place.store(&m_written.emplace_back(std::move(fresh)), std::memory_order_release);
        return m_written.back();
    }

  private:
    mutable std::mutex m_writing;
    mutable std::deque<Part> m_written;
};

/// What a label is put together from: words as they stand, and places that are filled in where it is told.
struct LabelPart {
    std::string text;
    bool place = false;
};
using LabelParts = std::vector<LabelPart>;

/// A check as it is played: a row for each modifier that is its own, in the order of the pack, then one for
/// each rule that drops lines, which is 1 where it holds.
struct CheckCode {
    std::vector<const Modifier*> modifiers;
    /// By rule: the rows of the lines it may drop.
    std::vector<std::vector<std::uint32_t>> dropped;
    std::vector<LabelParts> labels; ///< by modifier
};

/// Of what kind those are who are known where a text is filled in, and of which action its fields are.
struct PlaceRoles {
    SubjectKind self = SubjectKind::Unit;
    SubjectKind other = SubjectKind::Unit;
    std::optional<SubjectKind> each;
    const Action* action = nullptr;

    auto operator<=>(const PlaceRoles&) const = default;
};

/// A place of a text as it is worked out.
struct PlaceCode {
    Expression value; ///< of what cannot be filled here nothing
    Code code;
    bool halves = false; ///< it reckons with what a check of halves counts
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

    /// The code of an expression of the pack, or null for one that was put together elsewhere.
    const Code* code(const Expression& expression) const;
    const Code& derived(std::uint32_t attribute) const;
    const CheckCode& check(const Check& check) const;
    /// Fills the rows of a check.
    const Code& rows(const Check& check) const;
    /// Gives the place of the table of bands that applies, from 1; 0: none does.
    const Code& table(const Check& check) const;
    /// Facts where none is stated.
    const std::vector<FactSlot>& unstated() const { return m_unstated; }
    /// What of the state counts as long as an action of the pack rolls.
    const LivenessByCase& later(const Action& action) const;
    /// A place of a text, such as "self.formation.name", where such parties are known.
    const PlaceCode& place(std::string_view place, const PlaceRoles& roles) const;
    /// What a value is as code reads it where it is stated.
    FactSlot stated(std::uint32_t fact, const Value& value) const;

    /// The code of any expression, which is the caller's.
    Code written(const Expression& expression) const;
    /// The place of a check of the pack among its checks.
    std::size_t placeOf(const Check& check) const {
        return static_cast<std::size_t>(&check - m_rules.checks.data());
    }

  private:
    using Codes = std::vector<std::atomic<const Code*>>;

    CheckCode written(const Check& check) const;
    PlaceCode written(std::string_view place, const PlaceRoles& roles) const;
    LabelParts partsOf(std::string_view label) const;
    Code rowsOf(const Check& check) const;
    Code choiceOfTable(const Check& check) const;

    const RulePack& m_rules;
    PackIndex m_index;
    std::vector<FactSlot> m_unstated;
    std::vector<Shape> m_factShapes;
    WrittenOnce<Code> m_written;
    WrittenOnce<CheckCode> m_writtenChecks;
    mutable Codes m_codes; ///< by number of the expression
    mutable Codes m_derived;
    mutable std::vector<std::atomic<const CheckCode*>> m_checks;
    mutable Codes m_rows; ///< of checks
    mutable Codes m_tables;
    WrittenOnce<LivenessByCase> m_writtenLater;
    mutable std::vector<std::atomic<const LivenessByCase*>> m_later; ///< by place of the action
    mutable std::mutex m_writingPlaces;
    mutable std::map<std::pair<std::string, PlaceRoles>, std::unique_ptr<const PlaceCode>> m_places;
};

} // namespace umpire::program
