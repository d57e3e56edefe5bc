#pragma once

#include "document/battle_document.h"
#include "document/record_text.h"

#include <vector>

namespace umpire::gui {

/// One roll, as it may be told to everybody at the table.
struct PublicRoll {
    QString subject;
    QStringList dice; ///< as they fell
    QString outcome;
    QString tone;
    QString text; ///< what to do on the table
};

/// The last thing that was rolled for, as far as the players may know of it.
struct PublicResult {
    int record = 0; ///< its number; 0: there is nothing to tell
    QString who;    ///< "12th Light Horse fires on I/67th"
    RecordParties parties;
    std::vector<PublicRoll> rolls;
};

/// Passes over every record in which somebody has a part who is kept from the players.
PublicResult lastPublicResult(const BattleDocument& document);

/// Who acts on whom, where both may be known; "" else.
QString publicIntent(const BattleDocument& document, const RecordParties& parties);

} // namespace umpire::gui
