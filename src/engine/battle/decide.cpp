#include "umpire/battle/decide.h"

#include "commands/command_reader.h"
#include "moments.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"

#include <concepts>

namespace umpire {

namespace {

/// Of these commands the one that goes by a verb is read.
template <typename... Any>
Command readOneOf(Verb verb, const CommandReader& reader, const std::variant<Any...>*) {
    Command command;
    const auto readWhenNamed = [&]<typename Kind>() {
        if (Kind::verb == verb) {
            command = Kind::read(reader);
        }
    };
    (readWhenNamed.template operator()<Any>(), ...);
    return command;
}

Command readAs(Verb verb, const CommandReader& reader) {
    return readOneOf(verb, reader, static_cast<const Command*>(nullptr));
}

/// Each verb is that of one kind of command.
template <typename... Any>
constexpr bool isEachOnce(const std::variant<Any...>*) {
    for (int verb = 0; verb < static_cast<int>(sizeof...(Any)); ++verb) {
        if ((static_cast<int>(Any::verb == static_cast<Verb>(verb)) + ...) != 1) {
            return false;
        }
    }
    return true;
}
static_assert(isEachOnce(static_cast<const Command*>(nullptr)));

std::vector<std::string> commandNames(const RulePack& rules) {
    std::vector<std::string> names = engineCommands();
    for (const Action& action : rules.actions) {
        names.push_back(action.id);
    }
    return names;
}

void needSides(const OwnCommand& own, const Battle& battle) {
    if (own.needsSides && battle.count(SubjectKind::Side) == 0) {
        throw Refused("not-possible", fill(say("command", "the battle has no side yet, so {own} means "
                                                          "nothing; put a side on the roster first"),
                                           {{"own", inQuotes(own.name)}}));
    }
}

/// Those about the records themselves are the session's, and here nothing is
/// known of them.
struct Decide {
    Resolution& resolution;
    const GameModule* module;

    void operator()(const auto& command) const { command.decide(resolution, module); }
    void operator()(const std::derived_from<OfHistory> auto& command) const {
        refuseUnknownCommand(ownCommand(command.verb).name, resolution.rules());
    }
};

/// Carries it out, and what the game does after it. A cell that is blank comes
/// before all that may follow from it, refusals too.
template <typename Own>
void carryOut(const Own& own, Resolution& resolution, const GameModule* module) {
    try {
        own();
        if (!resolution.ended()) {
            endWhatIsOver(resolution, module);
        }
        if (!resolution.ended() && module && module->afterCommand) {
            module->afterCommand(resolution);
        }
    } catch (...) {
        resolution.needCells();
        throw;
    }
    resolution.needCells();
}

/// What belongs to every command, around what it does itself.
template <typename Own>
void decideAround(const Own& own, bool plays, Resolution& resolution, const GameModule* module) {
    const EvaluationWatch watch;
    if (plays) {
        beginBattleOnce(resolution, module);
    }
    carryOut(own, resolution, module);
    if (resolution.ended()) {
        return; // what speaks against it is seen by who ended it
    }
    resolution.dropWhatIsOver();
    refuseWhatAsksTooMuch(watch);
    if (const int left = resolution.dice().left(); left > 0) {
        throw Refused("bad-dice", sayCounted("command", "{n} die is given that nothing asks for",
                                             "{n} dice are given that nothing asks for")
                                      .of(left));
    }
}

} // namespace

void endWhatIsOver(Resolution& resolution, const GameModule* module) {
    constexpr int most = 100;
    int ended = 0;
    for (auto ending = resolution.takeEnding(); ending; ending = resolution.takeEnding()) {
        if (++ended > most) {
            throw Refused("not-possible",
                          say("command", "the rules end one phase after the other and never come to rest; "
                                         "an effect \"ends\" needs another condition"));
        }
        if (*ending == Effect::Kind::EndTurn) {
            EndTurnCommand().decide(resolution, module);
        } else {
            NextPhaseCommand().decide(resolution, module);
        }
    }
}

void refuseWhatAsksTooMuch(const EvaluationWatch& watch) {
    if (const std::string problem = watch.problem(); !problem.empty()) {
        throw Refused("not-possible",
                      fill(say("command", "the rules ask too much: {problem}"), {{"problem", problem}}));
    }
}

void refuseUnknownCommand(const std::string& name, const RulePack& rules) {
    throw Refused("unknown-command",
                  fill(say("command", "there is no command {name}"), {{"name", inQuotes(name)}}) +
                      didYouMean(name, commandNames(rules)));
}

Command readCommand(const Json& command, Resolution& resolution, const GameModule* module) {
    const Verb verb = verbNamed(readCommandText(command, "do"));
    const OwnCommand& own = ownCommand(verb);
    if (own.kind == CommandKind::History) {
        refuseUnknownCommand(own.name, resolution.rules());
    }
    needSides(own, resolution.battle());
    return readAs(verb, CommandReader(command, resolution, module));
}

Command readHistoryCommand(const Json& command, const RulePack& rules) {
    return readAs(verbNamed(readCommandText(command, "do")), CommandReader(command, rules, false));
}

Command commandIn(const Json& recorded, const RulePack& rules) {
    return readAs(verbOf(recorded), CommandReader(recorded, rules, true));
}

void decide(const Command& command, Resolution& resolution, const GameModule* module) {
    const bool plays = std::visit([](const auto& any) { return ownCommand(any.verb).plays(); }, command);
    decideAround([&] { std::visit(Decide{resolution, module}, command); }, plays, resolution, module);
}

void decideWithin(const Json& command, Resolution& resolution, const GameModule* module) {
    std::visit(Decide{resolution, module}, readCommand(command, resolution, module));
}

void decide(const Json& command, Resolution& resolution, const GameModule* module) {
    resolution.stateResults(command);
    decideAround([&] { decideWithin(command, resolution, module); },
                 ownCommand(verbNamed(readCommandText(command, "do"))).plays(), resolution, module);
}

} // namespace umpire
