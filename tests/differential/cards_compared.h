#pragma once
/// Whether the engine and the plain model of the Palestine card game agree.

#include "cards_bridge.h"

namespace umpire::test {

/// The first difference between the two games, or "": where every card lies and what it is worth, points,
/// turns.
std::string differenceOf(const cards::Game& game, const Session& session);

/// The first difference between what came of an order in the model and the steps of the engine's answer, or
/// "".
std::string differenceOf(const cards::Game& before, const cards::Order& order, const cards::Outcome& outcome,
                         const Json& answer);

/// The first difference between the odds that the engine gives for a command and those of the model, or "".
std::string differenceOfOdds(const cards::Game& game, const cards::Order& order,
                             const cards::Outcome& outcome, const Session& session, const Json& command);

/// The first difference between how the totals of both sides stand against what the other has face down, or
/// "". Only of few cards that lie there: the model looks at every set of them. `compared` counts.
std::string differenceOfCovered(const cards::Game& game, const Session& session, int& compared);

/// The first difference between the targets that the engine offers each card which may strike now, with what
/// would come of it, and those of the model, or "".
std::string differenceOfTargets(const cards::Game& game, const Session& session);

} // namespace umpire::test
