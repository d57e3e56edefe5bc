#pragma once

#include "support/battles.h"
#include "umpire/battle/session.h"

#include <memory>
#include <string>
#include <vector>

namespace umpire::test::hills {

/// A small battle of Allenby's Blitzkrieg with tables and strengths made up for tests. The British: XXI Corps
/// ("xxi") with "hq-xxi" and its guns "guns", 54 Division ("d54") with "a54" and "b54", 60 Division ("d60")
/// with "a60"; the DMC with 4 Cavalry ("c4") with "a4c" and "b4c", and the "cars"; "dummy" and "dummy-cav";
/// air units "sq1" to "sq4". The Turks: 8th Army ("t8") with "hq-8" and its artillery "art-8", Asia Corps
/// ("asia") with "hq-asia", "t16" (rear side A), "t19" (B) and "art-asia", XXII Corps ("xxii") with "t7"
/// (blank); 7th Army ("t7g") with III Corps ("iii") and "t1" (A) and the cavalry "tcav" (B); their Command
/// with "hq-yiderim" and "german" (A). All infantry has 3, all artillery and cavalry 2, headquarters 1. Each
/// stands far from all others, in rows 2 (Turks) and 16 (British), until it is put elsewhere.
Json field();
/// A session on it, with readings such as {"s-strong", "status-first"}.
std::unique_ptr<Session> at(const Json& rulings = Json::object(), const Json& battle = field());
/// The entry of a unit of a battle.
Json& unitIn(Json& battle, const std::string& id);

/// Puts units into a hex, as an umpire does by hand.
void put(Session& session, const std::vector<std::string>& ids, const std::string& hex);
/// Carries out a command with exactly these dice, which must be right.
Json play(Session& session, Json command, const std::vector<int>& dice = {});
/// The step of a check in an answer, the n-th of them; null where there is none.
Json stepOf(const Json& answer, const std::string& check, int n = 0);
/// What a command warns of, with exactly these dice.
std::vector<std::string> warnings(Session& session, Json command, const std::vector<int>& dice = {});
bool warns(Session& session, const Json& command, const std::string& of, const std::vector<int>& dice = {});

/// What `show` tells.
int count(const Session& session, const std::string& id, const std::string& attribute);
std::string word(const Session& session, const std::string& id, const std::string& attribute);
bool flag(const Session& session, const std::string& id, const std::string& attribute);
/// "undisrupted", "disrupted", "eliminated" or "removed", and the hex it stands in, as "disrupted 0809".
std::string stands(const Session& session, const std::string& id);

void adjust(Session& session, const std::string& id, const Json& set);
void disrupt(Session& session, const std::string& id);
/// On to a phase, of the next turn where it lies behind.
void goTo(Session& session, const std::string& phase);
/// The same, with its Group chosen or the order of actions said.
void begin(Session& session, const std::string& phase, const std::string& order = "combat-first",
           const std::string& group = "t8");
void endTurn(Session& session);
/// Whether somebody owes a check or command.
bool owes(const Session& session, const std::string& what, const std::string& who);

Json attack(const std::string& unit, const std::string& target, const std::vector<std::string>& with = {},
            const Json& more = Json::object());
Json bombard(const std::string& unit, const std::string& target, const std::vector<std::string>& with = {},
             const Json& more = Json::object());
Json march(const std::string& unit, const std::string& to, const Json& more = Json::object());

} // namespace umpire::test::hills
