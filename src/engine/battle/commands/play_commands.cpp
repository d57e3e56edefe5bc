#include "../moments.h"
#include "../steps.h"
#include "command_reader.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/battle/decide.h"
#include "umpire/battle/game_module.h"
#include "umpire/battle/own_commands.h"
#include "umpire/battle/turn_order.h"
#include "umpire/checks/candidates.h"
#include "umpire/checks/map_way.h"
#include "umpire/checks/roll.h"
#include "umpire/dice/die.h"

#include <algorithm>

namespace umpire {

// What a game adds: an action of the pack, played by the game's procedure.

Id Call::id(std::string_view field) const {
    const auto found = fields.find(field);
    return found == fields.end() ? Id() : found->second.text();
}

std::int64_t Call::number(std::string_view field) const {
    const auto found = fields.find(field);
    return found == fields.end() ? 0 : found->second.number();
}

Id Call::party(std::string_view wanted) const {
    if (!action) {
        return {};
    }
    for (const ActionField& field : action->fields) {
        if (field.party == wanted && field.kind == ActionField::Kind::Party) {
            const auto found = parties.find(field.id);
            return found == parties.end() ? Id() : found->second.unit;
        }
        if (field.party == wanted) {
            return id(field.id);
        }
    }
    return {};
}

namespace {

/// Reads one field after the other into a call.
class FieldReader {
  public:
    FieldReader(Call& call, const Json& command, Resolution& resolution)
        : m_call(call), m_command(command), m_resolution(resolution) {}

    void read(const ActionField& field) {
        if (field.kind == ActionField::Kind::Facts) {
            m_call.facts = readFacts(m_command, m_call.action->checks, m_resolution);
            return;
        }
        const Json* json = member(m_command, field.id);
        if (json) {
            m_call.stated.insert(field.id);
        }
        if (json && json->is_null() && mayBeNowhere(field)) {
            json = nullptr;
        }
        if (!json && field.needed && !evaluate(*field.needed, scope()).flag()) {
            return;
        }
        const bool mayLack = field.kind == ActionField::Kind::Count || field.kind == ActionField::Kind::Flag;
        if (!json && (field.optional || mayLack)) {
            m_call.fields[field.id] = fallbackOf(field, scope());
            return;
        }
        readGiven(field, needed(m_command, field.id));
    }

    /// What was stated, or is left to the rules, must be among what may be chosen.
    void judge(const ActionField& field) {
        const bool counts = field.kind == ActionField::Kind::Count;
        if (!m_call.fields.contains(field.id)) {
            return; // not needed now, and left out
        }
        if (!field.among || (!counts && field.kind != ActionField::Kind::Flag) ||
            holds(field.among, scope()) || (!counts && !m_call.fields[field.id].flag())) {
            return;
        }
        if (!counts) {
            badValue(fill(say("command", "{field} cannot be chosen now"), {{"field", nameOf(field)}}));
        }
        std::vector<std::string> numbers;
        for (const std::int64_t number : numbersAmong(field, scope())) {
            numbers.push_back(std::to_string(number));
        }
        badValue(fill(numbers.empty() ? say("command", "{field}: no number can be chosen now")
                                      : say("command", "{field} cannot be {number} now, only {list}"),
                      {{"field", nameOf(field)},
                       {"number", std::to_string(m_call.fields[field.id].number())},
                       {"list", joined(numbers)}}));
    }

    Scope scope() {
        m_fields = fieldsOf(m_call);
        Scope scope = m_resolution.scope(m_self, m_other, &m_call.facts);
        scope.fields = &m_fields;
        scope.action = m_call.action;
        return scope;
    }

  private:
    static std::string nameOf(const ActionField& field) {
        return field.name.empty() ? inQuotes(field.id) : field.name;
    }

