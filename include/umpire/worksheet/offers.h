#pragma once

#include "umpire/battle/session.h"

#include <optional>
#include <string>
#include <vector>

namespace umpire {

/// Something the umpire can resolve for the units chosen: an action of the game, or a check asked for
/// directly.
struct Offer {
    Id id;              ///< of the action, or of the check
    bool check = false; ///< asked for with the `check` command
    bool two = false;   ///< needs a target
    std::string name;
    std::string section; ///< of the rulebook
    int objections = 0;  ///< the weight of the rules' warnings that it meets now
    bool meant = true;   ///< false where the rules do not name such a one among those who do it

    bool operator==(const Offer&) const = default;
};

/// What the rules offer for a subject and, when there is one, its target; nothing for an unknown subject.
/// Everybody is offered the actions that such as he may carry out, and the checks that may be asked for.
std::vector<Offer> offersFor(const Session& session, const Id& subject, const Id& target = {});

/// The one most likely meant: the rules have least to say against it. Null where nothing is; without a target
/// also where the rules name others for all there is.
const Offer* likeliest(const std::vector<Offer>& offers, bool withTarget);

/// The offer as a command: a draft, with all that is known of whom it is about.
Json draftFor(const Session& session, const Offer& offer, const Id& subject, const Id& target = {});

/// A word that a command needs before anything else can be said, such as how a plane attacks.
struct NeededWord {
    Id field;
    Id word;
    std::string name;
};

/// The words to choose from; none where the offer needs none of this unit.
std::vector<NeededWord> neededWords(const Session& session, const Offer& offer, const Id& subject);

/// What a word of any vocabulary is called; the word itself where none has it.
std::string wordName(const RulePack& rules, const std::string& word);

/// Whether the umpire may ask for this check by itself.
bool askedByItself(const Session& session, const Check& check);

/// Whether it is taken by all sides together, so that its command names none.
bool takenByAll(const Session& session, const Check& check);

/// Why a subject cannot take a check now, in the pack's words; nothing when it can.
std::optional<std::string> whyNot(const Session& session, const Check& check, const Id& subject);

/// Whether nothing but the moment is against an action of this unit: no standing warning holds.
bool suits(const Session& session, const Action& action, const Id& unit);

} // namespace umpire
