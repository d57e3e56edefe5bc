#pragma once

#include "support/battles.h"

#include <map>
#include <memory>
#include <string>

namespace umpire::test {

/// A battle of Sand, Sweat and Camels under construction, on top of `plainBattle`.
class Field {
  public:
    /// A unit of "brigade" (side empire), or of "regiment" (side ottoman).
    Field& ours(const Id& id, const std::string& type, const std::string& nation, int elements,
                const Json& more = Json::object());
    Field& theirs(const Id& id, const std::string& type, const std::string& nation, int elements,
                  const Json& more = Json::object());
    Field& ruling(const Id& switchId, const Id& reading);
    /// A chieftain over the formation or side.
    Field& chieftain(const Id& id, const Id& commands);
    /// Lets the sides roll for the first move.
    Field& noFirstSide();

    const Json& json() const { return m_battle; }
    std::unique_ptr<Session> open() const { return sessionOf(m_battle); }

  private:
    Json m_battle = plainBattle();
};

/// Modifier lines of a step: id to value.
using Lines = std::map<std::string, int>;
Lines linesOf(const Json& step);

/// Commands; `facts` are left out when empty.
Json shoot(const Id& unit, const Id& target, const Json& dice, const Json& facts = Json::object());
Json morale(const Id& unit, int die, const Json& facts = Json::object());
Json checkOf(const Id& check, const std::string& kind, const Id& subject, const Json& dice,
             const Json& facts = Json::object());
Json charge(const Id& unit, const Id& target, const Json& dice, const Json& facts = Json::object());
Json melee(const Id& a, const Id& b, int dieA, int dieB, const Json& factsA = Json::object(),
           const Json& factsB = Json::object());
Json adjustment(const Id& subject, const Json& set);

/// Sets fields of a subject by `adjust`.
void adjusted(Session& session, const Id& subject, const Json& set);
/// The outcomes of all steps, in order.
std::vector<std::string> outcomesOf(const Json& answer);
/// True when one of the warnings holds the text.
bool warns(const Json& answer, const std::string& text);
/// The ids of what is owed.
std::vector<std::string> owed(const Session& session);

} // namespace umpire::test
