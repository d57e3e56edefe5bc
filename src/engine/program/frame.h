#pragma once

#include "umpire/program/known.h"
#include "umpire/program/roll_so_far.h"
#include "umpire/state/battle.h"

#include <cstdint>
#include <span>

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

} // namespace umpire::program
