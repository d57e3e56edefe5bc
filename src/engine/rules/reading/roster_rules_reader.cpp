#include "part_readers.h"

#include "../nouns.h"
#include "../roster_attribute.h"
#include "entry_parts.h"
#include "roster_entries.h"

#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/rules/roster_keys.h"

#include <algorithm>

namespace umpire {

using Kind = Type::Kind;

namespace {

bool saysSomething(ObjectReader& reader, const std::string& key) {
    const JsonNode* node = reader.want(key);
    return node && !(node->isObject() && node->members().empty());
}

/// Whether a value stands there as a battle file has it, not as an expression.
bool isWritten(const JsonNode& node) {
    const bool reference = node.scalar().is_string() && node.scalar().get<std::string>().starts_with('$');
    return !node.isObject() && !node.isArray() && !reference;
}

} // namespace

void RosterRulesReader::read(ObjectReader& file) {
    file.objects("checks", [this](ObjectReader& reader) { readCheck(reader); });
    readNewEntries(file);
    readCarryOver(file);
}

void RosterRulesReader::readCheck(ObjectReader& reader) {
    RosterCheck check;
    check.id = reader.id("id");
    const auto& others = m_pack.rosterChecks;
    duplicate(reader, "roster check", std::any_of(others.begin(), others.end(), [&check](const auto& o) {
                  return o.id == check.id;
              }));
    check.of = readSubjectKind(reader, "of");
    const Roles roles{check.of, std::nullopt, {}, Stage::Start};
    if (const JsonNode* when = reader.need("when")) {
        check.when = ExpressionReader(m_pack, reader.context()).read(*when, roles, Kind::Flag);
    }
    check.text = m_draft.readTextId(reader, "text", roles);
    reader.object("fix", [&](ObjectReader& inner) { check.fix = readFix(inner, roles); });
    m_pack.rosterChecks.push_back(std::move(check));
}

RosterFix RosterRulesReader::readFix(ObjectReader& reader, const Roles& roles) {
    RosterFix fix;
    fix.text = m_draft.readTextId(reader, "text", roles);
    fix.strikes = reader.flag("strike");
    fix.renumbers = reader.flag("renumber");
    fix.set = readSet(reader, roles);
    readFixEntries(reader, fix, roles);
    const int ways = (fix.strikes ? 1 : 0) + (fix.renumbers ? 1 : 0) +
                     (saysSomething(reader, "set") ? 1 : 0) + (saysSomething(reader, "enlist") ? 1 : 0);
    if (ways != 1) {
        reader.context().error(
            reader.node(), say("pack", "a fix does one of \"set\", \"renumber\", \"strike\" and \"enlist\""));
    }
    return fix;
}

RosterSet RosterRulesReader::readSet(ObjectReader& reader, const Roles& roles) {
    RosterSet set;
    const JsonNode* node = reader.want("set");
    if (!node) {
        return set;
    }
    ObjectReader inner(*node, reader.context());
    ExpressionReader expressions(m_pack, reader.context());
    std::vector<std::string> known;
    for (const Attribute& attribute : m_pack.attributes) {
        if (attribute.of != roles.self || attribute.rosterKey.empty()) {
            continue;
        }
        known.push_back(attribute.id);
        if (const JsonNode* value = inner.want(attribute.id)) {
            set.emplace_back(attribute.id, expressions.readTyped(*value, roles, attribute.type));
        }
    }
    for (const auto& member : node->members()) {
        inner.skip(member.key);
        if (!listed(known, member.key) && reader.context().judges("attribute")) {
            reader.context().error(member.value,
                                   fill(say("pack", "no roster attribute of {kind} is called {key}{hint}"),
                                        {{"kind", oneOf(roles.self)},
                                         {"key", inQuotes(member.key)},
                                         {"hint", orKnown(member.key, known, "attribute")}}));
        }
    }
    return set;
}

void RosterRulesReader::readFixEntries(ObjectReader& reader, RosterFix& fix, const Roles& roles) {
    const JsonNode* node = reader.want("enlist");
    if (!node) {
        return;
    }
    ObjectReader lists(*node, reader.context());
    for (const SubjectKind kind : enlisted) {
        lists.objects(rosterList(kind), false, [&](ObjectReader& entry) {
            fix.enlists.push_back(
                {kind, m_draft.readTextId(entry, "name", roles), readEntrySet(entry, kind, roles)});
        });
    }
}

void RosterRulesReader::readNewEntries(ObjectReader& file) {
    const JsonNode* node = file.want("new");
    if (!node) {
        return;
    }
    ObjectReader kinds(*node, file.context());
    for (const SubjectKind kind :
         {SubjectKind::Side, SubjectKind::Formation, SubjectKind::Officer, SubjectKind::Unit}) {
        if (const JsonNode* entry = kinds.want(std::string(name(kind)))) {
            ObjectReader reader(*entry, file.context());
            reader.text("name");
            checkEntry(reader, kind, m_pack);
            m_pack.newEntries[kind] = entry->toJson();
        }
    }
}

RosterSet RosterRulesReader::readEntrySet(ObjectReader& entry, SubjectKind kind, const Roles& roles) {
    RosterSet set;
    const bool known = keysAreKnown(entry);
    ExpressionReader expressions(m_pack, entry.context());
    for (const Attribute& attribute : m_pack.attributes) {
        if (!known || attribute.of != kind || attribute.rosterKey.empty()) {
            continue;
        }
        const JsonNode* node =
            attribute.required ? entry.need(attribute.rosterKey) : entry.want(attribute.rosterKey);
        if (!node) {
            continue;
        }
        if (isWritten(*node)) {
            Expression literal;
            literal.type = attribute.type;
            literal.literal = readRosterAttribute(entry, attribute, m_pack);
            set.emplace_back(attribute.id, std::move(literal));
        } else {
            set.emplace_back(attribute.id, expressions.readTyped(*node, roles, attribute.type));
        }
    }
    return set;
}

void RosterRulesReader::readCarryOver(ObjectReader& file) {
    file.object("carry-over", [this](ObjectReader& reader) {
        const Roles roles{SubjectKind::Unit, std::nullopt, {}, Stage::Start};
        m_pack.carryOver.leaves =
            ExpressionReader(m_pack, reader.context()).readOptional(reader.want("leaves"), roles, Kind::Flag);
        m_pack.carryOver.set = readSet(reader, roles);
    });
}

} // namespace umpire