    void readGiven(const ActionField& field, const Json& json) {
        const std::string what = inQuotes(field.id);
        const Battle& battle = m_resolution.battle();
        switch (field.kind) {
        case ActionField::Kind::Subject: {
            const Id id = readId(json, what, field.subject, battle);
            (field.party == "self" ? m_self : field.party == "other" ? m_other : m_unused) = id;
            m_call.fields[field.id] = id;
            break;
        }
        case ActionField::Kind::Subjects:
            m_call.fields[field.id] =
                readList(json, {Type::Kind::Subjects, field.subject, ""}, what, m_resolution.rules(), battle);
            break;
        case ActionField::Kind::Count:
            readCount(field, json);
            break;
        case ActionField::Kind::Choice:
            m_call.fields[field.id] = readWord(json, what, field.words);
            break;
        case ActionField::Kind::Flag:
            m_call.fields[field.id] =
                readTyped(json, {Type::Kind::Flag, field.subject, ""}, what, m_resolution.rules(), battle);
            break;
        case ActionField::Kind::Text:
            m_call.fields[field.id] = readWord(json, what, {});
            break;
        default:
            readParty(field, json);
        }
    }

    void readCount(const ActionField& field, const Json& json) {
        const std::int64_t number = readNumber(json, inQuotes(field.id));
        if (number < field.from || number > field.to) {
            outOfRange(inQuotes(field.id), std::to_string(number), field.from, field.to);
        }
        m_call.fields[field.id] = number;
    }

    void readParty(const ActionField& field, const Json& json) {
        if (!json.is_object()) {
            wrongKind(inQuotes(field.id), json, say("command", "an object with a unit and its facts"));
        }
        Party party;
        party.unit = readId(needed(json, "unit"), "\"unit\"", field.subject, m_resolution.battle());
        party.facts = readFacts(json, m_call.action->checks, m_resolution);
        party.overrides = readOverrides(json, m_resolution.rules());
        const Overrides ofBoth = readOverrides(m_command, m_resolution.rules());
        party.overrides.lines.insert(party.overrides.lines.end(), ofBoth.lines.begin(), ofBoth.lines.end());
        party.overrides.values.insert(ofBoth.values.begin(), ofBoth.values.end());
        (field.party == "self" ? m_self : field.party == "other" ? m_other : m_unused) = party.unit;
        m_call.parties[field.id] = std::move(party);
    }

