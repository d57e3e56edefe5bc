// Attributes of subjects by name or number, and what is known of the moment.

#include "interpreter.h"

#include "program.h"

namespace umpire::program {

namespace {

Value idsOf(void (Battle::*of)(const Subject&, std::vector<Symbol>&) const, const Subject& subject,
            const Battle& battle) {
    std::vector<Symbol> found;
    (battle.*of)(subject, found);
    return Value(std::span<const Symbol>(found));
}

Value valueOf(NodeOp builtIn, const Subject& subject, const Battle& battle) {
    switch (builtIn) {
    case NodeOp::IdOf:
        return subject.symbol;
    case NodeOp::NameOf:
        return subject.name;
    case NodeOp::SideOf:
        return subject.sideSymbol;
    case NodeOp::ParentOf:
        return subject.parentSymbol;
    case NodeOp::Officers:
        return idsOf(&Battle::officersOf, subject, battle);
    case NodeOp::Units:
        return idsOf(&Battle::unitsOf, subject, battle);
    case NodeOp::Formations:
        return idsOf(&Battle::formationsOf, subject, battle);
    default:
        return {};
    }
}

Value ofRoll(MomentWord word, const RollSoFar& roll) {
    switch (word) {
    case MomentWord::Outcome:
        return roll.outcome;
    case MomentWord::EnemyOutcome:
        return roll.enemyOutcome;
    case MomentWord::Result:
        return roll.result;
    case MomentWord::Dice:
        return roll.dice;
    case MomentWord::DiceCount:
        return roll.count;
    case MomentWord::Highest:
        return roll.highest;
    case MomentWord::Lowest:
        return roll.lowest;
    case MomentWord::Successes:
        return roll.successes;
    case MomentWord::Modifiers:
        return roll.modifiers;
    case MomentWord::Total:
        return roll.total;
    default:
        return roll.enemyTotal;
    }
}

} // namespace

Value attributeByName(const Subject* subject, Symbol name, const Frame& frame) {
    if (!subject) {
        return {};
    }
    if (const auto builtIn = builtInNamed(name.text())) {
        return valueOf(*builtIn, *subject, frame.battle);
    }
    const auto number = frame.program.index().attribute(subject->kind, name.text());
    return number ? attributeOf(*subject, *number, frame) : Value();
}

Value attributeOf(const Subject& subject, std::uint32_t number, const Frame& frame) {
    const Attribute& attribute = frame.program.rules().attributes[number];
    if (!attribute.derived) {
        const auto slot = frame.program.index().slot(number);
        return slot ? subject.values.slot(*slot) : subject.value(attribute.id);
    }
    if (frame.known) {
        if (const Value* known = frame.known->find(subject.symbol, attribute)) {
            return *known;
        }
    }
    Frame inner = frame;
    inner.self = subject.symbol;
    inner.selfSubject = &subject;
    Value value = valueOf(frame.program.derived(number), inner);
    return frame.known ? frame.known->keep(subject.symbol, attribute, std::move(value)) : value;
}

Id phaseSide(const RulePack& rules, const Battle& battle) {
    const Clock& clock = battle.clock;
    const Phase* phase = rules.phase(clock.phase);
    switch (phase ? phase->owner : Phase::Owner::Active) {
    case Phase::Owner::Both:
        return {};
    case Phase::Owner::Side:
        return clock.owner;
    case Phase::Owner::Drawn: {
        const Subject* acting = battle.find(clock.acting);
        return acting ? acting->side : Id();
    }
    default:
        return clock.side;
    }
}

Value momentOf(MomentWord word, const Frame& frame) {
    const Battle& battle = frame.battle;
    switch (word) {
    case MomentWord::Turn:
        return battle.clock.turn;
    case MomentWord::HalfTurn:
        return battle.clock.halfTurn;
    case MomentWord::Phase:
        return battle.clock.phase;
    case MomentWord::ActiveSide:
        return battle.clock.side;
    case MomentWord::PhaseSide:
        return phaseSide(frame.program.rules(), battle);
    case MomentWord::Acting:
        return battle.clock.acting;
    case MomentWord::FirstSide:
        return battle.firstSide;
    case MomentWord::LastSide:
        return battle.firstSide.empty() ? Id() : battle.sideOrder().back();
    case MomentWord::Check:
        return frame.check;
    case MomentWord::FactsStated:
        return static_cast<std::int64_t>(frame.factsStated);
    default:
        return frame.roll ? ofRoll(word, *frame.roll) : Value();
    }
}

} // namespace umpire::program
