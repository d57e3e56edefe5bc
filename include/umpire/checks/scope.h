#pragma once

#include "umpire/program/known.h"
#include "umpire/program/roll_so_far.h"
#include "umpire/rules/rule_pack.h"
#include "umpire/state/battle.h"

#include <optional>
#include <string>
#include <string_view>

namespace umpire {

namespace program {
struct FactSlot;
}

/// Somebody in a scope: the id of a subject, or "" for nobody. It is as cheap to copy as a number.
class Somebody {
  public:
    Somebody() = default;
    Somebody(Symbol id) : m_id(id) {}
    Somebody(std::string_view id) : m_id(id) {}
    Somebody(const Id& id) : m_id(id) {}
    Somebody(const char* id) : m_id(id) {}

    Symbol symbol() const { return m_id; }
    const Id& id() const { return m_id.text(); }
    operator const Id&() const { return m_id.text(); }
    operator std::string_view() const { return m_id.text(); }
    bool empty() const { return m_id.empty(); }
    void clear() { m_id = {}; }
    bool operator==(const Somebody&) const = default;

  private:
    Symbol m_id;
};

/// Where an expression is evaluated: the rules, the state, who is meant by $self and $other, the facts.
/// It refers to all of these and must not outlive them.
struct Scope {
    const RulePack& rules;
    const Battle& battle;
    Somebody self = {};
    Somebody other = {};
    const Facts* facts = nullptr;
    const RollSoFar* roll = nullptr;
    RulingsRead* rulingsRead = nullptr; ///< collects every switch that was looked at
    Somebody each = {};
    Somebody check = {};            ///< the check being made, or ""
    Known* known = nullptr;         ///< keeps derived attributes while state, facts and roll stay as they are
    const Facts* fields = nullptr;  ///< of an action: what the fields of its command hold
    const Action* action = nullptr; ///< whose fields they are
    const program::FactSlot* slots = nullptr; ///< `facts` as code reads them, where they were made already

    Scope about(Somebody newSelf) const;
};

/// The value of an expression. What is not there counts as nothing: false, 0, "", no subjects.
Value evaluate(const Expression& expression, const Scope& scope);
/// True when there is no condition, or it holds.
bool holds(const std::optional<Expression>& condition, const Scope& scope);

/// An attribute of a subject, derived ones computed.
Value attributeValue(const Subject& subject, const Attribute& attribute, const Scope& scope);
Value attributeValue(std::string_view subject, std::string_view attribute, const Scope& scope);
/// What a fact is: as stated, else as derived, else what the pack has for it.
Value factValue(std::string_view fact, const Scope& scope);
/// The reading of a switch that is in force in the scope's battle.
Id readingOf(std::string_view ruling, const Scope& scope);

/// The side that acts in the phase in which the scope's battle stands; "" where all sides do, or nobody.
Id phaseSide(const Scope& scope);

/// Gives a subject of the battle the pack's defaults for every attribute it has no value of.
void giveDefaults(const RulePack& rules, Battle& battle, const Id& subject);

/// What a value that is no number is called: a word and somebody by their names, of a list all of them.
std::string valueName(const Type& type, const Value& value, const RulePack& rules, const Battle& battle);

/// Fills places such as {self.name}, {other.elements}, {total}, {fact.firers} in a text of the pack.
std::string fillText(const std::string& pattern, const Scope& scope);

/// The text with its places filled in, as `fillText` gives it; nothing when one of them stays empty, as the
/// range of a unit that has none does.
std::optional<std::string> wholeText(const std::string& pattern, const Scope& scope);

/// What a place of a pattern comes to, such as "self.quality" without its braces; "" where nothing is known,
/// of a count "0".
std::string placeText(std::string_view place, const Scope& scope);

} // namespace umpire
