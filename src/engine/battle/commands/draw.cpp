// Who acts next in a phase whose subjects are drawn.

#include "../moments.h"
#include "command_fields.h"
#include "command_reader.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/battle/turn_order.h"
#include "umpire/dice/die.h"

namespace umpire {

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

} // namespace umpire
