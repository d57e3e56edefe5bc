#include "steps_reader.h"

#include "../nouns.h"
#include "fact_values.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"

#include <algorithm>

namespace umpire {

using Kind = Type::Kind;
using Op = Expression::Op;

namespace {

Expression party(Op op, SubjectKind kind) {
    Expression expression;
    expression.op = op;
    expression.type = {Kind::Subject, kind, ""};
    return expression;
}

/// What a step is, by its one key that says so; "" for an effect.
std::string stepVerbOf(ObjectReader& reader) {
    std::vector<std::string> given;
    for (const char* verb : {"roll", "contest", "does", "one-of"}) {
        if (reader.has(verb)) {
            given.emplace_back(verb);
        }
    }
    if (given.size() > 1) {
        for (const std::string& verb : given) {
            reader.skip(verb);
        }
        reader.context().error(reader.node(),
                               fill(say("pack", "a step is one thing, here are {list}; make a step of each"),
                                    {{"list", joined(given, "and")}}));
    }
    return given.empty() ? std::string() : given.front();
}

} // namespace

std::vector<ActionStep> StepsReader::read(ObjectReader& reader, const std::string& key, bool needed) {
    std::vector<ActionStep> steps;
    reader.objects(key, needed, [&](ObjectReader& inner) { steps.push_back(one(inner)); });
    return steps;
}

ActionStep StepsReader::one(ObjectReader& reader) {
    ActionStep step;
    const std::string verb = stepVerbOf(reader);
    if (verb.empty()) {
        readEffect(reader, step);
        return step;
    }
    step.when =
        ExpressionReader(m_pack, reader.context()).readOptional(reader.want("when"), m_roles, Kind::Flag);
    if (verb == "roll") {
        readRoll(reader, step);
    } else if (verb == "contest") {
        readContest(reader, step);
    } else if (verb == "does") {
        readGroup(reader, step);
    } else {
        step.kind = ActionStep::Kind::OneOf;
        step.steps = read(reader, "one-of", true);
    }
    return step;
}

void StepsReader::readEffect(ObjectReader& reader, ActionStep& step) {
    const auto& verbs = EffectReader::verbs();
    if (std::none_of(verbs.begin(), verbs.end(), [&](const std::string& verb) { return reader.has(verb); })) {
        reader.skip("when");
        reader.context().error(
            reader.node(),
            fill(say("pack", "a step needs one of the keys \"roll\", \"contest\", \"does\", \"one-of\" or "
                             "one of an effect: {list}"),
                 {{"list", joined(verbs)}}));
        return;
    }
    step.effects.push_back(m_draft.readEffect(reader, m_roles));
}

std::optional<Expression> StepsReader::who(ObjectReader& reader, const std::string& key, SubjectKind kind) {
    return ExpressionReader(m_pack, reader.context())
        .readTyped(reader.want(key), m_roles, {Kind::Subject, kind, ""});
}

/// Who is not named is the other one of the two whom the action is about.
std::optional<Expression> StepsReader::against(const std::optional<Expression>& subject,
                                               SubjectKind kind) const {
    if (subject && subject->op == Op::Self && m_roles.other == kind) {
        return party(Op::Other, kind);
    }
    return subject && subject->op == Op::Other && m_roles.self == kind ? std::optional(party(Op::Self, kind))
                                                                       : std::nullopt;
}

void StepsReader::readRoll(ObjectReader& reader, ActionStep& step) {
    step.kind = ActionStep::Kind::Roll;
    step.word = readKnownOne(reader, "roll", idsOf(m_pack.checks), "check");
    const Check* check = m_pack.check(step.word);
    const SubjectKind kind = check ? check->subject : m_roles.self;
    step.subject = who(reader, "subject", kind);
    if (!step.subject) {
        step.subject = party(Op::Self, m_roles.self);
        if (check && kind != m_roles.self) {
            reader.error(
                "roll",
                fill(say("pack", "the check {check} is taken by {who}, but $self is {self} "
                                 "here; say with \"subject\" who takes it"),
                     {{"check", inQuotes(check->id)}, {"who", oneOf(kind)}, {"self", oneOf(m_roles.self)}}));
        }
    }
    const SubjectKind other = check ? check->other : SubjectKind::Unit;
    step.other = who(reader, "other", other);
    if (!step.other) {
        step.other = against(step.subject, other);
    }
    step.facts = readFactValues(reader, "facts", m_roles, m_pack);
    readRepeats(reader, step, Stage::Judged);
}

void StepsReader::readContest(ObjectReader& reader, ActionStep& step) {
    step.kind = ActionStep::Kind::Contest;
    step.word = readKnownOne(reader, "contest", idsOf(m_pack.contests), "contest");
    const Contest* contest = m_pack.contest(step.word);
    const Check* check = contest ? m_pack.check(contest->check) : nullptr;
    const SubjectKind kind = check ? check->subject : m_roles.self;
    step.subject = who(reader, "own", kind);
    step.other = who(reader, "enemy", kind);
    const bool both = kind == m_roles.self && m_roles.other == kind;
    if (check && !both && (!step.subject || !step.other)) {
        reader.error("contest", fill(say("pack", "{contest} is between two of {kind}, which $self and $other "
                                                 "are not here; name them as \"own\" and \"enemy\""),
                                     {{"contest", inQuotes(contest->id)}, {"kind", severalOf(kind)}}));
    }
    step.subject = step.subject ? step.subject : party(Op::Self, kind);
    step.other = step.other ? step.other : party(Op::Other, kind);
    step.facts = readFactValues(reader, "facts", m_roles, m_pack);
    step.enemyFacts = readFactValues(reader, "enemy-facts", m_roles, m_pack);
    readRepeats(reader, step, Stage::Settled);
}

void StepsReader::readRepeats(ObjectReader& reader, ActionStep& step, Stage after) {
    ExpressionReader expressions(m_pack, reader.context());
    step.times = expressions.readOptional(reader.want("times"), m_roles, Kind::Number);
    m_roles.stage = std::max(m_roles.stage, after);
    step.again = expressions.readOptional(reader.want("again-while"), m_roles, Kind::Flag);
}

void StepsReader::readGroup(ObjectReader& reader, ActionStep& step) {
    const JsonNode* list = reader.want("for");
    if (!list) {
        step.kind = ActionStep::Kind::Steps;
        step.steps = read(reader, "does", true);
        return;
    }
    step.kind = ActionStep::Kind::ForEach;
    step.subject = ExpressionReader(m_pack, reader.context()).read(*list, m_roles, Kind::Nothing);
    const Type type = step.subject->type;
    if (type.kind == Kind::Nothing) {
        reader.skip("does"); // whom its steps would be about cannot be known
        return;
    }
    if (type.kind != Kind::Subject && type.kind != Kind::Subjects) {
        reader.error(
            "for",
            say("pack", "expected a subject or a list of subjects, such as \"$other\" or \"$self.units\""));
    }
    Roles inner = m_roles;
    inner.self = type.subject;
    inner.other = m_roles.self;
    StepsReader steps(m_draft, inner);
    step.steps = steps.read(reader, "does", true);
    m_roles.stage = std::max(m_roles.stage, steps.m_roles.stage);
}

} // namespace umpire
