#pragma once

#include "document/battle_document.h"

#include <vector>

namespace umpire::gui {

/// Something the umpire can resolve for the units chosen: an action of the game, or a check asked for
/// directly.
struct Offer {
    Id id;              ///< of the action, or of the check
    bool check = false; ///< asked for with the `check` command
    bool two = false;   ///< needs a target
    QString name;
    QString section;
    int objections = 0; ///< the weight of the rules' warnings that it meets now

    bool operator==(const Offer&) const = default;
};

/// Whether the umpire may ask for this check by itself.
bool askedByItself(const BattleDocument& document, const Check& check);

/// What the rules offer for a unit and, when there is one, its target.
std::vector<Offer> offersFor(const BattleDocument& document, const Id& subject, const Id& target);

/// The one most likely meant: the rules have least to say against it.
const Offer* likeliest(const std::vector<Offer>& offers, bool withTarget);

} // namespace umpire::gui
