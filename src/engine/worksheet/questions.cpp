#include "questions.h"

#include "../battle/commands/command_fields.h"
#include "rolls.h"
#include "umpire/battle/decide.h"
#include "umpire/checks/candidates.h"

#include <algorithm>

namespace umpire {

namespace {

AskKind askedAs(const Type& type) {
    switch (type.kind) {
    case Type::Kind::Flag:
        return AskKind::Flag;
    case Type::Kind::Number:
        return AskKind::Count;
    case Type::Kind::Subject:
        return AskKind::Subject;
    case Type::Kind::Subjects:
        return AskKind::Subjects;
    case Type::Kind::Texts:
        return AskKind::Choices;
    default:
        return AskKind::Choice;
    }
}

/// As a command would state it; what nobody said is no, none, nobody.
Json asStated(AskKind kind, const Value& value) {
    switch (kind) {
    case AskKind::Flag:
        return value.flag();
    case AskKind::Count:
        return value.number();
    case AskKind::Choices:
    case AskKind::Subjects:
        return value.list();
    default:
        return value.text();
    }
}

bool isOfList(AskKind kind) {
    return kind != AskKind::Flag && kind != AskKind::Count;
}

/// The words of a vocabulary, or whom the pack says may be named, the likeliest first.
std::vector<WorksheetChoice> choicesFor(const Fact& fact, const Scope& scope) {
    std::vector<WorksheetChoice> choices;
    if (fact.type.kind != Type::Kind::Subjects && fact.type.kind != Type::Kind::Subject) {
        const Vocabulary* words = scope.rules.vocabulary(fact.type.vocabulary);
        for (const Word& word : words ? words->words : std::vector<Word>{}) {
            choices.push_back({word.id, word.name});
        }
        return choices;
    }
    for (const Id& id : candidatesOf(fact, scope)) {
        const Subject* subject = scope.battle.find(id);
        choices.push_back({id, subject ? subject->name : id});
    }
    return choices;
}

} // namespace

std::optional<Step> rollAs(const Ground& ground, const Json& command, const PossibleRoll& roll) {
    DiceSoFar dice(roll.dice);
    Resolution resolution(ground.rules(), ground.battle(), dice);
    try {
        decide(command, resolution, ground.module());
    } catch (const DiceSoFar::Missing&) {
        const std::optional<Step>& pending = resolution.pending();
        return pending && pending->check == roll.step.check && pending->subject == roll.step.subject
                   ? pending
                   : std::nullopt;
    } catch (const Refused&) {
        // With that answer the command makes no sense.
    } catch (const BadDice&) {
        // With that answer the dice before it are others.
    }
    return std::nullopt;
}

std::vector<WorksheetQuestion> Questions::make() const {
    std::vector<WorksheetQuestion> questions;
    const Step& step = m_roll.step;
    if (!m_ground.takesFactsOf(step.check, m_place)) {
        return questions;
    }
    Scope scope{m_ground.rules(), m_ground.battle(), step.subject, step.other, &step.facts};
    scope.check = step.check;
    for (const Fact* fact : m_ground.rules().questionsOf(step.check)) {
        const bool answered = m_ground.corrects() && m_ground.said(m_place, "facts").contains(fact->id);
        if (!answered && !holds(fact->askedIf, scope)) {
            continue;
        }
        WorksheetQuestion question = one(*fact, scope);
        if (!isOfList(question.kind) || !question.choices.empty()) {
            questions.push_back(std::move(question));
        }
    }
    return questions;
}

WorksheetQuestion Questions::one(const Fact& fact, const Scope& scope) const {
    WorksheetQuestion question;
    question.place = m_place;
    question.fact = fact.id;
    question.text = fact.question;
    question.key = fact.key;
    question.kind = askedAs(fact.type);
    question.usuallyYes = fact.tickedAtFirst && holds(fact.tickedIf, scope);
    const Json facts = m_ground.said(m_place, "facts");
    const auto given = facts.find(fact.id);
    const Value value = given == facts.end() ? fact.fallback : toValue(*given).value_or(fact.fallback);
    question.value = asStated(question.kind, value);
    if (question.kind == AskKind::Flag) {
        question.amount = value.flag() ? 1 : 0;
    } else if (question.kind == AskKind::Count) {
        question.amount = value.number();
    } else {
        addChoices(question, fact, scope, value);
    }
    question.change = changeOf(question);
    if (m_otherwise && question.kind == AskKind::Flag) {
        question.otherwise = oddsWith(fact.id, question.amount == 0);
    }
    return question;
}

void Questions::addChoices(WorksheetQuestion& question, const Fact& fact, const Scope& scope,
                           const Value& value) const {
    question.choices = choicesFor(fact, scope);
    question.spread = question.kind == AskKind::Subjects && fact.type.subject == SubjectKind::Officer;
    const auto& list = value.list();
    for (WorksheetChoice& choice : question.choices) {
        choice.on = value.text() == choice.id || std::find(list.begin(), list.end(), choice.id) != list.end();
        question.amount += choice.on ? 1 : 0;
    }
}

/// For one of a list that may be named nobody can say what it would add before it is.
std::int64_t Questions::changeOf(const WorksheetQuestion& question) const {
    const bool on = question.amount != 0;
    const bool several = question.kind == AskKind::Choices || question.kind == AskKind::Subjects;
    const bool one = question.kind == AskKind::Choice || question.kind == AskKind::Subject;
    if (one || question.spread || (several && !on)) {
        return 0;
    }
    const bool count = question.kind == AskKind::Count;
    const Json off = count ? Json(0) : several ? Json::array() : Json(false);
    const Json turned = count ? Json(std::max<std::int64_t>(1, question.amount)) : Json(true);
    const auto other = modifiersWith(question, on ? off : turned);
    if (!other) {
        return 0;
    }
    const std::int64_t change = *other - sumOf(m_roll.step.lines);
    return on ? -change : change;
}

/// Where the umpire answers for the whole command, no party of it.
FinalRolls* Questions::lastIfOfCommand() const {
    return m_place.empty() && m_ground.takesFactsOf(m_roll.step.check, m_place) ? m_last : nullptr;
}

/// What the lines of the roll would come to; nothing where it would not be made.
std::optional<std::int64_t> Questions::modifiersWith(const WorksheetQuestion& question,
                                                     const Json& answer) const {
    const bool plain = question.kind == AskKind::Flag || question.kind == AskKind::Count;
    if (FinalRolls* last = plain ? lastIfOfCommand() : nullptr) {
        try {
            if (const auto known = last->modifiersWith(m_roll, question.fact, *toValue(answer))) {
                return known;
            }
        } catch (const Refused&) {
            return std::nullopt; // with that answer the command makes no sense
        }
    }
    const auto other = rollAs(m_ground, m_ground.withAnswer(question.place, question.fact, answer), m_roll);
    return other ? std::optional(sumOf(other->lines)) : std::nullopt;
}

std::vector<std::pair<Id, double>> Questions::oddsWith(const Id& fact, bool answer) const {
    if (FinalRolls* last = lastIfOfCommand()) {
        try {
            if (auto known = last->otherwise(m_roll, fact, answer)) {
                return std::move(*known);
            }
        } catch (const Refused&) {
            return {}; // with that answer the command makes no sense
        }
    }
    return oddsOfRoll(m_ground, m_ground.withAnswer(m_place, fact, answer), m_roll);
}

} // namespace umpire
