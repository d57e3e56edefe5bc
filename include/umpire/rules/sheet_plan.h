#pragma once

#include "umpire/rules/expression.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace umpire {

/// What a pack says of the sheets that are printed from it (sheets.json). Ids name the pack's attributes.
struct SheetPlan {
    /// The elements of a unit as boxes to tick.
    struct Strength {
        Id start;                 ///< count: how many boxes
        Id now;                   ///< count: how many are not crossed off
        Id gun;                   ///< flag: one of them is an attached gun, the last but one to go; or ""
        bool commandLast = false; ///< one of them is the command element, the last to go
    };

    /// The order that players give each unit before the game.
    struct Orders {
        Id order;                       ///< choice of words
        Id objective;                   ///< text, or ""
        std::optional<Expression> when; ///< the units that take one
    };

    Strength strength;
    Orders orders;
    Id secret;                     ///< flag of a unit that the players are not to see, or ""
    std::vector<Id> rosterColumns; ///< of a unit, on its line of a roster
    std::vector<Id> cardLines;     ///< of a unit, on its card
    /// What the state sheet shows of each kind of subject, and what is typed back in from it: besides the
    /// strength and the marks.
    std::map<SubjectKind, std::vector<Id>> state;
};

} // namespace umpire
