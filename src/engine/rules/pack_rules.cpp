// Step two of reading a pack: attributes, facts, routines, modifiers, moments and actions.

#include "pack_reader.h"

#include "umpire/base/text.h"

#include <algorithm>
#include <set>

namespace umpire {

using Kind = Type::Kind;

void PackReader::readAttributes(ObjectReader& file) {
    std::set<std::pair<SubjectKind, Id>> seen;
    std::size_t next = 0;
    file.objects("attributes", true, [&](ObjectReader& reader) {
        Attribute& attribute = m_pack->attributes[next++];
        ExpressionReader expressions(*m_pack, reader.context());
        const Roles roles{attribute.of, SubjectKind::Unit, {}};
        attribute.id = reader.id("id");
        attribute.of = readSubjectKind(reader, "of", "");
        duplicate(reader, std::string(name(attribute.of)) + " attribute", attribute.id,
                  !seen.emplace(attribute.of, attribute.id).second);
        attribute.name = reader.text("name");
        readType(reader, {"flag", "count", "choice", "text", "subject", "subjects"});
        const bool choice = attribute.type.kind == Kind::Text && reader.has("vocabulary");
        if (choice && ExpressionReader::wordsOf(*m_pack, attribute.type.vocabulary).empty()) {
            reader.error("vocabulary",
                         "unknown vocabulary " + inQuotes(attribute.type.vocabulary) +
                             didYouMean(attribute.type.vocabulary, idsOf(m_pack->vocabularies)));
        }
        attribute.text = reader.text("text", "");
        attribute.fallback = expressions.readOptional(reader.want("default"), roles, attribute.type.kind);
        attribute.derived = expressions.readOptional(reader.want("derived"), roles, attribute.type.kind);
        attribute.shownIf = expressions.readOptional(reader.want("shown-if"), roles, Kind::Flag);
        attribute.most = expressions.readOptional(reader.want("most"), roles, Kind::Number);
        attribute.rosterKey = reader.text("roster", "");
        attribute.required = reader.flag("required", false);
        attribute.least = reader.whole("least", 0);
        attribute.adjusts = readKnownOne(reader, "adjusts", idsOf(m_pack->attributes), "attribute", false);
        attribute.stamp = readKnownOne(reader, "stamp", idsOf(m_pack->attributes), "attribute", false);
        attribute.shown = reader.flag("shown", true);
        attribute.mark = reader.flag("mark", false);
    });
}

void PackReader::readFacts(ObjectReader& file) {
    std::set<Id> seen;
    std::size_t next = 0;
    file.objects("facts", true, [&](ObjectReader& reader) {
        Fact& fact = m_pack->facts[next++];
        ExpressionReader expressions(*m_pack, reader.context());
        const Roles roles{readSubjectKind(reader, "of", "unit"), SubjectKind::Unit, {}};
        fact.id = reader.id("id");
        duplicate(reader, "fact", fact.id, !seen.insert(fact.id).second);
        readType(reader, {"flag", "count", "choice", "choices", "subject", "subjects"});
        fact.question = reader.text("question", "");
        fact.key = reader.text("key", "");
        if (const JsonNode* fallback = reader.want("default")) {
            fact.fallback = readPlain(*fallback, fact.type, reader.context());
        }
        fact.tickedAtFirst = reader.flag("ticked", false);
        fact.tickedIf = expressions.readOptional(reader.want("ticked-if"), roles, Kind::Flag);
        fact.askedIf = expressions.readOptional(reader.want("asked-if"), roles, Kind::Flag);
        fact.derived = expressions.readOptional(reader.want("derived"), roles, fact.type.kind);
        fact.checks = readKnown(reader, "checks", idsOf(m_pack->checks), "check");
        fact.asked = !fact.question.empty();
        if (fact.asked && fact.checks.empty()) {
            reader.error("question", "this question is never asked; name the checks it is stated for");
        }
    });
}

void PackReader::readRoutines(ObjectReader& file) {
    std::set<Id> seen;
    file.objects("routines", true, [&](ObjectReader& reader) {
        const Id id = reader.id("id");
        duplicate(reader, "routine", id, !seen.insert(id).second);
        const Roles roles{readSubjectKind(reader, "of", "unit"), SubjectKind::Unit, {}};
        EffectReader effects(*m_pack, reader.context());
        m_pack->routines[id] = effects.read(reader, "effects", roles);
    });
}

void PackReader::readModifiers(ObjectReader& file) {
    file.objects("modifiers", true, [this](ObjectReader& reader) {
        Modifier modifier;
        modifier.id = reader.id("id");
        duplicate(reader, "modifier", modifier.id, m_pack->modifier(modifier.id) != nullptr);
        modifier.label = reader.text("label");
        modifier.section = reader.text("section");
        modifier.checks = readKnown(reader, "checks", idsOf(m_pack->checks), "check");
        if (modifier.checks.empty()) {
            reader.error("checks", "nobody can reach this modifier: it names no check");
        }
        const Check* first = modifier.checks.empty() ? nullptr : m_pack->check(modifier.checks.front());
        const Roles roles{first ? first->subject : SubjectKind::Unit, SubjectKind::Unit, {}};
        for (const Id& id : modifier.checks) {
            const Check* check = m_pack->check(id);
            if (check && check->subject != roles.self) {
                reader.error("checks", "its checks are taken by different kinds of subject");
            }
        }
        ExpressionReader expressions(*m_pack, reader.context());
        modifier.when = expressions.readOptional(reader.want("when"), roles, Kind::Flag);
        if (const JsonNode* value = reader.need("value")) {
            modifier.value = expressions.read(*value, roles, Kind::Number);
            if (modifier.value.op == Expression::Op::Literal && modifier.value.literal.number() == 0) {
                reader.error("value", "a modifier of 0 changes nothing");
            }
        }
        m_pack->modifiers.push_back(std::move(modifier));
    });
}

void PackReader::readMoments(ObjectReader& file) {
    std::set<Id> seen;
    file.objects("phases", true, [&](ObjectReader& reader) {
        const Id id = reader.id("id");
        duplicate(reader, "phase", id, !seen.insert(id).second);
        reader.text("name");
        reader.text("short", "");
    });
    if (m_pack->phases.empty()) {
        file.error("phases", "a turn has at least one phase");
        m_pack->phases.push_back({"turn", "Turn", ""});
    }
    file.objects("moments", false, [this](ObjectReader& reader) {
        const std::vector<std::string> times{"phase-start", "phase-end", "half-turn-start", "half-turn-end"};
        Moment moment;
        const std::string at = reader.choice("at", times);
        moment.at = static_cast<Moment::At>(std::find(times.begin(), times.end(), at) - times.begin());
        const bool phase = at == "phase-start" || at == "phase-end";
        moment.phase = readKnownOne(reader, "phase", idsOf(m_pack->phases), "phase", phase);
        moment.of = readSubjectKind(reader, "for-each", "");
        const Roles roles{moment.of, SubjectKind::Unit, {}};
        moment.when =
            ExpressionReader(*m_pack, reader.context()).readOptional(reader.want("when"), roles, Kind::Flag);
        moment.effects = EffectReader(*m_pack, reader.context()).read(reader, "effects", roles);
        moment.text = readKnownOne(reader, "text", keysOf(m_pack->texts), "text", false);
        m_pack->moments.push_back(std::move(moment));
    });
}

std::vector<Clause> PackReader::readClauses(ObjectReader& reader, const std::string& key,
                                            const Roles& roles) {
    std::vector<Clause> clauses;
    reader.objects(key, false, [&](ObjectReader& inner) {
        Clause clause;
        if (const JsonNode* when = inner.need("when")) {
            clause.when = ExpressionReader(*m_pack, inner.context()).read(*when, roles, Kind::Flag);
        }
        clause.text = readKnownOne(inner, "text", keysOf(m_pack->texts), "text");
        clauses.push_back(std::move(clause));
    });
    return clauses;
}

void PackReader::readActionField(ObjectReader& reader, Action& action) {
    const std::vector<std::string> kinds{"subject", "subjects", "count", "choice", "facts", "party"};
    ActionField field;
    field.id = reader.id("id");
    duplicate(reader, "field", field.id, action.field(field.id) != nullptr);
    const std::string kind = reader.choice("kind", kinds);
    field.kind = static_cast<ActionField::Kind>(std::find(kinds.begin(), kinds.end(), kind) - kinds.begin());
    if (kind == "subject" || kind == "subjects" || kind == "party") {
        field.subject = readSubjectKind(reader, "subject", "unit");
        field.party = reader.choice("party", {"self", "other", "none"}, "none");
    }
    if (kind == "choice") {
        field.words = reader.texts("words");
    }
    if (kind == "count") {
        field.from = reader.whole("from");
        field.to = reader.whole("to");
        field.fallback = reader.whole("default", field.from);
    }
    field.optional = reader.flag("optional", false);
    ExpressionReader expressions(*m_pack, reader.context());
    field.needed = expressions.readOptional(reader.want("needed-if"), Roles{}, Kind::Flag);
    action.fields.push_back(std::move(field));
}

void PackReader::readActions(ObjectReader& file) {
    file.objects("actions", true, [this](ObjectReader& reader) {
        Action action;
        action.id = reader.id("id");
        duplicate(reader, "action", action.id, m_pack->action(action.id) != nullptr);
        action.name = reader.text("name");
        action.section = reader.text("section", "");
        action.text = reader.text("text", "");
        action.checks = readKnown(reader, "checks", idsOf(m_pack->checks), "check");
        reader.objects("fields", true, [&](ObjectReader& inner) { readActionField(inner, action); });
        const auto self = std::find_if(action.fields.begin(), action.fields.end(),
                                       [](const ActionField& field) { return field.party == "self"; });
        const Roles roles{
            self == action.fields.end() ? SubjectKind::Unit : self->subject, SubjectKind::Unit, {}};
        action.needs = readClauses(reader, "needs", roles);
        action.warns = readClauses(reader, "warns", roles);
        m_pack->actions.push_back(std::move(action));
    });
}

} // namespace umpire