    Call& m_call;
    const Json& m_command;
    Resolution& m_resolution;
    Facts m_fields;
    Id m_self;
    Id m_other;
    Id m_unused;
};

Call sent(Call call, const Json& command, Resolution& resolution) {
    const Action& action = *call.action;
    FieldReader reader(call, command, resolution);
    for (const ActionField& field : action.fields) {
        reader.read(field);
    }
    if (const auto spent = spentOnWay(resolution.rules(), resolution.battle(), action, call.fields)) {
        call.fields[resolution.rules().roles.map.way->spent] = *spent;
    }
    for (const ActionField& field : action.fields) {
        reader.judge(field);
    }
    call.overrides = readOverrides(command, resolution.rules());
    warnUnused(command, idsIn(action.fields), action.id, resolution);
    const Scope scope = reader.scope();
    resolution.need(action.needs, scope);
    resolution.warn(action.warns, scope);
    return call;
}

/// Whom a record names.
Call recorded(Call call, const CommandReader& reader) {
    for (const ActionField& field : call.action->fields) {
        const Json* json = member(reader.command(), field.id);
        if (json) {
            call.stated.insert(field.id);
        }
        if (json && field.kind == ActionField::Kind::Party) {
            call.parties[field.id].unit = CommandReader(*json, reader.rules(), true).remark("unit");
        } else if (json) {
            call.fields[field.id] = toValue(*json).value_or(Value());
        } else {
            call.fields[field.id] = field.fallback;
        }
    }
    return call;
}

} // namespace

Call Call::read(const CommandReader& reader) {
    Call call;
    call.name = reader.text("do");
    call.action = reader.rules().action(call.name);
    if (reader.recorded()) {
        return call.action ? umpire::recorded(std::move(call), reader) : call;
    }
    if (!call.action) {
        refuseUnknownCommand(call.name, reader.rules());
    }
    return sent(std::move(call), reader.command(), reader.resolution());
}

void Call::decide(Resolution& resolution, const GameModule* module) const {
    const auto procedure = module ? module->actions.find(name) : decltype(module->actions.end())();
    if (module && procedure != module->actions.end()) {
        const auto remaining = resolution.remaining(StillToRoll::ByProcedure);
        procedure->second(resolution, *this);
    } else {
        const auto mayEnd = resolution.lettingEnd();
        playSteps(resolution, *this);
    }
    if (resolution.ended()) {
        return;
    }
    runEffectsOf(*this, resolution);
}

// One check, whatever led to it.

namespace {

/// What the game makes of a check that is more than one roll of one subject, or null.
const GameCheck* ofTheGame(const Id& check, const GameModule* module) {
    const auto found = module ? module->checks.find(check) : decltype(module->checks.end())();
    return module && found != module->checks.end() ? &found->second : nullptr;
}

const Check& askedFor(const Id& id, const RulePack& rules, const GameModule* module) {
    const Check* check = rules.check(id);
    if (check && (check->direct || ofTheGame(id, module))) {
        return *check;
    }
    std::vector<std::string> ids;
    for (const Check& other : rules.checks) {
        if (other.direct) {
            ids.push_back(other.id);
        }
    }
    badValue(fill(say("command", "there is no check {id} to ask for"), {{"id", inQuotes(id)}}) +
             didYouMean(id, ids));
}

CheckCommand sent(CheckCommand command, const CommandReader& reader) {
    const Check& check = askedFor(command.check, reader.rules(), reader.module());
    const std::string field(name(check.subject));
    warnUnused(reader.command(), {"check", "facts", field},
               fill(say("command", "check {check}"), {{"check", check.id}}), reader.resolution());
    const GameCheck* own = ofTheGame(check.id, reader.module());
    if (!own || !own->ofEverybody) {
        command.subject = readCommandId(reader.command(), field, check.subject, reader.battle());
    }
    command.facts = readFacts(reader.command(), {check.id}, reader.resolution());
    if (!own) {
        command.overrides = readOverrides(reader.command(), reader.rules());
    }
    return command;
}

} // namespace

CheckCommand CheckCommand::read(const CommandReader& reader) {
    CheckCommand command;
    command.check = reader.text("check");
    if (!reader.recorded()) {
        return sent(std::move(command), reader);
    }
    const Check* check = reader.rules().check(command.check);
    const std::string field(name(check ? check->subject : SubjectKind::Unit));
    command.subject = reader.remark(field.c_str());
    return command;
}

void CheckCommand::decide(Resolution& resolution, const GameModule* module) const {
    if (const GameCheck* own = ofTheGame(check, module)) {
        const auto remaining = resolution.remaining(StillToRoll::ByProcedure);
        own->take(resolution, *this);
    } else {
        const auto mayEnd = resolution.lettingEnd();
        resolution.roll({resolution.rules().check(check), subject, {}, facts, overrides});
    }
}

namespace {

void needDue(const Id& id, const Battle& battle) {
    if (!battle.findDue(id)) {
        unknownId(say("command", "nothing owed is called {id}"), id, idsIn(battle.due));
    }
}

} // namespace

WaiveCommand WaiveCommand::read(const CommandReader& reader) {
    WaiveCommand command;
    command.due = reader.text("due");
    if (!reader.recorded()) {
        needDue(command.due, reader.battle());
    }
    command.reason = reader.optionalText("reason");
    return command;
}

void WaiveCommand::decide(Resolution& resolution, const GameModule* module) const {
    if (reason.empty()) {
        resolution.warn(say("command", "Waived without a reason."));
    }
    const Due owed = *resolution.battle().findDue(due);
    resolution.settleDue(due, reason.empty() ? "waived" : reason);
    const Action* action = resolution.rules().action(owed.check);
    if (action && !action->waived.empty()) {
        resolution.run(action->waived, resolution.scope(owed.subject));
    }
    if (module && module->waived) {
        module->waived(resolution, owed);
    }
}

// Commands without dice for many at once.

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

// Who acts next in a phase whose subjects are drawn.

namespace {

std::string nameOf(const Id& id, const Battle& battle) {
    const Subject* subject = battle.find(id);
    return subject ? subject->name : id;
}

Ids needLeft(const Resolution& resolution) {
    const Phase* phase = resolution.rules().phase(resolution.battle().clock.phase);
    const Places places{{"phase", phase ? phase->name : Id()}};
    if (!phase || phase->owner != Phase::Owner::Drawn) {
        throw Refused("not-possible",
                      fill(say("command", "in the phase {phase} nobody is drawn to act"), places));
    }
    const Ids left = leftToDraw(resolution.rules(), resolution.battle());
    if (left.empty()) {
        throw Refused("not-possible",
                      fill(say("command", "in the phase {phase} nobody is left to be drawn"), places));
    }
    return left;
}

void needOneOf(const Ids& left, const Id& subject) {
    if (!listed(left, subject)) {
        badValue(fill(say("command", "{subject} cannot be drawn now; left are {list}"),
                      {{"subject", inQuotes(subject)}, {"list", joined(left, "and")}}) +
                 didYouMean(subject, left));
    }
}

/// The last one needs no dice.
Id byLot(const Ids& left, Resolution& resolution) {
    if (left.size() == 1) {
        return left.front();
    }
    const Die die = lots(left.size());
    Step step;
    step.die = die.id;
    step.dice = resolution.dice().roll(die, 1, say("command", "the draw of who acts next"));
    step.total = step.dice.front().number;
    step.subject = left[static_cast<std::size_t>(step.total - 1)];
    step.text =
        fill(say("command", "{subject} is drawn."), {{"subject", nameOf(step.subject, resolution.battle())}});
    resolution.addStep(step);
    return step.subject;
}

} // namespace

DrawCommand DrawCommand::read(const CommandReader& reader) {
    if (reader.recorded()) {
        return {reader.remark("subject")};
    }
    reader.refuseUnknown({"subject", "dice"});
    return {reader.optionalText("subject")};
}

void DrawCommand::decide(Resolution& resolution, const GameModule*) const {
    const Ids left = needLeft(resolution);
    if (!subject.empty()) {
        needOneOf(left, subject);
    }
    Clock clock = resolution.battle().clock;
    clock.acting = subject.empty() ? byLot(left, resolution) : subject;
    clock.drawn.push_back(clock.acting);
    resolution.moveClock(std::move(clock));
    keepDrawOwed(resolution);
}

// The end of a phase, and of all that are left of a half-turn.

namespace {

std::size_t phaseIndex(const Resolution& resolution) {
    const auto& phases = resolution.rules().phases;
    const Id& now = resolution.battle().clock.phase;
    const auto found = std::ranges::find(phases, now, &Phase::id);
    return static_cast<std::size_t>(found - phases.begin());
}

bool isPastLimit(const Battle& battle) {
    return battle.turnLimit > 0 && battle.clock.turn > battle.turnLimit;
}

/// The rules warn and never stop an umpire: a battle may go on after its last turn.
void warnOfLimit(Resolution& resolution) {
    const Battle& battle = resolution.battle();
    if (isPastLimit(battle)) {
        resolution.warn(
            fill(say("command",
                     "Turn {turn-limit} was the last of the scenario: the game is over, unless you play on"),
                 {{"turn-limit", std::to_string(battle.turnLimit)}}));
    }
}

/// What happens by itself; after the last turn nothing falls due of it any more.
void happen(Resolution& resolution, const GameModule* module, Moment::At at) {
    resolution.letOwe(!isPastLimit(resolution.battle()));
    atMoment(resolution, module, at);
    resolution.letOwe(true);
}

void oweDraw(Resolution& resolution) {
    if (!isPastLimit(resolution.battle())) {
        keepDrawOwed(resolution);
    }
}

/// Whether the half-turn that ends is the last of its turn.
bool endsTurn(const Resolution& resolution) {
    const Battle& battle = resolution.battle();
    const Ids order = battle.sideOrder();
    const auto now = std::ranges::find(order, battle.clock.side);
    return !resolution.rules().halves || now == order.end() || now + 1 == order.end();
}

/// Who was to move first from the next turn on.
void orderNextTurn(Resolution& resolution) {
    const Id next = resolution.battle().clock.nextFirst;
    if (!next.empty() && next != resolution.battle().firstSide && resolution.battle().find(next)) {
        resolution.setFirstSide(next);
    }
}

Clock nextClock(const Resolution& resolution, bool last) {
    const Battle& battle = resolution.battle();
    const Ids order = battle.sideOrder();
    Clock next{battle.clock.turn + (last ? 1 : 0), order.front(), resolution.rules().phases.front().id,
               battle.clock.halfTurn + 1};
    if (!last) {
        next.side = *(std::ranges::find(order, battle.clock.side) + 1);
        next.nextFirst = battle.clock.nextFirst;
    }
    return atPhaseStart(resolution.rules(), battle, std::move(next));
}

void atHalfTurn(Resolution& resolution, const GameModule* module, Moment::At at) {
    if (resolution.rules().halves) {
        happen(resolution, module, at);
    }
}

/// The next half-turn, or where there are none the next turn.
void nextHalfTurn(Resolution& resolution, const GameModule* module) {
    atHalfTurn(resolution, module, Moment::At::HalfTurnEnd);
    const bool last = endsTurn(resolution);
    if (last) {
        happen(resolution, module, Moment::At::TurnEnd);
        orderNextTurn(resolution);
    }
    resolution.releaseHeld();
    resolution.moveClock(nextClock(resolution, last));
    if (last) {
        warnOfLimit(resolution);
    }
    resolution.lapse();
    if (last) {
        happen(resolution, module, Moment::At::TurnStart);
    }
    atHalfTurn(resolution, module, Moment::At::HalfTurnStart);
    happen(resolution, module, Moment::At::PhaseStart);
}

/// The rules warn and never stop an umpire: tests still owed are named, and the game goes on.
void warnOfDue(Resolution& resolution) {
    std::string owed; // each may hold commas and an "and" of its own
    for (const Due& due : resolution.battle().due) {
        if (!due.optional) {
            owed += (owed.empty() ? "" : say("words", "; ")) + due.text;
        }
    }
    if (!owed.empty()) {
        resolution.warn(fill(say("command", "Still owed: {list}"), {{"list", owed}}));
    }
}

/// Who is left may have changed since the draw fell due; one that was waived is not owed again.
void refreshDraw(Resolution& resolution) {
    if (resolution.battle().findDue("draw")) {
        keepDrawOwed(resolution);
    }
}

void step(Resolution& resolution, const GameModule* module) {
    resolution.releaseHeld();
    happen(resolution, module, Moment::At::PhaseEnd);
    resolution.settleDue("draw", "lapsed");
    const std::size_t next = phaseIndex(resolution) + 1;
    const auto& phases = resolution.rules().phases;
    if (next >= phases.size()) {
        nextHalfTurn(resolution, module);
        return;
    }
    resolution.releaseHeld(); // what happened as the phase ended is of that phase, too
    Clock clock = resolution.battle().clock;
    clock.phase = phases[next].id;
    resolution.moveClock(atPhaseStart(resolution.rules(), resolution.battle(), std::move(clock)));
    happen(resolution, module, Moment::At::PhaseStart);
}

/// A time that is misspelt is not lost in silence.
void warnOfStray(Verb verb, const CommandReader& reader) {
    if (!reader.recorded()) {
        warnUnused(reader.command(), {"seconds"}, ownCommand(verb).name, reader.resolution());
    }
}

} // namespace

NextPhaseCommand NextPhaseCommand::read(const CommandReader& reader) {
    warnOfStray(verb, reader);
    return {readSeconds(reader)};
}

EndTurnCommand EndTurnCommand::read(const CommandReader& reader) {
    warnOfStray(verb, reader);
    return {readSeconds(reader)};
}

void NextPhaseCommand::decide(Resolution& resolution, const GameModule* module) const {
    resolution.spend(seconds);
    refreshDraw(resolution);
    warnOfDue(resolution);
    step(resolution, module);
    oweDraw(resolution);
}

void EndTurnCommand::decide(Resolution& resolution, const GameModule* module) const {
    resolution.spend(seconds);
    refreshDraw(resolution);
    warnOfDue(resolution);
    const std::int64_t start = resolution.battle().clock.halfTurn;
    do {
        step(resolution, module);
    } while (resolution.battle().clock.halfTurn == start);
    oweDraw(resolution);
}

} // namespace umpire
