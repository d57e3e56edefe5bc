#include "part_readers.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"

#include <algorithm>
#include <set>

namespace umpire {

using Kind = Type::Kind;
using Op = Expression::Op;

namespace {

Expression party(Op op, SubjectKind kind) {
    return madeOf(op, {Kind::Subject, kind, ""});
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

/// Reads what an action does, step by step.
class StepsReader {
  public:
    /// `roles`: who is meant in the action, before anything is thrown.
    StepsReader(PackDraft& draft, Roles roles)
        : m_draft(draft), m_pack(draft.pack()), m_roles(std::move(roles)) {}

    /// The list under `key`; absent means none.
    std::vector<ActionStep> read(ObjectReader& reader, const std::string& key, bool needed = false) {
        std::vector<ActionStep> steps;
        reader.objects(key, needed, [&](ObjectReader& inner) { steps.push_back(one(inner)); });
        return steps;
    }

  private:
    ActionStep one(ObjectReader& reader) {
        ActionStep step;
        const std::string verb = stepVerbOf(reader);
        if (verb.empty()) {
            readEffect(reader, step);
            return step;
        }
        step.when = readCondition(reader, "when", m_roles, m_pack);
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

    void readRoll(ObjectReader& reader, ActionStep& step) {
        step.kind = ActionStep::Kind::Roll;
        step.word = readKnownOne(reader, "roll", idsOf(m_pack.checks), "check");
        const Check* check = m_pack.check(step.word);
        const SubjectKind kind = check ? check->subject : m_roles.self;
        step.subject = who(reader, "subject", kind);
        if (!step.subject) {
            step.subject = party(Op::Self, m_roles.self);
            if (check && kind != m_roles.self) {
                reader.error("roll",
                             fill(say("pack", "the check {check} is taken by {who}, but $self is {self} "
                                              "here; say with \"subject\" who takes it"),
                                  {{"check", inQuotes(check->id)},
                                   {"who", oneOf(kind)},
                                   {"self", oneOf(m_roles.self)}}));
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

    void readContest(ObjectReader& reader, ActionStep& step) {
        step.kind = ActionStep::Kind::Contest;
        step.word = readKnownOne(reader, "contest", idsOf(m_pack.contests), "contest");
        const Contest* contest = m_pack.contest(step.word);
        const Check* check = contest ? m_pack.check(contest->check) : nullptr;
        const SubjectKind kind = check ? check->subject : m_roles.self;
        step.subject = who(reader, "own", kind);
        step.other = who(reader, "enemy", kind);
        const bool both = kind == m_roles.self && m_roles.other == kind;
        if (check && !both && (!step.subject || !step.other)) {
            reader.error("contest",
                         fill(say("pack", "{contest} is between two of {kind}, which $self and $other "
                                          "are not here; name them as \"own\" and \"enemy\""),
                              {{"contest", inQuotes(contest->id)}, {"kind", severalOf(kind)}}));
        }
        step.subject = step.subject ? step.subject : party(Op::Self, kind);
        step.other = step.other ? step.other : party(Op::Other, kind);
        step.facts = readFactValues(reader, "facts", m_roles, m_pack);
        step.enemyFacts = readFactValues(reader, "enemy-facts", m_roles, m_pack);
        readRepeats(reader, step, Stage::Settled);
    }

    void readGroup(ObjectReader& reader, ActionStep& step) {
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
                say("pack",
                    "expected a subject or a list of subjects, such as \"$other\" or \"$self.units\""));
        }
        Roles inner = m_roles;
        inner.self = type.subject;
        inner.other = m_roles.self;
        StepsReader steps(m_draft, inner);
        step.steps = steps.read(reader, "does", true);
        m_roles.stage = std::max(m_roles.stage, steps.m_roles.stage);
    }

    void readEffect(ObjectReader& reader, ActionStep& step) {
        const auto& verbs = effectVerbs();
        if (std::ranges::none_of(verbs, [&](const std::string& verb) { return reader.has(verb); })) {
            reader.skip("when");
            reader.context().error(
                reader.node(),
                fill(say("pack",
                         "a step needs one of the keys \"roll\", \"contest\", \"does\", \"one-of\" or "
                         "one of an effect: {list}"),
                     {{"list", joined(verbs)}}));
            return;
        }
        step.effects = m_draft.readEffect(reader, m_roles);
    }

    void readRepeats(ObjectReader& reader, ActionStep& step, Stage after) {
        ExpressionReader expressions(m_pack, reader.context());
        step.times = expressions.readOptional(reader.want("times"), m_roles, Kind::Number);
        m_roles.stage = std::max(m_roles.stage, after);
        step.again = expressions.readOptional(reader.want("again-when"), m_roles, Kind::Flag);
    }

    std::optional<Expression> who(ObjectReader& reader, const std::string& key, SubjectKind kind) {
        return ExpressionReader(m_pack, reader.context())
            .readTyped(reader.want(key), m_roles, {Kind::Subject, kind, ""});
    }

    /// Who is not named is the other one of the two whom the action is about.
    std::optional<Expression> against(const std::optional<Expression>& subject, SubjectKind kind) const {
        if (subject && subject->op == Op::Self && m_roles.other == kind) {
            return party(Op::Other, kind);
        }
        return subject && subject->op == Op::Other && m_roles.self == kind
                   ? std::optional(party(Op::Self, kind))
                   : std::nullopt;
    }

    PackDraft& m_draft;
    RulePack& m_pack;
    Roles m_roles; ///< what is known grows with each roll
};

bool namesSubjects(const ActionField& field) {
    return field.kind == ActionField::Kind::Subject || field.kind == ActionField::Kind::Subjects ||
           field.kind == ActionField::Kind::Party;
}

/// Who is meant by $self and $other in an action, and what its fields give.
Roles rolesOf(const Action& action) {
    Roles roles{SubjectKind::Unit, std::nullopt, {}, Stage::Start};
    auto given = std::make_shared<std::map<Id, Type, std::less<>>>();
    for (const ActionField& field : action.fields) {
        if (field.party == "self") {
            roles.self = field.subject;
        } else if (field.party == "other") {
            roles.other = field.subject;
        }
        if (field.kind != ActionField::Kind::Facts) {
            given->emplace(field.id, typeOf(field));
        }
    }
    roles.fields = std::move(given);
    return roles;
}

/// Two fields cannot both be $self, or both $other.
void checkParty(ObjectReader& reader, const ActionField& field, const Action& action) {
    if (field.party != "self" && field.party != "other") {
        return;
    }
    for (const ActionField& other : action.fields) {
        if (other.party == field.party) {
            reader.error("party", fill(say("pack", "the field {other} is {party} already"),
                                       {{"other", inQuotes(other.id)}, {"party", inQuotes(field.party)}}));
        }
    }
}

void readCount(ObjectReader& reader, ActionField& field) {
    reader.need("from");
    reader.need("to");
    field.from = reader.whole("from");
    field.to = reader.whole("to");
    field.asked = !reader.has("default");
    const std::int64_t fallback = reader.whole("default", field.from);
    field.fallback = fallback;
    const std::string span = fill(say("pack", "{from} to {to}"),
                                  {{"from", std::to_string(field.from)}, {"to", std::to_string(field.to)}});
    if (field.from > field.to) {
        reader.error("to", fill(say("pack", "no number goes from {span}"), {{"span", span}}));
    } else if (fallback < field.from || fallback > field.to) {
        reader.error("default", fill(say("pack", "the default {fallback} is not in {span}"),
                                     {{"fallback", std::to_string(fallback)}, {"span", span}}));
    }
}

/// A count is tried number by number where the pack says which of them may be chosen.
constexpr std::int64_t mostNumbersAmong = 1000;

/// Whether a command cannot do without it.
bool isAsked(const ActionField& field) {
    return !field.optional && field.kind != ActionField::Kind::Facts;
}

/// The words of a choice: those that are listed, or all of a vocabulary.
void readWords(ObjectReader& reader, ActionField& field, const RulePack& pack) {
    field.vocabulary = readKnownOne(reader, "vocabulary", idsOf(pack.vocabularies), "vocabulary", false);
    const Vocabulary* vocabulary = pack.vocabulary(field.vocabulary);
    if (reader.has("words") || field.vocabulary.empty()) {
        reader.need("words");
        field.words = reader.texts("words");
    } else if (vocabulary) {
        field.words = vocabulary->ids();
    }
    for (const std::string& word : vocabulary ? field.words : std::vector<std::string>{}) {
        if (!vocabulary->find(word) && reader.context().judges("vocabulary")) {
            reader.error("words", fill(say("pack", "{word} is no {vocabulary}{hint}"),
                                       {{"word", inQuotes(word)},
                                        {"vocabulary", describeVocabulary(pack, field.vocabulary)},
                                        {"hint", orKnown(word, vocabulary->ids(), "")}}));
        }
    }
}

/// The kind of a field, and what belongs to it alone.
void readKind(ObjectReader& reader, ActionField& field, const RulePack& pack) {
    const std::size_t which = reader.whichChoice("kind");
    const std::string& kind = reader.offered("kind")[which];
    field.kind = static_cast<ActionField::Kind>(which);
    if (namesSubjects(field)) {
        field.subject = readSubjectKind(reader, "subject");
        field.party = reader.choice("party");
    }
    if (kind == "choice") {
        readWords(reader, field, pack);
    }
    if (kind == "place") {
        field.kind = ActionField::Kind::Choice;
        const Vocabulary* places = pack.vocabulary(readType(reader, pack).vocabulary);
        field.vocabulary = places ? places->id : Id();
        field.words = places ? places->ids() : std::vector<std::string>{};
    }
    if (kind == "count") {
        readCount(reader, field);
    }
}

void readField(ObjectReader& reader, Action& action, const Roles& roles, PackDraft& draft) {
    const RulePack& pack = draft.pack();
    const std::vector<std::string> taken{"do", "dice", "overrides", "extra-lines", "reason"};
    ActionField field;
    field.id = readNewId(reader, "field", idsOf(action.fields));
    if (listed(taken, field.id)) {
        reader.error("id", fill(say("pack", "{field} belongs to every command; choose another id"),
                                {{"field", inQuotes(field.id)}}));
    }
    readKind(reader, field, pack);
    checkParty(reader, field, action);
    if (namesSubjects(field)) {
        field.among = readAmong(reader, roles, field.subject, pack);
    } else if (field.kind == ActionField::Kind::Choice) {
        field.among = ExpressionReader(pack, reader.context())
                          .readTyped(reader.want("among"), roles,
                                     Type{Kind::Texts, SubjectKind::Unit, field.vocabulary});
    } else if (field.kind == ActionField::Kind::Count || field.kind == ActionField::Kind::Flag) {
        field.among = readCondition(reader, "among", roles, pack);
        if (field.among && field.to - field.from >= mostNumbersAmong) {
            reader.error(
                "to", fill(say("pack", "of a count with \"among\" every number is tried; it may have {most} "
                                       "of them at most"),
                           {{"most", std::to_string(mostNumbersAmong)}}));
        }
    }
    field.name = draft.withNumbers(reader, "name", reader.words("name"));
    field.optional = reader.flag("optional");
    field.needed = readCondition(reader, "needed-when", roles, pack);
    action.fields.push_back(std::move(field));
}

void readAction(ObjectReader& reader, Action& action, PackDraft& draft) {
    const RulePack& pack = draft.pack();
    const std::vector<std::string>& own = engineCommands();
    action.id = reader.id("id");
    if (listed(own, action.id)) {
        reader.error("id", fill(say("pack", "{action} is a command of the program itself; choose another id"),
                                {{"action", inQuotes(action.id)}}));
    }
    action.name = reader.words("name");
    action.section = reader.text("section");
    action.text = reader.words("text");
    action.checks = readKnown(reader, "checks", idsOf(pack.checks), "check");
    const Roles roles = rolesOf(action);
    action.fields.clear();
    reader.objects("fields", [&](ObjectReader& inner) { readField(inner, action, roles, draft); });
    Roles told = roles; // by then its first roll is made
    told.stage = Stage::Judged;
    draft.checkPlaces(reader, "text", action.text, told);
    action.needs = draft.readClauses(reader, "needs", roles);
    action.warns = draft.readClauses(reader, "warns", roles);
    action.states = readFactValues(reader, "states", roles, pack);
    action.does = StepsReader(draft, roles).read(reader, "does");
    action.effects = draft.readEffects(reader, "effects", roles, false);
    action.owedWhile = readCondition(reader, "owed-when", roles, pack);
    Roles waiving = roles; // of the command that is due nothing is left but for whom
    waiving.other.reset();
    waiving.fields.reset();
    action.waived = draft.readEffects(reader, "waived", waiving, false);
    action.foretells = readKnown(reader, "foretells", idsOf(pack.checks), "check");
    action.head = draft.readTextId(reader, "head", roles, false);
    action.atTurn = reader.choice("stands") == "turn";
    idle(reader, "stands", std::ranges::any_of(action.fields, isAsked),
         say("pack", "only a command without needed fields has a button of its own"));
}

} // namespace

void readActionNames(ObjectReader& file, PackDraft& draft) {
    file.objects("actions", [&draft](ObjectReader& reader) {
        Action action;
        action.id = reader.text("id");
        action.checks = reader.texts("checks");
        reader.objects("fields", [&](ObjectReader& inner) {
            ActionField field;
            field.id = inner.text("id");
            readKind(inner, field, draft.pack());
            action.fields.push_back(std::move(field));
        });
        draft.pack().actions.push_back(std::move(action));
    });
}

void readActions(ObjectReader& file, PackDraft& draft) {
    std::set<Id> seen;
    std::size_t next = 0;
    file.objects("actions", [&](ObjectReader& reader) {
        Action& action = draft.pack().actions[next++];
        readAction(reader, action, draft);
        duplicate(reader, "action", !seen.insert(action.id).second);
    });
}

} // namespace umpire
