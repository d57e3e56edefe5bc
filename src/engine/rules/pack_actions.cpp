// Step two of reading a pack: the turn and the commands.

#include "pack_reader.h"

#include "umpire/base/text.h"

#include <algorithm>
#include <set>

namespace umpire {

using Kind = Type::Kind;

void PackReader::readPhases(ObjectReader& file) {
    std::set<Id> seen;
    std::size_t next = 0;
    file.objects("phases", true, [&](ObjectReader& reader) {
        Phase& phase = m_pack->phases[next++];
        phase.id = reader.id("id");
        duplicate(reader, "phase", !seen.insert(phase.id).second);
        phase.name = reader.text("name");
        phase.brief = reader.text("short", "");
    });
    if (m_pack->phases.empty()) {
        file.error("phases", "a turn has at least one phase");
        m_pack->phases.push_back({"turn", "Turn", ""});
    }
}

void PackReader::readMoments(ObjectReader& file) {
    file.objects("moments", false, [this](ObjectReader& reader) { readMoment(reader); });
}

void PackReader::readMoment(ObjectReader& reader) {
    const std::vector<std::string> times{"phase-start", "phase-end", "half-turn-start", "half-turn-end"};
    Moment moment;
    const std::string at = reader.choice("at", times);
    moment.at = static_cast<Moment::At>(std::find(times.begin(), times.end(), at) - times.begin());
    const bool ofPhase = at == "phase-start" || at == "phase-end";
    moment.phase = readKnownOne(reader, "phase", idsOf(m_pack->phases), "phase", ofPhase);
    if (!ofPhase && reader.has("phase")) {
        reader.error("phase", inQuotes(at) + " belongs to no phase; remove \"phase\", or use phase-start or "
                                             "phase-end");
    }
    moment.of = readSubjectKind(reader, "for-each", "");
    const Roles roles{moment.of, std::nullopt, {}, Stage::Start};
    moment.when =
        ExpressionReader(*m_pack, reader.context()).readOptional(reader.want("when"), roles, Kind::Flag);
    moment.effects = readEffects(reader, "effects", roles, false);
    moment.text = readTextId(reader, "text", roles, false);
    if (!reader.has("text") && moment.effects.empty()) {
        reader.context().error(reader.node(),
                               "nothing happens at this moment; give it \"effects\" or a \"text\"");
    }
    m_pack->moments.push_back(std::move(moment));
}

std::vector<Clause> PackReader::readClauses(ObjectReader& reader, const std::string& key,
                                            const Roles& roles) {
    std::vector<Clause> clauses;
    reader.objects(key, false, [&](ObjectReader& inner) {
        Clause clause;
        if (const JsonNode* when = inner.need("when")) {
            clause.when = ExpressionReader(*m_pack, inner.context()).read(*when, roles, Kind::Flag);
        }
        clause.text = readTextId(inner, "text", roles);
        clauses.push_back(std::move(clause));
    });
    return clauses;
}

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

} // namespace

void PackReader::readActionField(ObjectReader& reader, Action& action, const Roles& roles) {
    const std::vector<std::string> kinds{"subject", "subjects", "count", "choice", "facts", "party", "text"};
    const std::vector<std::string> taken{"do", "dice", "overrides", "extra-lines", "reason"};
    ActionField field;
    field.id = reader.id("id");
    duplicate(reader, "field", action.field(field.id) != nullptr);
    if (std::find(taken.begin(), taken.end(), field.id) != taken.end()) {
        reader.error("id", inQuotes(field.id) + " belongs to every command; choose another id");
    }
    const std::string kind = reader.choice("kind", kinds);
    field.kind = static_cast<ActionField::Kind>(std::find(kinds.begin(), kinds.end(), kind) - kinds.begin());
    if (kind == "subject" || kind == "subjects" || kind == "party") {
        field.subject = readSubjectKind(reader, "subject", "unit");
        field.party = reader.choice("party", {"self", "other", "none"}, "none");
    }
    if (field.party == "self" || field.party == "other") {
        for (const ActionField& other : action.fields) {
            if (other.party == field.party) {
                reader.error("party",
                             "the field " + inQuotes(other.id) + " is " + inQuotes(field.party) + " already");
            }
        }
    }
    if (kind == "choice" && reader.need("words")) {
        field.words = reader.texts("words");
    }
    if (kind == "count") {
        field.from = reader.whole("from");
        field.to = reader.whole("to");
        const std::int64_t fallback = reader.whole("default", field.from);
        field.fallback = fallback;
        const std::string range = std::to_string(field.from) + " to " + std::to_string(field.to);
        if (field.from > field.to) {
            reader.error("to", "no number goes from " + range);
        } else if (fallback < field.from || fallback > field.to) {
            reader.error("default", "the default " + std::to_string(fallback) + " is not in " + range);
        }
    }
    if (kind == "subject" || kind == "subjects") {
        const Roles each{field.subject, std::nullopt, {}, Stage::Start};
        field.among =
            ExpressionReader(*m_pack, reader.context()).readOptional(reader.want("among"), each, Kind::Flag);
    }
    field.name = reader.text("name", "");
    field.optional = reader.flag("optional", false);
    field.needed =
        ExpressionReader(*m_pack, reader.context()).readOptional(reader.want("needed-if"), roles, Kind::Flag);
    action.fields.push_back(std::move(field));
}

void PackReader::readAction(ObjectReader& reader) {
    const std::vector<std::string>& own = engineCommands();
    Action action;
    action.id = reader.id("id");
    duplicate(reader, "action", m_pack->action(action.id) != nullptr);
    if (std::find(own.begin(), own.end(), action.id) != own.end()) {
        reader.error("id", inQuotes(action.id) + " is a command of the program itself; choose another id");
    }
    action.name = reader.text("name");
    action.section = reader.text("section", "");
    action.text = reader.text("text", "");
    action.checks = readKnown(reader, "checks", idsOf(m_pack->checks), "check");
    const Roles roles = partiesOf(reader.node().find("fields"));
    reader.objects("fields", true, [&](ObjectReader& inner) { readActionField(inner, action, roles); });
    checkPlaces(reader, "text", action.text, roles);
    action.needs = readClauses(reader, "needs", roles);
    action.warns = readClauses(reader, "warns", roles);
    action.effects = readEffects(reader, "effects", roles, false);
    action.head = readTextId(reader, "head", roles, false);
    m_pack->actions.push_back(std::move(action));
}

void PackReader::readActions(ObjectReader& file) {
    file.objects("actions", true, [this](ObjectReader& reader) { readAction(reader); });
}

} // namespace umpire
