#pragma once

#include "umpire/rules/rule_pack.h"
#include "umpire/state/battle.h"

#include <map>
#include <set>
#include <string>

namespace umpire {

/// The facts of one action: those the umpire stated and those the program filled in.
using Facts = std::map<Id, Value, std::less<>>;

/// What a roll has come to so far; expressions reach it as $total, $dice, $faces.6 ...
struct RollSoFar {
    std::int64_t dice = 0;
    std::int64_t modifiers = 0;
    std::int64_t total = 0;
    std::int64_t count = 0;
    std::int64_t highest = 0; ///< of the numbers the dice show; 0 when they show none
    std::int64_t lowest = 0;
    std::int64_t successes = 0; ///< of a pool: the dice that count
    Id outcome;
    std::map<std::string, std::int64_t> symbols;
    std::vector<Face> faces; ///< as they were read
    /// In a contest: the other side's total and outcome, and the result.
    std::int64_t enemyTotal = 0;
    Id enemyOutcome;
    Id result;
};

/// Derived attributes that were worked out already.
using Known = std::map<std::pair<const Subject*, const Attribute*>, Value>;

/// Where an expression is evaluated: the rules, the state, who is meant by $self and $other, the facts.
/// It refers to all of these and must not outlive them.
struct Scope {
    const RulePack& rules;
    const Battle& battle;
    Id self = {};
    Id other = {};
    const Facts* facts = nullptr;
    const RollSoFar* roll = nullptr;
    std::set<Id>* rulingsRead = nullptr; ///< collects every switch that was looked at
    Id each = {};
    Id check = {};                 ///< the check being made, or ""
    Known* known = nullptr;        ///< keeps derived attributes while state, facts and roll stay as they are
    const Facts* fields = nullptr; ///< of an action: what the fields of its command hold

    Scope about(Id newSelf) const;
};

/// The value of an expression. What is not there counts as nothing: false, 0, "", no subjects.
Value evaluate(const Expression& expression, const Scope& scope);
/// True when there is no condition, or it holds.
bool holds(const std::optional<Expression>& condition, const Scope& scope);

/// An attribute of a subject, derived ones computed.
Value attributeValue(const Subject& subject, const Attribute& attribute, const Scope& scope);
Value attributeValue(std::string_view subject, std::string_view attribute, const Scope& scope);
/// The reading of a switch that is in force in the scope's battle.
Id readingOf(std::string_view ruling, const Scope& scope);

/// The side that acts in the phase in which the scope's battle stands; "" where all sides do, or nobody.
Id phaseSide(const Scope& scope);

/// Gives a subject of the battle the pack's defaults for every attribute it has no value of.
void giveDefaults(const RulePack& rules, Battle& battle, const Id& subject);

/// Fills places such as {self.name}, {other.elements}, {total}, {fact.firers} in a text of the pack.
std::string fillText(const std::string& pattern, const Scope& scope);

} // namespace umpire
