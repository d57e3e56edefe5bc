#pragma once

#include "umpire/battle/decide.h"
#include "umpire/battle/resolution.h"
#include "umpire/battle/session.h"

#include <string>
#include <vector>

namespace umpire {

/// The dice that a command was given; none where it has no list of them.
std::vector<Json> givenSoFar(const Json& command);

/// Gives the dice there are and stops the resolution at the first that is missing.
class DiceSoFar : public DiceSource {
  public:
    struct Missing {};

    explicit DiceSoFar(std::vector<Json> dice) : m_given(std::move(dice)) {}

    std::vector<Face> roll(const Die& die, int count, const std::string& purpose) override;
    int left() const override { return m_given.left(); }
    const DiceWanted& wanted() const { return m_wanted; }

  private:
    PhysicalDice m_given;
    DiceWanted m_wanted;
};

/// What the rules say of a command before the dice that it still wants: the odds of a combat.
std::vector<std::string> saidBefore(const Session& session, const Battle& battle, const Json& command);

/// Warns of fields of a command that mean nothing to it: a misspelt optional one must not be passed over in
/// silence. `known`: its own, besides those of every command; `name`: what it is called.
void warnUnused(const Json& command, std::vector<std::string> known, const std::string& name,
                Resolution& resolution);

/// Refuses the command for what one of its fields says.
[[noreturn]] inline void badValue(const std::string& text) {
    throw Refused("bad-value", text);
}

// What the members of a command say. All of these throw Refused; `what` is what a message calls the member.

/// Refuses a value of another kind than is expected.
[[noreturn]] void wrongKind(const std::string& what, const Json& found, const std::string& expected);

/// A member, or null when it is not there.
const Json* member(const Json& command, const std::string& field);
/// One that must be there.
const Json& needed(const Json& command, const std::string& field);

/// A member that must be there and be an id of a subject of that kind.
Id readCommandId(const Json& command, const std::string& field, SubjectKind kind, const Battle& battle);

/// A name, of one line and a length that can be drawn; `what` it is the name of.
std::string readName(const Json& command, const std::string& field, const std::string& what);

/// Refuses a command with a text beyond noteLimit anywhere in it.
void refuseLongTexts(const Json& command);

/// The id of a subject of that kind.
Id readId(const Json& json, const std::string& what, SubjectKind kind, const Battle& battle);
/// A whole number that is not beyond all reason.
std::int64_t readNumber(const Json& json, const std::string& what);
/// One of these words, or any text when there are none.
std::string readWord(const Json& json, const std::string& what, const std::vector<std::string>& words);
/// A list of words or subjects, each once.
Value readList(const Json& json, const Type& type, const std::string& what, const RulePack& rules,
               const Battle& battle);
/// A value of an attribute or fact.
Value readTyped(const Json& json, const Type& type, const std::string& what, const RulePack& rules,
                const Battle& battle);

} // namespace umpire
