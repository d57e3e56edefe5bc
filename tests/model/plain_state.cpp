#include "plain_state.h"

#include <algorithm>

namespace umpire::plain {

namespace {

template <class Items>
auto* findById(Items& items, const std::string& id) {
    const auto found =
        std::find_if(items.begin(), items.end(), [&](const auto& item) { return item.id == id; });
    return found == items.end() ? nullptr : &*found;
}

// OPEN: an id of the wrong kind (a unit where a formation is asked for) is `unknown-id` too.
template <class Items>
auto& getById(Items& items, const std::string& id) {
    auto* found = findById(items, id);
    if (!found)
        throw Refusal{"unknown-id", id};
    return *found;
}

/// D: the nation's quality where the roster names none.
std::string defaultQuality(const std::string& type, const std::string& nation) {
    // 101: the Imperial Camel Corps; other camelry as its nation.
    const bool camelCorps = type == "camelry" && oneOf(nation, {"anzac", "british", "indian"});
    if (camelCorps || oneOf(nation, {"anzac", "german", "austrian", "arab-revolt"}))
        return "veteran";
    return nation == "arab-independent" ? "green" : "mixed";
}

std::string readQuality(const json& entry, const Unit& unit) {
    // D: armoured cars, tanks and patrol cars are Veteran whatever the roster says.
    if (oneOf(unit.type, {"armoured-car", "tank", "patrol-cars"}))
        return "veteran";
    return entry.value("quality", defaultQuality(unit.type, unit.nation));
}

std::string topSide(const State& state, const std::string& start) {
    std::string id = start;
    while (!state.hasSide(id)) {
        const Formation* formation = state.findFormation(id);
        if (!formation)
            return "";
        if (!formation->side.empty())
            return formation->side;
        id = formation->parent;
    }
    return id;
}

bool startsMad(const Unit& unit) {
    return unit.nation == "arab-independent" &&
           oneOf(unit.type, {"cavalry", "mounted-infantry", "camelry", "infantry"});
}

Unit readUnit(const State& state, const json& entry) {
    Unit unit;
    unit.id = entry.at("id");
    unit.formation = entry.at("formation");
    unit.side = topSide(state, unit.formation);
    unit.type = entry.at("type");
    unit.nation = entry.at("nation");
    unit.quality = readQuality(entry, unit);
    unit.gun = entry.value("machine-gun", false);
    unit.start = entry.at("elements");
    if (unit.gun && state.ruled("s-mgcount", "extra"))
        ++unit.start;
    unit.mounted = rides(unit);
    unit.onTable = isPlane(unit);
    if (startsMad(unit))
        unit.state = "mad-as-a-cut-snake";
    return unit;
}

Formation readFormation(const json& entry) {
    Formation formation;
    formation.id = entry.at("id");
    formation.side = entry.value("side", "");
    formation.parent = entry.value("parent", "");
    formation.composition = entry.value("composition", "auto");
    return formation;
}

Officer readOfficer(const State& state, const json& entry) {
    Officer officer;
    officer.id = entry.at("id");
    officer.kind = entry.at("kind");
    officer.commands = entry.at("commands");
    officer.side = topSide(state, officer.commands);
    return officer;
}

void readFirstSide(State& state, const json& battle) {
    state.firstKnown = battle.contains("first-side");
    if (!state.firstKnown)
        return; // OPEN: until the sides have rolled, the first side of the file stands as active.
    const auto side = std::find(state.sides.begin(), state.sides.end(), battle.at("first-side"));
    state.first = static_cast<std::size_t>(side - state.sides.begin());
    state.active = state.first;
}

} // namespace

State readBattle(const json& battle) {
    State state;
    state.rulings = battle.value("rulings", std::map<std::string, std::string>());
    for (const json& entry : battle.at("sides"))
        state.sides.push_back(entry.at("id"));
    for (const json& entry : battle.value("formations", json::array()))
        state.formations.push_back(readFormation(entry));
    for (const json& entry : battle.value("officers", json::array()))
        state.officers.push_back(readOfficer(state, entry));
    for (const json& entry : battle.value("units", json::array()))
        state.units.push_back(readUnit(state, entry));
    readFirstSide(state, battle);
    return state;
}

bool State::ruled(const std::string& name, const std::string& value) const {
    const auto found = rulings.find(name);
    return found != rulings.end() && found->second == value;
}

bool State::hasSide(const std::string& id) const {
    return std::find(sides.begin(), sides.end(), id) != sides.end();
}

const Formation* State::findFormation(const std::string& id) const {
    return findById(formations, id);
}
const Officer* State::findOfficer(const std::string& id) const {
    return findById(officers, id);
}
const Unit* State::findUnit(const std::string& id) const {
    return findById(units, id);
}
Formation& State::formation(const std::string& id) {
    return getById(formations, id);
}
Officer& State::officer(const std::string& id) {
    return getById(officers, id);
}
Unit& State::unit(const std::string& id) {
    return getById(units, id);
}

std::string State::parentOf(const std::string& id) const {
    const Formation* formation = findFormation(id);
    return formation ? formation->parent : "";
}

std::vector<std::string> State::lineOf(const Unit& unit) const {
    std::vector<std::string> line = {unit.side};
    for (std::string id = unit.formation; !id.empty(); id = parentOf(id))
        line.push_back(id);
    return line;
}

bool State::lostInLine(const Unit& unit, const std::string& kind) const {
    const std::vector<std::string> line = lineOf(unit);
    return std::any_of(officers.begin(), officers.end(), [&](const Officer& officer) {
        return officer.lost && officer.kind == kind &&
               std::find(line.begin(), line.end(), officer.commands) != line.end();
    });
}

bool oneOf(const std::string& word, std::initializer_list<const char*> words) {
    return std::find(words.begin(), words.end(), word) != words.end();
}

bool isArmour(const Unit& unit) {
    return oneOf(unit.type, {"armoured-car", "tank"});
}
bool isLoneScout(const Unit& unit) {
    return oneOf(unit.type, {"sniper", "artillery-observer"});
}
bool isPlane(const Unit& unit) {
    return unit.type == "plane";
}
bool rides(const Unit& unit) {
    return oneOf(unit.type, {"cavalry", "mounted-infantry", "camelry"});
}
bool isArab(const Unit& unit) {
    return oneOf(unit.nation, {"arab-allied", "arab-revolt", "arab-independent"});
}

bool countedInElements(const Unit& unit) {
    return rides(unit) ||
           oneOf(unit.type, {"infantry", "artillery", "machine-guns", "mortar", "patrol-cars"});
}

bool countsForKnackered(const Unit& unit) {
    return !isLoneScout(unit) && !isPlane(unit);
}
bool isVeteran(const Unit& unit) {
    return unit.quality == "veteran";
}
bool isGreen(const Unit& unit) {
    return oneOf(unit.quality, {"green", "militia"});
}

const json& requireField(const json& object, const std::string& key) {
    if (!object.is_object() || !object.contains(key))
        throw Refusal{"bad-value", key + " is missing"};
    return object.at(key);
}

std::string requireText(const json& object, const std::string& key) {
    const json& value = requireField(object, key);
    if (!value.is_string())
        throw Refusal{"bad-value", key + " is not a text"};
    return value;
}

} // namespace umpire::plain
