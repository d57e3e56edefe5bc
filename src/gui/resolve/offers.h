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
    QString key;        ///< takes it where the unit needs nobody else; "" for none
    int objections = 0; ///< the weight of the rules' warnings that it meets now

    bool operator==(const Offer&) const = default;
};

/// A word that a command needs before anything else can be said, such as how a plane attacks.
struct NeededWord {
    Id field;
    Id word;
    QString name;
};

/// The words to choose from; none where the offer needs none of this unit.
std::vector<NeededWord> neededWords(const BattleDocument& document, const Offer& offer, const Id& subject);

/// What a word of any vocabulary is called; the word itself where none has it.
QString wordName(const RulePack& rules, const std::string& word);

/// Whether the umpire may ask for this check by itself.
bool askedByItself(const BattleDocument& document, const Check& check);

/// What the rules offer for a unit and, when there is one, its target.
std::vector<Offer> offersFor(const BattleDocument& document, const Id& subject, const Id& target);

/// The one most likely meant: the rules have least to say against it.
const Offer* likeliest(const std::vector<Offer>& offers, bool withTarget);

} // namespace umpire::gui
