#include "plain_evaluate.h"

#include "plain_lookups.h"

#include "umpire/base/text.h"
#include "umpire/rules/roster_keys.h"

#include <algorithm>
#include <cstdlib>
#include <map>

namespace umpire::test {

namespace {

using Op = Expression::Op;

/// What every subject has, whatever the game.
Value plainAttribute(std::string_view id, std::string_view word, const Scope& scope);
Id plainReading(std::string_view ruling, const Scope& scope);

std::optional<Value> builtIn(const Subject& subject, std::string_view word, const Battle& battle) {
    if (word == "id") {
        return Value(subject.id);
    }
    if (word == "name") {
        return Value(subject.name);
    }
    if (word == "side") {
        return Value(subject.side);
    }
    if (word == "formation" || word == "parent" || word == "commands") {
        return Value(subject.parent);
    }
    if (word == "officers") {
        return Value(battle.officersOf(subject));
    }
    if (word == "units") {
        return Value(battle.unitsOf(subject));
    }
    if (word == "formations") {
        return Value(battle.formationsOf(subject));
    }
    return std::nullopt;
}

Value factValue(const std::string& id, const Scope& scope) {
    if (scope.facts) {
        const auto stated = scope.facts->find(id);
        if (stated != scope.facts->end()) {
            return stated->second;
        }
    }
    const Fact* fact = scope.rules.fact(id);
    if (fact && fact->derived) {
        return plainEvaluate(*fact->derived, scope);
    }
    return fact ? fact->fallback : Value();
}

/// All subjects of a kind: "sides", "formations", "officers", "units" or "things".
std::optional<Value> everyone(const std::string& word, const Battle& battle) {
    for (const SubjectKind kind : {SubjectKind::Side, SubjectKind::Formation, SubjectKind::Officer,
                                   SubjectKind::Unit, SubjectKind::Thing}) {
        if (word == rosterList(kind)) {
            Ids ids;
            for (const Subject* subject : battle.all(kind)) {
                ids.push_back(subject->id);
            }
            return Value(std::move(ids));
        }
    }
    return std::nullopt;
}

/// Who acts, and who moves first and last.
std::optional<Value> actor(const std::string& word, const Scope& scope) {
    const Battle& battle = scope.battle;
    if (word == "active-side") {
        return Value(battle.clock.side);
    }
    if (word == "phase-side") {
        return Value(phaseSide(scope));
    }
    if (word == "acting") {
        return Value(battle.clock.acting);
    }
    if (word == "first-side") {
        return Value(battle.firstSide);
    }
    if (word == "last-side") {
        return Value(battle.firstSide.empty() ? Id() : battle.sideOrder().back());
    }
    return std::nullopt;
}

Value contextValue(const std::string& word, const Scope& scope) {
    if (word == "turn") {
        return scope.battle.clock.turn;
    }
    if (word == "half-turn") {
        return scope.battle.clock.halfTurn;
    }
    if (word == "phase") {
        return scope.battle.clock.phase;
    }
    if (auto subject = actor(word, scope)) {
        return *subject;
    }
    if (word == "check") {
        return Value(scope.check.id());
    }
    if (word == "places") {
        return plainPlaces(scope);
    }
    if (word == "facts-stated") {
        return static_cast<std::int64_t>(scope.facts ? scope.facts->size() : 0);
    }
    if (auto ids = everyone(word, scope.battle)) {
        return *ids;
    }
    if (!scope.roll) {
        return {};
    }
    const RollSoFar& roll = *scope.roll;
    if (word == "outcome" || word == "enemy-outcome" || word == "result") {
        return word == "outcome" ? roll.outcome : word == "result" ? roll.result : roll.enemyOutcome;
    }
    static const std::map<std::string, std::int64_t RollSoFar::*, std::less<>> numbers{
        {"dice", &RollSoFar::dice},           {"dice-count", &RollSoFar::count},
        {"highest", &RollSoFar::highest},     {"lowest", &RollSoFar::lowest},
        {"successes", &RollSoFar::successes}, {"modifiers", &RollSoFar::modifiers},
        {"total", &RollSoFar::total},         {"enemy-total", &RollSoFar::enemyTotal}};
    const auto number = numbers.find(word);
    return number == numbers.end() ? Value() : Value(roll.*(number->second));
}

/// How many dice show a face.
std::int64_t facesShown(const std::string& face, const Scope& scope) {
    return scope.roll ? std::count_if(scope.roll->faces.begin(), scope.roll->faces.end(),
                                      [&face](const Face& each) { return each.text() == face; })
                      : 0;
}

Value traitValue(const Expression& expression, const Scope& scope) {
    const Vocabulary* vocabulary = scope.rules.vocabulary(expression.vocabulary);
    return vocabulary
               ? vocabulary->traitOf(plainEvaluate(expression.operands[0], scope).text(), expression.word)
               : Value();
}

bool compare(Op op, std::int64_t a, std::int64_t b) {
    switch (op) {
    case Op::Less:
        return a < b;
    case Op::AtMost:
        return a <= b;
    case Op::More:
        return a > b;
    default:
        return a >= b;
    }
}

/// Rounded down, so that it goes on evenly through 0.
std::int64_t quotient(std::int64_t whole, std::int64_t by) {
    if (by == 0) {
        return 0;
    }
    return whole / by - (whole % by != 0 && (whole < 0) != (by < 0) ? 1 : 0);
}

std::int64_t folded(Op op, std::int64_t a, std::int64_t b) {
    switch (op) {
    case Op::Plus:
        return a + b;
    case Op::Minus:
        return a - b;
    case Op::Times:
        return a * b;
    case Op::Quotient:
        return quotient(a, b);
    case Op::Remainder:
        return b == 0 ? 0 : a - quotient(a, b) * b;
    case Op::Least:
        return std::min(a, b);
    default:
        return std::max(a, b);
    }
}

std::int64_t fold(const Expression& expression, const Scope& scope) {
    std::int64_t result = within(plainEvaluate(expression.operands[0], scope).number());
    if (expression.op == Op::Absolute) {
        return std::abs(result);
    }
    if (expression.op == Op::Minus && expression.operands.size() == 1) {
        return -result;
    }
    for (std::size_t i = 1; i < expression.operands.size(); ++i) {
        result = folded(expression.op, within(result),
                        within(plainEvaluate(expression.operands[i], scope).number()));
    }
    return within(result);
}

bool logical(const Expression& expression, const Scope& scope) {
    const auto isTrue = [&scope](const Expression& operand) { return plainEvaluate(operand, scope).flag(); };
    const auto& operands = expression.operands;
    return expression.op == Op::All ? std::all_of(operands.begin(), operands.end(), isTrue)
                                    : std::any_of(operands.begin(), operands.end(), isTrue);
}

bool contains(const Expression& expression, const Scope& scope) {
    const Value item = plainEvaluate(expression.operands[0], scope);
    const Value list = plainEvaluate(expression.operands[1], scope);
    return listed(list.list(), item.text());
}

/// What the items of a list come to that meet a condition.
struct OverItems {
    std::int64_t count = 0;
    std::int64_t number = 0; ///< the sum, or the least or most
    Ids given;

