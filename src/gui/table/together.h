#pragma once

#include "document/battle_document.h"

#include <QStringList>

#include <vector>

namespace umpire::gui {

/// Something that several units do at once, without dice.
struct Together {
    QString id;   ///< "reform", "give-order-shes-mine"
    QString name; ///< "Halt and reform"
    Json commands = Json::array();
    int able = 0;       ///< how many of them can do it
    bool grim = false;  ///< it costs strength or puts a unit into a bad state: no hand should slip onto it
    QString offer = {}; ///< the id of the offer it is one of; "" for what is set by hand

    /// The one command that does all of it.
    Json command() const;
};

/// Whatever actions of the pack some of these units can take by themselves, with nothing to throw and nothing
/// to state; an action with words to choose from comes once for each.
std::vector<Together> togetherFor(const BattleDocument& document, const QStringList& units);

/// What can be set by hand alike for all of them: a word or a flag of the pack.
struct SetTogether {
    QString id;   ///< of the attribute
    QString name; ///< "State"
    std::vector<Together> values;
};
std::vector<SetTogether> setTogetherFor(const BattleDocument& document, const QStringList& units);

/// Those of a formation or a side that are still in play.
QStringList unitsInPlay(const BattleDocument& document, const Id& group);

/// Commands as one record: themselves when there is but one.
Json asOne(const std::vector<Json>& commands);

} // namespace umpire::gui
