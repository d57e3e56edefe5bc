#pragma once

#include "support/battles.h"
#include "umpire/battle/session.h"

#include <memory>
#include <string>
#include <vector>

namespace umpire::test::fort {

/// A battle of Death in the Desert with one unit of each type, called by its type, the French in "garrison"
/// and the tribes in "tribe"; all are rated average. Doors "gate" and "hatch" (a trapdoor).
Json field();
/// A session on it, with readings such as {"s-artrof", "one"}.
std::unique_ptr<Session> at(const Json& rulings = Json::object(), const Json& battle = field());
/// The entry of a unit of a battle.
Json& unitIn(Json& battle, const std::string& id);

/// Carries out a command with exactly these dice, which must be right.
Json play(Session& session, Json command, const std::vector<int>& dice = {});
/// The step of a check in an answer, the n-th of them; null where there is none.
Json stepOf(const Json& answer, const std::string& check, int n = 0);
/// A number that `show` tells.
int count(const Session& session, const std::string& id, const std::string& attribute);
std::string word(const Session& session, const std::string& id, const std::string& attribute);
bool flag(const Session& session, const std::string& id, const std::string& attribute);
void adjust(Session& session, const std::string& id, const Json& set);
/// On to a phase of this turn.
void goTo(Session& session, const std::string& phase);
void endTurn(Session& session);
/// Whether somebody owes a check or command.
bool owes(const Session& session, const std::string& what, const std::string& who);
/// How many dice of which kind a command throws first: "7 d10".
std::string firstThrow(const Session& session, const Json& command);

Json fire(const std::string& unit, const std::string& target, const Json& facts = Json::object());

} // namespace umpire::test::fort
