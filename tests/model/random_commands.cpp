/// Commands that mostly make sense, aimed at what is interesting in the state.

#include "random_battles.h"

#include <functional>

namespace umpire::plain {

namespace {

using MaybeCommand = std::optional<json>;
using Wanted = std::function<bool(const Unit&)>;

bool anyUnit(const Unit&) {
    return true;
}
bool testable(const Unit& unit) {
    return !isArmour(unit) && !isPlane(unit);
}
bool onGround(const Unit& unit) {
    return !isPlane(unit);
}
bool canCharge(const Unit& unit) {
    return rides(unit) || unit.type == "infantry";
}

/// Makes one command of each kind; none where the state has no subject for it.
class CommandMaker {
  public:
    CommandMaker(Rng& rng, const PlainModel& model) : m_rng(rng), m_model(model), m_state(model.state()) {}
    json make();

  private:
    MaybeCommand shoot();
    MaybeCommand morale();
    MaybeCommand chargeResponse();
    MaybeCommand crash();
    MaybeCommand charge();
    MaybeCommand melee();
    MaybeCommand knackered();
    MaybeCommand officerCasualty();
    MaybeCommand offRoad();
    MaybeCommand repair();
    MaybeCommand tankMove();
    MaybeCommand airSupport();
    MaybeCommand automaticLoss();
    MaybeCommand dogfight();
    MaybeCommand crashSite();
    MaybeCommand reform();
    MaybeCommand adjust();
    MaybeCommand nextPhase();
    MaybeCommand endTurn();
    MaybeCommand undo();
    MaybeCommand redo();
    MaybeCommand show();

    const Unit* find(const Wanted& wanted);
    const Unit* findOn(const std::string& side, const Wanted& wanted);
    const Unit* findEnemyOf(const Unit& unit, const Wanted& wanted);
    const Unit* findCheckable();
    bool routerBarred(const Unit& unit) const;
    json situation(const Unit& unit);
    void stateFire(json& facts);
    void addFiredOnBy(json& facts, const Unit& tester);
    json side(const Unit& unit);
    json checkOf(const char* check, const Unit& unit, const json& facts);
    MaybeCommand plainCheck(const char* check, const Wanted& wanted);
    json surrenders(const std::string& formation);
    json aliveAgain(const Unit& unit);
    json unitMarks(const Unit& unit);
    json unitLosses(const Unit& unit);
    json adjustedState(const Unit& unit);
    json adjustedUnit(const Unit& unit);
    json adjustedOfficer();
    json adjustedFormation();
    json adjustedTurn();

