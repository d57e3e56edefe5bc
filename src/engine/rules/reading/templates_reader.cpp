#include "part_readers.h"

#include "entry_parts.h"
#include "roster_entries.h"

#include "umpire/base/key_table.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/rules/roster_keys.h"

#include <algorithm>
#include <set>

namespace umpire {

namespace {

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

/// How many there are of an entry, such as the copies of a card.
int timesOf(ObjectReader& entry) {
    return static_cast<int>(entry.limited("times"));
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

} // namespace

void TemplatesReader::read(ObjectReader& file) {
    file.objects("templates", [this](ObjectReader& reader) { readTemplate(reader); });
}

void TemplatesReader::readTemplate(ObjectReader& reader) {
    ArmyTemplate army;
    army.id = reader.id("id");
    const auto& others = m_pack.templates;
    duplicate(reader, "template",
              std::any_of(others.begin(), others.end(), [&army](const auto& o) { return o.id == army.id; }));
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
            const int times = kind == SubjectKind::Unit ? timesOf(entry) : 1;
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
            checkEntry(entry, kind, m_pack, named);
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
    m_pack.templates.push_back(std::move(army));
}

} // namespace umpire
