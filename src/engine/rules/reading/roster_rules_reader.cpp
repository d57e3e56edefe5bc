#include "part_readers.h"

#include "../roster_attribute.h"

#include "umpire/base/key_table.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/rules/roster_keys.h"

#include <algorithm>
#include <array>
#include <set>

namespace umpire {

using Kind = Type::Kind;

namespace {

/// What can be enlisted, in the order its lists are read in.
constexpr std::array enlisted{SubjectKind::Formation, SubjectKind::Officer, SubjectKind::Unit};

/// Without the attributes nobody can tell which keys an entry may have; then none is reported.
bool keysAreKnown(ObjectReader& entry) {
    const bool known = entry.context().judges("attribute");
    for (const auto& member : entry.node().members()) {
        if (!known) {
            entry.skip(member.key);
        }
    }
    return known;
}

/// Reads the attributes of an entry only to find what is wrong with it. `ids`: whom it may name.
void checkEntry(ObjectReader& entry, SubjectKind kind, const RulePack& pack, const RosterIds& ids = {}) {
    const bool known = keysAreKnown(entry);
    for (const Attribute& attribute : pack.attributes) {
        if (known && attribute.of == kind && !attribute.rosterKey.empty()) {
            readRosterAttribute(entry, attribute, pack);
            checkNamed(entry.node(), attribute, ids, entry.context());
        }
    }
}

bool saysSomething(ObjectReader& reader, const std::string& key) {
    const JsonNode* node = reader.want(key);
    return node && !(node->isObject() && node->members().empty());
}

/// Whether a value stands there as a battle file has it, not as an expression.
bool isWritten(const JsonNode& node) {
    return !node.isObject() && !node.isArray() && !node.text().starts_with('$');
}

RosterSet readSet(ObjectReader& reader, const Roles& roles, const RulePack& pack) {
    RosterSet set;
    const JsonNode* node = reader.want("set");
    if (!node) {
        return set;
    }
    ObjectReader inner(*node, reader.context());
    ExpressionReader expressions(pack, reader.context());
    std::vector<std::string> known;
    for (const Attribute& attribute : pack.attributes) {
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

RosterSet readEntrySet(ObjectReader& entry, SubjectKind kind, const Roles& roles, const RulePack& pack) {
    RosterSet set;
    const bool known = keysAreKnown(entry);
    ExpressionReader expressions(pack, entry.context());
    for (const Attribute& attribute : pack.attributes) {
        if (!known || attribute.of != kind || attribute.rosterKey.empty()) {
            continue;
        }
        const JsonNode* node =
            attribute.required ? entry.need(attribute.rosterKey) : entry.want(attribute.rosterKey);
        if (!node) {
            continue;
        }
        if (isWritten(*node)) {
            set.emplace_back(attribute.id,
                             literalOf(attribute.type, readRosterAttribute(entry, attribute, pack)));
        } else {
            set.emplace_back(attribute.id, expressions.readTyped(*node, roles, attribute.type));
        }
    }
    return set;
}

void readFixEntries(ObjectReader& reader, RosterFix& fix, const Roles& roles, PackDraft& draft) {
    const JsonNode* node = reader.want("enlist");
    if (!node) {
        return;
    }
    ObjectReader lists(*node, reader.context());
    for (const SubjectKind kind : enlisted) {
        lists.objects(rosterList(kind), false, [&](ObjectReader& entry) {
            fix.enlists.push_back({kind, draft.readTextId(entry, "name", roles),
                                   readEntrySet(entry, kind, roles, draft.pack())});
        });
    }
}

RosterFix readFix(ObjectReader& reader, const Roles& roles, PackDraft& draft) {
    RosterFix fix;
    fix.text = draft.readTextId(reader, "text", roles);
    fix.strikes = reader.flag("strike");
    fix.renumbers = reader.flag("renumber");
    fix.set = readSet(reader, roles, draft.pack());
    readFixEntries(reader, fix, roles, draft);
    const int ways = (fix.strikes ? 1 : 0) + (fix.renumbers ? 1 : 0) +
                     (saysSomething(reader, "set") ? 1 : 0) + (saysSomething(reader, "enlist") ? 1 : 0);
    if (ways != 1) {
        reader.context().error(
            reader.node(), say("pack", "a fix does one of \"set\", \"renumber\", \"strike\" and \"enlist\""));
    }
    return fix;
}

void readCheck(ObjectReader& reader, PackDraft& draft) {
    RulePack& pack = draft.pack();
    RosterCheck check;
    check.id = readNewId(reader, "roster check", idsOf(pack.rosterChecks));
    check.of = readSubjectKind(reader, "of");
    const Roles roles{check.of, std::nullopt, {}, Stage::Start};
    check.when = readNeeded(reader, "when", roles, Kind::Flag, pack);
    check.text = draft.readTextId(reader, "text", roles);
    reader.object("fix", [&](ObjectReader& inner) { check.fix = readFix(inner, roles, draft); });
    pack.rosterChecks.push_back(std::move(check));
}

void readNewEntries(ObjectReader& file, RulePack& pack) {
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
            checkEntry(reader, kind, pack);
            pack.newEntries[kind] = entry->toJson();
        }
    }
}

void readCarryOver(ObjectReader& file, RulePack& pack) {
    file.object("carry-over", [&pack](ObjectReader& reader) {
        const Roles roles{SubjectKind::Unit, std::nullopt, {}, Stage::Start};
        pack.carryOver.leaves = readCondition(reader, "leaves", roles, pack);
        pack.carryOver.set = readSet(reader, roles, pack);
    });
}

/// What an entry of a template belongs to stands above it in the template; "" there is one without an id.
void checkPlace(ObjectReader& entry, const std::string& key, const std::vector<std::string>& formations) {
    const JsonNode* node = entry.want(key);
    const auto place = node ? readText(*node, entry.context()) : std::nullopt;
    const auto among = [&formations](const std::string& id) { return listed(formations, id); };
    if (!place || among(*place) || among("")) {
        return;
    }
    const std::string meant = didYouMean(*place, formations);
    const std::string hint = meant.empty()
                                 ? fill(say("pack", "; without {key} it stands where the template is put"),
                                        {{"key", inQuotes(key)}})
                                 : meant;
    entry.context().error(*node,
                          fill(say("pack", "the template has no formation {place} above this entry{hint}"),
                               {{"place", inQuotes(*place)}, {"hint", hint}}));
}

/// Where the template has sides, each of its formations hangs under one.
void checkSide(ObjectReader& formation, const std::vector<std::string>& sides) {
    const JsonNode* node = formation.want("side");
    const auto side = node ? readText(*node, formation.context()) : std::nullopt;
    if (side && !listed(sides, *side)) {
        formation.context().error(*node,
                                  fill(say("pack", "the template has no side {side}{hint}"),
                                       {{"side", inQuotes(*side)}, {"hint", didYouMean(*side, sides)}}));
    } else if (!node && !sides.empty() && !formation.has("parent")) {
        formation.context().error(formation.node(),
                                  say("pack", "the template has sides, and this formation is of none "
                                              "of them; give it \"side\" or \"parent\""));
    }
}

/// What one of several of an entry is called: the first has its id, the next "-2" behind it.
Id idOfCopy(const Id& id, int copy) {
    return copy == 1 ? id : id + "-" + std::to_string(copy);
}

/// More of an entry are refused where it is read.
std::int64_t mostCopies() {
    return KeyTable::ofFiles().shape("template-unit")->key("times")->rest.at("most").get<std::int64_t>();
}

/// Whom the entries of a template may name: each of several, too.
RosterIds idsIn(const JsonNode& army) {
    RosterIds ids;
    for (const SubjectKind kind :
         {SubjectKind::Side, SubjectKind::Formation, SubjectKind::Officer, SubjectKind::Unit}) {
        const JsonNode* list = army.find(rosterList(kind));
        if (!list) {
            continue;
        }
        for (const JsonNode& entry : list->items()) {
            const JsonNode* id = entry.find("id");
            if (id && id->scalar().is_string()) {
                const JsonNode* times = entry.find("times");
                const bool several =
                    kind == SubjectKind::Unit && times && times->scalar().is_number_integer();
                const auto copies =
                    several ? std::clamp<std::int64_t>(times->scalar().get<std::int64_t>(), 1, mostCopies())
                            : 1;
                for (int copy = 1; copy <= copies; ++copy) {
                    ids.emplace(idOfCopy(id->scalar().get<Id>(), copy), kind);
                }
            }
        }
    }
    return ids;
}

/// Each of several has an id of its own.
std::vector<Json> asManyAs(int times, Json entry) {
    entry.erase("times");
    std::vector<Json> entries(static_cast<std::size_t>(times), entry);
    for (int i = 1; i < times; ++i) {
        entries[static_cast<std::size_t>(i)]["id"] = idOfCopy(entry["id"].get<Id>(), i + 1);
    }
    return entries;
}

void readTemplate(ObjectReader& reader, RulePack& pack) {
    ArmyTemplate army;
    army.id = readNewId(reader, "template", idsOf(pack.templates));
    army.name = reader.words("name");
    army.text = reader.words("text");
    army.roster = Json::object();
    std::vector<std::string> sides;
    std::vector<std::string> formations;
    std::set<Id> ids;
    const RosterIds named = idsIn(reader.node());
    for (const SubjectKind kind :
         {SubjectKind::Side, SubjectKind::Formation, SubjectKind::Officer, SubjectKind::Unit}) {
        reader.objects(rosterList(kind), false, [&](ObjectReader& entry) {
            const Id id = entry.id("id");
            const int times = kind == SubjectKind::Unit ? static_cast<int>(entry.limited("times")) : 1;
            bool taken = false;
            for (int copy = 1; copy <= times; ++copy) {
                taken = !ids.insert(idOfCopy(id, copy)).second || taken;
            }
            duplicate(entry, "entry", taken);
            entry.text("name");
            if (kind == SubjectKind::Side) {
                sides.push_back(id);
            } else {
                checkPlace(entry, placeKey(kind), formations);
            }
            checkEntry(entry, kind, pack, named);
            if (kind == SubjectKind::Formation) {
                checkSide(entry, sides);
                formations.push_back(id);
            }
            for (Json& one : asManyAs(times, entry.node().toJson())) {
                army.roster[rosterList(kind)].push_back(std::move(one));
            }
        });
    }
    if (army.roster.empty()) {
        reader.context().error(reader.node(),
                               say("pack", "the template adds nothing; give it formations or units"));
    }
    pack.templates.push_back(std::move(army));
}

} // namespace

void readRosterRules(ObjectReader& file, PackDraft& draft) {
    file.objects("checks", [&draft](ObjectReader& reader) { readCheck(reader, draft); });
    readNewEntries(file, draft.pack());
    readCarryOver(file, draft.pack());
}

void readTemplates(ObjectReader& file, PackDraft& draft) {
    file.objects("templates", [&draft](ObjectReader& reader) { readTemplate(reader, draft.pack()); });
}

} // namespace umpire
