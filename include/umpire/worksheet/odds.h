#pragma once

#include "umpire/battle/draw_odds.h"
#include "umpire/battle/roll_odds.h"
#include "umpire/battle/session.h"

namespace umpire {

/// The exact odds of a command, before any die is thrown.
struct Odds {
    bool ok = false;
    Refusal refusal;
    std::vector<RollOdds> rolls; ///< each that may come, in order, given that it is made
    /// What contests come to, in order.
    std::vector<ContestOdds> contests;
    /// Rolls in what is owed afterwards, where the pack foretells them, given that they are made.
    std::vector<RollOdds> foretold;
    /// The last roll's outcomes, were one yes-or-no question answered the other way.
    std::vector<std::pair<Id, std::vector<std::pair<Id, double>>>> otherwise;
    /// The last contest's results, were one yes-or-no question answered the other way; the fact stands at
    /// `place` of the command, "" for the top.
    struct ContestOtherwise {
        std::string place;
        Id fact;
        ResultChances results;
    };
    std::vector<ContestOtherwise> contestOtherwise;
    /// The last roll's outcomes, were one more subject named in a field that names several.
    struct OneMore {
        Id field;
        Id subject;
        std::vector<std::pair<Id, double>> outcomes;
    };
    std::vector<OneMore> oneMore;
    /// The last roll's outcomes, were a number that is asked of it one higher.
    std::vector<std::pair<Id, std::vector<std::pair<Id, double>>>> higher;
    /// What is drawn, with the chance of each kind; no roll before it is looked into.
    std::optional<DrawOdds> draw;
    /// How often the command was decided for that: a measure of work that no clock blurs.
    int decisions = 0;

    /// As the contract writes it.
    Json toJson() const;
};

/// The odds of a command in the battle as it stands; dice it was given are not looked at. Never throws.
Odds oddsOf(const Session& session, const Json& command);

/// The odds of one command, to be worked out wherever there is time, on another thread too: it holds what it
/// needs of the session.
class OddsQuestion {
  public:
    OddsQuestion(const Session& session, Json command);

    /// The rolls and their odds, after the dice that the command was given, without what other answers of the
    /// umpire would make of them. Never throws; ended early it is refused with the code `stopped`.
    Odds answer(const GoOn& goOn = {}) const;
    /// The same, and what one more subject or a number one higher would make of the last roll.
    Odds oneMore(const GoOn& goOn = {}) const;

  private:
    std::shared_ptr<const RulePack> m_rules;
    const GameModule* m_module;
    Battle m_battle;
    Json m_command;
};

} // namespace umpire