    Rng& m_rng;
    const PlainModel& m_model;
    const State& m_state;
};

const Unit* CommandMaker::find(const Wanted& wanted) {
    std::vector<const Unit*> found;
    for (const Unit& unit : m_state.units)
        if (!unit.gone() && wanted(unit))
            found.push_back(&unit);
    return found.empty() ? nullptr : m_rng.pick(found);
}

const Unit* CommandMaker::findOn(const std::string& side, const Wanted& wanted) {
    return find([&](const Unit& unit) { return unit.side == side && wanted(unit); });
}

const Unit* CommandMaker::findEnemyOf(const Unit& unit, const Wanted& wanted) {
    return find([&](const Unit& other) { return other.side != unit.side && wanted(other); });
}

bool CommandMaker::routerBarred(const Unit& unit) const {
    return unit.routing() && m_state.ruled("s-routcheck", "no-checks");
}

/// A unit that may take a morale check; mostly one whose check is not barred.
const Unit* CommandMaker::findCheckable() {
    const bool strict = !m_rng.chance(5);
    return find([&](const Unit& unit) { return testable(unit) && !(strict && routerBarred(unit)); });
}

/// The umpire's facts about where a unit stands.
json CommandMaker::situation(const Unit& unit) {
    json facts = json::object();
    const auto state = [&](const char* fact, int percent) {
        if (m_rng.chance(percent))
            facts[fact] = m_rng.chance(85);
    };
    state("officer-within-9", 40);
    state("supported", 45);
    state("in-cover", 35);
    state("uphill", 15);
    state("linear-obstacle", 15);
    state("both-in-village", 8);
    state("friends-buggering-off-within-18", 15);
    state("no-minus-modifiers", 5);
    state("charging", 10);
    if (m_rng.chance(10) && !m_state.officers.empty())
        facts["officers-within-3"] = json::array({m_rng.pick(m_state.officers).id});
    if (m_rng.chance(isArab(unit) ? 50 : 5))
        facts["enemies-within-8"] = m_rng.between(0, 3);
    return facts;
}

/// Fire by what is not on the roster, or stated otherwise than the state has it.
void CommandMaker::stateFire(json& facts) {
    if (m_rng.chance(60)) {
        facts["fire"] = json::array();
        const int weapons = m_rng.between(1, 2);
        for (int i = 0; i < weapons; ++i)
            facts["fire"].push_back(m_rng.word({"small-arms", "artillery", "mortar", "machine-guns", "tank",
                                                "sniper", "bombing", "strafing"}));
    }
    if (m_rng.chance(60))
        facts["firer-elements"] = m_rng.between(1, 5);
}

// OPEN ... not generated: stated fire of armoured cars, planes and other single models.
MaybeCommand CommandMaker::shoot() {
    const Unit* firer = findOn(m_state.activeSide(), anyUnit);
    const bool armourFirst = m_rng.chance(15);
    const Unit* target = firer ? findEnemyOf(*firer, armourFirst ? isArmour : onGround) : nullptr;
    if (!target)
        return std::nullopt;
    json command = {{"do", "shoot"}, {"unit", firer->id}, {"target", target->id}};
    json facts = situation(*target);
    if (countedInElements(*firer) && !isArmour(*target) && m_rng.chance(8))
        stateFire(facts);
    if (!facts.empty() || m_rng.chance(50))
        command["facts"] = facts;
    if (firer->type == "armoured-car" && m_rng.chance(70))
        command["jam-dice"] = m_rng.between(1, 5);
    if (isPlane(*firer))
        command["attack"] = m_rng.word({"bombing", "strafing"});
    return command;
}

json CommandMaker::checkOf(const char* check, const Unit& unit, const json& facts) {
    json command = {{"do", "check"}, {"check", check}, {"unit", unit.id}};
    if (!facts.empty() || m_rng.chance(50))
        command["facts"] = facts;
    return command;
}

/// Roster firers; a second one now and then, so that strengths add up.
void CommandMaker::addFiredOnBy(json& facts, const Unit& tester) {
    facts["fired-on-by"] = json::array();
    const Unit* one = findEnemyOf(tester, m_rng.chance(80) ? countedInElements : anyUnit);
    const Unit* two = m_rng.chance(40) ? findEnemyOf(tester, anyUnit) : nullptr;
    if (one)
        facts["fired-on-by"].push_back(one->id);
    if (two && two != one)
        facts["fired-on-by"].push_back(two->id);
}

MaybeCommand CommandMaker::morale() {
    const Unit* unit = findCheckable();
    if (!unit)
        return std::nullopt;
    json facts = situation(*unit);
    if (m_rng.chance(60))
        addFiredOnBy(facts, *unit);
    else if (m_rng.chance(70))
        stateFire(facts);
    return checkOf("morale", *unit, facts);
}

MaybeCommand CommandMaker::chargeResponse() {
    const Unit* unit =
        find([&](const Unit& u) { return testable(u) && !isLoneScout(u) && !routerBarred(u); });
    if (!unit)
        return std::nullopt;
    json facts = situation(*unit);
    const Unit* charger = findEnemyOf(*unit, canCharge);
    if (charger && m_rng.chance(70))
        facts["charged-by"] = charger->id;
    if (m_rng.chance(10))
        stateFire(facts); // does not count here
    return checkOf("charge-response", *unit, facts);
}

MaybeCommand CommandMaker::crash() {
    const Unit* unit = findCheckable();
    if (!unit)
        return std::nullopt;
    return checkOf("crash", *unit, m_rng.chance(60) ? json::object() : situation(*unit));
}

MaybeCommand CommandMaker::charge() {
    const Unit* charger = findOn(m_state.activeSide(), m_rng.chance(90) ? canCharge : onGround);
    const Unit* target = charger ? findEnemyOf(*charger, onGround) : nullptr;
    if (charger && !charger->chargesAt.empty() && m_rng.chance(60))
        target = m_state.findUnit(charger->chargesAt); // declared again
    if (!target || (routerBarred(*target) && m_rng.chance(90)))
        return std::nullopt;
    json command = {{"do", "charge"}, {"unit", charger->id}, {"target", target->id}};
    if (m_rng.chance(80))
        command["facts"] = situation(*target);
    return command;
}

json CommandMaker::side(const Unit& unit) {
    json facts = situation(unit);
    if (m_rng.chance(50))
        facts["charging"] = true;
    return {{"unit", unit.id}, {"facts", facts}};
}

MaybeCommand CommandMaker::melee() {
    const auto fights = [&](const Unit& u) {
        return onGround(u) && (m_rng.chance(50) || canCharge(u) || u.inMelee);
    };
    const auto allowed = [&](const Unit& u) { return fights(u) && (!routerBarred(u) || m_rng.chance(3)); };
    const Unit* a = find(allowed);
    const Unit* b = a ? findEnemyOf(*a, allowed) : nullptr;
    if (!b)
        return std::nullopt;
    json command = {{"do", "melee"}, {"a", side(*a)}, {"b", side(*b)}};
    if (m_rng.chance(5))
        command["a"].erase("facts");
    return command;
}

json CommandMaker::surrenders(const std::string& formation) {
    json units = json::array();
    for (const Unit& unit : m_state.units)
        if (unit.formation == formation && !unit.gone() && !isPlane(unit) && m_rng.chance(30))
            units.push_back(unit.id);
    if (m_rng.chance(4))
        units.push_back(m_rng.pick(m_state.units).id);
    return units;
}

bool isKnackeredDue(const State& state, const Formation& formation) {
    int start = 0;
    int gone = 0;
    for (const Unit& unit : state.units) {
        if (unit.formation != formation.id || !countsForKnackered(unit))
            continue;
        start += unit.start;
        gone += unit.spitting() ? unit.start : unit.lost + unit.captured;
    }
    return start > 0 && 5 * gone >= start && formation.state != "buggering-off";
}

MaybeCommand CommandMaker::knackered() {
    std::vector<std::string> formations;
    for (const Formation& formation : m_state.formations)
        if (isKnackeredDue(m_state, formation) || m_rng.chance(4))
            formations.push_back(formation.id);
    if (formations.empty())
        return std::nullopt;
    json command = {{"do", "check"}, {"check", "knackered"}, {"formation", m_rng.pick(formations)}};
    if (m_rng.chance(40))
        command["facts"]["surrenders"] = surrenders(command["formation"]);
    return command;
}

MaybeCommand CommandMaker::officerCasualty() {
    if (m_state.officers.empty())
        return std::nullopt;
    const Officer& officer = m_rng.pick(m_state.officers);
    if (officer.lost && m_rng.chance(80))
        return std::nullopt;
    json command = {{"do", "check"}, {"check", "officer-casualty"}, {"officer", officer.id}};
    if (m_rng.chance(60))
        command["facts"] = {{"leading", m_rng.chance(80)}};
    return command;
}

MaybeCommand CommandMaker::plainCheck(const char* check, const Wanted& wanted) {
    const Unit* unit = find(wanted);
    if (!unit)
        return std::nullopt;
    return json{{"do", "check"}, {"check", check}, {"unit", unit->id}};
}

MaybeCommand CommandMaker::offRoad() {
    return plainCheck("off-road", [](const Unit& u) {
        return oneOf(u.type, {"armoured-car", "patrol-cars"});
    });
}

MaybeCommand CommandMaker::repair() {
    return plainCheck("repair", [](const Unit& u) { return u.gunJammed; });
}

MaybeCommand CommandMaker::tankMove() {
    return plainCheck("tank-move", [](const Unit& u) { return u.type == "tank"; });
}

// OPEN ... not generated (mostly): air support after turn 2 or a second time for a side.
MaybeCommand CommandMaker::airSupport() {
    const std::string side = m_rng.pick(m_state.sides);
    bool rolled = m_state.turn > 2;
    for (const Unit& unit : m_state.units)
        rolled = rolled || (unit.side == side && isPlane(unit) && (unit.arrivesTurn || !unit.onTable));
    if (rolled && m_rng.chance(98))
        return std::nullopt;
    return json{{"do", "check"}, {"check", "air-support"}, {"side", side}};
}

MaybeCommand CommandMaker::automaticLoss() {
    const Unit* unit = find(onGround);
    if (!unit)
        return std::nullopt;
    return json{{"do", "automatic-loss"}, {"unit", unit->id}};
}

/// The planes on the table by side, in file order.
std::vector<std::string> flying(const State& state, const std::string& side) {
    std::vector<std::string> planes;
    for (const Unit& unit : state.units)
        if (isPlane(unit) && unit.onTable && !unit.gone() && unit.side == side)
            planes.push_back(unit.id);
    return planes;
}

MaybeCommand CommandMaker::dogfight() {
    std::vector<std::string> large = flying(m_state, m_state.sides[0]);
    std::vector<std::string> small = flying(m_state, m_state.sides[1]);
    if (large.size() < small.size())
        std::swap(large, small);
    if (small.empty())
        return std::nullopt;
    json command = {{"do", "dogfight"}};
    if (m_rng.chance(50))
        return command;
    while (large.size() > small.size()) {
        const std::size_t chosen = m_rng.below(large.size());
        command["stay"].push_back(large[chosen]);
        large.erase(large.begin() + static_cast<std::ptrdiff_t>(chosen));
        small.push_back("paired with nobody");
    }
    return command;
}

MaybeCommand CommandMaker::crashSite() {
    std::vector<std::string> planes;
    for (const Unit& unit : m_state.units)
        if (unit.goneAs == "shot-down")
            planes.push_back(unit.id);
    if (planes.empty())
        return std::nullopt;
    return json{{"do", "crash-site"}, {"plane", m_rng.pick(planes)}};
}

MaybeCommand CommandMaker::reform() {
    const Unit* unit = find([&](const Unit& u) { return u.unreformed || u.spitting() || m_rng.chance(5); });
    if (!unit)
        return std::nullopt;
    return json{{"do", "reform"}, {"unit", unit->id}};
}

/// Everything named that a unit coming back needs, since marks of units that are gone are open.
json CommandMaker::aliveAgain(const Unit& unit) {
    json set = {{"state", "steady"},         {"lost", 0},           {"captured", 0},    {"unreformed", false},
                {"last-attack-told", false}, {"gun-jammed", false}, {"stunned", false}, {"bogged", false},
                {"in-melee", false}};
    if (rides(unit))
        set["mounted"] = true;
    return set;
}

json CommandMaker::unitMarks(const Unit& unit) {
    json set = json::object();
    std::vector<std::string> marks = {"unreformed", "last-attack-told", "in-melee"};
    if (rides(unit))
        marks.insert(marks.end(), {"mounted", "mounted"});
    if (oneOf(unit.type, {"armoured-car", "tank"}))
        marks.insert(marks.end(), {"gun-jammed", "gun-jammed", "stunned", "bogged"});
    if (isPlane(unit) && !unit.arrivesTurn)
        marks = {"on-table"};
    const int number = m_rng.between(1, 2);
    for (int i = 0; i < number; ++i)
        set[m_rng.pick(marks)] = m_rng.chance(70);
    return set;
}

json CommandMaker::unitLosses(const Unit& unit) {
    const int left = m_rng.between(1, unit.start);
    const int lost = m_rng.between(0, unit.start - left);
    return {{"lost", lost}, {"captured", unit.start - left - lost}};
}

// OPEN ... not generated: states that a type never has (a routing sniper, a Mad tank).
json CommandMaker::adjustedState(const Unit& unit) {
    if (m_rng.chance(10))
        return {{"state", "gone"}, {"gone-as", "removed"}, {"lost", unit.start - unit.captured}};
    if (isArmour(unit) || isLoneScout(unit) || isPlane(unit))
        return unitMarks(unit);
    if (unit.routing())
        return {{"state", "steady"}, {"unreformed", true}}; // a Veteran's rally
    return {{"state", m_rng.word({"steady", "spittin-the-dummy", "buggering-off", "buggering-off",
                                  "mad-as-a-cut-snake"})}};
}

json CommandMaker::adjustedUnit(const Unit& unit) {
    if (unit.gone())
        return isPlane(unit) ? json::object() : aliveAgain(unit);
    if (m_rng.chance(30) && unit.start > 1)
        return unitLosses(unit);
    return m_rng.chance(50) ? adjustedState(unit) : unitMarks(unit);
}

json CommandMaker::adjustedOfficer() {
    const Officer& officer = m_rng.pick(m_state.officers);
    json set = {{"state", "lost"}, {"returns-turn", m_state.turn + m_rng.between(1, 3)}};
    if (officer.lost)
        set = {{"state", "present"}};
    return {{"subject", officer.id}, {"set", set}};
}

json CommandMaker::adjustedFormation() {
    const std::string state =
        m_rng.word({"none", "bonza", "stunned-mullets", "goin-walkabout", "buggering-off"});
    return {{"subject", m_rng.pick(m_state.formations).id}, {"set", {{"state", state}}}};
}

// OPEN ... not generated: moving the turn or side by hand, and the phase ids.
json CommandMaker::adjustedTurn() {
    return {{"subject", "turn"}, {"set", {{"turn", m_state.turn + 1}}}};
}

MaybeCommand CommandMaker::adjust() {
    const std::size_t what = m_rng.below(100);
    json command;
    if (what < 10 && !m_state.officers.empty())
        command = adjustedOfficer();
    else if (what < 16)
        command = adjustedFormation();
    else if (what < 18)
        command = adjustedTurn();
    else {
        const Unit& unit = m_rng.pick(m_state.units);
        command = {{"subject", unit.id}, {"set", adjustedUnit(unit)}};
    }
    if (command["set"].empty())
        return std::nullopt;
    command["do"] = "adjust";
    command["reason"] = "as seen on the table";
    return command;
}

MaybeCommand CommandMaker::nextPhase() {
    return json{{"do", "next-phase"}};
}
MaybeCommand CommandMaker::endTurn() {
    return json{{"do", "end-turn"}};
}

MaybeCommand CommandMaker::undo() {
    if (!m_model.canUndo() && m_rng.chance(90))
        return std::nullopt;
    return json{{"do", "undo"}};
}

MaybeCommand CommandMaker::redo() {
    if (!m_model.canRedo() && m_rng.chance(98))
        return std::nullopt;
    return json{{"do", "redo"}};
}

MaybeCommand CommandMaker::show() {
    const std::string subject = m_rng.chance(30) ? "turn" : m_rng.pick(m_model.ids());
    return json{{"do", "show"}, {"subject", subject}};
}

json CommandMaker::make() {
    using Maker = MaybeCommand (CommandMaker::*)();
    static const std::vector<std::pair<int, Maker>> makers = {
        {26, &CommandMaker::shoot},         {8, &CommandMaker::morale},
        {5, &CommandMaker::chargeResponse}, {3, &CommandMaker::crash},
        {7, &CommandMaker::charge},         {12, &CommandMaker::melee},
        {7, &CommandMaker::knackered},      {4, &CommandMaker::officerCasualty},
        {2, &CommandMaker::offRoad},        {4, &CommandMaker::repair},
        {2, &CommandMaker::tankMove},       {3, &CommandMaker::airSupport},
        {2, &CommandMaker::automaticLoss},  {6, &CommandMaker::dogfight},
        {4, &CommandMaker::crashSite},      {3, &CommandMaker::reform},
        {8, &CommandMaker::adjust},         {6, &CommandMaker::nextPhase},
        {7, &CommandMaker::endTurn},        {3, &CommandMaker::undo},
        {3, &CommandMaker::redo},           {2, &CommandMaker::show}};
    while (true) {
        int ticket = m_rng.between(1, 127);
        for (const auto& [weight, maker] : makers) {
            ticket -= weight;
            if (ticket > 0)
                continue;
            if (MaybeCommand command = (this->*maker)())
                return *command;
            break;
        }
    }
}

} // namespace

json withDice(Rng& rng, const PlainModel& model, json command) {
    PlainModel copy = model;
    RandomTray tray(rng);
    const json result = copy.execute(command, tray);
    if (result.at("ok") && (!tray.thrown().empty() || rng.chance(10)) && command.at("do") != "show")
        command["dice"] = tray.thrown();
    return command;
}

json randomCommand(Rng& rng, const PlainModel& model) {
    // OPEN ... not generated: a battle that goes on while nobody has rolled for the first side.
    if (!model.state().firstKnown)
        return withDice(rng, model, {{"do", "check"}, {"check", "initiative"}});
    if (model.canRedo() && rng.chance(35))
        return {{"do", "redo"}};
    const json command = CommandMaker(rng, model).make();
    if (!rng.chance(10))
        return withDice(rng, model, command);
    return withFault(rng, model, command);
}

} // namespace umpire::plain
