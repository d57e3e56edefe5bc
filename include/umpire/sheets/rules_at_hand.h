#pragma once

#include "umpire/sheets/make_sheet.h"

namespace umpire::sheets {

// What rules are looked up by: the places of a sheet (Words::about) at which they are told.

inline std::string placeOfCheck(const Id& check) {
    return "check-" + check;
}
inline std::string placeOfModifier(const Id& modifier) {
    return "modifier-" + modifier;
}
inline std::string placeOfOutcome(const Id& outcome) {
    return "outcome-" + outcome;
}
inline std::string placeOfPhase(const Id& phase) {
    return "phase-" + phase;
}
inline std::string placeOfRuling(const Id& ruling) {
    return "ruling-" + ruling;
}

/// The rules of a battle to be looked up on a screen: first what they say otherwise than those that came with
/// the program, by house rules or by readings of the battle's own; then its ready reference with the
/// rulebook's sections, where all of that is marked; then every roll and line that has no place on it, and
/// all rulings. Each check, modifier and ruling has its place, those outcomes and phases that are told of
/// too. Without a battle it is that of the pack.
Sheet rulesAtHand(const SheetSource& source);

} // namespace umpire::sheets
