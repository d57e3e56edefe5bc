#pragma once

#include "umpire/games/games.h"
#include "umpire/storage/battle_file.h"

#include <filesystem>
#include <memory>
#include <string>

namespace umpire::test {

/// The folder of the sources, with rules/ and resources/.
std::filesystem::path sourceFolder();
/// The folder of the programs that were built.
std::filesystem::path programFolder();
/// The shipped rule packs.
PackSearchPath shippedRules();
BattleFiles battleFiles();

/// A session on a battle given as JSON text or value; fails the test when it does not load.
std::unique_ptr<Session> sessionOf(const Json& battle);
std::unique_ptr<Session> sessionOf(const std::string& text);
/// A session on a shipped example, such as "beersheba-1917".
std::unique_ptr<Session> exampleBattle(const std::string& name);

/// A battle of Sand, Sweat and Camels with two sides, "empire" and "ottoman", a brigade each ("brigade",
/// "regiment"), their commanders ("brigadier", "colonel") and the side commanders ("general", "pasha").
Json plainBattle();
/// Adds a unit: to "brigade" or "regiment".
void addUnit(Json& battle, const Id& id, const Id& formation, const std::string& type,
             const std::string& nation, int elements, const Json& more = Json::object());

/// Executes a command that must succeed.
Json done(Session& session, const Json& command);
/// Executes a command that must be refused; gives its code.
std::string refusal(Session& session, const Json& command);
/// A field of `show`.
Json shown(const Session& session, const Id& subject, const std::string& field);

} // namespace umpire::test
