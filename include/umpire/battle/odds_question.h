#pragma once

#include "umpire/battle/session.h"

#include <functional>

namespace umpire {

/// Asked before each way the dice can fall; false ends the work.
using GoOn = std::function<bool()>;

/// The odds of one command, to be worked out wherever there is time, on another thread too: it holds what it
/// needs of the session.
class OddsQuestion {
  public:
    OddsQuestion(const Session& session, Json command);

    /// The rolls and their odds, without what other answers of the umpire would make of them. Never throws;
    /// ended early it is refused with the code `stopped`.
    Odds answer(const GoOn& goOn = {}) const;

  private:
    std::shared_ptr<const RulePack> m_rules;
    const GameModule* m_module;
    Battle m_battle;
    Json m_command;
};

} // namespace umpire
