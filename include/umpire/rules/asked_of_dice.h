#pragma once

#include "umpire/rules/expression.h"

#include <set>
#include <string>
#include <vector>

namespace umpire {

/// By what dice that lie matter.
struct AskedDice {
    bool sum = false;
    bool highest = false;
    bool lowest = false;
    bool successes = false;
    std::set<std::string> faces; ///< how many show these numbers and symbols
    std::set<std::string> shown; ///< whether any shows these

    /// By these too.
    void add(const AskedDice& more);
};

/// The same for what is asked only where these hold for who rolls. Nothing changes them meanwhile.
struct AskedDiceWhere {
    std::vector<Expression> conditions;
    AskedDice dice;
};

/// Something that is asked of a roll once it is judged, where these hold for who rolls.
struct AskedLater {
    Expression question;
    std::vector<Expression> conditions;
};

/// What the rules ask about the dice of a check once they lie, to make its total and afterwards; the symbols
/// that decide come on top. Dice that answer all of it alike need not be told apart.
struct AskedOfDice {
    bool everything = false; ///< not to be told beforehand
    AskedDice always;
    std::vector<AskedDiceWhere> somewhere; ///< besides
    /// No table's condition reads the roll: which of them applies is known before the dice fall.
    bool tableAhead = false;
    /// The total is that of the dice, alone or with the lines, or the dice that count, and the table is known
    /// before they fall.
    bool plainly = false;
    /// Total and table come of the roll alone: the same dice with the same lines are judged alike anywhere.
    bool byRollAlone = false;
    /// All that is asked of the roll once it is judged, besides its outcome: expressions that hang on it
    /// alone. Rolls that answer these alike go on alike.
    std::vector<AskedLater> later;
    /// The same of the facts that are handed on to the last check that may follow. It follows at most once,
    /// and nothing follows it.
    std::vector<Expression> handedOn;
};

} // namespace umpire