    void add(Op op, const Value& value) {
        if (op == Op::EachGives) {
            given.push_back(value.text());
        } else {
            const bool first = count == 0 && op != Op::Sum;
            number = first ? value.number() : folded(foldOf(op), number, value.number());
        }
    }

    static Op foldOf(Op op) { return op == Op::Sum ? Op::Plus : op == Op::LeastOf ? Op::Least : Op::Most; }
};

bool givesSomething(Op op) {
    return op == Op::Sum || op == Op::LeastOf || op == Op::MostOf || op == Op::EachGives;
}

/// Operand 0 is the list, operand 1 the condition on each item, operand 2 what each item gives.
Value overList(const Expression& expression, const Scope& scope) {
    const Value list = plainEvaluate(expression.operands[0], scope);
    Scope inner = scope;
    OverItems gathered;
    for (const Id& item : list.list()) {
        inner.each = item;
        const PlainItem named(expression.word, item);
        if (!plainEvaluate(expression.operands[1], inner).flag()) {
            continue;
        }
        if (expression.op == Op::First) {
            return item;
        }
        if (givesSomething(expression.op)) {
            gathered.add(expression.op, plainEvaluate(expression.operands[2], inner));
        }
        ++gathered.count;
    }
    switch (expression.op) {
    case Op::Some:
        return gathered.count > 0;
    case Op::Every:
        return gathered.count == static_cast<std::int64_t>(list.list().size());
    case Op::Count:
        return gathered.count;
    case Op::EachGives:
        return gathered.given;
    case Op::First:
        return {};
    default:
        return gathered.number;
    }
}

Value reference(const Expression& expression, const Scope& scope) {
    switch (expression.op) {
    case Op::Literal:
        return expression.literal;
    case Op::Self:
        return Value(scope.self.id());
    case Op::Other:
        return Value(scope.other.id());
    case Op::Each:
        return Value(scope.each.id());
    case Op::Named:
        return plainItem(expression.word);
    case Op::Of:
        return plainAttribute(plainEvaluate(expression.operands[0], scope).text(), expression.word, scope);
    case Op::Trait:
        return traitValue(expression, scope);
    case Op::Fact:
        return factValue(expression.word, scope);
    case Op::Stated:
        return scope.facts && scope.facts->contains(expression.word);
    case Op::Field: {
        const auto given = scope.fields ? scope.fields->find(expression.word) : Facts::const_iterator();
        return scope.fields && given != scope.fields->end() ? given->second : Value();
    }
    case Op::Alone: {
        const Id id = plainEvaluate(expression.operands[0], scope).text();
        return id.empty() ? Ids{} : Ids{id};
    }
    case Op::Ruling:
        return plainReading(expression.word, scope);
    case Op::Symbols: {
        if (!scope.roll) {
            return 0;
        }
        const auto found = scope.roll->symbols.find(expression.word);
        return found == scope.roll->symbols.end() ? std::int64_t{0} : found->second;
    }
    case Op::Faces:
        return facesShown(expression.word, scope);
    case Op::Constant:
        return scope.rules.number(expression.word);
    default:
        return contextValue(expression.word, scope);
    }
}

Value plainAttribute(std::string_view id, std::string_view word, const Scope& scope) {
    const Subject* subject = scope.battle.find(id);
    if (!subject) {
        return {};
    }
    if (auto value = builtIn(*subject, word, scope.battle)) {
        return *value;
    }
    const Attribute* attribute = scope.rules.attribute(subject->kind, word);
    if (!attribute) {
        return {};
    }
    return attribute->derived ? plainEvaluate(*attribute->derived, scope.about(subject->id))
                              : subject->value(attribute->id);
}

Id plainReading(std::string_view ruling, const Scope& scope) {
    const Ruling* known = scope.rules.ruling(ruling);
    if (!known) {
        return {};
    }
    const auto number = static_cast<std::size_t>(known - scope.rules.rulings.data());
    if (scope.rulingsRead) {
        scope.rulingsRead->bits(scope.rules)[number / 64] |= std::uint64_t{1} << (number % 64);
    }
    const auto chosen = scope.battle.rulings.find(Id(ruling));
    return chosen != scope.battle.rulings.end() ? chosen->second : known->standard();
}

} // namespace

Value plainEvaluate(const Expression& expression, const Scope& scope) {
    const auto operand = [&](std::size_t i) { return plainEvaluate(expression.operands[i], scope); };
    switch (expression.op) {
    case Op::All:
    case Op::Any:
        return logical(expression, scope);
    case Op::Not:
        return !operand(0).flag();
    case Op::Equal:
        return operand(0).same(operand(1));
    case Op::Unequal:
        return !operand(0).same(operand(1));
    case Op::Less:
    case Op::AtMost:
    case Op::More:
    case Op::AtLeast:
        return compare(expression.op, operand(0).number(), operand(1).number());
    case Op::Plus:
    case Op::Minus:
    case Op::Times:
    case Op::Quotient:
    case Op::Remainder:
    case Op::Absolute:
    case Op::Least:
    case Op::Most:
        return fold(expression, scope);
    case Op::In:
        return contains(expression, scope);
    case Op::If:
        return operand(0).flag() ? operand(1) : operand(2);
    case Op::Some:
    case Op::Every:
    case Op::Count:
    case Op::Sum:
    case Op::LeastOf:
    case Op::MostOf:
    case Op::EachGives:
    case Op::First:
        return overList(expression, scope);
    default:
        return expression.op >= Op::Cell ? plainLookup(expression, scope) : reference(expression, scope);
    }
}

} // namespace umpire::test
