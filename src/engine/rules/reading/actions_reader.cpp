#include "actions_reader.h"

#include "entry_parts.h"

#include "umpire/base/listed.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"

#include <algorithm>

namespace umpire {

using Kind = Type::Kind;

namespace {

/// Who is meant by $self and $other in an action, from what its fields say before they are judged.
Roles partiesOf(const JsonNode* fields) {
    Roles roles{SubjectKind::Unit, std::nullopt, {}, Stage::Start};
    const auto word = [](const JsonNode& field, const char* key) {
        const JsonNode* node = field.find(key);
        return node && node->scalar().is_string() ? node->scalar().get<std::string>() : std::string();
    };
    for (const JsonNode& field : fields ? fields->items() : std::vector<JsonNode>{}) {
        const std::string party = word(field, "party");
        const std::string subject = word(field, "subject");
        const SubjectKind kind = subject == "side"        ? SubjectKind::Side
                                 : subject == "formation" ? SubjectKind::Formation
                                 : subject == "officer"   ? SubjectKind::Officer
                                                          : SubjectKind::Unit;
        if (party == "self") {
            roles.self = kind;
        } else if (party == "other") {
            roles.other = kind;
        }
    }
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

void ActionsReader::read(ObjectReader& file) {
    file.objects("actions", true, [this](ObjectReader& reader) { readAction(reader); });
}

void ActionsReader::readAction(ObjectReader& reader) {
    const std::vector<std::string>& own = engineCommands();
    Action action;
    action.id = reader.id("id");
    duplicate(reader, "action", m_pack.action(action.id) != nullptr);
    if (listed(own, action.id)) {
        reader.error("id", fill(say("pack", "{action} is a command of the program itself; choose another id"),
                                {{"action", inQuotes(action.id)}}));
    }
    action.name = reader.text("name");
    action.section = reader.text("section", "");
    action.text = reader.text("text", "");
    action.checks = readKnown(reader, "checks", idsOf(m_pack.checks), "check");
    const Roles roles = partiesOf(reader.node().find("fields"));
    reader.objects("fields", true, [&](ObjectReader& inner) { readField(inner, action, roles); });
    m_draft.checkPlaces(reader, "text", action.text, roles);
    action.needs = m_draft.readClauses(reader, "needs", roles);
    action.warns = m_draft.readClauses(reader, "warns", roles);
    action.effects = m_draft.readEffects(reader, "effects", roles, false);
    action.head = m_draft.readTextId(reader, "head", roles, false);
    m_pack.actions.push_back(std::move(action));
}

void ActionsReader::readField(ObjectReader& reader, Action& action, const Roles& roles) {
    const std::vector<std::string> kinds{"subject", "subjects", "count", "choice", "facts", "party", "text"};
    const std::vector<std::string> taken{"do", "dice", "overrides", "extra-lines", "reason"};
    ActionField field;
    field.id = reader.id("id");
    duplicate(reader, "field", action.field(field.id) != nullptr);
    if (listed(taken, field.id)) {
        reader.error("id", fill(say("pack", "{field} belongs to every command; choose another id"),
                                {{"field", inQuotes(field.id)}}));
    }
    const std::string kind = reader.choice("kind", kinds);
    field.kind = static_cast<ActionField::Kind>(std::find(kinds.begin(), kinds.end(), kind) - kinds.begin());
    if (kind == "subject" || kind == "subjects" || kind == "party") {
        field.subject = readSubjectKind(reader, "subject", "unit");
        field.party = reader.choice("party", {"self", "other", "none"}, "none");
    }
    checkParty(reader, field, action);
    if (kind == "choice" && reader.need("words")) {
        field.words = reader.texts("words");
    }
    if (kind == "count") {
        readCount(reader, field);
    }
    if (kind == "subject" || kind == "subjects") {
        const Roles each{field.subject, std::nullopt, {}, Stage::Start};
        field.among =
            ExpressionReader(m_pack, reader.context()).readOptional(reader.want("among"), each, Kind::Flag);
    }
    field.name = reader.text("name", "");
    field.optional = reader.flag("optional", false);
    field.needed =
        ExpressionReader(m_pack, reader.context()).readOptional(reader.want("needed-if"), roles, Kind::Flag);
    action.fields.push_back(std::move(field));
}

} // namespace umpire
