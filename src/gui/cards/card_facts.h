#pragma once

#include "document/battle_document.h"
#include "models/battle_reader.h"

#include "umpire/battle/visibility.h"

#include <QList>
#include <QString>

namespace umpire::gui {

/// A card as it lies on the table.
struct CardFacts {
    UnitFacts unit;     ///< of a covered one nothing but its side
    QString value;      ///< what it counts, "+2" where that is added to others; "" where it counts nothing
    bool open = true;   ///< those who look may see which it is
    QStringList with;   ///< the cards beside it that it is bound to, such as whom a leader leads
    QString kind;       ///< said in place of a silhouette
    bool ready = false; ///< it may be played now

    /// For those who listen: "British Infantry, 6, Disrupted", or that a card lies there.
    QString sentence() const;
    bool operator==(const CardFacts&) const = default;
};

/// A pile of a side: laid out card by card, or a stack of which the number is told.
struct PileFacts {
    QString id;
    QString name;
    int count = 0;
    bool spread = false;
    QList<CardFacts> cards; ///< of a pile that is laid out
};

/// The cards of a side; what is laid out stands from its own edge of the table to the middle.
struct CardSideFacts {
    QString id;
    QString name;
    int side = 0;
    QList<PileFacts> piles;
    QStringList notes; ///< what there is to know about the side now, such as that it strikes
};

/// True when the units of these rules are cards.
bool hasCards(const RulePack& rules);
/// All that this viewer sees of the table, side by side in the order of the battle.
QList<CardSideFacts> cardsOnTable(const BattleDocument& document, const Viewer& viewer);

} // namespace umpire::gui
