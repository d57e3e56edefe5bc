#pragma once

#include "umpire/battle/session.h"

#include <optional>
#include <string>
#include <string_view>
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
    /// The weight of the rules' warnings that it meets now, less what speaks for it: that it is due, or what
    /// the phase is for.
    int objections = 0;
    bool meant = true; ///< false where the rules do not name such a one among those who do it

    bool operator==(const Offer&) const = default;
};

/// What the rules offer for a subject and, when there is one, its target; nothing for an unknown subject.
/// Everybody is offered the actions that such as he may carry out, and the checks that may be asked for.
std::vector<Offer> offersFor(const Session& session, const Id& subject, const Id& target = {});

/// The one of these that is most likely meant: what is due, what the phase is for, what the rules have least
/// to say against. Nobody asked for it, so it is none that could be carried out unseen: without a target it
/// waits for one, for a word or a die, and nothing that is complete changes how anybody stands. Null where
/// there is none.
const Offer* likeliest(const Session& session, const std::vector<Offer>& offers, const Id& subject,
                       const Id& target);

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

/// The field that names `self`, or `other`, or null.
const ActionField* partyOf(const Action& action, std::string_view party);

/// Whether the umpire may ask for this check by itself.
bool askedByItself(const Session& session, const Check& check);

/// Whether it is taken by all sides together, so that its command names none.
bool takenByAll(const Session& session, const Check& check);

/// Why a subject cannot take a check now, in the pack's words; nothing when it can.
std::optional<std::string> whyNot(const Session& session, const Check& check, const Id& subject);

/// Why the rules have nothing that a subject could do to anybody, in the pack's words: what its first action
/// on another lacks. "" where none lacks anything.
std::string whyNothing(const Session& session, const Id& subject);

/// Whether nothing but the moment is against an action of this unit: no standing warning holds.
bool suits(const Session& session, const Action& action, const Id& unit);

} // namespace umpire
