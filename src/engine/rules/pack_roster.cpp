// Step two of reading a pack: checks of the roster, what a campaign carries over, army templates.

#include "pack_reader.h"
#include "roster_attribute.h"

#include "umpire/base/text.h"
#include "umpire/rules/roster_keys.h"

#include <algorithm>
#include <array>

namespace umpire {

using Kind = Type::Kind;

namespace {

constexpr std::array enlisted{SubjectKind::Formation, SubjectKind::Officer, SubjectKind::Unit};

/// Without the attributes nobody can tell which keys an entry may have.
bool keysAreKnown(ObjectReader& entry) {
    const bool known = entry.context().judges("attribute");
    for (const auto& member : entry.node().members()) {
        if (!known) {
            entry.skip(member.key);
        }
    }
    return known;
}

/// Reads the attributes of an entry only to find what is wrong with it.
void checkEntry(ObjectReader& entry, SubjectKind kind, const RulePack& pack) {
    const bool known = keysAreKnown(entry);
    for (const Attribute& attribute : pack.attributes) {
        if (known && attribute.of == kind && !attribute.rosterKey.empty()) {
            readRosterAttribute(entry, attribute, pack);
        }
    }
}

/// What an entry of a template belongs to stands above it in the template; "" there is one without an id.
void checkPlace(ObjectReader& entry, const std::string& key, const std::vector<std::string>& formations) {
    const JsonNode* node = entry.want(key);
    const auto place = node ? readText(*node, entry.context()) : std::nullopt;
    const auto among = [&formations](const std::string& id) {
        return std::find(formations.begin(), formations.end(), id) != formations.end();
    };
    if (!place || among(*place) || among("")) {
        return;
    }
    const std::string meant = didYouMean(*place, formations);
    entry.context().error(
        *node,
        "the template has no formation " + inQuotes(*place) + " above this entry" +
            (meant.empty() ? "; without " + inQuotes(key) + " it stands where the template is put" : meant));
}

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

void PackReader::readRosterChecks(ObjectReader& file) {
    file.objects("checks", true, [this](ObjectReader& reader) { readRosterCheck(reader); });
}

void PackReader::readRosterCheck(ObjectReader& reader) {
    RosterCheck check;
    check.id = reader.id("id");
    const auto& others = m_pack->rosterChecks;
    duplicate(reader, "roster check", std::any_of(others.begin(), others.end(), [&check](const auto& o) {
                  return o.id == check.id;
              }));
    check.of = readSubjectKind(reader, "of", "unit");
    const Roles roles{check.of, std::nullopt, {}, Stage::Start};
    if (const JsonNode* when = reader.need("when")) {
        check.when = ExpressionReader(*m_pack, reader.context()).read(*when, roles, Kind::Flag);
    }
    check.text = readTextId(reader, "text", roles);
    if (const JsonNode* fix = reader.want("fix")) {
        ObjectReader inner(*fix, reader.context());
        check.fix = readFix(inner, roles);
    }
    m_pack->rosterChecks.push_back(std::move(check));
}

RosterFix PackReader::readFix(ObjectReader& reader, const Roles& roles) {
    RosterFix fix;
    fix.text = readTextId(reader, "text", roles);
    fix.strikes = reader.flag("strike", false);
    fix.renumbers = reader.flag("renumber", false);
    fix.set = readRosterSet(reader, roles);
    readFixEntries(reader, fix, roles);
    const int ways = (fix.strikes ? 1 : 0) + (fix.renumbers ? 1 : 0) +
                     (saysSomething(reader, "set") ? 1 : 0) + (saysSomething(reader, "enlist") ? 1 : 0);
    if (ways != 1) {
        reader.context().error(reader.node(),
                               "a fix does one of \"set\", \"renumber\", \"strike\" and \"enlist\"");
    }
    return fix;
}

RosterSet PackReader::readRosterSet(ObjectReader& reader, const Roles& roles) {
    RosterSet set;
    const JsonNode* node = reader.want("set");
    if (!node) {
        return set;
    }
    ObjectReader inner(*node, reader.context());
    ExpressionReader expressions(*m_pack, reader.context());
    std::vector<std::string> known;
    for (const Attribute& attribute : m_pack->attributes) {
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
        if (std::find(known.begin(), known.end(), member.key) == known.end() &&
            reader.context().judges("attribute")) {
            reader.context().error(member.value, "no roster attribute of a " + std::string(name(roles.self)) +
                                                     " is called " + inQuotes(member.key) +
                                                     orKnown(member.key, known, "attribute"));
        }
    }
    return set;
}

void PackReader::readFixEntries(ObjectReader& reader, RosterFix& fix, const Roles& roles) {
    const JsonNode* node = reader.want("enlist");
    if (!node) {
        return;
    }
    ObjectReader lists(*node, reader.context());
    for (const SubjectKind kind : enlisted) {
        lists.objects(rosterList(kind), false, [&](ObjectReader& entry) {
            fix.enlists.push_back({kind, readTextId(entry, "name", roles), readEntrySet(entry, kind, roles)});
        });
    }
}

void PackReader::readNewEntries(ObjectReader& file) {
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
            checkEntry(reader, kind, *m_pack);
            m_pack->newEntries[kind] = entry->toJson();
        }
    }
}

RosterSet PackReader::readEntrySet(ObjectReader& entry, SubjectKind kind, const Roles& roles) {
    RosterSet set;
    const bool known = keysAreKnown(entry);
    ExpressionReader expressions(*m_pack, entry.context());
    for (const Attribute& attribute : m_pack->attributes) {
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
            literal.literal = readRosterAttribute(entry, attribute, *m_pack);
            set.emplace_back(attribute.id, std::move(literal));
        } else {
            set.emplace_back(attribute.id, expressions.readTyped(*node, roles, attribute.type));
        }
    }
    return set;
}

void PackReader::readCarryOver(ObjectReader& file) {
    const JsonNode* node = file.want("carry-over");
    if (!node) {
        return;
    }
    ObjectReader reader(*node, file.context());
    const Roles roles{SubjectKind::Unit, std::nullopt, {}, Stage::Start};
    m_pack->carryOver.leaves =
        ExpressionReader(*m_pack, reader.context()).readOptional(reader.want("leaves"), roles, Kind::Flag);
    m_pack->carryOver.set = readRosterSet(reader, roles);
}

void PackReader::readTemplates(ObjectReader& file) {
    file.objects("templates", true, [this](ObjectReader& reader) { readTemplate(reader); });
}

void PackReader::readTemplate(ObjectReader& reader) {
    ArmyTemplate army;
    army.id = reader.id("id");
    const auto& others = m_pack->templates;
    duplicate(reader, "template",
              std::any_of(others.begin(), others.end(), [&army](const auto& o) { return o.id == army.id; }));
    army.name = reader.text("name");
    army.text = reader.text("text", "");
    army.roster = Json::object();
    std::vector<std::string> formations;
    std::set<Id> ids;
    for (const SubjectKind kind : enlisted) {
        reader.objects(rosterList(kind), false, [&](ObjectReader& entry) {
            const Id id = entry.id("id");
            duplicate(entry, "entry", !ids.insert(id).second);
            entry.text("name");
            checkPlace(entry, placeKey(kind), formations);
            checkEntry(entry, kind, *m_pack);
            if (kind == SubjectKind::Formation) {
                formations.push_back(id);
            }
            army.roster[rosterList(kind)].push_back(entry.node().toJson());
        });
    }
    if (army.roster.empty()) {
        reader.context().error(reader.node(), "the template adds nothing; give it formations or units");
    }
    m_pack->templates.push_back(std::move(army));
}

} // namespace umpire
