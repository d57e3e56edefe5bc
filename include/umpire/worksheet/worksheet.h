#pragma once

#include "umpire/battle/roll_odds.h"
#include "umpire/worksheet/offers.h"

#include <optional>
#include <string>
#include <vector>

namespace umpire {

/// How something is asked: yes or no, how many, one word or several of a list, one subject or several, words
/// of one's own, or values by their names.
enum class AskKind { Flag, Count, Choice, Choices, Subject, Subjects, Text, Values };

/// "flag", "count", "choice", "choices", "subject", "subjects", "text", "values".
std::string_view name(AskKind kind);

/// One of several to pick from.
struct WorksheetChoice {
    std::string id; ///< a word, or a subject
    std::string name;
    bool on = false;
    /// Of the one thing that is still to be chosen, where the rules have cards: what the last roll would come
    /// to with it; a rule that forbids it leaves it out of the choices.
    std::vector<std::pair<Id, double>> odds = {};
    bool operator==(const WorksheetChoice&) const = default;
};

/// A field of the command: whom it is about, how many dice, which way of attack.
struct WorksheetField {
    Id id;
    std::string name;
    AskKind kind = AskKind::Choice;
    std::vector<WorksheetChoice> choices; ///< of words and subjects, the likeliest first
    std::int64_t from = 0;                ///< of a count
    std::int64_t to = 0;
    Json value;            ///< as stated, else what counts in its place; null: nothing
    bool stated = false;   ///< the draft says it
    bool needed = false;   ///< without it nothing can be carried out
    bool asked = false;    ///< it may be left out, but people are asked for it
    bool nowhere = false;  ///< a place that may be left out: then null has to be stated
    std::size_t suits = 0; ///< of such a place: against so many of the first choices the rules say least
    bool matters = true;   ///< another value would make a difference now
    bool pointed = false;  ///< it names who acts, or upon whom: one points at them
    Json command;          ///< not null: the value goes into this command of its own, as its `value`

    bool open() const { return needed && !stated; }
};

/// A modifier of a roll: how much, why, by which section of the rulebook.
struct WorksheetLine {
    Id id;
    std::string label;  ///< what it is called whatever the roll
    std::string reason; ///< why it counts here: "3 elements lost"
    std::string section;
    std::int64_t value = 0;
    bool counts = true;      ///< false: an answer took it away; it keeps its place
    bool ofQuestion = false; ///< an answer of the umpire brings it: it stands with that question
    bool overridden = false; ///< the umpire gave the value
    int own = 0;             ///< which of the umpire's own lines at this place, from 1; 0: one of the rules
    bool halves = false;     ///< its value counts halves
};

/// A question to the umpire, and what its answer changes.
struct WorksheetQuestion {
    std::string place; ///< the field of the command its facts go to, "" for the top
    Id fact;
    std::string text;
    std::string key; ///< the key that answers it at a keyboard
    AskKind kind = AskKind::Flag;
    std::vector<WorksheetChoice> choices;
    bool spread = false;     ///< the choices are few and weigh: to be shown below each other
    bool usuallyYes = false; ///< the pack says that it is ticked beforehand
    Json value;              ///< as answered, else what counts in its place
    std::int64_t amount = 0; ///< 1 for a tick, the number, or how many are picked
    std::int64_t change = 0; ///< what ticking it would add; for a number, what it adds now
    /// The odds of its roll were a yes-or-no question answered the other way; empty where it makes no sense.
    std::vector<std::pair<Id, double>> otherwise;
    /// The same for what both rolls of a contest come to.
    ResultChances otherwiseResults;
};

/// An outcome of a roll.
struct WorksheetOutcome {
    Id outcome;
    std::string name;
    std::string range; ///< "2–3", "8 +", or a symbol of the die
    std::string tone;
    double chance = 0; ///< given that the roll is made
};

/// One roll that is to come or was made.
struct WorksheetRoll {
    Id check;
    Id subject;
    std::string name;  ///< of the check
    std::string place; ///< the field of the command its facts go to, "" for the top
    bool made = false; ///< its dice are among those given
    bool asked = true; ///< answers and values by hand may be given; false: it follows by itself
    std::vector<WorksheetLine> lines;
    std::vector<WorksheetQuestion> questions;
    std::vector<WorksheetLine> others; ///< the modifiers of the check that do not count here
    std::vector<WorksheetOutcome> odds;
    std::vector<std::pair<std::int64_t, double>> totals; ///< as in RollOdds
    std::optional<ContestOdds> contest;                  ///< of the two rolls of one: what both come to
    double reached = 1;                                  ///< the chance that it is made at all
};

/// A die to be thrown, with its different faces.
struct WorksheetDie {
    Id die;
    std::vector<Face> faces;
};

/// Everything there is to say about a command in the making, in a battle as it stands: what can be done, what
/// the program knows, what the umpire has to say and what each answer would change, which dice come next and
/// how they may fall.
struct Worksheet {
    bool ok = false;
    Refusal refusal;
    Json command; ///< as it stands; for a correction the command as it would be
    Id subject;   ///< who acts, "" for nobody
    Id target;
    std::string name;    ///< of the action or check
    std::string section; ///< of the rulebook
    std::string head;    ///< how far it reaches; "" where the pack says nothing
    std::vector<Offer> offers;
    std::vector<Json> drafts; ///< each of them as a command, with all that is known
    std::vector<WorksheetField> fields;
    std::vector<WorksheetRoll> rolls; ///< in the order in which they may come
    int next = -1;                    ///< which of the rolls the dice wanted are for; -1: none
    std::optional<DiceWanted> wanted; ///< the dice to be thrown next, and what for
    std::vector<WorksheetDie> dice;   ///< each of them
    bool oddsKnown = true;            ///< false: the dice can fall in more ways than were allowed
    std::vector<Step> steps;          ///< the rolls made with the dice given
    std::vector<std::string> warnings;
    Json changes = Json::object(); ///< what it would change, as far as it is carried out
    bool complete = false;         ///< nothing is missing: it can be carried out

    /// The first field that is needed and not stated, or null.
    const WorksheetField* open() const;
    const WorksheetField* field(std::string_view id) const;

    /// As the contract writes it.
    Json toJson() const;
};

/// How much is to be worked out.
struct WorksheetWish {
    bool otherwise = true; ///< the odds of every question answered the other way
    bool offers = true;
    /// In so many ways the dice may fall; beyond it there are no odds. 0: no roll is looked at.
    int mostWays = 50'000;
};

/// The worksheet of a draft: a command in which anything but `do` and who acts may be missing, dice too. That
/// of a `correct` is about the record as it would be, in the battle before it. Changes nothing, never throws.
Worksheet worksheet(const Session& session, const Json& draft, const WorksheetWish& wish = {});

} // namespace umpire
