#pragma once

#include "graph.h"
#include "umpire/program/known.h"
#include "umpire/program/roll_so_far.h"
#include "umpire/state/battle.h"

namespace umpire::program {

class Program;

/// A fact as code reads it.
struct FactSlot {
    std::int64_t number = 0; ///< flag, number or symbol
    const Value* value = nullptr;
    bool stated = false;
};

/// Who is meant and what is known where code runs. It refers to all of it.
struct Frame {
    const Program& program;
    const Battle& battle;
    Symbol self = {};
    Symbol other = {};
    Symbol each = {};
    const Subject* selfSubject = nullptr; ///< null: nobody
    const Subject* otherSubject = nullptr;
    const FactSlot* facts = nullptr; ///< by number
    std::size_t factsStated = 0;
    const Facts* fields = nullptr;
    const RollSoFar* roll = nullptr;
    Symbol check = {};
    std::uint64_t* rulingsRead = nullptr; ///< a bit for each switch that was looked at; may be null
    Known* known = nullptr;               ///< may be null
};

/// What code comes to that has a result.
Value valueOf(const Code& code, const Frame& frame);

/// Runs code that fills rows, which must have been set to 0.
void fillRows(const Code& code, const Frame& frame, std::int64_t* rows);

/// The attribute of that name of a subject, which may be null, as `frame.self` or anybody.
Value attributeByName(const Subject* subject, Symbol name, const Frame& frame);

/// Attribute `number` of the pack of a subject of its kind, derived or stored.
Value attributeOf(const Subject& subject, std::uint32_t number, const Frame& frame);

/// What a word of the moment is, such as the turn or the roll's total.
Value momentOf(MomentWord word, const Frame& frame);

/// The side that acts in the phase in which the battle stands; "" where all sides do, or nobody.
Id phaseSide(const RulePack& rules, const Battle& battle);

/// The reading of a switch that is in force; it was looked at.
Symbol readingOf(std::uint32_t ruling, const Frame& frame);

/// A flag, number or symbol as the number that stands for it.
std::int64_t numberOf(const Value& value, Shape shape);

} // namespace umpire::program
