#pragma once

#include "support/battles.h"
#include "umpire/battle/session.h"

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace umpire::test::cards {

/// The shipped battle, with every card in its deck but those that are put elsewhere, by pile: {"field":
/// {"bedouins"}}; with readings such as {"s-alt", "one-side-first"}.
using Piles = std::map<std::string, std::vector<std::string>>;
std::unique_ptr<Session> at(const Piles& piles = {}, const Json& rulings = Json::object());

/// Where a card lies.
std::string lies(const Session& session, const std::string& card);
int count(const Session& session, const std::string& id, const std::string& attribute);
bool flag(const Session& session, const std::string& id, const std::string& attribute);
/// On to a phase, of the next turn where it lies behind.
void goTo(Session& session, const std::string& phase);
/// What a command warns of; it is undone again.
std::vector<std::string> warnings(Session& session, const Json& command);
/// Why a command is refused, "" where it is not.
std::string why(Session& session, const Json& command);
/// A strike of one card at another in the phase as it stands: how the target then fares, "destroyed",
/// "disrupted", or "refused: " and why.
std::string strike(Session& session, const std::string& action, const std::string& card,
                   const std::string& target);
/// Half points of what a side has on the field.
int total2(const Session& session, const std::string& side);
/// The first of a program's dice with that seed.
Answer thrown(Session& session, const Json& command, std::uint64_t seed = 7);

} // namespace umpire::test::cards
