#pragma once

#include "document/battle_document.h"
#include "models/unit_facts.h"

#include <QList>

namespace umpire::gui {

/// A button of the board: what it is called, what it does, and why it cannot be pressed now.
struct SpecialOffer {
    QString id; ///< of the action or check
    QString name;
    QString tip;       ///< what speaks against it, or what it is for
    Json command;      ///< ready to be taken up, without dice; null when a target is wanted
    bool due = false;  ///< the rules ask for it now
    bool first = true; ///< among the buttons; else in the menu of the rest
    bool possible = true;
    bool atOnce = false; ///< carried out as it is: nothing is thrown or asked
};

/// What the card of one special unit shows.
struct SpecialFacts {
    UnitFacts unit;
    QStringList marks;  ///< "jammed since turn 3", "away", "turn over the field 2 of 3"
    QStringList advice; ///< what it may try, in the pack's words, the most pressing first
    QList<SpecialOffer> offers;
};

} // namespace umpire::gui
