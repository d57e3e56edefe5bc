#include "part_readers.h"

#include "entry_parts.h"

#include "umpire/base/speech.h"

namespace umpire {

using Kind = Type::Kind;

void ModifiersReader::read(ObjectReader& file) {
    file.objects("modifiers", true, [this](ObjectReader& reader) { readModifier(reader); });
}

void ModifiersReader::readModifier(ObjectReader& reader) {
    Modifier modifier;
    modifier.id = reader.id("id");
    duplicate(reader, "modifier", !m_seen.insert(modifier.id).second);
    modifier.label = reader.words("label");
    modifier.section = reader.text("section");
    modifier.onSheet = reader.words("sheet", "");
    modifier.worth = reader.words("worth", "");
    modifier.checks = readKnown(reader, "checks", idsOf(m_pack.checks), "check");
    const JsonNode* checks = reader.node().find("checks");
    if (!checks || (checks->isArray() && checks->items().empty())) {
        reader.error("checks",
                     say("pack", "nobody can reach this modifier: it names no check; add \"checks\""));
    }
    const Check* first = modifier.checks.empty() ? nullptr : m_pack.check(modifier.checks.front());
    const Roles roles = first ? Roles{first->subject, first->other, {}, Stage::Start} : Roles{};
    for (const Id& id : modifier.checks) {
        const Check* check = m_pack.check(id);
        if (check && check->subject != roles.self) {
            reader.error(
                "checks",
                say("pack",
                    "its checks are taken by different kinds of subject; make a modifier of each kind"));
            break;
        }
        if (check && check->other != roles.other) {
            reader.error("checks",
                         say("pack", "its checks are taken against different kinds of subject; make "
                                     "a modifier of each kind"));
            break;
        }
    }
    m_draft.checkPlaces(reader, "label", modifier.label, roles);
    ExpressionReader expressions(m_pack, reader.context());
    modifier.when = expressions.readOptional(reader.want("when"), roles, Kind::Flag);
    if (const JsonNode* value = reader.need("value")) {
        modifier.value = expressions.read(*value, roles, Kind::Number);
        // What could not be read was reported, and is no 0 of the author's.
        const bool whole = !value->isObject() && !value->isArray() && value->scalar().is_number_integer();
        if (whole && value->scalar().get<std::int64_t>() == 0) {
            reader.error("value",
                         say("pack", "a modifier of 0 changes nothing; give another value or remove it"));
        }
    }
    m_pack.modifiers.push_back(std::move(modifier));
}

} // namespace umpire
