// Commands without dice for many at once.

#include "command_fields.h"
#include "command_reader.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/battle/decide.h"

namespace umpire {

namespace {

constexpr std::size_t mostCommands = 1000;

/// "command 3 (reform)"
std::string nameOfPart(std::size_t place, const Json& command) {
    return fill(say("command", "command {number} ({name})"),
                {{"number", std::to_string(place + 1)},
                 {"name", command.is_object() ? command.value("do", "") : ""}});
}

/// What ends a phase, sets up the battle, is told in a place of its own or is about the records is done by
/// itself: what goes by the command of a record would not find it here.
bool mayStandWithin(const Json& command) {
    const bool setByHand = isA<AdjustCommand>(command) || isA<ObjectiveCommand>(command);
    return setByHand || ownCommand(verbOf(command)).kind == CommandKind::Game;
}

void needPart(const Json& command, std::size_t place) {
    if (!command.is_object() || !command.contains("do") || !command["do"].is_string()) {
        badValue(fill(say("command", "command {number} of \"commands\" is no command"),
                      {{"number", std::to_string(place + 1)}}));
    }
    const std::string name = command["do"].get<std::string>();
    if (!mayStandWithin(command)) {
        badValue(fill(say("command", "{part}: {name} is done by itself, not among several; send it alone, "
                                     "before or after them"),
                      {{"part", nameOfPart(place, command)}, {"name", inQuotes(name)}}));
    }
    if (command.contains("dice")) {
        badValue(fill(say("command", "{part}: dice mean nothing here; what needs dice is done by itself"),
                      {{"part", nameOfPart(place, command)}}));
    }
}

[[noreturn]] void refuseRoll(std::size_t place, const Json& command) {
    throw Refused("not-possible",
                  fill(say("command", "{part}: it needs dice or a result that the umpire states, so it is "
                                      "done by itself"),
                       {{"part", nameOfPart(place, command)}}));
}

/// Who tells the umpire what else is needed goes by the kind of refusal, so that is kept. A roll is refused
/// to whoever asks: dice that are there, dice still to be typed in, and odds that end with the roll.
void decidePart(const Json& command, std::size_t place, Resolution& resolution, const GameModule* module) {
    const std::size_t rolls = resolution.steps().size();
    try {
        decideWithin(command, resolution, module);
    } catch (const BlankNeeded&) {
        throw;
    } catch (const Unstated&) {
        refuseRoll(place, command);
    } catch (const BadDice&) {
        refuseRoll(place, command);
    } catch (const DiceSoFar::Missing&) {
        refuseRoll(place, command);
    } catch (const Refused& refused) {
        throw Refused(refused.refusal().code,
                      fill(say("command", "{part}: {why}"),
                           {{"part", nameOfPart(place, command)}, {"why", refused.what()}}));
    }
    if (resolution.ended() || resolution.steps().size() > rolls) {
        refuseRoll(place, command);
    }
}

} // namespace

SeveralCommand SeveralCommand::read(const CommandReader& reader) {
    SeveralCommand command;
    command.reason = reader.optionalText("reason");
    const auto list = reader.command().find("commands");
    const bool none = list == reader.command().end() || !list->is_array() || list->empty();
    if (reader.recorded()) {
        for (const Json& each : none ? Json::array() : *list) {
            command.commands.push_back(each);
        }
        return command;
    }
    reader.refuseUnknown({"commands"});
    if (none) {
        badValue(say("command", "\"several\" needs \"commands\": a list of commands"));
    }
    if (list->size() > mostCommands) {
        badValue(fill(say("command", "\"commands\" has {count} entries; {most} are the most"),
                      {{"count", std::to_string(list->size())}, {"most", std::to_string(mostCommands)}}));
    }
    for (const Json& each : *list) {
        needPart(each, command.commands.size());
        command.commands.push_back(each);
    }
    return command;
}

void SeveralCommand::decide(Resolution& resolution, const GameModule* module) const {
    for (std::size_t place = 0; place < commands.size(); ++place) {
        decidePart(commands[place], place, resolution, module);
    }
}

} // namespace umpire
