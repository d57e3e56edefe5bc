#include "actions_reader.h"

#include "among_reader.h"
#include "entry_parts.h"
#include "fact_values.h"
#include "steps_reader.h"
#include "type_reader.h"

#include "umpire/base/listed.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"

#include <algorithm>
#include <set>

namespace umpire {

using Kind = Type::Kind;

namespace {

const std::vector<std::string>& fieldKinds() {
    static const std::vector<std::string> kinds{"subject", "subjects", "count", "choice", "facts",
                                                "party",   "text",     "flag",  "place"};
    return kinds;
}

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

} // namespace

void ActionsReader::readNames(ObjectReader& file) {
    file.objects("actions", true, [this](ObjectReader& reader) {
        Action action;
        action.id = reader.text("id");
        action.checks = reader.texts("checks");
        reader.objects("fields", true, [&](ObjectReader& inner) {
            ActionField field;
            field.id = inner.text("id");
            readKind(inner, field);
            action.fields.push_back(std::move(field));
        });
        m_pack.actions.push_back(std::move(action));
    });
}

void ActionsReader::read(ObjectReader& file) {
    std::set<Id> seen;
    std::size_t next = 0;
    file.objects("actions", true, [&](ObjectReader& reader) {
        Action& action = m_pack.actions[next++];
        readAction(reader, action);
        duplicate(reader, "action", !seen.insert(action.id).second);
    });
}

void ActionsReader::readAction(ObjectReader& reader, Action& action) {
    const std::vector<std::string>& own = engineCommands();
    action.id = reader.id("id");
    if (listed(own, action.id)) {
        reader.error("id", fill(say("pack", "{action} is a command of the program itself; choose another id"),
                                {{"action", inQuotes(action.id)}}));
    }
    action.name = reader.words("name");
    action.section = reader.text("section", "");
    action.text = reader.words("text", "");
    action.checks = readKnown(reader, "checks", idsOf(m_pack.checks), "check");
    const Roles roles = rolesOf(action);
    action.fields.clear();
    reader.objects("fields", true, [&](ObjectReader& inner) { readField(inner, action, roles); });
    Roles told = roles; // by then its first roll is made
    told.stage = Stage::Judged;
    m_draft.checkPlaces(reader, "text", action.text, told);
    action.needs = m_draft.readClauses(reader, "needs", roles);
    action.warns = m_draft.readClauses(reader, "warns", roles);
    action.states = readFactValues(reader, "states", roles, m_pack);
    action.does = StepsReader(m_draft, roles).read(reader, "does");
    action.effects = m_draft.readEffects(reader, "effects", roles, false);
    action.owedWhile =
        ExpressionReader(m_pack, reader.context()).readOptional(reader.want("owed-while"), roles, Kind::Flag);
    Roles waiving = roles; // of the command that is due nothing is left but for whom
    waiving.other.reset();
    waiving.fields.reset();
    action.waived = m_draft.readEffects(reader, "waived", waiving, false);
    action.foretells = readKnown(reader, "foretells", idsOf(m_pack.checks), "check");
    action.head = m_draft.readTextId(reader, "head", roles, false);
}

/// The kind of a field, and what belongs to it alone.
void ActionsReader::readKind(ObjectReader& reader, ActionField& field) {
    const std::vector<std::string>& kinds = fieldKinds();
    const std::string kind = reader.choice("kind", kinds);
    field.kind = static_cast<ActionField::Kind>(std::find(kinds.begin(), kinds.end(), kind) - kinds.begin());
    if (namesSubjects(field)) {
        field.subject = readSubjectKind(reader, "subject", "unit");
        field.party = reader.choice("party", {"self", "other", "none"}, "none");
    }
    if (kind == "choice") {
        readWords(reader, field);
    }
    if (kind == "place") {
        field.kind = ActionField::Kind::Choice;
        const Vocabulary* places = m_pack.vocabulary(readType(reader, {kind}, m_pack).vocabulary);
        field.vocabulary = places ? places->id : Id();
        field.words = places ? places->ids() : std::vector<std::string>{};
    }
    if (kind == "count") {
        readCount(reader, field);
    }
}

/// The words of a choice: those that are listed, or all of a vocabulary.
void ActionsReader::readWords(ObjectReader& reader, ActionField& field) {
    std::vector<std::string> vocabularies = idsOf(m_pack.vocabularies);
    field.vocabulary = readKnownOne(reader, "vocabulary", vocabularies, "vocabulary", false);
    const Vocabulary* vocabulary = m_pack.vocabulary(field.vocabulary);
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
                                        {"vocabulary", describeVocabulary(m_pack, field.vocabulary)},
                                        {"hint", orKnown(word, vocabulary->ids(), "")}}));
        }
    }
}

void ActionsReader::readField(ObjectReader& reader, Action& action, const Roles& roles) {
    const std::vector<std::string> taken{"do", "dice", "overrides", "extra-lines", "reason"};
    ActionField field;
    field.id = reader.id("id");
    duplicate(reader, "field", action.field(field.id) != nullptr);
    if (listed(taken, field.id)) {
        reader.error("id", fill(say("pack", "{field} belongs to every command; choose another id"),
                                {{"field", inQuotes(field.id)}}));
    }
    readKind(reader, field);
    checkParty(reader, field, action);
    if (namesSubjects(field)) {
        field.among = readAmong(reader, roles, field.subject, m_pack);
    }
    field.name = m_draft.withNumbers(reader, "name", reader.words("name", ""));
    field.optional = reader.flag("optional", false);
    field.needed =
        ExpressionReader(m_pack, reader.context()).readOptional(reader.want("needed-if"), roles, Kind::Flag);
    action.fields.push_back(std::move(field));
}

} // namespace umpire
