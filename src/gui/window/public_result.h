#pragma once

#include "document/battle_document.h"

#include <vector>

namespace umpire::gui {

/// One roll, as it may be told to everybody at the table.
struct PublicRoll {
    QString subject;
    QString outcome;
    QString tone;
    QString text; ///< what to do on the table
};

/// The last thing that was rolled for, as far as the players may know of it.
struct PublicResult {
    QString who; ///< "12th Light Horse fires on I/67th"; "" when there is nothing to tell
    std::vector<PublicRoll> rolls;
};

/// Passes over every record in which a hidden unit has a part.
PublicResult lastPublicResult(const BattleDocument& document);

} // namespace umpire::gui
